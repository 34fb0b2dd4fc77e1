/**
 * The gallery of the design system and the page of contracts, for the dev server (PLAT-7). What they say is read when
 * they are asked for.
 */
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { DevPages } from '../dev/dev-server.ts';
import { packageDir } from '../lib/paths.ts';
import { remoteFacts, remoteNames } from '../lib/remotes.ts';
import { common, extractedStyles } from '../webpack/common.ts';
import { KeepGoodBuildPlugin } from '../webpack/keep-good-build-plugin.ts';
import { readComponentDocs } from './component-docs.ts';
import { contractsPage } from './contracts-page.ts';

const PATH = '/gallery/';
const LIBRARY = 'roost_gallery';
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${PATH}gallery.css"></head>
<body><div id="root"></div><script src="${PATH}gallery.js"></script></body></html>`;

function configuration(): Configuration {
  const directory = packageDir('shared');
  const outDir = join(directory, 'dist/gallery');
  return {
    ...common('browser', directory, { mode: 'development', outDir, refresh: true }),
    name: 'gallery',
    target: ['web', 'es2022'],
    entry: { gallery: './src/testing/gallery/main.tsx' },
    output: {
      path: outDir,
      uniqueName: LIBRARY,
      publicPath: PATH,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      extractedStyles('[name].css', '[name].css'),
      new ReactRefreshPlugin({ overlay: false, library: LIBRARY }),
      new KeepGoodBuildPlugin(),
    ],
  };
}

export const gallery = (): DevPages => ({
  configurations: [configuration()],
  answers: {
    [PATH]: async () => ({ type: 'text/html', text: PAGE }),
    [`${PATH}components.json`]: async () => ({
      type: 'application/json',
      text: JSON.stringify(await readComponentDocs(join(packageDir('shared'), 'src/ui'))),
    }),
    [`${PATH}contracts`]: async () => ({
      type: 'text/html',
      text: contractsPage(remoteNames().map((name) => ({ name, facts: remoteFacts(name) }))),
    }),
  },
  shown: [
    ['components', PATH],
    ['pages, slots, events', `${PATH}contracts`],
  ],
});
