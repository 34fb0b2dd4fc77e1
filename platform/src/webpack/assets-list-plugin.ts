/** Writes `assets.json`: the scripts and styles of the first load, which the host server writes into every page, and the scripts of each named chunk. */
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
      const scripts = (names: readonly string[]) => names.filter((name) => name.endsWith('.js'));
      const { namedChunkGroups, entrypoints } = stats.compilation;
      const list = {
        js: scripts(files),
        css: files.filter((name) => name.endsWith('.css')),
        chunks: Object.fromEntries(
          [...namedChunkGroups]
            .filter(([name]) => !entrypoints.has(name))
            .map(([name, group]) => [name, scripts(group.getFiles()).map((file) => `${this.#prefix}${file}`)]),
        ),
      };
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(list, null, 2)}\n`);
    });
  }
}
