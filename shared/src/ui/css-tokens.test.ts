import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ui = dirname(__filename);
const tokens = new Set(
  [...readFileSync(join(ui, 'tokens.css'), 'utf8').matchAll(/(--[\w-]+):/g)].map((match) => match[1]),
);
const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !/tokens(-dark)?\.css$/.test(file),
);
/** Not tokens: set by react-aria on its overlays, and by the document's animation in base.css. */
const OUTSIDE = ['--visual-viewport-height', '--below', '--late'];

describe('stylesheets of the design system', () => {
  test('by night no token is new: each has its value by day', () => {
    const dark = readFileSync(join(ui, 'tokens-dark.css'), 'utf8').matchAll(/(--[\w-]+):/g);
    expect([...dark].map((match) => match[1]).filter((name) => !tokens.has(name))).toEqual([]);
  });

  test.each(sheets)('%s uses tokens that exist, no colours of its own, and nothing important', (file) => {
    const css = readFileSync(join(ui, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/url\("data:[^"]*"\)/g, '');
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
    expect(used.filter((name) => !tokens.has(name) && !OUTSIDE.includes(name))).toEqual([]);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
    expect(css).not.toMatch(/!important/);
    // A dialog that leaves the body would have the whole page styled again: any child of the body may be what these are
    // about.
    expect(css).not.toMatch(/\* \+|\+ \*|\b(?:a|li|p|div|span|button) \+|-of-type/);
    // Chromium asks such a rule of everything that comes or goes, and styles the whole page when `scroll-padding` of the
    // page changes (decision 0186).
    expect(css).not.toMatch(/(?:html|:root)[^\s{,]*:has\((?!\.)/);
    expect(css).not.toMatch(/html\[[^{]*\{[^}]*scroll-padding/);
  });
});
