/** Links that pin versions: only to what whoever opens them gets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEntry } from '../testing/version-entry.ts';
import { makeLink, readLinks } from './links.ts';
import { addVersion, withdraw } from './model.ts';
import { remotesDir, updateRegistry } from './store.ts';

const NAME = 'mfe-search';
let dataDir: string;
let directory: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'links-'));
  directory = remotesDir(dataDir);
  for (const version of ['1.0.0', '1.0.1', '1.0.2'])
    await updateRegistry(directory, (registry) => addVersion(registry, NAME, makeEntry(NAME, version), null));
  await updateRegistry(directory, (registry) => addVersion(registry, NAME, makeEntry(NAME, '2.0.0'), null), {
    environment: 'staging',
  });
  await updateRegistry(directory, (registry) => withdraw(registry, NAME, '1.0.1', 'shows names', '2026-11-27'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const link = (pins: string, environment: 'production' | 'staging' = 'production') =>
  makeLink({ directory, environment, siteUrl: 'https://stay.test' }, pins, 8);

test.each([
  ['mfe-search@9.9.9', 'mfe-search@9.9.9 is not published in production. Published: 1.0.0, 1.0.2.'],
  ['mfe-search@1.0.0,mfe-saerch@1.0.0', 'mfe-saerch@1.0.0 is not published in production. Published: none.'],
  ['mfe-search@2.0.0', 'mfe-search@2.0.0 is not published in production'],
  ['mfe-search@1.0.1', 'mfe-search@1.0.1 was withdrawn (shows names), and no link shows it.'],
  ['mfe-saerch@down', 'mfe-saerch@down is not published in production'],
])('PLAT-4: there is no link to %s, and it says why', async (pins, why) => {
  await expect(link(pins)).rejects.toThrow(why);
});

test('PLAT-4: a link names each remote once, as an address does', async () => {
  await expect(link('mfe-search@1.0.0,mfe-search@1.0.2')).rejects.toThrow(
    'mfe-search is named twice: a link pins each remote once.',
  );
});

test.each([0, 2161, 999_999_999_999])(
  'PLAT-4: a link for %s hours is refused, and is not written down',
  async (hours) => {
    const place = { directory, environment: 'production', siteUrl: 'https://stay.test' } as const;
    await expect(makeLink(place, '*', hours)).rejects.toThrow(
      `A link is good for 1 to 2160 hours (90 days), not ${hours}.`,
    );
    expect(await readLinks(dataDir)).toEqual([]);
  },
);

test.each(['*', 'mfe-search@down', 'mfe-search@1.0.0'])('PLAT-4: there is one to %s', async (pins) => {
  expect((await link(pins)).url).toMatch(/^https:\/\/stay\.test\/\?mfe=.+&qa=.+/);
});

test('PLAT-4: a link to a version of staging names no site: it would be the one of production', async () => {
  expect((await link('mfe-search@2.0.0', 'staging')).url).toMatch(/^\/\?mfe=mfe-search%402\.0\.0&qa=/);
});
