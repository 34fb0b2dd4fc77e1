/** The server build of the host: the renderer with React, the router and all of shared in one commonjs file. */
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { packageDir } from '../lib/paths.ts';
import { common } from './common.ts';
import type { BuildContext } from './common.ts';

/**
 * Server configuration of the host: `render.cjs` exports what host/src/render.ts exports, `worker.cjs` is the entry of
 * a render process.
 */
export function hostServer(context: BuildContext): Configuration {
  const base = common('server', packageDir('host'), context);
  return {
    ...base,
    name: 'host (server)',
    target: 'node24',
    entry: { render: './src/render.ts', worker: './server/render/worker.ts' },
    output: { path: context.outDir, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
    // One file for each entry: a render process reads no others.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 2 })],
    optimization: { ...base.optimization, minimize: false },
  };
}
