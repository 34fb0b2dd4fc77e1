import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { workspaces } from '../lib/packages.ts';
import { REPOSITORY } from '../lib/paths.ts';

/** Rules of a sheet that are about selects, without its comments. */
const rulesOfSelects = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*\bselect(?![-\w])[^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => `${selector.trim()} {${body}}`,
  );

describe('how selects are drawn', () => {
  test('UI-5: the base sheet draws them itself: WebKit on Linux lays a light box under text of any colour', () => {
    const base = readFileSync(join(REPOSITORY, 'shared/src/ui/base.css'), 'utf8');
    const rules = rulesOfSelects(base).join('\n');
    expect(rules).toMatch(/appearance: none/);
    expect(rules).toMatch(/currentColor/);
  });

  test('UI-5: no other sheet takes their arrow away, with a background or a padding of both sides', async () => {
    const found: string[] = [];
    for (const folder of workspaces()) {
      const files = await filesBelow(join(REPOSITORY, folder, 'src')).catch(() => []);
      for (const file of files.filter((path) => path.endsWith('.css') && !path.endsWith('ui/base.css')))
        for (const rule of rulesOfSelects(readFileSync(join(REPOSITORY, folder, 'src', file), 'utf8')))
          if (/\b(background|padding|padding-inline|appearance):/.test(rule)) found.push(`${folder}/${file}: ${rule}`);
    }
    expect(found).toEqual([]);
  });
});
