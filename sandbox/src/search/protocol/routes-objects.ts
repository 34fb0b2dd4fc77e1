import type { FastifyInstance } from 'fastify';
import { breather } from '../store/breather.ts';
import type { Catalog } from '../store/catalog.ts';
import type { Transaction } from '../store/transaction.ts';
import { allow, getCredentials, has, type Acl, type Credentials } from './auth.ts';
import { permit, stamp, type Context, type IndexPath, type ObjectPath } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { getItems } from './json-items.ts';
import { addressFlag, list, readParams } from './params.ts';
import { runSelection } from './run-query.ts';
import { toBytes, toJson, toObject, parseJson } from './transport.ts';
import { pick, getWanted, wantsAny } from '../engine/pick.ts';
import { isObject, type Doc, type Json } from '../json.ts';

const RIGHTS: Record<string, Acl> = {
  addObject: 'addObject',
  updateObject: 'addObject',
  partialUpdateObject: 'addObject',
  partialUpdateObjectNoCreate: 'addObject',
  deleteObject: 'deleteObject',
  delete: 'deleteIndex',
  clear: 'deleteIndex',
};

/** Reading and writing records. */
export function objectRoutes(app: FastifyInstance, context: Context): void {
  const { catalog } = context;
  const write = (index: string, work: (transaction: Transaction) => void): Promise<number> =>
    catalog.task(() => catalog.write(index, async (transaction) => work(transaction)));

  app.post<IndexPath>('/1/indexes/:index/batch', async (request) => {
    const credentials = getCredentials(request, context.ring, context.now());
    const { index } = request.params;
    const body = toBytes(request);
    const plan = await checkBatch(body, index === '*' ? null : index, (action, name) =>
      allow(credentials, getNeededRight(action), name),
    );
    const tasks: Record<string, number> = {};
    for (const name of new Set(plan.names)) tasks[name] = await runBatch(catalog, name, body, plan);
    const objectIDs = plan.ids.filter((id) => id !== null);
    return index === '*'
      ? { taskID: tasks, objectIDs }
      : { taskID: tasks[index] ?? (await catalog.task(() => undefined)), objectIDs };
  });

  app.post<IndexPath>('/1/indexes/:index/objects', async (request) => {
    const credentials = getCredentials(request, context.ring, context.now());
    const { requests } = toObject(request);
    if (!Array.isArray(requests)) throw badRequest('Missing mandatory parameter requests');
    const missing: string[] = [];
    const results = requests.map((each) => {
      if (!isObject(each) || typeof each['indexName'] !== 'string' || each['objectID'] === undefined)
        throw badRequest('Each request needs indexName and objectID');
      allow(credentials, 'search', each['indexName']);
      const found = readObject(
        context,
        credentials,
        each['indexName'],
        String(each['objectID']),
        list(each, 'attributesToRetrieve'),
      );
      if (!found) missing.push(String(each['objectID']));
      return found ?? null;
    });
    return {
      results,
      ...(missing.length > 0 && { message: missing.map((id) => `ObjectID ${id} does not exist.`).join(' ') }),
    };
  });

  app.get<ObjectPath & { Querystring: { attributesToRetrieve?: string } }>(
    '/1/indexes/:index/:objectID',
    async (request) => {
      const { index, objectID } = request.params;
      const credentials = permit(context, request, 'search', index);
      const found = readObject(context, credentials, index, objectID, list(request.query, 'attributesToRetrieve'));
      if (!found) throw notFound('ObjectID does not exist');
      return found;
    },
  );

  app.post<IndexPath>('/1/indexes/:index', async (request, reply) => {
    const { index } = request.params;
    permit(context, request, 'addObject', index);
    const doc = toObject(request);
    const objectID = getId(doc) ?? newID();
    const taskID = await write(index, (transaction) => transaction.put(objectID, doc));
    return reply.code(201).send({ createdAt: stamp(), taskID, objectID });
  });

  app.put<ObjectPath>('/1/indexes/:index/:objectID', async (request) => {
    const { index, objectID } = request.params;
    permit(context, request, 'addObject', index);
    const doc = toObject(request);
    const taskID = await write(index, (transaction) => transaction.put(objectID, doc));
    return { updatedAt: stamp(), taskID, objectID };
  });

  app.delete<ObjectPath>('/1/indexes/:index/:objectID', async (request) => {
    const { index, objectID } = request.params;
    permit(context, request, 'deleteObject', index);
    const taskID = await write(index, (transaction) => transaction.remove(objectID));
    return { deletedAt: stamp(), taskID };
  });

  app.post<ObjectPath & { Querystring: Record<string, string | undefined> }>(
    '/1/indexes/:index/:objectID/partial',
    async (request) => {
      const { index, objectID } = request.params;
      permit(context, request, 'addObject', index);
      const changes = toObject(request);
      const creates = addressFlag(request.query, 'createIfNotExists', true);
      const taskID = await write(index, (transaction) => transaction.change(objectID, changes, creates));
      return { updatedAt: stamp(), taskID, objectID };
    },
  );

  app.post<IndexPath>('/1/indexes/:index/deleteByQuery', async (request) => {
    const { index } = request.params;
    const credentials = permit(context, request, 'deleteIndex', index);
    const body = readParams(toJson(request));
    checkDeleteBy(body);
    const taskID = await catalog.task(async () => {
      const { readable, slots } = runSelection(context, index, body, credentials);
      const ids = Array.from(slots, (slot) => readable.engine.ids[slot]!);
      await catalog.write(index, async (transaction) => ids.forEach((id) => transaction.remove(id)));
    });
    return { updatedAt: stamp(), taskID };
  });

  app.post<IndexPath>('/1/indexes/:index/clear', async (request) => {
    const { index } = request.params;
    permit(context, request, 'deleteIndex', index);
    return { updatedAt: stamp(), taskID: await write(index, (transaction) => transaction.clear()) };
  });
}

