import type { FastifyInstance } from 'fastify';
import type { IndexMeta } from '../store/catalog.ts';
import { permit, type Context, type IndexPath, type ObjectPath } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { integer, text } from './params.ts';
import { jsonOf, objectOf } from './transport.ts';
import { isObject, type Doc } from '../json.ts';

const stamp = (): string => new Date().toISOString();
/** Synonyms and rules have the same endpoints; only their name and the field in the metadata differ. */
type Part = { path: 'synonyms' | 'rules'; one: string; replace: string };
const PARTS: readonly Part[] = [
  { path: 'synonyms', one: 'Synonym', replace: 'replaceExistingSynonyms' },
  { path: 'rules', one: 'Rule', replace: 'clearExistingRules' },
];
type Query = { Querystring: Record<string, string | undefined> };

/** Storing, reading and searching synonyms and rules. */
export function relevanceRoutes(app: FastifyInstance, context: Context): void {
  for (const part of PARTS) partRoutes(app, context, part);
}

function partRoutes(app: FastifyInstance, context: Context, { path, one, replace }: Part): void {
  const { catalog } = context;
  const base = `/1/indexes/:index/${path}`;
  const change = (index: string, forward: boolean, work: (held: Doc[]) => Doc[]): Promise<number> => catalog.task(async () => {
    const targets = [index, ...(forward ? catalog.names().filter((meta) => meta.primary === index).map((meta) => meta.name) : [])];
    for (const name of targets) await catalog.configure(name, (meta) => { meta[path] = work(meta[path]); });
  });

  app.post<IndexPath & Query>(`${base}/batch`, async (request) => {
    const { index } = request.params;
    permit(context, request, 'editSettings', index);
    const given = jsonOf(request);
    if (!Array.isArray(given) || !given.every(isObject)) throw badRequest(`Expecting an array of ${path}`);
    given.forEach((each) => checkID(each));
    const taskID = await change(index, request.query['forwardToReplicas'] === 'true', (held) => given.reduce<Doc[]>(saved, request.query[replace] === 'true' ? [] : held));
    return { taskID, updatedAt: stamp() };
  });

  app.post<IndexPath & Query>(`${base}/clear`, async (request) => {
    permit(context, request, 'editSettings', request.params.index);
    return { taskID: await change(request.params.index, request.query['forwardToReplicas'] === 'true', () => []), updatedAt: stamp() };
  });

  app.post<IndexPath>(`${base}/search`, async (request) => {
    permit(context, request, 'settings', request.params.index);
    return found(catalog.meta(request.params.index), path, objectOf(request));
  });

  app.get<ObjectPath>(`${base}/:objectID`, async (request) => {
    permit(context, request, 'settings', request.params.index);
    const held = catalog.meta(request.params.index)[path].find((each) => each['objectID'] === request.params.objectID);
    if (!held) throw notFound(`${one} ${request.params.objectID} does not exist`);
    return held;
  });

  app.put<ObjectPath & Query>(`${base}/:objectID`, async (request) => {
    const { index, objectID } = request.params;
    permit(context, request, 'editSettings', index);
    const given = { ...objectOf(request), objectID };
    const taskID = await change(index, request.query['forwardToReplicas'] === 'true', (held) => saved(held, given));
    return { taskID, updatedAt: stamp(), id: objectID, objectID };
  });

  app.delete<ObjectPath & Query>(`${base}/:objectID`, async (request) => {
    const { index, objectID } = request.params;
    permit(context, request, 'editSettings', index);
    const taskID = await change(index, request.query['forwardToReplicas'] === 'true', (held) => held.filter((each) => each['objectID'] !== objectID));
    return { taskID, deletedAt: stamp(), updatedAt: stamp() };
  });
}

const saved = (held: Doc[], given: Doc): Doc[] => [...held.filter((each) => each['objectID'] !== given['objectID']), normal(given)];
/** The type of a synonym is written in several cases by the clients. */
const normal = (given: Doc): Doc => (typeof given['type'] === 'string' ? { ...given, type: given['type'].toLowerCase() } : given);

function checkID(given: Doc): void {
  if (typeof given['objectID'] !== 'string' || given['objectID'] === '') throw badRequest('objectID is missing');
}

function found(meta: IndexMeta, path: Part['path'], params: Doc): Doc {
  const typed = text(params, 'query').toLowerCase();
  const type = text(params, 'type').toLowerCase();
  const context = text(params, 'context');
  const all = meta[path].filter((each) => {
    const whole = JSON.stringify(each);
    return whole.toLowerCase().includes(typed) && (type === '' || each['type'] === type) && (context === '' || whole.includes(JSON.stringify(context)));
  });
  const perPage = Math.max(1, integer(params, 'hitsPerPage', path === 'rules' ? 20 : 100));
  const page = integer(params, 'page', 0);
  return { hits: all.slice(page * perPage, (page + 1) * perPage), nbHits: all.length, page, nbPages: Math.ceil(all.length / perPage) };
}
