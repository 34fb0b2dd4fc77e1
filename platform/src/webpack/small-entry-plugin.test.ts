import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CompiledAtOncePlugin } from './compiled-at-once.ts';
import { SmallEntryPlugin } from './small-entry-plugin.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'entry-'));
});
afterAll(() => rm(dir, { recursive: true }));

/**
 * Builds a remote with a page that takes React from the host and loads a chunk with styles later. Returns its entry.
 */
async function buildEntry(): Promise<string> {
  await writeFile(join(dir, 'page.mjs'), 'import "react"; export const more = () => import("./more.mjs");');
  await writeFile(join(dir, 'more.mjs'), 'import "./more.css"; export const name = "more";');
  await writeFile(
    join(dir, 'as-sheet.cjs'),
    'module.exports = (text) => `export default [[module.id, ${JSON.stringify(text)}]]`;',
  );
  await writeFile(join(dir, 'more.css'), 'p { color: red }');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        optimization: { minimize: false },
        context: dir,
        target: ['web', 'es2022'],
        entry: {},
        output: { path: join(dir, 'out'), publicPath: 'auto', uniqueName: 'mfe_demo', filename: '[name].js' },
        module: {
          // A style sheet as css-loader hands it on.
          rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, join(dir, 'as-sheet.cjs')] }],
        },
        plugins: [
          new ModuleFederationPlugin({
            name: 'mfe_demo',
            filename: 'remoteEntry.js',
            library: { type: 'var', name: 'mfe_demo' },
            exposes: { './routes': { import: join(dir, 'page.mjs'), name: 'expose-routes' } },
            shared: { react: { singleton: true, requiredVersion: '^19.0.0', import: false } },
            manifest: false,
            dts: false,
            experiments: { externalRuntime: true },
          }),
          new MiniCssExtractPlugin({ filename: '[name].css' }),
          new SmallEntryPlugin(),
          new CompiledAtOncePlugin('expose-routes'),
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  expect(stats?.toJson({ errors: true }).errors).toEqual([]);
  return readFile(join(dir, 'out/remoteEntry.js'), 'utf8');
}

test('PLAT-1: an entry carries no loaders of its own, and names what it takes and where its styles are', async () => {
  const entry = await buildEntry();
  // Names in the loaders that webpack and the style plugin write.
  expect(entry).not.toMatch(/dataWebpackPrefix|installedCssChunks/);
  expect(entry).toContain('federation.bundlerRuntime.loadScript(__webpack_require__, url, done)');
  expect(entry).toContain('federation.bundlerRuntime.loadStyle(__webpack_require__, ');
  expect(entry).toContain('taken("react", "^19.0.0")');
  expect(entry).toContain('new URL(".", document.currentScript.src).href');
  // What a page begins with is compiled while it arrives; what comes later, and the entry of every page, is not.
  const marked = await Promise.all(
    (await readdir(join(dir, 'out')))
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({ file, text: await readFile(join(dir, 'out', file), 'utf8') })),
  );
  const atOnce = marked.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(atOnce.map(({ file }) => file)).toEqual(['expose-routes.js']);
  expect(marked.length).toBeGreaterThan(2);
});
