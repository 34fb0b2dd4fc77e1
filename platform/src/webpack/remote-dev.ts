/**
 * A remote on a developer's machine: the container for the full site, and the page on which it runs alone, both
 * changing in the page as it is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { containerName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { extension } from '../lib/paths.ts';
import { common, extractedStyles } from './common.ts';
import type { BuildContext } from './common.ts';
import type { HotOptions } from './hot-loader.ts';
import { KeepGoodBuildPlugin } from './keep-good-build-plugin.ts';
import { getSource } from './names.ts';
import type { RemoteSource } from './names.ts';
import { remoteClient } from './remote.ts';

/** Below this path the dev server serves the page on which the remote runs alone. */
export const ALONE_PATH = '/alone/';

const refresh = (library: string) => new ReactRefreshPlugin({ overlay: false, library });

/**
 * Rules of a build with what lets texts and loaders change in the page, too. It sees the sources before they are
 * compiled.
 */
function hotRules({ module }: Configuration, name: RemoteName, source: RemoteSource): Configuration['module'] {
  const options: HotOptions = { name, source };
  const loader = join(import.meta.dirname, `hot-loader${extension}`);
  return { ...module, rules: [...(module?.rules ?? []), { test: /\.tsx?$/, enforce: 'pre', loader, options }] };
}

/** The container as the full site loads it from the dev server. */
export function remoteDev(name: RemoteName, context: BuildContext, source = getSource(name)): Configuration {
  const base = remoteClient(name, { ...context, mode: 'development', refresh: true }, source);
  // Without an entry of its own the dev server's client joins the container's script.
  return {
    ...base,
    module: hotRules(base, name, source),
    // The page alone is built into a folder below: cleaning would take it away whenever this one is ready last.
    output: { ...base.output, clean: false },
    plugins: [...(base.plugins ?? []), refresh(containerName(name)), new KeepGoodBuildPlugin()],
  };
}

/** Whether a remote has a page to run it alone. */
export const hasAlonePage = ({ directory }: RemoteSource): boolean => existsSync(join(directory, 'src/standalone.tsx'));

/** The remote alone: an ordinary bundle with all of shared in it, nothing federated (PLAT-7). */
export function remoteAlone(name: RemoteName, context: BuildContext, source: RemoteSource): Configuration {
  const base = common('browser', source.directory, { ...context, remote: name, mode: 'development', refresh: true });
  return {
    ...base,
    module: hotRules(base, name, source),
    name: `${name} (alone)`,
    target: ['web', 'es2022'],
    entry: { standalone: './src/standalone.tsx' },
    output: {
      path: join(context.outDir, 'alone'),
      uniqueName: `${containerName(name)}_alone`,
      publicPath: ALONE_PATH,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      extractedStyles('[name].css', '[name].css'),
      refresh(`${containerName(name)}_alone`),
      new KeepGoodBuildPlugin(),
    ],
  };
}

/** The same as it is looked at before publishing: built once, nothing that changes it while it is open. */
export function remoteAloneOnce(name: RemoteName, context: BuildContext, source: RemoteSource): Configuration {
  const developed = remoteAlone(name, context, source);
  const base = common('browser', source.directory, { ...context, remote: name });
  return {
    ...developed,
    ...base,
    devtool: false,
    optimization: { ...base.optimization, minimize: false },
    plugins: [extractedStyles('[name].css', '[name].css')],
  };
}
