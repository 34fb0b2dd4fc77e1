import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const TEXT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** Paths in a text between backticks that name a file; one without a folder is in the folder of the one before. */
function getFiles(text: string): string[] {
  let folder = '';
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => {
    if (!path.includes('/')) return join(folder, path);
    folder = dirname(path);
    return path;
  });
}

const [findings = '', rest = ''] = TEXT.split('\nServices describe themselves', 2);
const rows = [...findings.matchAll(/^\| ([A-Z]+-\d+) \|(.*)\|$/gm)].map(([, number = '', row = '']) => ({
  number,
  files: getFiles(row.split('|').at(-1) ?? ''),
}));

test('docs/security.md: there are findings', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('docs/security.md: the tests of $number are there and carry its number', ({ number, files }) => {
  expect(files).not.toEqual([]);
  for (const file of files) {
    const known = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : 'there is no such file';
    expect([file, new RegExp(`\\b${number}\\b`).test(known)]).toEqual([file, true]);
  }
});

test('docs/security.md: every other file that it names is there', () => {
  const named = [
    ...getFiles(rest),
    ...[...TEXT.matchAll(/`([\w-]+\/[\w./-]+\.(?:ts|tsx|vcl|cfg))`/g)].map(([, path = '']) => path),
  ];
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
