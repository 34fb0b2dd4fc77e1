/** The browser build of a remote: one container entry, hashed chunks, nothing that the page has already. */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { containerName, getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { extension, REPOSITORY, sharedSource } from '../lib/paths.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CompiledAtOncePlugin } from './compiled-at-once.ts';
import { common, extractedStyles } from './common.ts';
import type { BuildContext } from './common.ts';
import { exposeChunk, exposeFile, getSource, VERSION_PLACEHOLDER } from './names.ts';
import { LoopLimitPlugin } from './loop-limit-plugin.ts';
import { PortableMapsPlugin } from './portable-maps-plugin.ts';
import { takenByRemote } from './shared-packages.ts';
import { SmallEntryPlugin } from './small-entry-plugin.ts';

/**
 * What keeps two versions of a remote apart in one page, so that an older one can stand in for one that throws
 * (PLAT-3). webpack would make the name of the chunk list from the unique name too, but loses the placeholder's
 * underscores: all versions would share one list. And a module that throws while it is imported must throw again when
 * it is asked for again, instead of being there half-made.
 */
export const versionOutput = (container: string) => ({
  uniqueName: container,
  chunkLoadingGlobal: `webpackChunk${container}`,
  strictModuleErrorHandling: true,
});

/** What the page has for all remotes, and what every entry begins with: no team's code. */
const OF_THE_PAGE =
  /[\\/]node_modules[\\/](\.federation|@roost|@module-federation|@reduxjs|redux|react|react-dom|react-router|react-router-dom)[\\/]/;
const isBrought = (file: string): boolean =>
  !OF_THE_PAGE.test(file) && !file.startsWith(sharedSource) && !file.startsWith(import.meta.dirname);

const onlyInProduction = (): NonNullable<Configuration['plugins']> => [
  new LoopLimitPlugin(isBrought),
  new SmallEntryPlugin(),
  // A page of the remote begins with these; what slots around a page need comes when it has time.
  new CompiledAtOncePlugin(exposeChunk('./routes')),
];

/** Browser configuration of a remote (PLAT-1). The result holds remoteEntry.js, mf-manifest.json and hashed chunks. */
export function remoteClient(name: RemoteName, context: BuildContext, source = getSource(name)): Configuration {
  const base = common('browser', source.directory, { ...context, remote: name });
  const container = `${containerName(name)}${VERSION_PLACEHOLDER}`;
  const development = context.mode === 'development';
  // Without hashes: a version's directory never changes (PLAT-1), and its entry would name each file twice.
  const files = { script: 'js/[name].js', style: 'css/[name].css' };
  return {
    ...base,
    name: `${name} (browser)`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: context.outDir,
      clean: true,
      ...versionOutput(container),
      // Chunks are found beside the entry, wherever the version's directory is served from.
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      filename: files.script,
      chunkFilename: files.script,
    },
    module: {
      ...base.module,
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /@react-google-maps[\\/]api[\\/]dist[\\/]esm\.js$/,
          loader: join(import.meta.dirname, `google-maps-loader${extension}`),
        },
        {
          test: /@algolia[\\/]client-common[\\/]dist[\\/]common\.js$/,
          loader: join(import.meta.dirname, `index-client-loader${extension}`),
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(
          getExposes(source.facts).map((expose) => [
            expose,
            { import: exposeFile(source.directory, expose), name: exposeChunk(expose) },
          ]),
        ),
        shared: takenByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // The runtime's core comes from the host: without this each remote would carry it again. No remote loads
        // another by itself.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      // The bundler's part of the runtime comes from the host too.
      new webpack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime[\\/]dist[\\/]bundler\.\w+$/,
        join(import.meta.dirname, `runtime-parts/remote-runtime${extension}`),
      ),
      new ChunkIntegrityPlugin(),
      new PortableMapsPlugin(REPOSITORY),
      extractedStyles(files.style, files.style),
      // A dev server replaces chunks in the page by loaders of its own.
      ...(development ? [] : onlyInProduction()),
    ],
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      // Short and stable: the entry, which every first page waits for, names each chunk several times.
      chunkIds: 'deterministic',
      // webpack 5.111 drops an import that the federation runtime calls when this is on (its logger then throws).
      innerGraph: false,
    },
  };
}
