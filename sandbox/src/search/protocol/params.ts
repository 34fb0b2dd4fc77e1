import { badRequest } from './errors.ts';
import { isObject, type Doc, type Json } from '../json.ts';

const MAX_QUERY_BYTES = 512;
type Kind = 'text' | 'integer' | 'boolean' | 'list' | 'any';
const kinds = (kind: Kind, names: string): [string, Kind][] => names.split(' ').map((name) => [name, kind]);

/**
 * The search parameters of the protocol and their types. A parameter that is not here is refused, as the hosted service
 * does, so that a misspelt one does not pass locally. Those that only matter to analytics or to languages are accepted
 * and change nothing.
 */
const KINDS = new Map<string, Kind>([
  ...kinds(
    'text',
    'query similarQuery filters aroundLatLng highlightPreTag highlightPostTag snippetEllipsisText sortFacetValuesBy exactOnSingleWordQuery queryType removeWordsIfNoResults userToken cursor facetQuery mode keywordsFuzzyMatching attributeCriteriaComputedBy',
  ),
  ...kinds(
    'integer',
    'page hitsPerPage offset length minimumAroundRadius maxValuesPerFacet minWordSizefor1Typo minWordSizefor2Typos minProximity maxFacetHits maxFacetValues relevancyStrictness',
  ),
  ...kinds(
    'boolean',
    'aroundLatLngViaIP getRankingInfo clickAnalytics analytics enableRules enablePersonalization enableReRanking enableABTest percentileComputation synonyms facetingAfterDistinct sumOrFiltersScores advancedSyntax allowTyposOnNumericTokens decompoundQuery replaceSynonymsInHighlight restrictHighlightAndSnippetArrays attributeCriteriaComputedByMinProximity',
  ),
  ...kinds(
    'list',
    'attributesToRetrieve attributesToHighlight attributesToSnippet restrictSearchableAttributes responseFields ruleContexts facets analyticsTags disableTypoToleranceOnAttributes disableTypoToleranceOnWords disableExactOnAttributes naturalLanguages queryLanguages explain alternativesAsExact advancedSyntaxFeatures optionalWords ranking customRanking',
  ),
  ...kinds(
    'any',
    'facetFilters optionalFilters numericFilters tagFilters aroundRadius aroundPrecision insideBoundingBox insidePolygon distinct typoTolerance ignorePlurals removeStopWords personalizationImpact renderingContent reRankingApplyFilter userData extensions semanticSearch attributesToDelete',
  ),
]);

/** Texts of which only some mean anything. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  queryType: ['prefixLast', 'prefixAll', 'prefixNone'],
  removeWordsIfNoResults: ['none', 'lastWords', 'firstWords', 'allOptional'],
  exactOnSingleWordQuery: ['attribute', 'none', 'word'],
  anchoring: ['is', 'startsWith', 'endsWith', 'contains'],
  typoTolerance: ['true', 'false', 'min', 'strict'],
};

/** The parameters of a search among synonyms, rules or entries of a dictionary. */
export const SEARCH_OF_PARTS = {
  synonyms: new Map<string, Kind>([...kinds('text', 'query type'), ...kinds('integer', 'page hitsPerPage')]),
  rules: new Map<string, Kind>([
    ...kinds('text', 'query anchoring context'),
    ...kinds('integer', 'page hitsPerPage'),
    ...kinds('boolean', 'enabled'),
  ]),
  dictionaries: new Map<string, Kind>([...kinds('text', 'query language'), ...kinds('integer', 'page hitsPerPage')]),
} as const;

/** What a batch of dictionary entries is made of. */
export const DICTIONARY_BATCH = new Map<string, Kind>([
  ['requests', 'any'],
  ['clearExistingDictionaryEntries', 'boolean'],
]);

/** Reads the parameters that a call has; null is as good as absent. 400 for unknown names or wrong types. */
export function readKnown(known: ReadonlyMap<string, Kind>, given: Doc): Doc {
  const read: Doc = {};
  for (const name in given) {
    const kind = known.get(name);
    if (!kind) throw badRequest(`Unknown parameter: ${name}`);
    const value = given[name];
    if (value !== undefined && value !== null) read[name] = coerced(name, kind, value);
  }
  return read;
}

/** A yes or no of an address query: clients of today write `true`, older ones `1`. 400 for anything else. */
export function addressFlag(
  query: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise = false,
): boolean {
  const value = query[name];
  return value === undefined || value === '' ? otherwise : yesOrNo(name, value);
}

/**
 * Reads search parameters in either form: v5's object, or v4's text of an address query. 400 for unknown names or wrong
 * types.
 */
export function readParams(raw: Json | undefined): Doc {
  const given = typeof raw === 'string' ? Object.fromEntries(new URLSearchParams(raw)) : (raw ?? {});
  if (!isObject(given)) throw badRequest('Expecting a search query object');
  const { params, ...rest } = given;
  const all = typeof params === 'string' ? { ...Object.fromEntries(new URLSearchParams(params)), ...rest } : rest;
  return readKnown(KINDS, all);
}

