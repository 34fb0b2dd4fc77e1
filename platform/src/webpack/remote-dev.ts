/** A remote on a developer's machine: the container for the full site, and the page on which it runs alone, both with React Refresh. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { containerName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { packageDir } from '../lib/paths.ts';
import { common, extractedStyles } from './common.ts';
import type { BuildContext } from './common.ts';
import { remoteClient } from './remote.ts';

/** Below this path the dev server serves the page on which the remote runs alone. */
export const ALONE_PATH = '/alone/';

const refresh = (library: string) => new ReactRefreshPlugin({ overlay: false, library });

/** The container as the full site loads it from the dev server. */
export function remoteDev(name: RemoteName, context: BuildContext): Configuration {
  const base = remoteClient(name, { ...context, mode: 'development', refresh: true });
  // Without an entry of its own the dev server's client joins the container's script.
  return {
    ...base,
    // The page alone is built into a folder below: cleaning would take it away whenever this one is ready last.
    output: { ...base.output, clean: false },
    plugins: [...(base.plugins ?? []), refresh(containerName(name))],
  };
}

/** Whether a remote has a page to run it alone. */
export const hasAlonePage = (name: RemoteName): boolean => existsSync(join(packageDir(name), 'src/standalone.tsx'));

/** The remote alone: an ordinary bundle with all of shared in it, nothing federated (PLAT-7). */
export function remoteAlone(name: RemoteName, context: BuildContext): Configuration {
  const development: BuildContext = { ...context, mode: 'development', refresh: true };
  return {
    ...common('browser', packageDir(name), development),
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
    plugins: [extractedStyles('[name].css', '[name].css'), refresh(`${containerName(name)}_alone`)],
  };
}
