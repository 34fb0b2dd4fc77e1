import { SEARCH_KEY, startSearch, type TestServer } from './testing.ts';
import type { Rule, SearchParamsObject } from 'algoliasearch';

let server: TestServer;
const indexName = 'homes';
beforeAll(async () => {
  server = await startSearch();
  await server.admin.setSettings({
    indexName,
    indexSettings: { attributesForFaceting: ['kind'], searchableAttributes: ['name'], customRanking: ['asc(price)'] },
  });
  await server.admin.saveObjects({
    indexName,
    objects: [
      { objectID: 'a', name: 'Cosy cabin', kind: 'Cabin', price: 1 },
      { objectID: 'b', name: 'Large lodge', kind: 'Lodge', price: 2 },
      { objectID: 'c', name: 'Seaside flat', kind: 'Flat', price: 3 },
    ],
    waitForTasks: true,
  });
});
afterAll(() => server.close());
const found = async (searchParams: SearchParamsObject): Promise<string[]> =>
  (await server.client(SEARCH_KEY).searchSingleIndex({ indexName, searchParams })).hits.map((hit) => hit.objectID);

test('SRCH-3: synonyms work both ways, one way, or as a correction', async () => {
  await server.admin.saveSynonyms({
    indexName,
    synonymHit: [
      { objectID: '1', type: 'synonym', synonyms: ['cabin', 'lodge'] },
      { objectID: '2', type: 'onewaysynonym', input: 'apartment', synonyms: ['flat'] },
      { objectID: '3', type: 'altcorrection1', word: 'big', corrections: ['large'] },
    ],
    replaceExistingSynonyms: true,
  });
  expect(await found({ query: 'cabin' })).toEqual(['a', 'b']);
  expect(await found({ query: 'apartment' })).toEqual(['c']);
  expect(await found({ query: 'big cabin' })).toEqual(['b']);
  expect(await found({ query: 'cabin', synonyms: false })).toEqual(['a']);
  expect(await server.admin.searchSynonyms({ indexName, searchSynonymsParams: { query: 'lodge' } })).toMatchObject({
    nbHits: 1,
    hits: [{ objectID: '1' }],
  });
  await server.admin.deleteSynonym({ indexName, objectID: '1' });
  expect(await found({ query: 'cabin' })).toEqual(['a']);
  await server.admin.clearSynonyms({ indexName });
  await expect(server.admin.getSynonym({ indexName, objectID: '2' })).rejects.toMatchObject({ status: 404 });
});

test('SRCH-2: a rule with a context changes the queries that carry the context', async () => {
  await server.admin.saveRules({
    indexName,
    clearExistingRules: true,
    rules: [
      {
        objectID: 'dated',
        conditions: [{ context: 'isDatedSearch' }],
        consequence: { params: { filters: 'NOT kind:Flat' }, userData: { banner: 'dates' } },
      },
      {
        objectID: 'word',
        conditions: [{ pattern: 'cheap', anchoring: 'contains' }],
        consequence: { params: { query: { edits: [{ type: 'remove', delete: 'cheap' }] }, hitsPerPage: 1 } },
      },
      {
        objectID: 'off',
        enabled: false,
        conditions: [{ context: 'isDatedSearch' }],
        consequence: { params: { hitsPerPage: 0 } },
      },
      {
        objectID: 'past',
        conditions: [{ context: 'isDatedSearch' }],
        consequence: { params: { hitsPerPage: 0 } },
        validity: [{ from: 1, until: 2 }],
      },
    ],
  });
  expect(await found({ ruleContexts: ['isDatedSearch'] })).toEqual(['a', 'b']);
  expect(await found({ ruleContexts: ['notDatedSearch'] })).toEqual(['a', 'b', 'c']);
  expect(await found({ ruleContexts: ['isDatedSearch'], enableRules: false })).toEqual(['a', 'b', 'c']);
  expect(await found({ ruleContexts: ['isDatedSearch'], filters: 'kind:Flat OR kind:Lodge' })).toEqual(['b']);
  expect(await found({ query: 'cheap cabin' })).toEqual(['a']);
  expect(
    await server.admin.searchSingleIndex({ indexName, searchParams: { ruleContexts: ['isDatedSearch'] } }),
  ).toMatchObject({ userData: [{ banner: 'dates' }], appliedRules: [{ objectID: 'dated' }] });
  expect((await server.admin.searchRules({ indexName, searchRulesParams: { context: 'isDatedSearch' } })).nbHits).toBe(
    3,
  );
  expect(await server.admin.getRule({ indexName, objectID: 'word' })).toMatchObject({ objectID: 'word' });
  await server.admin.deleteRule({ indexName, objectID: 'dated' });
  expect(await found({ ruleContexts: ['isDatedSearch'] })).toEqual(['a', 'b', 'c']);
});

