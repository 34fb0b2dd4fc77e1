import path from 'node:path';
import webpack from 'webpack';

/**
 * Bundles one TypeScript/React entry into one minified file with nothing shared and nothing federated; answers its
 * path.
 */
export async function bundle(options: { entry: string; outDir: string; target: 'web' | 'node' }): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    entry: options.entry,
    target: options.target === 'web' ? ['web', 'es2022'] : 'node24',
    devtool: false,
    output: {
      path: options.outDir,
      filename: options.target === 'web' ? 'client.js' : 'server.cjs',
      library: options.target === 'node' ? { type: 'commonjs2' } : undefined,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    optimization: { minimize: options.target === 'web' },
    performance: false,
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return path.join(options.outDir, options.target === 'web' ? 'client.js' : 'server.cjs');
}
