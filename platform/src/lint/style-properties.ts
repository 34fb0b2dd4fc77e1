/**
 * Custom properties of style sheets: one that nobody sets is a misspelt token, and browsers drop the whole declaration
 * without a word. Pure.
 */
const SET = /(--[\w-]+)\s*:|['"`](--[\w-]+)['"`]/g;
const READ = /var\(\s*(--[\w-]+)\s*([,)])/g;

/** Names that a sheet sets, or that a script has as a text: `style={{ '--share': … }}`. */
export const getSetProperties = (text: string): string[] =>
  [...text.matchAll(SET)].map(([, inSheet, inScript]) => inSheet ?? inScript ?? '');

/** A sentence for each name that a sheet reads, without a value of its own for the case, and that nobody sets. */
export function propertyProblems(css: string, known: ReadonlySet<string>): string[] {
  const read = [...css.matchAll(READ)].filter(([, , end]) => end === ')').map(([, name = '']) => name);
  return [...new Set(read)]
    .filter((name) => !known.has(name))
    .map((name) => `nobody sets ${name}: tokens are in shared/src/ui/tokens.css`);
}
