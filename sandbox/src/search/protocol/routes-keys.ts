import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { permit, type Context } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { list } from './params.ts';
import { objectOf } from './transport.ts';
import type { Doc } from '../json.ts';

type KeyPath = { Params: { key: string } };
const ACLS = new Set(['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex', 'settings', 'editSettings', 'listIndexes', 'analytics', 'logs', 'recommendation', 'seeUnretrievableAttributes', 'usage', 'inference', 'nluReadAnswers', 'nluReadProject', 'nluReadEntity', 'nluWriteProject', 'nluWriteEntity', 'nluPrediction', 'personalization', 'querySuggestions']);
const stamp = (): string => new Date().toISOString();

/** API keys beside the two that are given at start. */
export function keyRoutes(app: FastifyInstance, context: Context): void {
  const { catalog, ring } = context;
  const described = (): Doc[] => [{ value: ring.searchKey, acl: ['search'], createdAt: 0, validity: 0, description: 'Search-Only API Key' }, ...catalog.keys];
  const find = (key: string): Doc => {
    const found = described().find(({ value }) => value === key);
    if (!found) throw notFound('Key does not exist');
    return found;
  };

  app.get('/1/keys', async (request) => {
    permit(context, request, 'admin');
    return { keys: described() };
  });

  app.get<KeyPath>('/1/keys/:key', async (request) => {
    permit(context, request, 'admin');
    return find(request.params.key);
  });

  app.post('/1/keys', async (request, reply) => {
    permit(context, request, 'admin');
    const key = { ...checked(objectOf(request)), value: randomBytes(16).toString('hex'), createdAt: context.now() };
    catalog.setKeys([...catalog.keys, key]);
    return reply.code(201).send({ key: key.value, createdAt: stamp() });
  });

  app.put<KeyPath>('/1/keys/:key', async (request) => {
    permit(context, request, 'admin');
    const held = find(request.params.key);
    const next = { ...checked(objectOf(request)), value: held['value']!, createdAt: held['createdAt']! };
    catalog.setKeys(catalog.keys.map((key) => (key === held ? next : key)));
    return { key: request.params.key, updatedAt: stamp() };
  });

  app.delete<KeyPath>('/1/keys/:key', async (request) => {
    permit(context, request, 'admin');
    const held = find(request.params.key);
    catalog.setKeys(catalog.keys.filter((key) => key !== held));
    return { deletedAt: stamp() };
  });
}

function checked(key: Doc): Doc {
  const acl = list(key, 'acl');
  if (!acl) throw badRequest('Missing mandatory parameter acl');
  const unknown = acl.find((right) => !ACLS.has(right));
  if (unknown !== undefined) throw badRequest(`Invalid ACL: ${unknown}`);
  return key;
}
