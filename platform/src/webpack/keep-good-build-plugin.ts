/**
 * Keeps a dev server on the last build that had no error. webpack would send the page the broken module: it throws where
 * it is run, and the page had to be loaded anew, without what was typed, once it was mended (PLAT-7).
 */
import type { Compiler } from 'webpack';

const NAME = 'KeepGoodBuildPlugin';

export class KeepGoodBuildPlugin {
  apply(compiler: Compiler): void {
    let hasGoodBuild = false;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The next update then leads from the good build to the mended one.
      compilation.hooks.shouldRecord.tap(NAME, () =>
        hasGoodBuild && compilation.errors.length > 0 ? false : undefined,
      );
    });
    compiler.hooks.shouldEmit.tap(NAME, ({ errors }) => {
      // The first one is sent in any case: it brings what tells the page of the next.
      if (errors.length > 0) return hasGoodBuild ? false : undefined;
      hasGoodBuild = true;
      return undefined;
    });
  }
}
