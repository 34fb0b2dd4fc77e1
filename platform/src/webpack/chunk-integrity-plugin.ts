/**
 * Integrity of the chunks that a remote's own runtime fetches later (PLAT-8). The host checks the entry and the exposed
 * chunks against the registry; what the entry then loads lazily is checked against a table in the entry. The table is
 * empty in the build: hashes are known only when a publish has written the version into the files, and it fills the
 * table then.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { INTEGRITY_PLACEHOLDER } from './names.ts';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;

/** The table: integrity by path relative to the entry. */
const TABLE = `${RuntimeGlobals.require}.roostIntegrity`;

class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    return `${TABLE} = ${JSON.stringify(INTEGRITY_PLACEHOLDER)};`;
  }
}

/**
 * Code that gives an element its integrity before it starts to load. A chunk that is not in the table gets a hash that
 * no file has, and is refused (SAFE-2). Without a table (dev server) it stays as it is.
 */
const checked = (element: string, url: string): string =>
  `if (typeof ${TABLE} === "object") ${element}.integrity = ${TABLE}[${url}.slice(${RuntimeGlobals.publicPath}.length)] || "sha384-" + "A".repeat(64);`;

export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkIntegrityPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new IntegrityTable());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${checked('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, { tag, href }) => `${source}\n${checked(tag, href)}`,
      );
    });
  }
}
