import { answer } from '../engine/answer.ts';
import { applyRules, type RuleEffects } from '../engine/rules/rules.ts';
import { withNaturalLanguages } from '../engine/language/language.ts';
import { both } from '../engine/rules/consequences.ts';
import { facetValues, matchingSlots, type Searchable } from '../engine/search.ts';
import { has, type Credentials } from './auth.ts';
import type { Context } from './context.ts';
import { integer, paramsOfSettings, readParams, text } from './params.ts';
import type { Doc, Json } from '../json.ts';

/**
 * The parameters that count for a query: the settings' defaults, the query's own, what the key forces, and what rules
 * add.
 */
function effective(
  context: Context,
  index: string,
  raw: Json | undefined,
  credentials: Credentials,
): RuleEffects & { given: Doc } {
  const meta = context.catalog.meta(index);
  const given = readParams(raw);
  const forced = readParams(credentials.forced);
  const query = { ...paramsOfSettings(meta.settings), ...given, ...forced };
  const filters = both(text(given, 'filters'), text(forced, 'filters'));
  if (filters !== '') query['filters'] = filters;
  const most = credentials.maxHits ?? 0;
  if (most > 0) {
    query['hitsPerPage'] = Math.min(most, integer(query, 'hitsPerPage', 20));
    if (query['length'] !== undefined) query['length'] = Math.min(most, integer(query, 'length', 20));
  }
  return {
    ...applyRules(meta.rules, withNaturalLanguages(query), context.catalog.readable(index).engine, context.now()),
    given,
  };
}

/** An index as a key sees it: attributes that cannot be retrieved are there for keys that may see them. */
function readableFor(
  context: Context,
  index: string,
  credentials: Credentials,
): ReturnType<Context['catalog']['readable']> {
  const readable = context.catalog.readable(index);
  if (readable.settings['unretrievableAttributes'] === undefined || !has(credentials, 'seeUnretrievableAttributes'))
    return readable;
  return { ...readable, settings: { ...readable.settings, unretrievableAttributes: [] } };
}

/** One search, answered as the protocol words it. */
export function runQuery(context: Context, index: string, raw: Json | undefined, credentials: Credentials): Doc {
  const { params, given, userData, applied, pins } = effective(context, index, raw, credentials);
  const result = answer(readableFor(context, index, credentials), params, given, pins);
  if (userData.length > 0) result['userData'] = userData;
  if (applied.length > 0) result['appliedRules'] = applied;
  return result;
}

/**
 * What is answered for a query that was not run because an earlier one brought enough
 * (`strategy: stopIfEnoughMatches`).
 */
export function skippedQuery(index: string, raw: Json | undefined): Doc {
  const given = readParams(raw);
  return {
    hits: [],
    nbHits: 0,
    page: integer(given, 'page', 0),
    nbPages: 0,
    hitsPerPage: integer(given, 'hitsPerPage', 20),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query: text(given, 'query'),
    params: '',
    index,
    renderingContent: {},
    processed: false,
    processingTimeMS: 1,
  };
}

/** A search among the values of a facet. */
export function runFacetQuery(
  context: Context,
  index: string,
  facet: string,
  raw: Json | undefined,
  credentials: Credentials,
): Doc {
  const { params, pins } = effective(context, index, raw, credentials);
  const started = performance.now();
  const facetHits = facetValues(context.catalog.readable(index), params, facet, pins);
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

/** The slots that a query chooses, in the order they were written, for browsing and deleting. */
export function runSelection(
  context: Context,
  index: string,
  raw: Json | undefined,
  credentials: Credentials,
): { readable: Searchable; params: Doc; given: Doc; slots: Uint32Array } {
  const { params, given } = effective(context, index, raw, credentials);
  const readable = readableFor(context, index, credentials);
  return { readable, params, given, slots: matchingSlots(readable, params) };
}
