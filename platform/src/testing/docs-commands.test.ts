/** Every command that the documentation names is one that there is, with options that it takes. */
import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import {
  CI_OPTIONS,
  DEV_OPTIONS,
  NEW_REMOTE_OPTIONS,
  PACKAGES_OPTIONS,
  PACK_OPTIONS,
  PROOF_OPTIONS,
  PUBLISH_OPTIONS,
  REGISTRY_COMMANDS,
  REGISTRY_OPTIONS,
  START_OPTIONS,
  TEST_OPTIONS,
} from '../cli/usage.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { documentedCommands, getWords } from './documented-commands.ts';

const scripts = (directory: string): Record<string, string> =>
  (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { scripts?: Record<string, string> }).scripts ??
  {};

const OPTIONS: Record<string, NonNullable<ParseArgsConfig['options']>> = {
  start: START_OPTIONS,
  ci: CI_OPTIONS,
  test: TEST_OPTIONS,
  dev: DEV_OPTIONS,
  'publish:remote': PUBLISH_OPTIONS,
  'new:remote': NEW_REMOTE_OPTIONS,
  registry: REGISTRY_OPTIONS,
  pack: PACK_OPTIONS,
  packages: PACKAGES_OPTIONS,
  'platform:proof': PROOF_OPTIONS,
};

const commands = documentedCommands();

function getProblem(line: string, folder = REPOSITORY): string | null {
  const [tool, ...rest] = getWords(line);
  if (tool === 'node') {
    const file = rest.find((word) => /\.[cm]?[jt]s$/.test(word)) ?? '';
    return [REPOSITORY, folder].some((from) => existsSync(join(from, file))) ? null : 'no such file';
  }
  if (tool === 'npx')
    return existsSync(join(REPOSITORY, 'node_modules/.bin', rest[0] ?? '')) ? null : `${rest[0]} is not installed`;
  const name = rest[0] === 'run' ? rest[1] : rest[0];
  if (name === undefined || ['install', 'ci', 'ls', 'exec', 'publish', 'config', 'create'].includes(name)) return null;
  const at = rest.indexOf('-w');
  const directory = at < 0 ? REPOSITORY : join(REPOSITORY, rest[at + 1] ?? '');
  // A remote that the text only supposes.
  if (at >= 0 && !existsSync(directory)) return null;
  if (!(name in scripts(directory))) return `there is no script ${name}`;
  const dashes = rest.indexOf('--');
  const args = dashes < 0 ? [] : rest.slice(dashes + 1);
  const options = OPTIONS[name];
  if (!options) return null;
  try {
    const { positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (name === 'registry' && !REGISTRY_COMMANDS.includes(positionals[0] ?? '')) return `no command ${positionals[0]}`;
    return null;
  } catch (error) {
    return String(error);
  }
}

test('PLAT-2: there are commands in the documentation', () => {
  expect(commands.length).toBeGreaterThan(40);
});

test.each(commands)('%s: %s', (file, line) => {
  expect(getProblem(line, join(REPOSITORY, dirname(file)))).toBeNull();
});

test.each([
  'npm run e2e-all',
  'npm run registry -- promot mfe-search@1.0.0',
  'npm run publish:remote -- mfe-search --trafic 10',
  'npx no-such-tool',
  'node platform/no-such-file.mjs',
])('the test finds: %s', (line) => {
  expect(getProblem(line)).not.toBeNull();
});
