import { answer } from '../engine/answer.ts';
import { applyRules, both } from '../engine/rules.ts';
import { facetValues, matchingSlots, type Searchable } from '../engine/search.ts';
import type { Credentials } from './auth.ts';
import type { Context } from './context.ts';
import { paramsOfSettings, readParams, text } from './params.ts';
import type { Doc, Json } from '../json.ts';

/** The parameters that count for a query: the settings' defaults, the query's own, what the key forces, and what rules add. */
function effective(context: Context, index: string, raw: Json | undefined, credentials: Credentials): { params: Doc; given: Doc; userData: Json[]; applied: Doc[] } {
  const meta = context.catalog.meta(index);
  const given = readParams(raw);
  const forced = readParams(credentials.forced);
  const query = { ...paramsOfSettings(meta.settings), ...given, ...forced };
  const filters = both(text(given, 'filters'), text(forced, 'filters'));
  if (filters !== '') query['filters'] = filters;
  const { params, userData, applied } = applyRules(meta.rules, query, context.now());
  return { params, given, userData, applied };
}

/** One search, answered as the protocol words it. */
export function runQuery(context: Context, index: string, raw: Json | undefined, credentials: Credentials): Doc {
  const { params, given, userData, applied } = effective(context, index, raw, credentials);
  const result = answer(context.catalog.readable(index), params, given);
  if (userData.length > 0) result['userData'] = userData;
  if (applied.length > 0) result['appliedRules'] = applied;
  return result;
}

/** A search among the values of a facet. */
export function runFacetQuery(context: Context, index: string, facet: string, raw: Json | undefined, credentials: Credentials): Doc {
  const { params } = effective(context, index, raw, credentials);
  const started = performance.now();
  const facetHits = facetValues(context.catalog.readable(index), params, facet);
  return { facetHits, exhaustiveFacetsCount: true, exhaustive: { facetsCount: true }, processingTimeMS: Math.max(1, Math.round(performance.now() - started)) };
}

/** The slots that a query chooses, in the order they were written, for browsing and deleting. */
export function runSelection(context: Context, index: string, raw: Json | undefined, credentials: Credentials): { readable: Searchable; params: Doc; slots: Uint32Array } {
  const { params } = effective(context, index, raw, credentials);
  const readable = context.catalog.readable(index);
  return { readable, params, slots: matchingSlots(readable, params) };
}
