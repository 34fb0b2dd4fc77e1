/** `docs/spec/guest-defects.md`: each defect that guests saw has a test, under the title that the page says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';

const rows = readFileSync(join(REPOSITORY, 'docs/spec/guest-defects.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (.+) \| `(.+)` \| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, seen = '', file = '', title = '']) => ({ seen, file, title }));

test('TRUE-5: the page lists the defects', () => {
  expect(rows.length).toBeGreaterThan(25);
});

test.each(rows)('TRUE-5: $seen: its test exists', ({ file, title }) => {
  expect(readFileSync(join(REPOSITORY, file), 'utf8')).toContain(title);
});