describe('SRCH-3: words that stand for others', () => {
  const indexName = 'consoles';
  const names = async (searchParams: SearchParamsObject): Promise<unknown[]> =>
    (
      await server.admin.searchSingleIndex<{ console: string }>({
        indexName,
        searchParams: { typoTolerance: false, ...searchParams },
      })
    ).hits.map((hit) => hit.console);
  beforeAll(async () => {
    const consoles = [
      'Sony PlayStation <PLAYSTATIONVERSION>',
      'Nintendo Switch',
      'Nintendo Wii U',
      'Nintendo Game Boy Advance',
      'Microsoft Xbox',
      'A boy without a game',
    ];
    await server.admin.saveObjects({
      indexName,
      objects: consoles.map((console, i) => ({ objectID: String(i), console })),
      waitForTasks: true,
    });
    await server.admin.saveSynonyms({
      indexName,
      synonymHit: [
        { objectID: 'gba', type: 'synonym', synonyms: ['gba', 'gameboy advance', 'game boy advance'] },
        { objectID: 'wii', type: 'oneWaySynonym', input: 'wii', synonyms: ['game boy'] },
        {
          objectID: 'version',
          type: 'placeholder',
          placeholder: '<PLAYSTATIONVERSION>',
          replacements: ['1', 'One', '4 Pro'],
        },
        { objectID: 'redmond', type: 'altCorrection2', word: 'redmond', corrections: ['microsoft', 'wii u'] },
      ],
    });
  });

  test.each<[string, string[]]>([
    ['gba', ['Nintendo Game Boy Advance']],
    ['nintendo gba', ['Nintendo Game Boy Advance']],
    ['gameboy advance', ['Nintendo Game Boy Advance']],
    ['playstation one', ['Sony PlayStation <PLAYSTATIONVERSION>']],
    ['playstation 4 pro', ['Sony PlayStation <PLAYSTATIONVERSION>']],
    ['playstation 9', []],
    ['wii', ['Nintendo Wii U', 'Nintendo Game Boy Advance']],
    ['game boy', ['Nintendo Game Boy Advance', 'A boy without a game']],
    ['redmond', ['Nintendo Wii U', 'Microsoft Xbox']],
    ['gameboy', ['Nintendo Game Boy Advance']],
    ['x box', ['Microsoft Xbox']],
  ])('%j finds %j', async (query, expected) => {
    expect((await names({ query })).sort()).toEqual([...expected].sort());
  });

  test('corrections rank after what was typed', async () => {
    await server.admin.saveObjects({
      indexName,
      objects: [{ objectID: '0redmond', console: 'Redmond' }],
      waitForTasks: true,
    });
    expect((await names({ query: 'redmond' }))[0]).toBe('Redmond');
    await server.admin.deleteObject({ indexName, objectID: '0redmond' });
  });

  test.each<[SearchParamsObject, string[]]>([
    [{ query: '"game boy"', advancedSyntax: true }, ['Nintendo Game Boy Advance']],
    [{ query: '"boy game"', advancedSyntax: true }, []],
    [{ query: 'nintendo -wii -switch', advancedSyntax: true }, ['Nintendo Game Boy Advance']],
    [
      { query: '-nintendo', advancedSyntax: true },
      ['A boy without a game', 'Microsoft Xbox', 'Sony PlayStation <PLAYSTATIONVERSION>'],
    ],
    [{ query: 'nintendo -wii', advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] }, ['Nintendo Wii U']],
    [{ query: '"game boy"' }, ['A boy without a game', 'Nintendo Game Boy Advance']],
  ])('%j finds %j: phrases and excluded words only when turned on', async (params, expected) => {
    expect((await names({ synonyms: false, ...params })).sort()).toEqual(expected);
  });

  test('the words that were given up are told', async () => {
    const answer = await server.admin.searchSingleIndex({
      indexName,
      searchParams: { query: 'Switch unheard', removeWordsIfNoResults: 'lastWords' },
    });
    expect(answer).toMatchObject({ nbHits: 1, queryAfterRemoval: 'Switch <em>unheard</em>' });
  });
});

