/** The browser build of the host: provides everything shared, knows no remote. */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { AssetsListPlugin } from './assets-list-plugin.ts';
import { CompiledAtOncePlugin } from './compiled-at-once.ts';
import { common, extractedStyles } from './common.ts';
import type { BuildContext } from './common.ts';
import { OwnAddressPlugin } from './own-address-plugin.ts';
import { PortableMapsPlugin } from './portable-maps-plugin.ts';
import { providedByHost } from './shared-packages.ts';

/** Under this path the host server serves its own build. */
export const HOST_ASSETS_PATH = '/_host/';

const federation = join(REPOSITORY, 'node_modules/@module-federation');

/**
 * The federation runtime reaches itself as commonjs and as ES modules, which makes two copies in one page, with state
 * of their own. All of it is led to the ES modules.
 */
const ONE_RUNTIME = {
  [join(federation, 'inject-external-runtime-core-plugin/dist/index.cjs')]: join(
    federation,
    'inject-external-runtime-core-plugin/dist/index.js',
  ),
  '@module-federation/runtime-tools/runtime-core$': join(federation, 'runtime-core/dist/index.js'),
};

/**
 * Files of the runtime that the host does without, and what stands in for them. Its whole loading of remotes is 3.2 kB
 * (brotli) of every page's first script, mostly hooks, preloading and replacing of remotes; `remotes.ts` is the part
 * that `host/src/federation/remote-loader.ts` uses. Choosing among versions of shared packages is 4 kB more;
 * `shared.ts` is for a page that has each once. The others would be in the first script though nothing calls them.
 */
const REPLACED_PARTS = [
  { inside: join(federation, 'runtime-core/dist'), request: 'remote/index.js', instead: 'remotes.ts' },
  { inside: join(federation, 'runtime-core/dist'), request: 'module/index.js', instead: 'module.ts' },
  { inside: join(federation, 'runtime-core/dist'), request: 'snapshot/SnapshotHandler.js', instead: 'snapshot.ts' },
  { inside: join(federation, 'webpack-bundler-runtime/dist'), request: './remotes.js', instead: 'bundler-remotes.ts' },
  { inside: join(federation, 'runtime-core/dist'), request: 'shared/index.js', instead: 'shared.ts' },
  { inside: join(federation, 'runtime-core/dist'), request: 'utils/share.js', instead: 'shared.ts' },
  { inside: join(federation, 'runtime-core/dist'), request: 'utils/semver/index.js', instead: 'shared.ts' },
  { inside: join(federation, 'webpack-bundler-runtime/dist'), request: './init.js', instead: 'init.ts' },
  {
    inside: join(federation, 'webpack-bundler-runtime/dist'),
    request: './getSharedFallbackGetter.js',
    instead: 'fallback-getter.ts',
  },
  { inside: join(federation, 'runtime-core/dist'), request: 'utils/load.js', instead: 'load.ts' },
  { inside: join(federation, 'runtime-core/dist'), request: './helpers.js', instead: 'helpers.ts' },
  { inside: join(federation, 'sdk/dist'), request: './dom.js', instead: 'dom.ts' },
  { inside: join(federation, 'sdk/dist'), request: './logger.js', instead: 'logger.ts' },
  { inside: join(federation, 'error-codes/dist'), request: './desc.mjs', instead: 'messages.ts' },
];

function replaceParts(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/\.m?js$/, (resource) => {
    const part = REPLACED_PARTS.find(
      ({ inside, request }) => resource.context.startsWith(inside) && resource.request.endsWith(request),
    );
    if (part) resource.request = join(import.meta.dirname, 'runtime-parts', part.instead);
  });
}

/**
 * The first script, and what runs beside every page as soon as it has come: compiled on the main thread it is in tasks
 * of more than 50 ms of a slow phone.
 */
const COMPILED_AT_ONCE = ['main', 'services', 'analytics', 'experiments'];

/**
 * The calendar's sheet by a name of its own: pages that have a calendar in their HTML (`data-styles`) begin with it, others
 * get it with the calendar's code.
 */
const STYLES_OF_THE_CALENDAR = {
  type: 'css/mini-extract',
  test: /[\\/]ui[\\/]calendar[\\/]/,
  name: 'calendar',
  enforce: true,
};

/**
 * Browser configuration of the host. Each build has a directory of its own, named by `buildId`, so that an open tab
 * keeps finding the chunks of the build it came with. `assets.json` names the files of the newest.
 */
export function hostClient(context: BuildContext & { buildId: string }): Configuration {
  const base = common('browser', packageDir('host'), context);
  const development = context.mode === 'development';
  return {
    ...base,
    name: 'host (browser)',
    target: ['web', 'es2022'],
    entry: { main: './src/client.tsx' },
    output: {
      path: join(context.outDir, context.buildId),
      clean: true,
      uniqueName: 'roost_host',
      publicPath: `${HOST_ASSETS_PATH}${context.buildId}/`,
      crossOriginLoading: 'anonymous',
      filename: '[name].js',
      chunkFilename: development ? 'js/[name].js' : 'js/[name].[contenthash:10].js',
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /react-router[\\/]dist[\\/].+\.mjs$/, loader: join(import.meta.dirname, 'pure-router-loader.ts') },
        { test: /react-dom-client\.production\.js$/, loader: join(import.meta.dirname, 'react-dom-loader.ts') },
      ],
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...ONE_RUNTIME } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: providedByHost(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // Remotes are built without the runtime's core and take it from here.
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      replaceParts(),
      new OwnAddressPlugin(),
      new PortableMapsPlugin(REPOSITORY),
      extractedStyles('[name].css', development ? 'css/[name].css' : 'css/[name].[contenthash:10].css'),
      ...(development ? [] : COMPILED_AT_ONCE.map((group) => new CompiledAtOncePlugin(group))),
      new AssetsListPlugin(join(context.outDir, 'assets.json'), `${context.buildId}/`),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { calendar: STYLES_OF_THE_CALENDAR } },
    },
  };
}
