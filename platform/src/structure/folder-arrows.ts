/** The imports of a remote, drawn between its folders: what `npm run structure` prints. */

/** One file and the files of the same remote that it imports, as paths from the root of the repository. */
export type FileImports = { file: string; imports: readonly string[] };

/** An arrow between two folders, with the number of imports that it stands for. */
export type Arrow = { from: string; to: string; imports: number };

const OWN_ROOM = /^mfe-[^/]+\/src\/((?:features|pages)\/[^/]+)\//;
const FOLDER = /^mfe-[^/]+\/src\/([^/]+)/;

/** Returns the folder that a file is drawn in: `features/quote`, `pages/listing`, `hooks`, or the file itself at the top of src. */
export function toFolder(file: string): string {
  return OWN_ROOM.exec(file)?.[1] ?? FOLDER.exec(file)?.[1] ?? file;
}

/** Returns the arrows between the folders of one remote, the heaviest first, then by name. Tests and their helpers are left out. */
export function toArrows(files: readonly FileImports[]): Arrow[] {
  const isProduct = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);
  const counts = new Map<string, Arrow>();
  for (const { file, imports } of files.filter((entry) => isProduct(entry.file))) {
    for (const imported of imports.filter(isProduct)) {
      const [from, to] = [toFolder(file), toFolder(imported)];
      if (from === to) continue;
      const key = `${from} ${to}`;
      const arrow = counts.get(key) ?? { from, to, imports: 0 };
      counts.set(key, { ...arrow, imports: arrow.imports + 1 });
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.imports - a.imports || a.from.localeCompare(b.from) || a.to.localeCompare(b.to),
  );
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
    ...arrows.map(
      ({ from, to, imports }) => `  ${id(from)} ${paired.has(`${from} ${to}`) ? '==>' : '-->'}|${imports}| ${id(to)}`,
    ),
  ].join('\n');
}
