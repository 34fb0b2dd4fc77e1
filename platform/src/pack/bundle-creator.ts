/** `npm create @roost/remote` as one file, so that running it installs nothing else. */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { Failure } from '../lib/failure.ts';
import { packageDir } from '../lib/paths.ts';
import { common } from '../webpack/common.ts';

const FILE = 'create-remote.mjs';

/** @param versions of what a new remote is made with, written into the file */
export async function bundleCreator(outDir: string, versions: Readonly<Record<string, string>>): Promise<void> {
  const base = common('server', packageDir('platform'), { mode: 'production', outDir });
  const compiler = webpack({
    ...base,
    target: 'node22',
    devtool: false,
    entry: { 'create-remote': './src/new-remote/outside-main.ts' },
    experiments: { outputModule: true },
    output: { path: outDir, filename: FILE, module: true, library: { type: 'module' } },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.ROOST_CREATE_VERSIONS': JSON.stringify(JSON.stringify(versions)) }),
      new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
    ],
    optimization: { minimize: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) return resolve();
        reject(new Failure(`create-remote does not build:\n${error?.message ?? stats?.toString('errors-only') ?? ''}`));
      });
    });
  });
  await chmod(join(outDir, FILE), 0o755);
}
