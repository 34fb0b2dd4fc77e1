/**
 * Files whose modules last as long as a worker of Jest: they make much from data that never changes (the towns of the
 * earth, the sights, 2,000 homes), which other files would make anew for each test file (decision 0183). Node itself
 * reads them, so that they belong to no test file's globals.
 */
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const ROOT = join(__dirname, '../../..');
/** They and what they import by its path. All of it computes; nothing of it has a clock, a connection or a mock. */
const ENTRIES = ['sandbox/src/maps/gazetteer.ts', 'services/src/testing/seed-reader.ts'];
const IMPORT = /^(?:import|export) (?:\{[^}]*\}|\* as \w+|\*|\w+)(?:, \{[^}]*\})? from '(\.[^']+)'/gm;

function collect(file, found) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) collect(join(dirname(file), path), found);
  return found;
}

/** The outside world of service tests. Each of them builds one of its own from it; its own tests have fresh modules. */
const SANDBOX = /^@roost\/sandbox\/(\w+)$/;

let lasting;
/** Returns the path of the lasting file that `name` is in `from`, else null. */
exports.findLasting = (from, name) => {
  const [, part] = SANDBOX.exec(name) ?? [];
  if (part) return join(ROOT, `sandbox/src/${part}.ts`);
  if (!name.startsWith('.') || !name.endsWith('.ts')) return null;
  lasting ??= ENTRIES.reduce((found, entry) => collect(join(ROOT, entry), found), new Set());
  const path = join(dirname(from), name);
  return lasting.has(path) ? path : null;
};
