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

/** Each entry with the context of its build. */
const BUILDS: readonly (readonly [string, Omit<BuildContext, 'outDir'>])[] = [
  [OWN, { mode: 'production', remote: 'mfe-reviews' }],
  [PAGE, { mode: 'production' }],
  [PAGE, { mode: 'development', remote: 'mfe-reviews' }],
];

/**
 * Run by itself: Jest gives webpack no way to import a loader that is TypeScript. All builds in one process, whose start
 * takes longer than a build.
 */
const getBuildScript = (): string => `
import webpack from 'webpack';
import { common, extractedStyles } from ${JSON.stringify(join(__dirname, 'common.ts'))};
for (const [at, context] of ${JSON.stringify(BUILDS.map(([, context]) => context))}.entries()) {
  const path = ${JSON.stringify(join(dir, 'out-'))} + at;
  const compiler = webpack({
    ...common('browser', ${JSON.stringify(dir)}, { ...context, outDir: path }),
    devtool: false,
    entry: { main: './entry-' + at + '.js' },
    output: { path, publicPath: '/', clean: true },
    plugins: [extractedStyles('[name].css', '[name].css')],
  });
  await new Promise((resolve, reject) => compiler.run((error, stats) => {
    if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
    else compiler.close(resolve);
  }));
}`;

let sheets: string[];
beforeAll(async () => {
  for (const [at, [entry]] of BUILDS.entries()) await writeFile(join(dir, `entry-${at}.js`), entry);
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', getBuildScript()], { cwd: __dirname });
  sheets = await Promise.all(BUILDS.map((_, at) => readFile(join(dir, `out-${at}/main.css`), 'utf8')));
}, 120_000);

/** What stands at the top of a sheet: names of layers, and anything else as it is. */
const outline = (css: string): string[] =>
  postcss
    .parse(css)
    .nodes.filter(({ type }) => type !== 'comment')
    .map((node) => (node.type === 'atrule' && node.name === 'layer' ? node.params : String(node)));

test('PLAT-5: a built sheet of a remote is one block of its own layer, as the publish check wants it', () => {
  const css = sheets[0] ?? '';
  expect(outline(css)).toEqual(['remotes.mfe-reviews']);
  expect(outsideOwnLayer(css, 'mfe-reviews')).toEqual([]);
  expect(css).toMatch(
    /^@layer remotes\.mfe-reviews\{\._\w{6}\{color:red\}@media print\{\._\w{6}\{color:#000\}\}\._\w{6}\{color:blue\}\}$/,
  );
});

test('PLAT-5: the order of layers stands first in the sheet with the base, each layer once', () => {
  const css = sheets[1] ?? '';
  expect(outline(css)).toEqual(['vendor,base,ui,host,remotes,states', 'host', 'ui', 'base', 'states']);
});

test('PLAT-5: a page that a remote has to itself has the same order, also while it is developed', () => {
  const css = sheets[2] ?? '';
  expect(new Set(outline(css))).toEqual(
    new Set(['vendor,base,ui,host,remotes,states', 'remotes.mfe-reviews', 'ui', 'base', 'states']),
  );
});
