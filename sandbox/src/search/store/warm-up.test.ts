import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from '../engine/answer.ts';
import type { Doc } from '../json.ts';
import { Catalog } from './catalog.ts';
import { makeQueries, warmUp } from './warm-up.ts';

const DAYS = Array.from({ length: 12 }, (_, day) => String(20260701 + day));
const home = (i: number): Doc => ({
  objectID: String(i),
  kind: ['House', 'Cabin', 'Villa'][i % 3]!,
  has: ['Pool', 'Sauna', 'Deck'].slice(0, 1 + (i % 3)),
  _geoloc: { lat: 30 + i, lng: -100 },
  Availability: Object.fromEntries(DAYS.map((day) => [day, i % 2 === 0 ? 'DC' : 'NO'])),
  MinStay: Object.fromEntries(DAYS.map((day) => [day, 1 + (i % 3)])),
});

let folder: string;
let catalog: Catalog;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warm-up-'));
  catalog = Catalog.open(folder);
  await catalog.ready();
  await catalog.configure('homes', (meta) => {
    meta.settings = { attributesForFaceting: ['kind', 'has', 'filterOnly(Availability)', 'filterOnly(MinStay)'] };
  });
  await catalog.write('homes', async (transaction) => {
    for (let i = 0; i < 20; i += 1) transaction.put(String(i), home(i));
  });
});
afterAll(async () => {
  await catalog.close();
  rmSync(folder, { recursive: true });
});

test('what a large index asks itself are dated, geographic, faceted queries that find the record they are about', () => {
  const index = catalog.readable('homes');
  for (let round = 0; round < 8; round += 1) {
    const queries = makeQueries(index.engine, index.settings, round);
    const found = queries.map((params) => Number(answer(index, params, params)['nbHits']));
    expect(found.map((count) => count > 0)).toEqual([true, true, true]);
    expect(String(queries[0]?.['filters'])).toMatch(/Availability\.202607\d\d:\w+.* AND MinStay\.202607\d\d <= \d/);
  }
});

test('a small index asks itself nothing', async () => {
  const run = jest.fn();
  await warmUp(catalog, run);
  expect(run).not.toHaveBeenCalled();
});
