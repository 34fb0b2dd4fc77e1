import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { permit, stamp, type Context } from './context.ts';
import { getCredentials } from './auth.ts';
import { badRequest, forbidden, notFound } from './errors.ts';
import { list } from './params.ts';
import { toObject } from './transport.ts';
import type { Doc } from '../json.ts';

type KeyPath = { Params: { key: string } };
const ACLS = new Set([
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'analytics',
  'logs',
  'recommendation',
  'seeUnretrievableAttributes',
  'usage',
  'inference',
  'nluReadAnswers',
  'nluReadProject',
  'nluReadEntity',
  'nluReadIntent',
  'nluWriteProject',
  'nluWriteEntity',
  'nluWriteIntent',
  'nluPrediction',
  'personalization',
  'querySuggestions',
]);
const FIELDS = new Set([
  'acl',
  'description',
  'indexes',
  'maxHitsPerQuery',
  'maxQueriesPerIPPerHour',
  'queryParameters',
  'referers',
  'validity',
]);
/** How many deleted keys can be restored. */
const RESTORABLE = 100;

/** API keys beside the two that are given at start. */
export function keyRoutes(app: FastifyInstance, context: Context): void {
  const { catalog, ring } = context;
  const deleted = new Map<string, Doc>();
  const described = (): Doc[] => [
    { value: ring.searchKey, acl: ['search'], createdAt: 0, validity: 0, description: 'Search-Only API Key' },
    ...catalog.keys,
  ];
  const find = (key: string): Doc => {
    const found = described().find(({ value }) => value === key);
    if (!found) throw notFound('Key does not exist');
    return found;
  };
  const findOwn = (key: string): Doc => {
    if (key === ring.searchKey || key === ring.adminKey)
      throw forbidden('The keys of the application cannot be changed');
    return find(key);
  };

  app.get('/1/keys', async (request) => {
    permit(context, request, 'admin');
    return { keys: described() };
  });

  // A key may always ask about itself.
  app.get<KeyPath>('/1/keys/:key', async (request) => {
    if (getCredentials(request, ring, context.now()).key !== request.params.key) permit(context, request, 'admin');
    return find(request.params.key);
  });

  app.post('/1/keys', async (request) => {
    permit(context, request, 'admin');
    const given = toObject(request);
    if (!list(given, 'acl')) throw badRequest('Missing mandatory parameter acl');
    const key = { ...checked(given), value: randomBytes(16).toString('hex'), createdAt: context.now() };
    catalog.setKeys([...catalog.keys, key]);
    return { key: key.value, createdAt: stamp() };
  });

  // What a change leaves out goes back to its default; only the rights stay.
  app.put<KeyPath>('/1/keys/:key', async (request) => {
    permit(context, request, 'admin');
    const held = findOwn(request.params.key);
    const next = {
      acl: held['acl'] ?? [],
      ...checked(toObject(request)),
      value: held['value']!,
      createdAt: held['createdAt']!,
    };
    catalog.setKeys(catalog.keys.map((key) => (key === held ? next : key)));
    return { key: request.params.key, updatedAt: stamp() };
  });

  app.delete<KeyPath>('/1/keys/:key', async (request) => {
    permit(context, request, 'admin');
    const held = findOwn(request.params.key);
    catalog.setKeys(catalog.keys.filter((key) => key !== held));
    if (deleted.size >= RESTORABLE) deleted.delete(deleted.keys().next().value!);
    deleted.set(request.params.key, held);
    return { deletedAt: stamp() };
  });

  app.post<KeyPath>('/1/keys/:key/restore', async (request) => {
    permit(context, request, 'admin');
    const { key } = request.params;
    if (described().some(({ value }) => value === key)) throw badRequest('Key already exists');
    const held = deleted.get(key);
    if (!held) throw notFound('Key does not exist');
    deleted.delete(key);
    catalog.setKeys([...catalog.keys, held]);
    return { key, createdAt: stamp() };
  });
}

function checked(key: Doc): Doc {
  const unknown = Object.keys(key).find((name) => !FIELDS.has(name) && name !== 'value' && name !== 'createdAt');
  if (unknown !== undefined) throw badRequest(`Invalid object attributes: ${unknown}`);
  const wrong = (list(key, 'acl') ?? []).find((right) => !ACLS.has(right));
  if (wrong !== undefined) throw badRequest(`Invalid ACL: ${wrong}`);
  for (const name of ['maxHitsPerQuery', 'maxQueriesPerIPPerHour', 'validity']) {
    const value = key[name];
    if (value !== undefined && !(typeof value === 'number' && Number.isInteger(value) && value >= 0))
      throw badRequest(`Invalid value for "${name}", expected a positive integer`);
  }
  return key;
}
