import type { FastifyInstance } from 'fastify';
import type { IndexMeta } from '../store/catalog.ts';
import { permit, stamp, type Context, type IndexPath, type ObjectPath } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { addressFlag, integer, list, readKnown, SEARCH_OF_PARTS, text } from './params.ts';
import { getConditions } from '../engine/rules/conditions.ts';
import { toJson, toObject } from './transport.ts';
import { isObject, type Doc } from '../json.ts';

/** Synonyms and rules have the same endpoints; only their name and the field in the metadata differ. */
type Part = { path: 'synonyms' | 'rules'; missing: string; replace: string; check: (given: Doc) => void };
const PARTS: readonly Part[] = [
  { path: 'synonyms', missing: 'Synonym set does not exist', replace: 'replaceExistingSynonyms', check: checkSynonym },
  { path: 'rules', missing: 'ObjectID does not exist', replace: 'clearExistingRules', check: checkRule },
];
type Query = { Querystring: Record<string, string | undefined> };

/** Storing, reading and searching synonyms and rules. */
export function relevanceRoutes(app: FastifyInstance, context: Context): void {
  for (const part of PARTS) partRoutes(app, context, part);
}

function partRoutes(app: FastifyInstance, context: Context, { path, missing, replace, check }: Part): void {
  const { catalog } = context;
  const base = `/1/indexes/:index/${path}`;
  const change = (index: string, forward: boolean, work: (held: Doc[]) => Doc[]): Promise<number> =>
    catalog.task(async () => {
      const targets = [
        index,
        ...(forward
          ? catalog
              .names()
              .filter((meta) => meta.primary === index)
              .map((meta) => meta.name)
          : []),
      ];
      for (const name of targets)
        await catalog.configure(name, (meta) => {
          meta[path] = work(meta[path]);
        });
    });

  app.post<IndexPath & Query>(`${base}/batch`, async (request) => {
    const { index } = request.params;
    permit(context, request, 'editSettings', index);
    const given = toJson(request);
    if (!Array.isArray(given) || !given.every(isObject)) throw badRequest(`Expecting an array of ${path}`);
    given.forEach(check);
    const replaces = addressFlag(request.query, replace);
    const taskID = await change(index, forwards(request.query), (held) =>
      given.reduce<Doc[]>(saved, replaces ? [] : held),
    );
    return { taskID, updatedAt: stamp() };
  });

  app.post<IndexPath & Query>(`${base}/clear`, async (request) => {
    permit(context, request, 'editSettings', request.params.index);
    return {
      taskID: await change(request.params.index, forwards(request.query), () => []),
      updatedAt: stamp(),
    };
  });

  app.post<IndexPath>(`${base}/search`, async (request) => {
    permit(context, request, 'settings', request.params.index);
    return found(catalog.meta(request.params.index), path, readKnown(SEARCH_OF_PARTS[path], toObject(request)));
  });

  app.get<ObjectPath>(`${base}/:objectID`, async (request) => {
    permit(context, request, 'settings', request.params.index);
    const held = catalog.meta(request.params.index)[path].find((each) => each['objectID'] === request.params.objectID);
    if (!held) throw notFound(missing);
    return held;
  });

  app.put<ObjectPath & Query>(`${base}/:objectID`, async (request) => {
    const { index, objectID } = request.params;
    permit(context, request, 'editSettings', index);
    const given = { ...toObject(request), objectID };
    check(given);
    const taskID = await change(index, forwards(request.query), (held) => saved(held, given));
    return { taskID, updatedAt: stamp(), id: objectID, objectID };
  });

  app.delete<ObjectPath & Query>(`${base}/:objectID`, async (request) => {
    const { index, objectID } = request.params;
    permit(context, request, 'editSettings', index);
    const taskID = await change(index, forwards(request.query), (held) =>
      held.filter((each) => each['objectID'] !== objectID),
    );
    return { taskID, deletedAt: stamp(), updatedAt: stamp() };
  });
}

