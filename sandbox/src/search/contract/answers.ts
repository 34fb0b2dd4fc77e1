import { z } from 'zod';

/**
 * What the hosted service promises to answer, written down from its published specification: required fields and their
 * types, and nothing where the specification leaves an object open. For tests of the stand-in.
 */
const isoTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
const whole = z.number().int().nonnegative();
const taskID = z.number().int().positive();
const objectID = z.string().min(1);

const marked = z.strictObject({
  value: z.string(),
  matchLevel: z.enum(['none', 'partial', 'full']),
  matchedWords: z.array(z.string()),
  fullyHighlighted: z.boolean().optional(),
});
type Nested<Leaf> = Leaf | Nested<Leaf>[] | { [key: string]: Nested<Leaf> };
const nested = <Leaf extends z.ZodType>(leaf: Leaf): z.ZodType<Nested<z.infer<Leaf>>> =>
  z.lazy(() => z.union([leaf, z.array(nested(leaf)), z.record(z.string(), nested(leaf))])) as z.ZodType<
    Nested<z.infer<Leaf>>
  >;
const snippet = z.strictObject({ value: z.string(), matchLevel: z.enum(['none', 'partial', 'full']) });
const rankingInfo = z.strictObject({
  filters: whole.optional(),
  firstMatchedWord: whole,
  geoDistance: whole,
  geoPrecision: whole.optional(),
  nbExactWords: whole,
  nbTypos: whole,
  promoted: z.boolean().optional(),
  proximityDistance: whole.optional(),
  userScore: whole,
  words: whole.optional(),
  matchedGeoLocation: z.strictObject({ lat: z.number(), lng: z.number(), distance: whole }).optional(),
});
export const hit = z.looseObject({
  objectID,
  _highlightResult: z.record(z.string(), nested(marked)).optional(),
  _snippetResult: z.record(z.string(), nested(snippet)).optional(),
  _rankingInfo: rankingInfo.optional(),
});
const facetHit = z.strictObject({ value: z.string(), highlighted: z.string(), count: whole });

const searched = {
  hits: z.array(hit),
  query: z.string(),
  params: z.string(),
  index: z.string().optional(),
  nbHits: whole,
  page: whole,
  nbPages: whole,
  hitsPerPage: whole,
  processingTimeMS: whole,
  aroundLatLng: z
    .string()
    .regex(/^-?\d+(\.\d+)?,\s*-?\d+(\.\d+)?$/)
    .optional(),
  automaticRadius: z.string().optional(),
  appliedRules: z.array(z.strictObject({ objectID })).optional(),
  exhaustive: z
    .strictObject({
      facetsCount: z.boolean().optional(),
      facetValues: z.boolean().optional(),
      nbHits: z.boolean(),
      rulesMatch: z.boolean().optional(),
      typo: z.boolean(),
    })
    .optional(),
  exhaustiveFacetsCount: z.boolean().optional(),
  exhaustiveNbHits: z.boolean().optional(),
  exhaustiveTypo: z.boolean().optional(),
  facets: z.record(z.string(), z.record(z.string(), whole)).optional(),
  facets_stats: z
    .record(z.string(), z.strictObject({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }))
    .optional(),
  // These two are answered with ranking information, though the specification leaves them out.
  timeoutCounts: z.boolean().optional(),
  timeoutHits: z.boolean().optional(),
  indexUsed: z.string().optional(),
  parsedQuery: z.string().optional(),
  processingTimingsMS: z.record(z.string(), z.unknown()).optional(),
  queryAfterRemoval: z.string().optional(),
  renderingContent: z.record(z.string(), z.unknown()).optional(),
  serverTimeMS: whole.optional(),
  serverUsed: z.string().optional(),
  userData: z.array(z.unknown()).optional(),
  queryID: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
};
const rule = z.looseObject({
  objectID,
  consequence: z.record(z.string(), z.unknown()),
  conditions: z.array(z.record(z.string(), z.unknown())).optional(),
  enabled: z.boolean().optional(),
  description: z.string().optional(),
  validity: z.array(z.strictObject({ from: whole, until: whole })).optional(),
});
const synonym = z.strictObject({
  objectID,
  type: z.enum([
    'synonym',
    'onewaysynonym',
    'altcorrection1',
    'altcorrection2',
    'placeholder',
    'oneWaySynonym',
    'altCorrection1',
    'altCorrection2',
  ]),
  synonyms: z.array(z.string()).optional(),
  input: z.string().optional(),
  word: z.string().optional(),
  corrections: z.array(z.string()).optional(),
  placeholder: z.string().optional(),
  replacements: z.array(z.string()).optional(),
});
const key = z.strictObject({
  value: z.string(),
  createdAt: whole,
  acl: z.array(z.string()),
  description: z.string().optional(),
  indexes: z.array(z.string()).optional(),
  maxHitsPerQuery: whole.optional(),
  maxQueriesPerIPPerHour: whole.optional(),
  queryParameters: z.string().optional(),
  referers: z.array(z.string()).optional(),
  validity: whole.optional(),
});
const index = z.strictObject({
  name: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  entries: whole,
  dataSize: whole,
  fileSize: whole,
  lastBuildTimeS: whole,
  numberOfPendingTasks: whole,
  pendingTask: z.boolean(),
  primary: z.string().optional(),
  replicas: z.array(z.string()).optional(),
  virtual: z.boolean().optional(),
});
const log = z.strictObject({
  timestamp: isoTime,
  method: z.string(),
  answer_code: z.string().regex(/^\d{3}$/),
  query_body: z.string(),
  answer: z.string(),
  url: z.string(),
  ip: z.string(),
  query_headers: z.string(),
  sha1: z.string().regex(/^[0-9a-f]{40}$/),
  nb_api_calls: z.string(),
  processing_time_ms: z.string().regex(/^\d+$/),
  index: z.string().optional(),
  query_params: z.string().optional(),
  query_nb_hits: z.string().optional(),
});
const strings = z.array(z.string());
const customEntries = z.strictObject({ nbCustomEntries: whole }).nullable();
const switches = z.record(z.string(), z.boolean()).nullable();

