/**
 * Takes the folder of whoever builds out of source maps: the federation plugin imports its runtime by a path from the
 * root of the disk, in a file named after the hash of that text. A map is published, so it says nothing about a
 * machine, and two checkouts write the same one.
 */
import { sep } from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'PortableMapsPlugin';
const FEDERATION_ENTRY = /\.federation\/entry\.[0-9a-f]+\.js/g;

/**
 * A path as it stands inside a string of a map: escaped for JSON, with or without the quotes of the source that has it.
 */
const inJson = (path: string): string => JSON.stringify(path).slice(1, -1);

export class PortableMapsPlugin {
  readonly #roots: readonly string[];

  /** @param root absolute path of the folder that holds sources and packages */
  constructor(root: string) {
    const folder = root.endsWith(sep) ? root : root + sep;
    this.#roots = [...new Set([inJson(inJson(folder)), inJson(folder), folder])];
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the maps are made, before anything counts or keeps them.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets))
          if (file.endsWith('.map'))
            compilation.updateAsset(
              file,
              (source) => new webpack.sources.RawSource(this.#clean(String(source.source()))),
            );
      });
    });
  }

  #clean(map: string): string {
    return this.#roots
      .reduce((text, root) => text.replaceAll(root, ''), map)
      .replaceAll(FEDERATION_ENTRY, '.federation/entry.js');
  }
}
