import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from '../engine/answer.ts';
import { getSchema } from '../engine/schema.ts';
import { Catalog } from './catalog.ts';
import { Documents } from './documents.ts';
import { loadSnapshot } from './snapshot.ts';
import type { Doc, Json } from '../json.ts';

const NAME = 'homes';
const SETTINGS: Doc = { attributesForFaceting: ['kind', 'Availability'], customRanking: ['desc(price)'] };
const home = (i: number, price = i): Doc => ({
  name: `Home ${i} ${i % 3 === 0 ? 'by the lake' : 'in the town'}`,
  kind: ['House', 'Cabin', 'Villa'][i % 3]!,
  price,
  tags: i % 5 === 0 ? [1, 2] : [3],
  isNew: i % 2 === 0,
  _geoloc:
    i % 7 === 0
      ? [
          { lat: 38, lng: -120 },
          { lat: 1, lng: i % 90 },
        ]
      : { lat: i % 60, lng: i % 170 },
  Availability: { 20260701: i % 2 === 0 ? 'DC' : 'NO', 20260702: `code ${i % 300}` },
});
const QUERIES: Doc[] = [
  { query: '', facets: ['*'], hitsPerPage: 30 },
  { query: 'lake hom', facets: ['kind'], getRankingInfo: true },
  { query: 'by the', filters: 'kind:cabin AND price > 300', hitsPerPage: 50 },
  { filters: 'Availability.20260701:DC AND NOT Availability.20260702:"code 7"', hitsPerPage: 50 },
  { aroundLatLng: '38,-120', aroundRadius: 500_000, numericFilters: ['tags=2'], hitsPerPage: 50 },
  { insideBoundingBox: '30,10,10,90', facets: ['isNew', 'kind'], attributesToRetrieve: ['Availability.20260702'] },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const columnsPath = (): string => {
  const index = readdirSync(folder).find((entry) => entry.startsWith('index-'))!;
  return join(folder, index, 'records.log.columns');
};
const put = (catalog: Catalog, homes: [id: number, doc: Doc | null][]): Promise<void> =>
  catalog.write(NAME, async (transaction) => {
    for (const [id, doc] of homes)
      if (doc) transaction.put(String(id), doc);
      else transaction.remove(String(id));
  });
function answers(catalog: Catalog): Json[] {
  return QUERIES.map((params) => {
    const {
      processingTimeMS: _1,
      serverTimeMS: _2,
      processingTimingsMS: _3,
      ...rest
    } = answer(catalog.readable(NAME), params, params);
    return rest;
  });
}
async function filled(): Promise<Catalog> {
  const catalog = Catalog.open(folder);
  await catalog.configure(NAME, (meta) => {
    meta.settings = SETTINGS;
  });
  await put(
    catalog,
    Array.from({ length: 1500 }, (_, i) => [i, home(i)]),
  );
  await put(catalog, [
    ...Array.from({ length: 50 }, (_, i): [number, Doc] => [i * 7, home(i * 7, 9000 + i)]),
    [11, null],
  ]);
  return catalog;
}
async function reopened(): Promise<Json[]> {
  const catalog = Catalog.open(folder);
  await catalog.ready();
  const found = answers(catalog);
  await catalog.close();
  return found;
}

test('PLAT-1: columns are saved with a stop and read at the next start, with the same answers', async () => {
  const catalog = await filled();
  const before = answers(catalog);
  await catalog.close();
  const documents = new Documents(columnsPath().replace(/\.columns$/, ''));
  expect(await loadSnapshot(columnsPath(), getSchema([SETTINGS]), documents, async () => undefined)).not.toBeNull();
  expect(await loadSnapshot(columnsPath(), getSchema([{}]), documents, async () => undefined)).toBeNull();
  documents.close();
  expect(await reopened()).toEqual(before);
});

test('PLAT-1: what was written after the columns were saved is there after a crash', async () => {
  await (await filled()).close();
  const saved = join(folder, 'saved');
  cpSync(columnsPath(), saved);
  const catalog = Catalog.open(folder);
  await catalog.ready();
  await put(catalog, [
    [3, home(3, 77_777)],
    [4, null],
    [5000, home(5000)],
    [5001, home(5001)],
    [5001, null],
  ]);
  const before = answers(catalog);
  await catalog.close();
  cpSync(saved, columnsPath());
  expect(await reopened()).toEqual(before);
});

test.each<[string, (path: string) => void]>([
  ['damaged', (path) => writeFileSync(path, readFileSync(path).fill(7, 5000, 5100))],
  ['cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, 20_000))],
  ['empty', (path) => writeFileSync(path, '')],
  ['gone', (path) => rmSync(path)],
  ['of other records', (path) => appendFileSync(path.replace(/\.columns$/, ''), Buffer.alloc(3))],
])('PLAT-1: a file of columns that is %s costs only time', async (_, change) => {
  const catalog = await filled();
  const before = answers(catalog);
  await catalog.close();
  change(columnsPath());
  expect(await reopened()).toEqual(before);
});

test('PLAT-1: columns follow settings that ask for others, and records that are all replaced', async () => {
  await (await filled()).close();
  const catalog = Catalog.open(folder);
  await catalog.ready();
  await catalog.configure(NAME, (meta) => {
    meta.settings = { ...SETTINGS, attributesForFaceting: ['isNew'] };
  });
  const before = answers(catalog);
  await catalog.close();
  expect(await reopened()).toEqual(before);
  const cleared = Catalog.open(folder);
  await cleared.ready();
  await cleared.write(NAME, async (transaction) => transaction.clear());
  expect(existsSync(columnsPath())).toBe(false);
  await put(cleared, [[1, home(1)]]);
  const few = answers(cleared);
  await cleared.close();
  expect(await reopened()).toEqual(few);
});
