import { chunkLoader } from './chunk-loader.ts';

const source = {
  p: 'https://site.test/_remotes/mfe-search/1.0.0/',
  roostIntegrity: { 'js/7.js': 'sha256-seven', 'css/7.css': 'sha256-style' },
};
const url = `${source.p}js/7.js`;
const ended = (
  run: (url: string, integrity: string | null) => Promise<void>,
  from: typeof source | { p: string; roostIntegrity?: unknown } = source,
  file = url,
) =>
  new Promise((resolve) => {
    chunkLoader.loadScript(from, file, resolve, run);
  });

test('PLAT-8: a chunk is run with the hash of its entry, and its remote is told that it came', async () => {
  const run = jest.fn(async () => undefined);
  expect(await ended(run)).toEqual({ type: 'load', target: { src: url } });
  expect(run).toHaveBeenCalledWith(url, 'sha256-seven');
});

test('SAFE-2: a chunk that the entry does not know gets a hash that no file has; without a table (dev server) none', async () => {
  const run = jest.fn(async () => undefined);
  await ended(run, source, `${source.p}js/8.js`);
  expect(run).toHaveBeenLastCalledWith(`${source.p}js/8.js`, expect.stringMatching(/^sha384-A{64}$/));
  await ended(run, { p: source.p, roostIntegrity: '__roost_integrity__' });
  expect(run).toHaveBeenLastCalledWith(url, null);
});

test('PLAT-5: one that fails to load, or never comes, is reported once', async () => {
  expect(await ended(() => Promise.reject(new Error('offline')))).toMatchObject({ type: 'error' });
  jest.useFakeTimers();
  const late = ended(() => new Promise(() => undefined));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await late).toMatchObject({ type: 'timeout' });
});

test('PLAT-8: a style sheet comes with its hash, and is added once', async () => {
  const first = chunkLoader.loadStyle(source, 'css/7.css');
  const link = document.querySelector('link');
  expect([link?.href, link?.integrity]).toEqual([`${source.p}css/7.css`, 'sha256-style']);
  // This document loads nothing: the sheet is as in a browser that has it.
  Object.defineProperty(link, 'sheet', { value: { cssRules: [{}] } });
  link?.dispatchEvent(new Event('load'));
  await first;
  await chunkLoader.loadStyle(source, 'css/7.css');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
