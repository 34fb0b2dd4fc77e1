/** Which layers built style sheets are in, by real builds of the preset. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postcss from 'postcss';
import { sharedSource } from '../lib/paths.ts';
import { outsideOwnLayer } from '../publish/own-layer.ts';
import type { BuildContext } from './common.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'layered-'));
  await writeFile(
    join(dir, 'Page.module.css'),
    '.page { color: red }\n@media print { .page { color: black } } /* end */',
  );
  await writeFile(join(dir, 'Part.module.css'), '.part { color: blue }');
});
afterAll(() => rm(dir, { recursive: true }));

const OWN = `import page from './Page.module.css'; import part from './Part.module.css'; console.log(page, part);`;
// On purpose ahead of the base: no order of imports may decide.
const PAGE = `${OWN} import button from '${sharedSource}/ui/button/Button.module.css'; import '${sharedSource}/ui/base.css'; console.log(button);`;

/** Run by itself: Jest gives webpack no way to import a loader that is TypeScript. */
const buildScript = (context: BuildContext): string => `
import webpack from 'webpack';
import { common, extractedStyles } from ${JSON.stringify(join(__dirname, 'common.ts'))};
const compiler = webpack({
  ...common('browser', ${JSON.stringify(dir)}, ${JSON.stringify(context)}),
  devtool: false,
  entry: { main: './entry.js' },
  output: { path: ${JSON.stringify(context.outDir)}, publicPath: '/', clean: true },
  plugins: [extractedStyles('[name].css', '[name].css')],
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  compiler.close(() => undefined);
});`;

async function buildSheet(entry: string, context: Omit<BuildContext, 'outDir'>): Promise<string> {
  await writeFile(join(dir, 'entry.js'), entry);
  const script = buildScript({ ...context, outDir: join(dir, 'out') });
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: __dirname });
  return readFile(join(dir, 'out/main.css'), 'utf8');
}

/** What stands at the top of a sheet: names of layers, and anything else as it is. */
const outline = (css: string): string[] =>
  postcss
    .parse(css)
    .nodes.filter(({ type }) => type !== 'comment')
    .map((node) => (node.type === 'atrule' && node.name === 'layer' ? node.params : String(node)));

test('PLAT-5: a built sheet of a remote is one block of its own layer, as the publish check wants it', async () => {
  const css = await buildSheet(OWN, { mode: 'production', remote: 'mfe-reviews' });
  expect(outline(css)).toEqual(['remotes.mfe-reviews']);
  expect(outsideOwnLayer(css, 'mfe-reviews')).toEqual([]);
  expect(css).toMatch(
    /^@layer remotes\.mfe-reviews\{\._\w{6}\{color:red\}@media print\{\._\w{6}\{color:#000\}\}\._\w{6}\{color:blue\}\}$/,
  );
});

test('PLAT-5: the order of layers stands first in the sheet with the base, each layer once', async () => {
  const css = await buildSheet(PAGE, { mode: 'production' });
  expect(outline(css)).toEqual(['vendor,base,ui,host,remotes,states', 'host', 'ui', 'base', 'states']);
});

test('PLAT-5: a page that a remote has to itself has the same order, also while it is developed', async () => {
  const css = await buildSheet(PAGE, { mode: 'development', remote: 'mfe-reviews' });
  expect(new Set(outline(css))).toEqual(
    new Set(['vendor,base,ui,host,remotes,states', 'remotes.mfe-reviews', 'ui', 'base', 'states']),
  );
});
