/**
 * The server build of a remote: one commonjs file with every exposed module, React and shared taken from the renderer.
 */
import { relative } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { common } from './common.ts';
import type { BuildContext } from './common.ts';
import { exposeFile, getSource } from './names.ts';
import type { RemoteSource } from './names.ts';
import { sharedPackages } from './shared-packages.ts';

/** The module that gathers all exposes under their names: `module.exports = { './routes': …, './SearchBox': … }`. */
function gathered({ directory, facts }: RemoteSource): string {
  const exposes = getExposes(facts);
  const imports = exposes.map(
    (expose, index) =>
      `import * as m${index} from ${JSON.stringify(`./${relative(directory, exposeFile(directory, expose))}`)};`,
  );
  const entries = exposes.map((expose, index) => `${JSON.stringify(expose)}: m${index}`);
  return `${imports.join('')}export default {${entries.join(',')}};`;
}

/** Server configuration of a remote: `index.cjs` in the context's directory. */
export function remoteServer(name: RemoteName, context: BuildContext, source = getSource(name)): Configuration {
  const base = common('server', source.directory, context);
  const taken = new Set(
    sharedPackages()
      .filter((shared) => shared.external)
      .map((shared) => shared.name),
  );
  return {
    ...base,
    name: `${name} (server)`,
    target: 'node24',
    entry: { index: `data:text/javascript,${encodeURIComponent(gathered(source))}` },
    output: {
      path: context.outDir,
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2', export: 'default' },
    },
    externalsType: 'commonjs',
    externals: [
      ({ request }, callback) =>
        request !== undefined && taken.has(request) ? callback(undefined, `commonjs ${request}`) : callback(),
    ],
    // One file: the renderer fetches, checks and evaluates a single script.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...base.optimization, minimize: false },
  };
}
