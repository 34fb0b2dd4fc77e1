/**
 * Writes `assets.json`: the scripts and styles of the first load, which the host server writes into every page, the files
 * of each named chunk, and the sheets that have a name of their own beside a chunk's script.
 */
import { writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Compiler } from 'webpack';

export class AssetsListPlugin {
  readonly #file: string;
  readonly #prefix: string;

  /**
   * @param file where the list goes
   * @param prefix put before each name, e.g. the build's directory
   */
  constructor(file: string, prefix: string) {
    this.#file = file;
    this.#prefix = prefix;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetsListPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const files = [...stats.compilation.entrypoints.values()]
        .flatMap((entry) => entry.getFiles())
        .map((name) => `${this.#prefix}${name}`);
      const ofKind = (names: readonly string[], kind: string) => names.filter((name) => name.endsWith(kind));
      const { namedChunkGroups, entrypoints } = stats.compilation;
      const filesOfChunks = (kind: string) =>
        Object.fromEntries(
          [...namedChunkGroups]
            .filter(([name]) => !entrypoints.has(name))
            .map(([name, group]) => [name, ofKind(group.getFiles(), kind).map((file) => `${this.#prefix}${file}`)]),
        );
      const parts = [...stats.compilation.chunks].filter(
        ({ name }) => typeof name === 'string' && !namedChunkGroups.has(name),
      );
      const stylesOfParts = Object.fromEntries(
        parts.map(({ name, files: names }) => [
          name,
          ofKind([...names], '.css').map((file) => `${this.#prefix}${file}`),
        ]),
      );
      const list = {
        js: ofKind(files, '.js'),
        css: ofKind(files, '.css'),
        chunks: filesOfChunks('.js'),
        chunkStyles: { ...filesOfChunks('.css'), ...stylesOfParts },
      };
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(list, null, 2)}\n`);
    });
  }
}
