import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { VERSION_PLACEHOLDER } from './names.ts';
import { versionOutput } from './remote.ts';

type Container = { init: (scope: object) => unknown; get: (expose: string) => Promise<() => unknown> };

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'versions-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Builds and publishes one version of a remote whose page is `source`. Returns its scripts, the entry first. */
async function publish(version: string, source: string): Promise<string[]> {
  const name = `mfe_demo${VERSION_PLACEHOLDER}`;
  const root = join(dir, version);
  const file = `${root}.mjs`;
  await writeFile(file, source);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        optimization: { minimize: false },
        context: dir,
        target: ['web', 'es2022'],
        entry: {},
        output: { path: root, publicPath: '/', ...versionOutput(name) },
        plugins: [
          new ModuleFederationPlugin({
            name,
            filename: 'remoteEntry.js',
            library: { type: 'var', name },
            exposes: { './routes': { import: file, name: 'expose-routes' } },
            manifest: false,
            dts: false,
          }),
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  expect(stats?.toJson({ errors: true }).errors).toEqual([]);
  const files = (await readdir(root)).filter((path) => path.endsWith('.js'));
  files.sort((a, b) => Number(b === 'remoteEntry.js') - Number(a === 'remoteEntry.js'));
  const texts = await Promise.all(files.map((path) => readFile(join(root, path), 'utf8')));
  return texts.map((text) => text.replaceAll(VERSION_PLACEHOLDER, version));
}

describe('two versions of a remote in one page', () => {
  test('PLAT-3: one that throws at import throws on every try, and does not stand in the way of the older one', async () => {
    const broken = await publish('_2', 'export const name = "new"; throw new Error("broken release");');
    const working = await publish('_1', 'export const name = "old";');
    const page = createContext({ console, URL, setTimeout, clearTimeout });
    runInContext('globalThis.self = globalThis.window = globalThis;', page);
    const open = async (scripts: string[], globalName: string): Promise<Container> => {
      for (const script of scripts) runInContext(script, page);
      const container = runInContext(globalName, page) as Container;
      await container.init({});
      return container;
    };
    const next = await open(broken, 'mfe_demo_2');
    for (const _try of [1, 2])
      await expect(next.get('./routes').then((factory) => factory())).rejects.toThrow('broken release');
    const last = await open(working, 'mfe_demo_1');
    expect((await last.get('./routes'))()).toMatchObject({ name: 'old' });
    // Two builds on a busy machine.
  }, 120_000);
});
