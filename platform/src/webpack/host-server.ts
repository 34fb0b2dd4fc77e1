/** The server build of the host: the renderer with React, the router and all of shared in one commonjs file. */
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { packageDir } from '../lib/paths.ts';
import { common } from './common.ts';
import type { BuildContext } from './common.ts';

/** Server configuration of the host: `render.cjs` exports what host/src/render.ts exports. */
export function hostServer(context: BuildContext): Configuration {
  const base = common('server', packageDir('host'), context);
  return {
    ...base,
    name: 'host (server)',
    target: 'node24',
    entry: { render: './src/render.ts' },
    output: { path: context.outDir, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...base.optimization, minimize: false },
  };
}
