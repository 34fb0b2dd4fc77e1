/** Every class that a component takes from its style sheet is there: to the type checker a sheet has any name. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { inRepository, packageDir } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';

const SHEET = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Classes that a source takes from its sheets and that are in none of them. */
function missingClasses(source: string, readSheet: (path: string) => string): string[] {
  return [...source.matchAll(SHEET)].flatMap(([, name = '', path = '']) => {
    const sheet = readSheet(path).replaceAll(/\/\*[^]*?\*\//g, '');
    const there = new Set([...sheet.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, found]) => found));
    const used = source.matchAll(new RegExp(String.raw`(?<![\w./])${name}(?:\.(\w+)|\[['"]([\w-]+)['"]\])`, 'g'));
    return [...used].map(([, plain, quoted]) => plain ?? quoted ?? '').filter((found) => !there.has(found));
  });
}

test('a class that its sheet has not is found, however it is taken', () => {
  const source = `import styles from './X.module.css';\nimport css from './Y.module.css';\n[styles.card, styles.cart, css['said'], css["sad"], props.styles.other]`;
  expect(missingClasses(source, () => '/* .cart */ .card > .said::before { top: .5em }')).toEqual(['cart', 'sad']);
});

test.each(['host', 'shared', ...remoteNames()])(
  'UI-1: every class of the components of %s is in its sheet',
  async (name) => {
    const directory = join(packageDir(name), 'src');
    const missing = (await filesBelow(directory))
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const path = join(directory, file);
        const readSheet = (sheet: string) => readFileSync(join(dirname(path), sheet), 'utf8');
        return missingClasses(readFileSync(path, 'utf8'), readSheet).map((found) => `${inRepository(path)}: ${found}`);
      });
    expect(missing).toEqual([]);
  },
);
