import path from 'node:path';
import webpack from 'webpack';
import { common, extractedStyles } from '@roost/platform/webpack/common';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const WEBPACK = path.join(REPOSITORY, 'platform/src/webpack');

/** Files of a chunk, by chunk name, relative to the build. */
export type OneBundle = { dir: string; getFiles: (chunk: string) => { js: string[]; css: string[] } };

/** Builds host and remotes as one program: same sources, same loaders and minifier, no federation. */
export async function buildOneBundle(dir: string): Promise<OneBundle> {
  const base = common('browser', path.join(REPOSITORY, 'host'), { mode: 'production', outDir: dir });
  const compiler = webpack({
    ...base,
    devtool: false,
    target: ['web', 'es2022'],
    entry: { main: './src/client.tsx' },
    output: {
      path: dir,
      clean: true,
      publicPath: '/_one/',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    // What the host's build leaves out of libraries is left out here too: it is no part of what federation costs.
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /react-router[\\/]dist[\\/].+\.mjs$/, loader: path.join(WEBPACK, 'pure-router-loader.ts') },
      ],
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, 'zod/mini$': path.join(WEBPACK, 'zod-mini.ts') } },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /\/remote-loader\.ts$/,
        path.join(import.meta.dirname, 'remote-loader.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /\/remote-runtime\.ts$/,
        path.join(import.meta.dirname, 'remote-runtime.ts'),
      ),
      extractedStyles('[name].css', '[name].[contenthash:10].css'),
    ],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return {
    dir,
    getFiles(chunk) {
      const names = (namedChunkGroups[chunk]?.assets ?? []).map((asset) => asset.name);
      return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
    },
  };
}
