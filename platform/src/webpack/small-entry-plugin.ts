/**
 * Keeps an entry small: what each remote's runtime would carry again (fetching scripts and style sheets, where its own
 * files are, the descriptions of shared packages) is written short, or is the host's
 * (`host/src/federation/chunk-loader.ts`). The host says what it offers; an entry that needs more than an older host
 * has throws when it starts, and the version before it stands in.
 */
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler, RuntimeModule } from 'webpack';
import { OWN_FOLDER } from './own-address-plugin.ts';

const { RuntimeGlobals } = webpack;

/** What the host offers to entries beside the bundler's runtime. */
const HOST = `${RuntimeGlobals.require}.federation.bundlerRuntime`;
const STYLES = 'css/mini-extract';

/** Ids of the chunks that are loaded later and have a style sheet. */
function styledChunks(chunk: Chunk, { chunkGraph }: Compilation): (string | number)[] {
  return [...chunk.getAllAsyncChunks()].flatMap((later) => {
    const styles = [...(chunkGraph.getChunkModulesIterableBySourceType(later, STYLES) ?? [])];
    return later.id !== null && styles.length > 0 ? [later.id] : [];
  });
}

/** One description of a shared package as the federation plugin writes it. */
const CONSUMED =
  /\{\s*fallback: [\s\S]*?,\s*shareScope: \["default"\],\s*singleton: true,\s*requiredVersion: ("[^"]+"),\s*strictVersion: false,\s*eager: false,\s*layer: undefined,\s*shareKey: ("[^"]+"),\s*\}/g;

/** The same descriptions made by a function: they differ in name and version only. */
function shortConsumes(source: string): string {
  const text = source.replaceAll(CONSUMED, 'taken($2, $1)');
  if (text.includes('fallback:'))
    throw new Error('The federation plugin describes shared packages otherwise: look at small-entry-plugin.ts');
  return `var taken = (shareKey, requiredVersion) => ({ fallback: () => () => { throw Error("Can not get '" + shareKey + "'") }, shareScope: ["default"], singleton: true, requiredVersion, strictVersion: false, eager: false, shareKey });\n${text}`;
}

/** Shorter sources by the name of the runtime module that they stand in for. */
const SHORT: Readonly<Record<string, (module: RuntimeModule, own: () => string | null) => string | null>> = {
  'load script': () =>
    `${RuntimeGlobals.loadScript} = (url, done) => ${HOST}.loadScript(${RuntimeGlobals.require}, url, done);`,
  'css loading': ({ chunk, compilation }) =>
    chunk && compilation
      ? `var styles = {}; ${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => { if (${JSON.stringify(styledChunks(chunk, compilation))}.includes(chunkId)) promises.push(styles[chunkId] ||= ${HOST}.loadStyle(${RuntimeGlobals.require}, ${RuntimeGlobals.require}.miniCssF(chunkId)).catch((error) => { delete styles[chunkId]; throw error; })); };`
      : null,
  publicPath: () => `${RuntimeGlobals.publicPath} = ${OWN_FOLDER};`,
  // webpack's own part is replaced by the federation plugin's, which has the same name and follows.
  sharing: (_, own) => {
    const source = own();
    return source?.includes('initOptions.shared') ? source : `${RuntimeGlobals.shareScopeMap} = {};`;
  },
  consumes: (_, own) => {
    const source = own();
    return source === null ? null : shortConsumes(source);
  },
};

export class SmallEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SmallEntryPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SmallEntryPlugin', (module) => {
        const short = SHORT[module.name];
        if (!short) return;
        const own = module.generate.bind(module) as () => string | null;
        module.generate = () => short(module, own);
      });
    });
  }
}
