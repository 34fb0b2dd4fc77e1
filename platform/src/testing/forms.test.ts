/**
 * A form that a script sends is also there before the script is. A browser would then send its fields in the address of
 * the page, where names, messages and e-mail addresses have no place (SAFE-11, SAFE-20): `method="dialog"` sends
 * nothing. A form that works without a script says where to.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Returns the opening tags of forms in a source text. */
function findForms(text: string): string[] {
  return [...text.matchAll(/<form\b/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    while (end < text.length && (text[end] !== '>' || depth > 0)) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    return text.slice(index, end);
  });
}

test('SAFE-20: no form puts what is typed into an address before its script is there', () => {
  const files = globSync('{host,shared,mfe-*}/src/**/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  const forms = files.flatMap((file) =>
    findForms(readFileSync(join(ROOT, file), 'utf8')).map((form) => ({ file, form })),
  );
  expect(forms.length).toBeGreaterThan(30);
  const silent = forms.filter(({ form }) => !/\bmethod="(?:dialog|post)"|\baction=/.test(form));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
