/** The imports of a remote, drawn between its folders: what `npm run structure` prints. */

/** One file and the files of the same remote that it imports, as paths from the root of the repository. */
export type FileImports = { file: string; imports: readonly string[] };

/** An arrow between two folders: at least one import. */
export type Arrow = { from: string; to: string };

const OWN_ROOM = /^mfe-[^/]+\/src\/((?:features|pages)\/[^/]+)\//;
const FOLDER = /^mfe-[^/]+\/src\/([^/]+)/;

/**
 * Returns the folder that a file is drawn in: `features/quote`, `pages/listing`, `hooks`, or the file itself at the top
 * of src.
 */
export function toFolder(file: string): string {
  return OWN_ROOM.exec(file)?.[1] ?? FOLDER.exec(file)?.[1] ?? file;
}

/** Returns the arrows between the folders of one remote, by name. Tests and their helpers are left out. */
export function toArrows(files: readonly FileImports[]): Arrow[] {
  const isProduct = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);
  const arrows = new Map<string, Arrow>();
  for (const { file, imports } of files.filter((entry) => isProduct(entry.file))) {
    for (const imported of imports.filter(isProduct)) {
      const [from, to] = [toFolder(file), toFolder(imported)];
      if (from !== to) arrows.set(`${from} ${to}`, { from, to });
    }
  }
  return [...arrows.values()].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

/** Returns the pairs of folders that import each other, each pair once. */
export function toPairs(arrows: readonly Arrow[]): [string, string][] {
  const known = new Set(arrows.map(({ from, to }) => `${from} ${to}`));
  return arrows
    .filter(({ from, to }) => from < to && known.has(`${to} ${from}`))
    .map(({ from, to }): [string, string] => [from, to]);
}

/** Returns the drawing as a Mermaid flowchart. Arrows of a pair that import each other are thick. */
export function toMermaid(arrows: readonly Arrow[]): string {
  const paired = new Set(toPairs(arrows).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const names = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  const id = (name: string) => `n${names.indexOf(name)}`;
  return [
    'flowchart LR',
    ...names.map((name) => `  ${id(name)}["${name}"]`),
    ...arrows.map(({ from, to }) => `  ${id(from)} ${paired.has(`${from} ${to}`) ? '==>' : '-->'} ${id(to)}`),
  ].join('\n');
}