describe('SRCH-2: rules', () => {
  const indexName = 'phones';
  const phones = [
    ['iphone_7', 'Apple', '7'],
    ['iphone_8', 'Apple', '8'],
    ['iphone_x', 'Apple', 'X'],
    ['one_plus_one', 'OnePlus', 'One'],
    ['one_plus_two', 'OnePlus', 'Two'],
  ];
  const ids = async (searchParams: SearchParamsObject): Promise<string[]> =>
    (await server.admin.searchSingleIndex({ indexName, searchParams })).hits.map((hit) => hit.objectID);
  const use = (...rules: Omit<Rule, 'objectID'>[]) =>
    server.admin.saveRules({
      indexName,
      clearExistingRules: true,
      rules: rules.map((rule, i) => ({ objectID: `rule-${i}`, ...rule })),
    });
  beforeAll(async () => {
    await server.admin.setSettings({ indexName, indexSettings: { attributesForFaceting: ['brand', 'model'] } });
    await server.admin.saveObjects({
      indexName,
      objects: phones.map(([objectID, brand, model]) => ({ objectID: objectID!, brand, model })),
      waitForTasks: true,
    });
  });

  test('promote records to a place, alone or in groups, whether or not they match, and count them', async () => {
    await use({
      conditions: [{ pattern: 'apple', anchoring: 'is' }],
      consequence: {
        promote: [
          { objectID: 'iphone_7', position: 1 },
          { objectIDs: ['one_plus_two', 'one_plus_one', 'unknown'], position: 3 },
        ],
      },
    });
    const answer = await server.admin.searchSingleIndex({
      indexName,
      searchParams: { query: 'apple', getRankingInfo: true, facets: ['brand'] },
    });
    expect(answer.hits.map((hit) => [hit.objectID, hit._rankingInfo?.promoted])).toEqual([
      ['iphone_x', false],
      ['iphone_7', true],
      ['iphone_8', false],
      ['one_plus_two', true],
      ['one_plus_one', true],
    ]);
    expect(answer).toMatchObject({
      nbHits: 5,
      facets: { brand: { Apple: 3, OnePlus: 2 } },
      appliedRules: [{ objectID: 'rule-0' }],
    });
    expect(await ids({ query: 'apple', hitsPerPage: 2, page: 1 })).toEqual(['iphone_8', 'one_plus_two']);
    expect(await ids({ query: 'oneplus' })).toEqual(['one_plus_two', 'one_plus_one']);
  });

  test('promote only what the filters let, when so told, and hide', async () => {
    await use({
      conditions: [{ context: 'front' }],
      consequence: {
        filterPromotes: true,
        promote: [{ objectID: 'one_plus_one', position: 0 }],
        hide: [{ objectID: 'iphone_8' }],
      },
    });
    expect(await ids({ ruleContexts: ['front'] })).toEqual(['one_plus_one', 'one_plus_two', 'iphone_x', 'iphone_7']);
    expect(await ids({ ruleContexts: ['front'], filters: 'brand:Apple' })).toEqual(['iphone_x', 'iphone_7']);
    expect((await ids({})).length).toBe(5);
  });

  test('read facet values out of the query', async () => {
    await use({
      conditions: [{ pattern: '{facet:brand}', anchoring: 'contains' }],
      consequence: {
        params: {
          automaticFacetFilters: [{ facet: 'brand' }],
          query: { edits: [{ type: 'remove', delete: '{facet:brand}' }] },
        },
      },
    });
    expect(await ids({ query: 'apple x' })).toEqual(['iphone_x']);
    expect(await ids({ query: 'apple' })).toEqual(['iphone_x', 'iphone_8', 'iphone_7']);
    expect(await ids({ query: 'one' })).toEqual(['one_plus_one', 'one_plus_two']);
    await use({
      conditions: [{ pattern: '{facet:brand}', anchoring: 'is' }],
      consequence: { params: { automaticOptionalFacetFilters: ['brand'], query: '' } },
    });
    expect(await ids({ query: 'apple' })).toEqual(['iphone_x', 'iphone_8', 'iphone_7', 'one_plus_two', 'one_plus_one']);
  });

  test('hold with filters, with slips when alternatives count, or always; edits change several words', async () => {
    await use({ conditions: [{ filters: 'brand:apple' }], consequence: { params: { hitsPerPage: 1 } } });
    expect([
      (await ids({ filters: 'brand:Apple AND NOT model:X' })).length,
      (await ids({ facetFilters: ['brand:OnePlus'] })).length,
    ]).toEqual([1, 2]);
    await use({
      conditions: [{ pattern: 'mobile phone', anchoring: 'is', alternatives: true }],
      consequence: {
        params: {
          query: {
            edits: [
              { type: 'remove', delete: 'mobile' },
              { type: 'replace', delete: 'phones', insert: 'apple x' },
            ],
          },
        },
      },
    });
    expect(await ids({ query: 'mobil phones', removeWordsIfNoResults: 'none' })).toEqual([]);
    expect(await ids({ query: 'mobile phones' })).toEqual(['iphone_x']);
    await use(
      { consequence: { params: { filters: 'brand:OnePlus' } } },
      {
        condition: { context: 'summer' },
        consequence: { params: { filters: 'model:One', renderingContent: { redirect: { url: 'https://x' } } } },
      },
    );
    expect(await ids({ ruleContexts: ['summer'] })).toEqual(['one_plus_one']);
    expect(
      await server.admin.searchSingleIndex({ indexName, searchParams: { ruleContexts: ['summer'] } }),
    ).toMatchObject({ renderingContent: { redirect: { url: 'https://x' } } });
  });
});

