import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { REPOSITORY } from '../lib/paths.ts';
import { PortableMapsPlugin } from './portable-maps-plugin.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'maps-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Builds a remote in a folder of its own and returns its maps. */
async function buildMaps(name: string, plugins: webpack.WebpackPluginInstance[]): Promise<string[]> {
  const root = join(dir, name);
  await mkdir(root);
  await writeFile(join(root, 'page.mjs'), 'export const found = "found";');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        devtool: 'source-map',
        // Small files have no other paths in their maps, and take a third of the time.
        optimization: { minimize: false },
        context: root,
        entry: {},
        output: { path: join(root, 'out'), publicPath: 'auto', uniqueName: 'mfe_demo', filename: '[name].js' },
        plugins: [
          new ModuleFederationPlugin({
            name: 'mfe_demo',
            filename: 'remoteEntry.js',
            library: { type: 'var', name: 'mfe_demo' },
            exposes: { './routes': { import: join(root, 'page.mjs'), name: 'expose-routes' } },
            manifest: false,
            dts: false,
          }),
          ...plugins,
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  expect(stats?.toJson({ errors: true }).errors).toEqual([]);
  const out = join(root, 'out');
  const maps = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.map'));
  return Promise.all(maps.map((file) => readFile(join(out, file), 'utf8')));
}

test('PLAT-2: published source maps name no folder of the machine that built them', async () => {
  // What the test is about: without the plugin they do.
  expect((await buildMaps('plain', [])).join('\n')).toContain(REPOSITORY);

  const maps = await buildMaps('clean', [new PortableMapsPlugin(REPOSITORY)]);
  for (const map of maps) expect(() => JSON.parse(map) as unknown).not.toThrow();
  const text = maps.join('\n');
  expect(text).not.toContain(REPOSITORY);
  expect(text).toContain("from 'node_modules/@module-federation/webpack-bundler-runtime");
});
