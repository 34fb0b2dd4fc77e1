/**
 * Slices of the page's one store, by name (PLAT-6): read from a remote's server bundle, which is not minified. Pure.
 */

const MADE = /\bcreateSlice\)?\(\s*\{/g;
const NAMED =
  /\bcreateSlice\)?\(\s*\{\s*(?:(?!reducers\b)[\w$]+(?::\s*[^,{}]+)?,\s*)*?(?:name|reducerPath):\s*(["'`])([\w/.-]+)\1\s*[,}]/g;

/** Slices that every page has. */
const OF_THE_PAGE = new Set(['session', 'ui', 'toasts']);
/**
 * Slices that a part of shared brings into whatever remote uses it: the same in each. By name, with the file, of the
 * repository or of the package.
 */
const OF_SHARED: ReadonlyMap<string, RegExp> = new Map([
  ['experiments', /^(shared\/src|node_modules\/@roost\/shared\/dist)\/experiments\/slice\.[jt]s$/],
]);

const namesIn = (serverBundle: string): string[] => [...serverBundle.matchAll(NAMED)].map(([, , name = '']) => name);

/** Names of the slices that are this remote's own. */
export const slicesIn = (serverBundle: string): string[] =>
  [...new Set(namesIn(serverBundle))].filter((name) => !OF_SHARED.has(name)).sort();

/**
 * What is wrong with a bundle's slices, whatever other remotes have.
 * @param inputs files that the build read, relative to the repository; null where they are not known
 */
export function sliceBreaches(serverBundle: string, inputs: readonly string[] | null): string[] {
  const names = namesIn(serverBundle);
  const unnamed = [...serverBundle.matchAll(MADE)].length - names.length;
  const impostor = (name: string): boolean => {
    const file = OF_SHARED.get(name);
    return (
      OF_THE_PAGE.has(name) || (file !== undefined && inputs !== null && !inputs.some((input) => file.test(input)))
    );
  };
  return [
    ...(unnamed > 0 ? [`it makes ${unnamed} slices whose name does not stand as a text before everything else`] : []),
    ...names.filter(impostor).map((name) => `its slice "${name}" is the page's own: give it another name`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `it makes two slices named "${name}", of which the page would take the first only`),
  ];
}
