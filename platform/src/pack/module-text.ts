/**
 * Texts of modules on their way into a package: what they import, and imports of `.ts` files turned into those of built
 * ones. Pure.
 */

/** `from './x'`, `import './x'` and `import('./x')`, with a comment for webpack perhaps. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*(?:\(\s*(?:\/\*[^]*?\*\/\s*)*)?)(["'])([^"'\n]+)\2/g;

/** Returns what a built module (or its types) imports, each once. */
export const importsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SPECIFIER)].map(([, , , specifier = '']) => specifier)),
];

/** Returns the text with relative imports of `.ts` and `.tsx` files leading to `.js`. */
export const toBuiltImports = (text: string): string =>
  text.replace(SPECIFIER, (whole, before: string, quote: string, specifier: string) =>
    specifier.startsWith('.') ? `${before}${quote}${specifier.replace(/\.tsx?$/, '.js')}${quote}` : whole,
  );

/** The package that a specifier names, null for a file and for Node's own. */
export function getPackage(specifier: string): string | null {
  if (/^[./]|^node:|^data:/.test(specifier)) return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