export const ANSWERS = {
  search: z.strictObject(searched),
  browse: z.strictObject({ ...searched, cursor: z.string().optional() }),
  several: z.strictObject({
    results: z.array(
      z.union([
        z.strictObject({ ...searched, processed: z.boolean().optional() }),
        z.looseObject({ facetHits: z.array(facetHit) }),
      ]),
    ),
  }),
  facetSearch: z.looseObject({
    facetHits: z.array(facetHit),
    exhaustiveFacetsCount: z.boolean(),
    processingTimeMS: whole.optional(),
  }),
  settings: z.looseObject({
    minWordSizefor1Typo: whole,
    minWordSizefor2Typos: whole,
    hitsPerPage: whole,
    maxValuesPerFacet: whole,
    version: z.literal(1),
    paginationLimitedTo: whole,
    exactOnSingleWordQuery: z.enum(['attribute', 'none', 'word']),
    ranking: strings,
    separatorsToIndex: z.string(),
    removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']),
    queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']),
    highlightPreTag: z.string(),
    highlightPostTag: z.string(),
    alternativesAsExact: strings,
    searchableAttributes: strings.nullable(),
    attributesForFaceting: strings.nullable(),
    customRanking: strings.nullable(),
    primary: z.string().optional(),
  }),
  updatedAt: z.strictObject({ taskID, updatedAt: isoTime }),
  updatedObject: z.strictObject({ taskID, updatedAt: isoTime, objectID }),
  savedObject: z.strictObject({ taskID, createdAt: isoTime, objectID }),
  savedSynonym: z.looseObject({ taskID, updatedAt: isoTime, id: z.string() }),
  deletedAt: z.looseObject({ taskID, deletedAt: isoTime }),
  batch: z.strictObject({ taskID, objectIDs: strings }),
  multipleBatch: z.strictObject({ taskID: z.record(z.string(), taskID), objectIDs: strings }),
  objects: z.strictObject({ results: z.array(z.looseObject({ objectID }).nullable()), message: z.string().optional() }),
  object: z.looseObject({ objectID }),
  task: z.looseObject({ status: z.enum(['published', 'notPublished']) }),
  indices: z.strictObject({ items: z.array(index), nbPages: z.number().int().positive() }),
  rule,
  synonym,
  key,
  rules: z.strictObject({ hits: z.array(rule), nbHits: whole, page: whole, nbPages: whole }),
  synonyms: z.looseObject({ hits: z.array(synonym), nbHits: whole }),
  keys: z.strictObject({ keys: z.array(key) }),
  addedKey: z.strictObject({ key: z.string(), createdAt: isoTime }),
  updatedKey: z.strictObject({ key: z.string(), updatedAt: isoTime }),
  deletedKey: z.strictObject({ deletedAt: isoTime }),
  createdAt: z.strictObject({ createdAt: isoTime }),
  changedAt: z.strictObject({ updatedAt: isoTime }),
  sources: z.array(z.strictObject({ source: z.string(), description: z.string().optional() })),
  dictionaryEntries: z.strictObject({
    hits: z.array(
      z.looseObject({
        objectID,
        language: z.string(),
        word: z.string().optional(),
        words: strings.optional(),
        decomposition: strings.optional(),
        state: z.enum(['enabled', 'disabled']).optional(),
      }),
    ),
    page: whole,
    nbHits: whole,
    nbPages: whole,
  }),
  dictionaryLanguages: z.record(
    z.string(),
    z.strictObject({ plurals: customEntries, stopwords: customEntries, compounds: customEntries }),
  ),
  dictionarySettings: z.strictObject({
    disableStandardEntries: z.strictObject({ plurals: switches, stopwords: switches, compounds: switches }),
  }),
  logs: z.strictObject({ logs: z.array(log) }),
  events: z.strictObject({ status: z.literal(200), message: z.string() }),
  error: z.strictObject({ status: z.number().int(), message: z.string().min(1) }),
};