test('SRCH-18: optional filters and scores lift records, distinct keeps the best of a group', async () => {
  expect(await found({ optionalFilters: ['kind:Flat'] })).toEqual(['c', 'a', 'b']);
  expect(await found({ filters: 'kind:Cabin OR kind:Flat<score=3> OR kind:Lodge<score=2>' })).toEqual(['c', 'b', 'a']);
  await server.admin.setSettings({
    indexName: 'shoes',
    indexSettings: { attributeForDistinct: 'type', attributesForFaceting: ['type', 'colors'] },
  });
  await server.admin.saveObjects({
    indexName: 'shoes',
    objects: [
      { objectID: '1', type: 'shoes', colors: ['blue', 'red'] },
      { objectID: '2', type: 'shoes', colors: ['blue'] },
      { objectID: '3', type: 'boots', colors: ['red'] },
    ],
    waitForTasks: true,
  });
  expect(
    await server.admin.searchSingleIndex({ indexName: 'shoes', searchParams: { distinct: true, facets: ['colors'] } }),
  ).toMatchObject({ nbHits: 2, hits: [{ objectID: '3' }, { objectID: '2' }], facets: { colors: { blue: 2, red: 2 } } });
});

const event = {
  eventType: 'click',
  eventName: 'Home opened',
  index: indexName,
  userToken: 'visitor-1',
  objectIDs: ['a'],
};
test.each<[object, number]>([
  [{ ...event, queryID: '0123456789abcdef0123456789abcdef', positions: [1] }, 200],
  [{ ...event, eventType: 'view' }, 200],
  [{ ...event, eventType: 'conversion', eventSubtype: 'purchase', objectIDs: undefined, filters: ['kind:Cabin'] }, 200],
  [{ ...event, queryID: '0123456789abcdef0123456789abcdef' }, 422],
  [{ ...event, queryID: 'short', positions: [1] }, 422],
  [{ ...event, eventType: 'hover' }, 422],
  [{ ...event, userToken: 'two words' }, 422],
  [{ ...event, objectIDs: [] }, 422],
  [{ ...event, index: undefined }, 422],
])('SRCH-20: the event %j answers %i', async (given, status) => {
  expect((await server.send('POST', '/1/events', JSON.stringify({ events: [given] }))).status).toBe(status);
});
