/**
 * What all our webpack builds have in common: TypeScript by swc, CSS Modules with readable stable names, one router
 * build (decision 0050).
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import postcss from 'postcss';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import { extension, inRepository, isInstalled, REPOSITORY } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import type { LayerOptions } from './style-layer-loader.ts';
import { joinLayers, remoteLayer } from './style-layers.ts';

/** How one build is made. */
export type BuildContext = {
  mode: 'production' | 'development';
  /** Directory the result goes into. */
  outDir: string;
  /** React Refresh for the dev server. */
  refresh?: boolean;
  /** Name of the remote whose build it is; of the host's and of pages without remotes there is none. */
  remote?: string;
};

const require = createRequire(import.meta.url);

type Side = 'browser' | 'server';

/** Begins the paths of a remote that has a repository of its own: `src/` is in each of those. */
const ownName = isInstalled ? `${remoteNames()[0]}/` : '';

/** Letters and digits of a class name of production: among a thousand names two are the same once in 100,000 sites. */
const SHORT = 6;

/**
 * Class name of a CSS module: a hash of its local name and the file's path in the repository, for developers with both
 * in front of it. The same in the browser and the server build, on every machine, so that server HTML and the
 * stylesheet always fit. In production names alone were a tenth of a page, in its styles, its HTML and its scripts.
 */
function toClassName(file: string, local: string, mode: BuildContext['mode']): string {
  const path = `${ownName}${inRepository(file)}`;
  const hash = createHash('sha256').update(`${path}:${local}`).digest('base64url').replaceAll(/[-_]/g, '');
  if (mode === 'development') return `${basename(path).replace(/\.module\.css$/, '')}_${local}_${hash.slice(0, 5)}`;
  // The mark in front says that it is a module's: a publish looks for it (`publish/global-styles.ts`).
  return `_${hash.slice(0, SHORT)}`;
}

function cssUse(side: Side, modules: boolean, { mode, remote }: BuildContext): RuleSetUseItem[] {
  const loader: RuleSetUseItem = {
    loader: require.resolve('css-loader'),
    options: {
      // What a sheet imports is put into its layer, too.
      importLoaders: 1,
      modules: {
        ...(modules
          ? {
              mode: 'local',
              getLocalIdent: (context: { resourcePath: string }, _name: string, local: string) =>
                toClassName(context.resourcePath, local, mode),
            }
          : { mode: 'global' }),
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
      },
    },
  };
  // The server needs the names alone.
  if (side === 'server') return [loader];
  const options: LayerOptions = { own: remote === undefined ? 'host' : remoteLayer(remote) };
  const layer = { loader: join(import.meta.dirname, `style-layer-loader${extension}`), options };
  return [MiniCssExtractPlugin.loader, loader, layer];
}

function rules(side: Side, context: BuildContext): RuleSetRule[] {
  const development = context.mode === 'development';
  return [
    {
      test: /\.tsx?$/,
      use: [
        // What guests do not get needs no mark.
        ...(development || side === 'server' ? [] : [join(import.meta.dirname, `pure-schemas-loader${extension}`)]),
        {
          loader: require.resolve('swc-loader'),
          options: {
            // All that decides the result stands here: settings in files beside the sources are no input of the build.
            swcrc: false,
            configFile: false,
            jsc: {
              target: side === 'server' ? 'es2023' : 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false, refresh: context.refresh === true } },
              experimental: { keepImportAttributes: true },
            },
            sourceMaps: true,
          },
        },
      ],
    },
    // Class names are imported for their effect on no one: unused styles may go. Plain stylesheets are the effect
    // itself.
    { test: /\.module\.css$/, use: cssUse(side, true, context) },
    { test: /\.css$/, exclude: /\.module\.css$/, sideEffects: true, use: cssUse(side, false, context) },
    {
      test: /\.(woff2|svg|png|webp|avif|ico)$/,
      type: 'asset/resource',
      generator: {
        filename: development ? 'media/[name][ext]' : 'media/[name].[contenthash:10][ext]',
        emit: side === 'browser',
      },
    },
  ];
}

type Minify = typeof CssMinimizerPlugin.cssnanoMinify;

/** A step of the minimizer: a layer's name stands once in a file, and not once for each sheet in it. */
const gatherLayers = async (input: Parameters<Minify>[0], map: Parameters<Minify>[1]): ReturnType<Minify> => {
  const [[from, css] = ['', '']] = Object.entries(input);
  const joined = await postcss([joinLayers]).process(css, { from, map: map ? { annotation: false } : false });
  return { code: joined.css, map: joined.map ? JSON.parse(String(joined.map)) : undefined };
};

const routerBuild = join(REPOSITORY, 'node_modules/react-router/dist');

/** The part of a configuration that does not depend on host or remote. */
export function common(side: Side, packageDir: string, context: BuildContext): Configuration {
  const development = context.mode === 'development';
  return {
    mode: context.mode,
    context: packageDir,
    // A build is run for its result; what matters of its log is asked for in the stats.
    infrastructureLogging: { level: 'error' },
    bail: !development,
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    module: { rules: rules(side, context) },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // `react-router-dom` re-exports `react-router`, whose export map always leads to its development build.
      alias: development
        ? {}
        : {
            'react-router-dom$': join(REPOSITORY, 'node_modules/react-router-dom/dist/index.mjs'),
            'react-router$': join(routerBuild, 'production/index.mjs'),
            'react-router/dom$': join(routerBuild, 'production/dom-export.mjs'),
          },
    },
    performance: { hints: false },
    optimization: {
      minimizer: [
        // Two packages build at a time: more processes inside each would only wait for each other.
        new MinimizerPlugin({
          parallel: false,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 4 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin<Parameters<Minify>[2][]>({
          parallel: false,
          minify: [gatherLayers, CssMinimizerPlugin.cssnanoMinify],
        }),
      ],
    },
  };
}

/** Extracts styles into hashed files beside their chunks. */
export function extractedStyles(filename: string, chunkFilename: string): MiniCssExtractPlugin {
  // Order between CSS modules does not matter: a module styles only its own names.
  return new MiniCssExtractPlugin({ filename, chunkFilename, ignoreOrder: true });
}
