import type { FastifyInstance } from 'fastify';
import { permit, type Context, type IndexPath } from './context.ts';
import { badRequest } from './errors.ts';
import { getEcho, integer, list, readParams, text } from './params.ts';
import { pick, getWanted, wantsAny } from '../engine/pick.ts';
import { runFacetQuery, runQuery, runSelection, skippedQuery } from './run-query.ts';
import { toJson, toObject, parseJson } from './transport.ts';
import { isObject, type Doc, type Json } from '../json.ts';
import { allow, getCredentials, type Credentials } from './auth.ts';

/** Searching: several queries at once, one query, facet values, browsing. */
export function searchRoutes(app: FastifyInstance, context: Context): void {
  app.post<IndexPath>('/1/indexes/:index/queries', async (request) => {
    if (request.params.index !== '*') throw badRequest('Multiple queries go to /1/indexes/*/queries');
    const credentials = getCredentials(request, context.ring, context.now());
    const { requests, strategy } = toObject(request);
    if (!Array.isArray(requests)) throw badRequest('Missing mandatory parameter requests');
    if (strategy !== undefined && strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
      throw badRequest(`Invalid strategy: ${String(strategy)}`);
    const stopping = strategy === 'stopIfEnoughMatches';
    const results: Doc[] = [];
    for (const each of requests) {
      const enough =
        stopping &&
        results.some(({ nbHits, hitsPerPage }) => nbHits !== undefined && Number(nbHits) >= Number(hitsPerPage ?? 20));
      results.push(one(context, each, credentials, enough));
    }
    if (stopping) for (const result of results) result['processed'] ??= true;
    return { results };
  });

  app.post<IndexPath>('/1/indexes/:index/query', async (request) => {
    const { index } = request.params;
    return runQuery(context, index, toJson(request), permit(context, request, 'search', index));
  });
  app.get<IndexPath & { Querystring: Record<string, string> }>('/1/indexes/:index', async (request) => {
    const { index } = request.params;
    const params = Object.fromEntries(Object.entries(request.query).filter(([name]) => !name.startsWith('x-algolia-')));
    return runQuery(context, index, params, permit(context, request, 'search', index));
  });

  app.post<{ Params: { index: string; facet: string } }>('/1/indexes/:index/facets/:facet/query', async (request) => {
    const { index, facet } = request.params;
    return runFacetQuery(context, index, facet, toJson(request), permit(context, request, 'search', index));
  });

  app.route<IndexPath & { Querystring: Record<string, string> }>({
    method: ['GET', 'POST'],
    url: '/1/indexes/:index/browse',
    handler: async (request) => {
      const { index } = request.params;
      const credentials = permit(context, request, 'browse', index);
      const fromAddress = Object.fromEntries(
        Object.entries(request.query).filter(([name]) => !name.startsWith('x-algolia-')),
      );
      return browse(context, index, request.method === 'GET' ? fromAddress : toJson(request), credentials);
    },
  });
}

/** One of several queries; `enough` says that it is not to be run. */
function one(context: Context, request: Json, credentials: Credentials, enough: boolean): Doc {
  if (!isObject(request) || typeof request['indexName'] !== 'string')
    throw badRequest('Missing mandatory parameter indexName');
  const { indexName, type, facet, ...params } = request;
  allow(credentials, 'search', indexName);
  if (type !== 'facet')
    return enough ? skippedQuery(indexName, params) : runQuery(context, indexName, params, credentials);
  if (typeof facet !== 'string') throw badRequest('Missing mandatory parameter facet');
  if (enough) return { facetHits: [], exhaustiveFacetsCount: true, processed: false, processingTimeMS: 1 };
  return runFacetQuery(context, indexName, facet, params, credentials);
}

/** Where a browse goes on: after a slot, as long as the columns were not rebuilt, else after so many records. */
type Cursor = { params: Json; after: number; done: number; built: number };
const builds = new WeakMap<object, number>();
let lastBuild = 0;

function browse(context: Context, index: string, raw: Json, credentials: Credentials): Doc {
  const { cursor: position, ...asked } = readParams(raw);
  const cursor = typeof position === 'string' && position !== '' ? openCursor(position) : null;
  const { readable, params, given, slots } = runSelection(context, index, cursor ? cursor.params : asked, credentials);
  const { engine, settings } = readable;
  if (!builds.has(engine)) builds.set(engine, ++lastBuild);
  const built = builds.get(engine)!;
  // The default of the settings is for searches; a browse gives as much as it may.
  const hitsPerPage = Math.min(1000, Math.max(1, integer(given, 'hitsPerPage', 1000)));
  const from = cursor
    ? cursor.built === built
      ? upperBound(slots, cursor.after)
      : cursor.done
    : integer(given, 'page', 0) * hitsPerPage;
  const page = slots.subarray(from, from + hitsPerPage);
  const wanted = getWanted(list(params, 'attributesToRetrieve'), list(settings, 'unretrievableAttributes') ?? []);
  const documents = context.catalog.documents(index);
  const hits = Array.from(page, (slot) =>
    pick(documents.read(engine.ids[slot]!, (attribute) => wantsAny(wanted, attribute)) ?? {}, wanted),
  );
  const done = from + page.length;
  const next: Cursor = { params: given, after: page.at(-1) ?? -1, done, built };
  return {
    hits,
    nbHits: slots.length,
    page: Math.floor(from / hitsPerPage),
    nbPages: Math.ceil(slots.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: text(params, 'query'),
    params: getEcho(given),
    index,
    exhaustiveNbHits: true,
    ...(done < slots.length && { cursor: Buffer.from(JSON.stringify(next)).toString('base64url') }),
  };
}

function openCursor(cursor: string): Cursor {
  const opened = cursorJson(cursor);
  if (
    !isObject(opened) ||
    typeof opened['after'] !== 'number' ||
    typeof opened['done'] !== 'number' ||
    typeof opened['built'] !== 'number'
  )
    throw badRequest('Invalid cursor');
  return { params: opened['params'] ?? {}, after: opened['after'], done: opened['done'], built: opened['built'] };
}

function cursorJson(cursor: string): Json {
  try {
    return parseJson(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The place of the first slot past `slot`. */
function upperBound(slots: Uint32Array, slot: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slots[middle]! <= slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
