/**
 * A loader of webpack: says of each call of zod that it does nothing but return a schema. Without that the minifier keeps
 * schemas that nothing reads: who wanted one constant of `contracts/listing.ts` got 3 KB of schemas with it, in a page's
 * first script, and made them all before the page could be used.
 */
import type { LoaderContext } from 'webpack';

const IMPORT = /\bimport \* as z from ['"]zod\/mini['"];/;
/**
 * Comments and texts, which stay as they are, or the beginning of a call whose result is given to something: a mark also
 * holds for what is done with the schema at once, and `z.string().parse(value);` by itself must not go.
 */
const PARTS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:[]\s*)z\.\w+\(/g;

/** Lines stay where they are, so the map still leads to them. */
export default function pureSchemasLoader(this: LoaderContext<unknown>, code: string, map: string | undefined): void {
  const pure = IMPORT.test(code)
    ? code.replaceAll(PARTS, (part) => (part.startsWith('z.') ? `/* @__PURE__ */ ${part}` : part))
    : code;
  this.callback(null, pure, map);
}
