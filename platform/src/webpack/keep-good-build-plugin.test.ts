import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { KeepGoodBuildPlugin } from './keep-good-build-plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-good-'));
});
afterEach(() => rm(folder, { recursive: true }));

const make = () =>
  webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    plugins: [new webpack.HotModuleReplacementPlugin(), new KeepGoodBuildPlugin()],
  });

test('PLAT-7: a syntax error is not sent to the page, and the update after it leads from what the page has', async () => {
  let told: (stats: Stats) => void = () => undefined;
  const write = (source: string) => writeFile(join(folder, 'page.js'), source);
  await write('document.title = "first";');
  const first = new Promise<Stats>((resolve) => (told = resolve));
  const watching = make().watch({ aggregateTimeout: 20 }, (_error, stats) => stats && told(stats));
  const build = async (source: string): Promise<Stats> => {
    const next = new Promise<Stats>((resolve) => (told = resolve));
    await write(source);
    return next;
  };
  const getScript = () => readFile(join(folder, 'dist/main.js'), 'utf8');
  const good = await first;
  expect((await build('document.title = "broken;')).hasErrors()).toBe(true);
  expect(await getScript()).toContain('first');
  expect((await build('document.title = "mended";')).hasErrors()).toBe(false);
  expect(await getScript()).toContain('mended');
  const updates = (await readdir(join(folder, 'dist'))).filter((file) => file.endsWith('.hot-update.json'));
  expect(updates).toEqual([`main.${good.hash}.hot-update.json`]);
  await new Promise<void>((resolve) => {
    watching?.close(() => resolve());
  });
});

test('PLAT-7: a dev server that begins with an error serves it: the page hears of the next build', async () => {
  const compiler = make();
  await writeFile(join(folder, 'page.js'), 'document.title = "broken;');
  await new Promise((resolve) => {
    compiler.run(resolve);
  });
  expect(await readdir(join(folder, 'dist'))).toEqual(['main.js']);
});
