import { minify } from '@swc/core';
import pureSchemasLoader from './pure-schemas-loader.ts';

/** The code as webpack's other loaders would get it. */
const marked = (code: string): string => {
  let out = '';
  const callback = (_: unknown, text: string) => (out = text);
  pureSchemasLoader.call({ callback } as never, code, undefined);
  return out;
};

const SOURCE = `
/** Words before it. */ import * as z from 'zod/mini';
/** Not \`z.string()\` here. */
const photo = z.object({ url: z.string(), kind: z.enum(['z.any()', "b"]) }); // nor z.here()
const home = z.extend(photo, { photos: z.array(photo) });
export const check = (value) => {
  z.string().parse(value);
};
export const STATUS = 'Active';
`;

test('PLAT-1: a schema that nothing in a file reads is left out of it', async () => {
  const built = marked(SOURCE);
  const { code } = await minify(built, { module: true, compress: { passes: 4, toplevel: true }, mangle: false });
  expect(code).toContain('Active');
  // What reads a value is no making of a schema: it may throw.
  expect(code).toMatch(/string\(\)\)?\.parse\(/);
  expect(code).not.toMatch(/object|extend|photos/);
  // Without the marks all of it stays.
  expect((await minify(SOURCE, { module: true, compress: { passes: 4, toplevel: true }, mangle: false })).code).toMatch(
    /object[\s\S]*extend/,
  );
});

test('comments, texts and what is no schema stay as they are', () => {
  const built = marked(SOURCE);
  expect(built).toContain('Not `z.string()` here.');
  expect(built).toContain("'z.any()'");
  expect(built).toContain('// nor z.here()');
  expect(built.replaceAll('/* @__PURE__ */ ', '')).toBe(SOURCE);
  expect(marked('const z = 1; call(z.length(2));')).toBe('const z = 1; call(z.length(2));');
});
