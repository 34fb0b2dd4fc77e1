import { startSearch, type TestServer } from './testing.ts';
import type { SearchParamsObject } from 'algoliasearch';

let server: TestServer;
const indexName = 'homes';
const names = [
  'House by the lake',
  'Houses on lakes',
  'The Cabin',
  'Maison au bord du lac',
  'Kopf schmerz klinik',
  'Lake house',
];

beforeAll(async () => {
  server = await startSearch();
  await server.admin.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ['name'], typoTolerance: false, queryType: 'prefixNone' },
  });
  await server.admin.saveObjects({
    indexName,
    objects: names.map((name, i) => ({ objectID: String(i), name })),
    waitForTasks: true,
  });
});
afterAll(() => server.close());

const search = async (searchParams: SearchParamsObject): Promise<string[]> =>
  (await server.admin.searchSingleIndex<{ name: string }>({ indexName, searchParams })).hits.map((hit) => hit.name);
const add = (
  dictionaryName: 'stopwords' | 'plurals' | 'compounds',
  body: {
    language: 'en' | 'fr' | 'de';
    word?: string;
    words?: string[];
    decomposition?: string[];
    state?: 'enabled' | 'disabled';
  },
) =>
  server.admin.batchDictionaryEntries({
    dictionaryName,
    batchDictionaryEntriesParams: {
      clearExistingDictionaryEntries: true,
      requests: [{ action: 'addEntry', body: { objectID: 'mine', ...body } }],
    },
  });

test.each<[string, SearchParamsObject, string[]]>([
  ['plurals are other words unless told', { query: 'houses' }, ['Houses on lakes']],
  [
    'plurals and singulars are one',
    { query: 'house lakes', ignorePlurals: true },
    ['Lake house', 'Houses on lakes', 'House by the lake'],
  ],
  ['of the languages asked for only', { query: 'house lakes', ignorePlurals: ['fr'] }, []],
  [
    'of the languages of the query',
    { query: 'houses', ignorePlurals: true, queryLanguages: ['en'] },
    ['Lake house', 'House by the lake', 'Houses on lakes'],
  ],
  ['stop words must occur unless told', { query: 'the house with lake' }, []],
  [
    'stop words are left out',
    { query: 'the house with lake', removeStopWords: true },
    ['Lake house', 'House by the lake'],
  ],
  ['of the languages asked for', { query: 'la maison du lac', removeStopWords: ['fr'] }, ['Maison au bord du lac']],
  ['stop words alone are words', { query: 'the ', removeStopWords: ['en'] }, ['The Cabin', 'House by the lake']],
  [
    'the last word is not a stop word while it may go on',
    { query: 'by the', removeStopWords: ['en'], queryType: 'prefixLast' },
    ['The Cabin', 'House by the lake'],
  ],
  [
    'not inside a phrase',
    { query: '"house by the lake"', removeStopWords: ['en'], advancedSyntax: true },
    ['House by the lake'],
  ],
  [
    'natural languages mean all of it',
    { query: 'the houses', naturalLanguages: ['en'] },
    ['Lake house', 'House by the lake', 'Houses on lakes'],
  ],
])('SRCH-3: %s', async (_, params, expected) => {
  expect((await search(params)).sort()).toEqual([...expected].sort());
});

test('SRCH-3: a plural is as good as the word itself, unless alternativesAsExact leaves it out', async () => {
  const ranked = {
    query: 'house',
    ignorePlurals: true,
    exactOnSingleWordQuery: 'word' as const,
    ranking: ['exact'],
  } as SearchParamsObject;
  expect(await search(ranked)).toEqual(['Lake house', 'Houses on lakes', 'House by the lake']);
  expect(await search({ ...ranked, alternativesAsExact: [] })).toEqual([
    'Lake house',
    'House by the lake',
    'Houses on lakes',
  ]);
});

test('SRCH-3: an application adds stop words, plurals and compound words, and turns standard ones off', async () => {
  const { admin } = server;
  await add('stopwords', { language: 'en', word: 'cosy' });
  expect(await search({ query: 'cosy cabin', removeStopWords: ['en'] })).toEqual(['The Cabin']);
  await add('stopwords', { language: 'en', word: 'by', state: 'disabled' });
  expect(await search({ query: 'house by', removeStopWords: ['en'] })).toEqual(['House by the lake']);
  await add('plurals', { language: 'fr', words: ['lac', 'lacs', 'étang'] });
  expect(await search({ query: 'etang', ignorePlurals: ['fr'] })).toEqual(['Maison au bord du lac']);
  await add('compounds', { language: 'de', word: 'kopfschmerzklinik', decomposition: ['kopf', 'schmerz', 'klinik'] });
  expect(await search({ query: 'Kopfschmerzklinik' })).toEqual(['Kopf schmerz klinik']);
  expect(await search({ query: 'Kopfschmerzklinik', decompoundQuery: false })).toEqual([]);
  expect((await admin.getDictionaryLanguages())['de']).toEqual({
    plurals: { nbCustomEntries: 0 },
    stopwords: { nbCustomEntries: 0 },
    compounds: { nbCustomEntries: 1 },
  });
  expect(
    await admin.searchDictionaryEntries({
      dictionaryName: 'stopwords',
      searchDictionaryEntriesParams: { query: 'about' },
    }),
  ).toMatchObject({ nbHits: 1, nbPages: 1, page: 0, hits: [{ language: 'en', word: 'about' }] });
  const [path, none] = ['/1/dictionaries/compounds/batch', '{"requests":[],"clearExistingDictionaryEntries":1}'];
  expect((await server.send('POST', path, none)).status).toBe(200);
  expect(await search({ query: 'Kopfschmerzklinik' })).toEqual([]);
  await admin.setDictionarySettings({ disableStandardEntries: { stopwords: { en: true } } });
  expect(await search({ query: 'the house with lake', removeStopWords: true })).toEqual([]);
  expect(await admin.getDictionarySettings()).toMatchObject({
    disableStandardEntries: { stopwords: { en: true }, plurals: {} },
  });
});

test.each<[string, string, string, string]>([
  ['POST', '/1/dictionaries/idioms/batch', '{"requests":[]}', 'Invalid dictionary: idioms'],
  ['POST', '/1/dictionaries/plurals/batch', '{"requests":[{"action":"guess","body":{}}]}', 'Invalid action: guess'],
  [
    'POST',
    '/1/dictionaries/plurals/batch',
    '{"requests":[{"action":"addEntry","body":{"language":"en"}}]}',
    'objectID is missing',
  ],
  [
    'PUT',
    '/1/dictionaries/*/settings',
    '{"disableStandardEntries":{"stopwords":{"fr":"yes"}}}',
    'expected an object of booleans',
  ],
  ['POST', '/1/dictionaries/plurals/batch', '{"requests":[],"clearExisting":1}', 'Unknown parameter: clearExisting'],
  ['POST', '/1/security/sources/append', '{}', 'Missing mandatory parameter source'],
])('SRCH-19: %s %s with %s is refused', async (method, path, body, message) => {
  expect(await server.send(method, path, body)).toMatchObject({
    status: 400,
    body: { status: 400, message: expect.stringContaining(message) as string },
  });
});
