/**
 * Has the first script find its own folder instead of carrying its name: the same code is then the same file in each
 * build. With the name of the build in it, it compressed to 0.3 KiB more or less by chance, and no budget could hold.
 */
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/** The folder of the script that runs: of the first script, while it starts. */
export const OWN_FOLDER = 'new URL(".", document.currentScript.src).href';

/**
 * The same as a path, for the host, whose files are of the site's own origin. Pages write paths at the style sheets
 * that they carry: webpack's loader of styles compares the two, and with a whole address it fetched the sheet of a lazy
 * page a second time.
 */
const OWN_PATH = OWN_FOLDER.replace('.href', '.pathname');

export class OwnAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnAddressPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('OwnAddressPlugin', (module) => {
        if (module.name !== 'publicPath') return;
        const own = module.generate.bind(module) as () => string | null;
        // Style sheets are run while they are built, where no document is: their addresses keep the whole path.
        module.generate = () =>
          module.chunk && compilation.chunks.has(module.chunk) ? `${RuntimeGlobals.publicPath} = ${OWN_PATH};` : own();
      });
    });
  }
}
