import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';

const DOCS = join(REPOSITORY, 'docs');
const DECISIONS = join(DOCS, 'decisions');

const markdownFiles = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(DOCS, name))
  .concat(join(REPOSITORY, 'README.md'))
  .concat(
    readdirSync(REPOSITORY)
      .map((name) => join(REPOSITORY, name, 'README.md'))
      .filter((file) => existsSync(file)),
  );

/**
 * Numbers of the records that files outside of docs/decisions name: `decision 0003`, `decisions 0003 and 0004`,
 * `decisions/0003`, `(0003)`, `[0003]`.
 */
function readCited(): ReadonlySet<string> {
  const pattern = String.raw`(decisions? |decisions/|\(|\[)[0-9]{4}( and [0-9]{4}|, [0-9]{4})*`;
  const { stdout } = spawnSync('git', ['grep', '-hoE', pattern, '--', ':!docs/decisions', ':!*.test.ts'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return new Set(stdout.match(/\d{4}/g));
}

describe('decision records', () => {
  const records = readdirSync(DECISIONS)
    .filter((name) => /^\d/.test(name))
    .sort();

  test('their numbers have no hole and none is there twice', () => {
    expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_, index) => index + 1));
  });

  test.each(records)('%s has its number, a date and a status', (name) => {
    const [title = '', , line = ''] = readFileSync(join(DECISIONS, name), 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`));
    expect(line).toMatch(/^\d{4}-\d\d-\d\d\. (Accepted|Superseded)/);
  });

  const cited = readCited();

  test.each(records)('%s is named by the code or the page that it explains, or says that it has none', (name) => {
    const saysNone = /\bNo code\b/.test(readFileSync(join(DECISIONS, name), 'utf8'));
    expect({ isNamed: cited.has(name.slice(0, 4)) || saysNone }).toEqual({ isNamed: true });
  });

  test('the table lists each of them once, in order', () => {
    const table = readFileSync(join(DECISIONS, 'README.md'), 'utf8');
    expect([...table.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)/gm)].map(([, , file]) => file)).toEqual(records);
  });
});

describe('links in the documentation', () => {
  test.each(markdownFiles.map((file) => relative(REPOSITORY, file)))('%s links to files that exist', (name) => {
    const file = join(REPOSITORY, name);
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, link]) => link,
    );
    expect(links.filter((link) => !existsSync(resolve(dirname(file), link ?? '')))).toEqual([]);
  });
});
