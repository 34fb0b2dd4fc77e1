/**
 * What oxlint must find, each planted in a small copy of the packages: wrong imports between packages, long code, names
 * of files and functions, hooks, promises that nobody waits for.
 */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../lib/paths.ts';

type Planted = { what: string; file: string; text: string; rule: string | null };

const lines = (count: number, line: string): string => `${line}\n`.repeat(count);
const imported = (from: string, how = 'import'): string =>
  `${how} { a } from '${from}';\nexport const b: unknown = a;\n`;

const PLANTED: readonly Planted[] = [
  {
    what: 'a remote that imports another one',
    file: 'mfe-a/src/one.ts',
    text: imported('@roost/mfe-b/x'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a remote that imports a package by a path',
    file: 'mfe-a/src/two.ts',
    text: imported('../../shared/src/domain/x.ts'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a remote that imports a library past its facade',
    file: 'mfe-a/src/three.ts',
    text: imported('react-router'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a remote that imports shared',
    file: 'mfe-a/src/four.ts',
    text: imported('@roost/shared/router'),
    rule: null,
  },
  {
    what: 'a rule that imports state',
    file: 'shared/src/domain/one.ts',
    text: imported('@roost/shared/state'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a rule that imports React',
    file: 'shared/src/domain/two.ts',
    text: imported('react'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a rule that imports a type of React',
    file: 'shared/src/domain/three.ts',
    text: "import type { A } from 'react';\nexport const b: A = 1;\n",
    rule: null,
  },
  {
    what: 'a page of the host that imports the log',
    file: 'host/src/one.ts',
    text: imported('@roost/observe/log'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a server of the host that imports the log',
    file: 'host/server/two.ts',
    text: imported('@roost/observe/log'),
    rule: null,
  },
  {
    what: 'services that import components',
    file: 'services/src/one.ts',
    text: imported('@roost/shared/ui'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'services that import the sandbox',
    file: 'services/src/two.ts',
    text: imported('@roost/sandbox/x'),
    rule: 'no-restricted-imports',
  },
  {
    what: 'a build file that imports more than a preset',
    file: 'host/webpack.config.ts',
    text: "import { a } from '@roost/shared/domain/a';\nexport default a;\n",
    rule: 'no-restricted-imports',
  },
  { what: 'a default export', file: 'host/src/three.ts', text: 'export default 1;\n', rule: 'no-default-export' },
  { what: 'a file of 260 lines', file: 'host/src/four.ts', text: lines(260, '// …'), rule: 'size' },
  {
    what: 'a file of 260 lines that says why',
    file: 'host/src/five.ts',
    text: `// long because it is a table\n${lines(260, '// …')}`,
    rule: null,
  },
  {
    what: 'a file of 260 lines that says why its function is long',
    file: 'host/src/five-more.ts',
    text: `// The function is long because it is a list.\n${lines(260, '// …')}`,
    rule: 'size',
  },
  {
    what: 'a function of 90 lines',
    file: 'host/src/six.ts',
    text: `export function big() {\n${lines(90, '  void 0;')}}\n`,
    rule: 'size',
  },
  {
    what: 'a function of 90 lines in a file that says why the file is long',
    file: 'host/src/six-more.ts',
    text: `// This file is long because it is a table.\nexport function big() {\n${lines(90, '  void 0;')}}\n`,
    rule: 'size',
  },
  {
    what: 'a function of 90 lines that says why',
    file: 'host/src/six-with-reason.ts',
    text: `// makeList is long because it is a list.\nexport function makeList() {\n${lines(90, '  void 0;')}}\n`,
    rule: null,
  },
  {
    what: 'a name that is not in kebab-case',
    file: 'host/src/badName.ts',
    text: 'export const a = 1;\n',
    rule: 'file-name',
  },
  {
    what: 'a function that is named like a thing',
    file: 'host/src/nine.ts',
    text: 'export const priceOf = (cents: number) => cents / 100;\n',
    rule: 'function-name',
  },
  {
    what: 'functions that are named by what they do, and a word of the language',
    file: 'host/src/ten.ts',
    text: 'export const getPrice = (cents: number) => cents / 100;\nexport const at = { indexOf: () => 1 };\n',
    rule: null,
  },
  {
    what: 'a hook after a condition',
    file: 'host/src/Seven.tsx',
    text: "import { useState } from 'react';\nexport const Seven = ({ on }: { on: boolean }) => (on ? useState(1)[0] : 1);\n",
    rule: 'rules-of-hooks',
  },
  {
    what: 'an effect that leaves out what it reads',
    file: 'host/src/Eight.tsx',
    text: "import { useEffect } from 'react';\nexport const Eight = ({ a }: { a: string }) => {\n  useEffect(() => void fetch(a), []);\n  return null;\n};\n",
    rule: 'exhaustive-deps',
  },
  {
    what: 'a promise that is waited for',
    file: 'plain/one.ts',
    text: 'export const save = async () => {};\nawait save();\n',
    rule: null,
  },
  {
    what: 'a promise that nobody waits for',
    file: 'plain/two.ts',
    text: 'export const save = async () => {};\nsave();\n',
    rule: 'no-floating-promises',
  },
  {
    what: 'a promise whose error is handled',
    file: 'plain/three.ts',
    text: 'export const save = async () => {};\nsave().catch(() => 1);\n',
    rule: null,
  },
  {
    what: 'a promise given where nobody looks at it',
    file: 'plain/four.ts',
    text: 'export const each = (run: () => void) => run();\neach(async () => {});\n',
    rule: 'no-misused-promises',
  },
  {
    what: 'a promise taken for its answer',
    file: 'plain/five.ts',
    text: 'export const ok = async () => false;\nif (ok()) throw new Error();\n',
    rule: 'no-misused-promises',
  },
];

let found: Map<string, string[]>;
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'roost-lint-'));
  try {
    for (const part of ['oxlint.config.ts', 'platform/src/lint/rules.mjs'])
      await cp(join(REPOSITORY, part), join(directory, part));
    await symlink(join(REPOSITORY, 'node_modules'), join(directory, 'node_modules'));
    const folders = ['mfe-b', ...['domain', 'router', 'state', 'ui'].map((part) => `shared/src/${part}`)];
    for (const folder of folders) await mkdir(join(directory, folder), { recursive: true });
    for (const { file, text } of PLANTED) {
      await mkdir(dirname(join(directory, file)), { recursive: true });
      await writeFile(join(directory, file), text);
    }
    await writeFile(
      join(directory, 'plain/tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "types": [], "lib": ["es2024"] }, "include": ["*.ts"] }',
    );
    const oxlint = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint');
    const run = promisify(execFile)(process.execPath, [oxlint, '--type-aware', '--format', 'json', '.'], {
      cwd: directory,
      timeout: 100_000,
    });
    const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    found = new Map();
    for (const { code, filename } of diagnostics)
      found.set(filename, [...(found.get(filename) ?? []), /\(([^)]+)\)/.exec(code)?.[1] ?? code]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}, 120_000);

test.each(PLANTED)('PLAT-1 PLAT-7: what lint says of $what', ({ file, rule }) => {
  expect(found.get(file) ?? []).toEqual(rule === null ? [] : [rule]);
});
