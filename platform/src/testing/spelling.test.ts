/** Words that are written in two ways are written in one, the specification's, wherever a guest or an operator reads them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

test('ERR-1: texts say "email", as the table of booking errors does', () => {
  const files = globSync('{host,shared,services,mfe-*}/{src,server}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => /\be-mail/i.test(line) && !COMMENT.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