/**
 * The index and the record's id of each request of a batch; null for requests about a whole index. `requests` are those
 * of a small batch, so that it is not read a second time.
 */
type BatchPlan = { names: string[]; ids: (string | null)[]; requests: Doc[] | null };
/** How long a batch may be whose requests are held at once. Read, they take several times their length. */
const HELD_BATCH_BYTES = 2 ** 19;

/** Reads a batch once to refuse all of it when any request is wrong, and to give ids to the records that have none. */
async function checkBatch(
  body: Buffer,
  index: string | null,
  check: (action: string, name: string) => void,
): Promise<BatchPlan> {
  const plan: BatchPlan = { names: [], ids: [], requests: body.length <= HELD_BATCH_BYTES ? [] : null };
  const breathe = breather();
  for (const item of getItems(body, 'requests')) {
    const request = getRequest(item);
    const { action, indexName, body: record } = request;
    const name = index ?? indexName;
    if (typeof name !== 'string' || name === '') throw badRequest('Missing mandatory parameter indexName');
    check(String(action), name);
    plan.names.push(name);
    plan.ids.push(action === 'delete' || action === 'clear' ? null : checkedID(String(action), record ?? null));
    plan.requests?.push(request);
    await breathe();
  }
  return plan;
}

function checkedID(action: string, body: Json): string {
  if (!isObject(body)) throw badRequest('Expecting a JSON object as the body of a batch request');
  const id = getId(body) ?? (action === 'addObject' ? newID() : undefined);
  if (id === undefined) throw badRequest('objectID is missing from the body of a batch request');
  return id;
}

/** Applies those requests of a checked batch that are for one index, as one transaction. */
function runBatch(catalog: Catalog, name: string, body: Buffer, { names, ids, requests }: BatchPlan): Promise<number> {
  return catalog.task(async () => {
    let dropped = false;
    await catalog.write(name, async (transaction, breathe) => {
      let at = -1;
      for (const item of requests ?? getItems(body, 'requests')) {
        if (names[++at] !== name) continue;
        const { action, body: record } = typeof item === 'string' ? getRequest(item) : item;
        const id = ids[at];
        if (action === 'delete') dropped = true;
        else if (action === 'clear') transaction.clear();
        else if (typeof id === 'string' && isObject(record ?? null))
          applyAction(transaction, String(action), id, record as Doc);
        await breathe();
      }
    });
    if (dropped) catalog.remove(name);
  });
}

function getRequest(item: string): Doc {
  const request = parseJson(item);
  if (!isObject(request)) throw badRequest('Expecting a JSON object for each request');
  return request;
}

function getNeededRight(action: string): Acl {
  const right = RIGHTS[action];
  if (!right) throw badRequest(`Invalid action: ${action}`);
  return right;
}

function applyAction(transaction: Transaction, action: string, id: string, record: Doc): void {
  if (action === 'addObject' || action === 'updateObject') transaction.put(id, record);
  else if (action === 'deleteObject') transaction.remove(id);
  else transaction.change(id, record, action === 'partialUpdateObject');
}

let lastID = 0;

/**
 * Ids for records that come without one. They go up, so that a tie between such records is broken as by the hosted
 * service: the later first.
 */
function newID(): string {
  lastID = Math.max(Date.now() * 1000, lastID + 1);
  return String(lastID);
}

const DELETE_BY = new Set([
  'facetFilters',
  'filters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
]);

/** 400 unless the records to delete are chosen by some filter, and by nothing but filters. */
function checkDeleteBy(params: Doc): void {
  const unknown = Object.keys(params).find((name) => !DELETE_BY.has(name));
  if (unknown !== undefined) throw badRequest(`Invalid deleteBy parameter: ${unknown}`);
  if (Object.values(params).every((value) => value === '' || (Array.isArray(value) && value.length === 0)))
    throw badRequest('Cannot delete by an empty filter, use clear instead');
}

/** The record's id; a number counts as its text. An empty one is refused. */
function getId(doc: Doc): string | undefined {
  const id = doc['objectID'];
  if (id === undefined || id === null) return undefined;
  if (typeof id !== 'string' && typeof id !== 'number') throw badRequest('objectID must be a string or a number');
  if (String(id) === '') throw badRequest('objectID cannot be empty');
  return String(id);
}

function readObject(
  context: Context,
  credentials: Credentials,
  index: string,
  id: string,
  attributes: readonly string[] | undefined,
): Doc | undefined {
  const { settings } = context.catalog.meta(index);
  const wanted = getWanted(
    attributes,
    has(credentials, 'seeUnretrievableAttributes') ? [] : (list(settings, 'unretrievableAttributes') ?? []),
  );
  const doc = context.catalog.documents(index).read(id, (attribute) => wantsAny(wanted, attribute));
  return doc && pick(doc, wanted);
}