/** The parameters of a query as the answer repeats them: text of an address query. */
export function getEcho(given: Doc): string {
  return new URLSearchParams(
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  ).toString();
}

/** Parameters that make sense in a query only. */
const QUERY_ONLY = new Set(
  (
    'query similarQuery filters facetFilters optionalFilters numericFilters tagFilters facets page offset length aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision ' +
    'minimumAroundRadius insideBoundingBox insidePolygon userToken getRankingInfo clickAnalytics analytics analyticsTags ruleContexts cursor facetQuery sumOrFiltersScores'
  ).split(' '),
);
/** Settings that are not search parameters, in today's names and those of earlier versions. */
const SETTINGS_ONLY = new Set(
  (
    'attributesForFaceting replicas slaves paginationLimitedTo unretrievableAttributes attributesToTransliterate camelCaseAttributes decompoundedAttributes indexLanguages ' +
    'disablePrefixOnAttributes allowCompressionOfIntegerArray numericAttributesForFiltering numericAttributesToIndex separatorsToIndex searchableAttributes attributesToIndex userData customNormalization ' +
    'attributeForDistinct keepDiacriticsOnCharacters primary version'
  ).split(' '),
);

/** Settings that are lists of attributes; the others that are no parameters are kept as they come. */
const ATTRIBUTE_LISTS = new Set(
  (
    'attributesForFaceting replicas slaves unretrievableAttributes attributesToTransliterate camelCaseAttributes disablePrefixOnAttributes ' +
    'numericAttributesForFiltering numericAttributesToIndex searchableAttributes attributesToIndex'
  ).split(' '),
);

/**
 * Settings as they are kept. 400 when one has a name that the hosted service does not know, or a value of another type;
 * null takes one back.
 */
export function readSettings(given: Doc): Doc {
  const read: Doc = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = QUERY_ONLY.has(name) ? undefined : KINDS.get(name);
    if (!kind && !SETTINGS_ONLY.has(name)) throw badRequest(`Invalid object attributes: ${name}`);
    if (ATTRIBUTE_LISTS.has(name) && value !== null && !isNameList(value)) throw wrongType(name, 'an array of strings');
    if (name === 'paginationLimitedTo' && value !== null) coerced(name, 'integer', value);
    const checked = value === null || !kind ? value : coerced(name, kind, value);
    read[name] = kind === 'boolean' || kind === 'integer' ? checked : value;
  }
  return read;
}

const isNameList = (value: Json): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The settings of an index that are also search parameters, and so stand in when a query does not say. */
export function paramsOfSettings(settings: Doc): Doc {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => KINDS.has(name)));
}

function coerced(name: string, kind: Kind, value: Json): Json {
  switch (kind) {
    case 'text':
      if (typeof value === 'object') throw wrongType(name, 'a string');
      if (name === 'query' && Buffer.byteLength(String(value)) >= MAX_QUERY_BYTES)
        throw wrongType(name, `string shorter than ${MAX_QUERY_BYTES} bytes`);
      return chosen(name, String(value));
    case 'integer': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isInteger(number) || number < 0)
        throw wrongType(name, 'a positive integer');
      return number;
    }
    case 'boolean':
      return yesOrNo(name, value);
    case 'list':
      return getList(name, value);
    case 'any':
      if (name in CHOICES) chosen(name, String(value));
      return value;
  }
}

/** An empty text is as good as none. */
function chosen(name: string, value: string): string {
  const choices = CHOICES[name];
  if (choices && value !== '' && !choices.includes(value)) throw wrongType(name, `one of ${choices.join(', ')}`);
  return value;
}

function yesOrNo(name: string, value: Json): boolean {
  if (value === true || value === 1 || value === 'true' || value === '1') return true;
  if (value === false || value === 0 || value === 'false' || value === '0') return false;
  throw wrongType(name, 'a boolean');
}

function getList(name: string, value: Json): Json[] {
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'object')) throw wrongType(name, 'an array of strings');
    return value.map(String);
  }
  if (typeof value !== 'string') throw wrongType(name, 'an array of strings');
  if (value.trim().startsWith('[')) {
    try {
      return getList(name, JSON.parse(value) as Json);
    } catch {
      throw wrongType(name, 'an array of strings');
    }
  }
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const wrongType = (name: string, type: string): Error =>
  badRequest(`Invalid value for "${name}" parameter, expected ${type}`);

/** Typed reading of parameters that {@link readParams} has checked, and of settings, which are checked less. */
export const text = (params: Doc, name: string, otherwise = ''): string =>
  typeof params[name] === 'string' ? params[name] : otherwise;
export const integer = (params: Doc, name: string, otherwise: number): number =>
  typeof params[name] === 'number' ? params[name] : otherwise;
export const flag = (params: Doc, name: string, otherwise = false): boolean =>
  typeof params[name] === 'boolean' ? params[name] : otherwise;
export function list(params: Doc, name: string): string[] | undefined {
  const value = params[name];
  if (typeof value === 'string') return value.split(',').map((item) => item.trim());
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}
