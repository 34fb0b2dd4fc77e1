/**
 * Says in scripts that a page starts with that their functions are called at the start: the browser compiles them
 * beside the main thread while they are still arriving. Otherwise it reads each twice, the second time when the page
 * waits for it (docs/decisions/0072).
 */
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';

const NAME = 'CompiledAtOncePlugin';
const MARK = '//# allFunctionsCalledOnLoad\n';

export class CompiledAtOncePlugin {
  readonly #getFiles: (compilation: Compilation) => Iterable<string>;

  /** @param group name of the entry, or of what is exposed, whose scripts are meant */
  constructor(group: string) {
    this.#getFiles = ({ namedChunkGroups }) =>
      (namedChunkGroups.get(group)?.chunks ?? []).flatMap((chunk) => [...chunk.files]);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minifier, which takes comments out, and before source maps and hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of new Set(this.#getFiles(compilation)))
          if (file.endsWith('.js'))
            compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(MARK, source));
      });
    });
  }
}