const forwards = (query: Query['Querystring']): boolean =>
  addressFlag(query, 'forwardToReplicas') || addressFlag(query, 'forwardToSlaves');

const saved = (held: Doc[], given: Doc): Doc[] => {
  const at = held.findIndex((each) => each['objectID'] === given['objectID']);
  return at < 0 ? [...held, given] : held.with(at, given);
};

function checkID(given: Doc): void {
  if (typeof given['objectID'] !== 'string' || given['objectID'] === '') throw badRequest('objectID is missing');
}

/** Which attributes each type of synonym needs, by the lower-case name of the type (clients write it in two ways). */
const SYNONYM_PARTS: Record<string, { texts: string[]; lists: string[] }> = {
  synonym: { texts: [], lists: ['synonyms'] },
  onewaysynonym: { texts: ['input'], lists: ['synonyms'] },
  altcorrection1: { texts: ['word'], lists: ['corrections'] },
  altcorrection2: { texts: ['word'], lists: ['corrections'] },
  placeholder: { texts: ['placeholder'], lists: ['replacements'] },
};

function checkSynonym(given: Doc): void {
  checkID(given);
  const parts = SYNONYM_PARTS[text(given, 'type').toLowerCase()];
  if (!parts) throw badRequest(`Invalid synonym type: ${String(given['type'])}`);
  for (const name of parts.texts)
    if (text(given, name) === '')
      throw badRequest(`Missing mandatory attribute ${name} in synonym ${String(given['objectID'])}`);
  for (const name of parts.lists)
    if (!list(given, name) || !Array.isArray(given[name]))
      throw badRequest(`Missing mandatory attribute ${name} in synonym ${String(given['objectID'])}`);
}

const ANCHORINGS = new Set(['is', 'startsWith', 'endsWith', 'contains']);

function checkRule(given: Doc): void {
  checkID(given);
  if (!isObject(given['consequence']))
    throw badRequest(`Missing mandatory attribute consequence in rule ${String(given['objectID'])}`);
  for (const condition of getConditions(given)) {
    const anchoring = condition['anchoring'];
    if (anchoring !== undefined && !(typeof anchoring === 'string' && ANCHORINGS.has(anchoring)))
      throw badRequest(`Invalid anchoring in rule ${String(given['objectID'])}: ${String(anchoring)}`);
  }
}

function found(meta: IndexMeta, path: Part['path'], params: Doc): Doc {
  const typed = text(params, 'query').toLowerCase();
  const types = path === 'synonyms' ? typesAsked(params) : [];
  const all = meta[path].filter(
    (each) =>
      JSON.stringify(each).toLowerCase().includes(typed) &&
      (path === 'rules'
        ? isRuleFound(each, params)
        : types.length === 0 || types.includes(text(each, 'type').toLowerCase())),
  );
  const perPage = Math.max(1, integer(params, 'hitsPerPage', path === 'rules' ? 20 : 100));
  const page = integer(params, 'page', 0);
  return {
    hits: all.slice(page * perPage, (page + 1) * perPage),
    nbHits: all.length,
    page,
    nbPages: Math.ceil(all.length / perPage),
  };
}

/** The types of synonyms that are asked for, by comma; none means all. 400 for one that there is not. */
function typesAsked(params: Doc): string[] {
  const types = text(params, 'type')
    .toLowerCase()
    .split(',')
    .filter((type) => type !== '');
  const unknown = types.find((type) => !Object.hasOwn(SYNONYM_PARTS, type));
  if (unknown !== undefined) throw badRequest(`Invalid synonym type: ${unknown}`);
  return types;
}

function isRuleFound(rule: Doc, params: Doc): boolean {
  const [context, anchoring, enabled] = [text(params, 'context'), text(params, 'anchoring'), params['enabled']];
  const conditions = getConditions(rule);
  return (
    (context === '' || conditions.some((condition) => condition['context'] === context)) &&
    (anchoring === '' || conditions.some((condition) => condition['anchoring'] === anchoring)) &&
    (typeof enabled !== 'boolean' || (rule['enabled'] !== false) === enabled)
  );
}
