import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { OwnAddressPlugin } from './own-address-plugin.ts';

test('PLAT-1: the first script is the same file in each build, wherever its build lies', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'address-'));
  const build = async (id: string): Promise<string> => {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          optimization: { minimize: false },
          context: dir,
          target: ['web', 'es2022'],
          entry: { main: './main.mjs' },
          output: { path: join(dir, id), publicPath: `/_host/${id}/`, filename: '[name].js' },
          module: {
            // A style sheet as css-loader hands it on: it is run while it is built.
            rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, join(dir, 'as-sheet.cjs')] }],
          },
          plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), new OwnAddressPlugin()],
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    expect(stats?.toJson({ errors: true }).errors).toEqual([]);
    return readFile(join(dir, id, 'main.js'), 'utf8');
  };
  try {
    await writeFile(
      join(dir, 'as-sheet.cjs'),
      'module.exports = () => `export default [[module.id, "a { background: url(" + __webpack_public_path__ + "a.png) }"]]`;',
    );
    await writeFile(join(dir, 'main.css'), '');
    await writeFile(join(dir, 'main.mjs'), 'import "./main.css"; export const later = () => import("./later.mjs");');
    await writeFile(join(dir, 'later.mjs'), 'export const name = "later";');
    const [first, second] = [await build('b1'), await build('b2')];
    expect(first).toBe(second);
    // A path, as pages write it at the style sheets that they carry.
    expect(first).toContain('new URL(".", document.currentScript.src).pathname');
    expect(await readFile(join(dir, 'b1', 'main.css'), 'utf8')).toContain('url(/_host/b1/a.png)');
  } finally {
    await rm(dir, { recursive: true });
  }
});
