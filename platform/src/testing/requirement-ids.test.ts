/**
 * Every rule that tracked code names is one of `docs/requirements.md`: a rule that is named and not written down tells
 * nobody anything.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { readRequirements } from './requirement-tests.ts';

const requirements = readRequirements(readFileSync(join(REPOSITORY, 'docs/requirements.md'), 'utf8'));
const known = new Set(requirements.flatMap(({ id, parts }) => [id, ...parts]));
/** Only words that begin ids of the list: a stay's code or `UTF-8` names no rule. */
const prefixes = [...new Set(requirements.map(({ id }) => id.split('-')[0]))];
const ID = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+[a-z]?\\b`, 'g');

const findUnknown = (text: string): string[] => (text.match(ID) ?? []).filter((id) => !known.has(id));

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(REPOSITORY, file)));

test('every rule that code names is in docs/requirements.md', () => {
  expect(files.length).toBeGreaterThan(1000);
  const unknown = files.flatMap((file) =>
    findUnknown(readFileSync(join(REPOSITORY, file), 'utf8')).map((id) => `${id} in ${file}`),
  );
  expect(unknown).toEqual([]);
});

test('no rule is written down twice', () => {
  expect(requirements.map(({ id }) => id)).toEqual([...new Set(requirements.map(({ id }) => id))]);
});

test('a rule that is not there is found, and what is no rule is left alone', () => {
  const missing = ['TRUE', '999'].join('-');
  expect(findUnknown(`(${missing}, PLAT-7b, TRUE-1) RST-41827 UTF-8`)).toEqual([missing]);
});
