/** The gallery of the design system (`npm run dev` serves it), built once and answered to a page without a server. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { common, extractedStyles } from '@roost/platform/webpack/common';
import webpack from 'webpack';

const SHARED = path.resolve(import.meta.dirname, '../../shared');
const ORIGIN = 'http://gallery.test';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/gallery/gallery.css"></head>
<body><div id="root"></div><script src="/gallery/gallery.js"></script></body></html>`;

export type GalleryPage = { open: (page: Page) => Promise<void>; remove: () => Promise<void> };

export async function buildGallery(): Promise<GalleryPage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'roost-gallery-'));
  const compiler = webpack({
    ...common('browser', SHARED, { mode: 'development', outDir: directory }),
    name: 'gallery',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { gallery: './src/testing/gallery/main.tsx' },
    output: { path: directory, publicPath: '/gallery/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [extractedStyles('[name].css', '[name].css')],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  return {
    open: async (page) => {
      await page.route(`${ORIGIN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/gallery/') return route.fulfill({ contentType: 'text/html', body: PAGE });
        // What the doc comments say changes with the code, and is no part of how components look.
        if (pathname.endsWith('components.json')) return route.fulfill({ json: [] });
        const file = path.join(directory, pathname.replace('/gallery/', ''));
        const body = await readFile(file).catch(() => null);
        return body === null
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: TYPES[path.extname(file)] ?? 'application/octet-stream', body });
      });
      await page.goto(`${ORIGIN}/gallery/`);
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
