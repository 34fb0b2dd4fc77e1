import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';
import { list, text } from './params.ts';
import type { Doc } from '../json.ts';

/** What a key may do; the hosted service's names. */
export type Acl = 'search' | 'browse' | 'addObject' | 'deleteObject' | 'deleteIndex' | 'settings' | 'editSettings' | 'listIndexes' | 'analytics' | 'admin';
/** A key as the request presents it, with what it adds to each query. */
export type Credentials = { key: string; acl: readonly string[] | 'all'; indices: readonly string[]; forced: Doc };
export type KeyRing = { appId: string; adminKey: string; searchKey: string; stored: () => readonly Doc[] };

const INVALID = 'Invalid Application-ID or API key';
/** Names in a secured key that restrict it rather than change the query. */
const RESTRICTIONS = new Set(['restrictIndices', 'validUntil', 'restrictSources', 'referers', 'userToken']);

/** Reads the credentials of a request, from headers (servers) or the address (browsers). 403 when they are not good. */
export function credentialsOf(request: FastifyRequest, ring: KeyRing, now: number): Credentials {
  const query = request.query as Record<string, string | undefined>;
  const given = (name: string): string => String(request.headers[name] ?? query[name] ?? '');
  const key = given('x-algolia-api-key');
  if (given('x-algolia-application-id') !== ring.appId || key === '') throw forbidden(INVALID);
  const plain = plainKey(key, ring, now);
  if (plain) return plain;
  const secured = securedKey(key, ring, now);
  if (secured) return secured;
  throw forbidden(INVALID);
}

/** 403 unless the key has the right, on that index. */
export function allow(credentials: Credentials, acl: Acl, index?: string): void {
  if (credentials.acl !== 'all' && !credentials.acl.includes(acl)) throw forbidden('Method not allowed with this API key');
  if (index !== undefined && credentials.indices.length > 0 && !credentials.indices.some((pattern) => matchesPattern(pattern, index))) throw forbidden('Index not allowed with this API key');
}

function plainKey(key: string, ring: KeyRing, now: number): Credentials | undefined {
  if (key === ring.adminKey) return { key, acl: 'all', indices: [], forced: {} };
  if (key === ring.searchKey) return { key, acl: ['search'], indices: [], forced: {} };
  const stored = ring.stored().find(({ value }) => value === key);
  if (!stored) return undefined;
  const validity = Number(stored['validity'] ?? 0);
  if (validity > 0 && Number(stored['createdAt']) + validity * 1000 < now) return undefined;
  return { key, acl: list(stored, 'acl') ?? [], indices: list(stored, 'indexes') ?? [], forced: Object.fromEntries(new URLSearchParams(text(stored, 'queryParameters'))) };
}

/** A secured key is the base64 of an HMAC, made with a stored key, and of the parameters that it signs. */
function securedKey(key: string, ring: KeyRing, now: number): Credentials | undefined {
  const decoded = Buffer.from(key, 'base64').toString();
  const [signature, signed] = [decoded.slice(0, 64), decoded.slice(64)];
  if (!/^[0-9a-f]{64}$/.test(signature)) return undefined;
  const parents = [ring.searchKey, ...ring.stored().map(({ value }) => String(value))];
  const parent = parents.find((candidate) => timingSafeEqual(Buffer.from(createHmac('sha256', candidate).update(signed).digest('hex')), Buffer.from(signature)));
  const base = parent === undefined ? undefined : plainKey(parent, ring, now);
  if (!base) return undefined;
  const params = Object.fromEntries(new URLSearchParams(signed));
  if (params['validUntil'] !== undefined && Number(params['validUntil']) * 1000 < now) throw forbidden('`validUntil` parameter expired');
  const indices = list(params, 'restrictIndices') ?? [];
  return {
    key,
    acl: base.acl,
    indices: indices.length > 0 ? indices.map((name) => name.replace(/^[["\s]+|["\]\s]+$/g, '')) : base.indices,
    forced: { ...base.forced, ...Object.fromEntries(Object.entries(params).filter(([name]) => !RESTRICTIONS.has(name))) },
  };
}

/** `dev_*`, `*_products`, `*` or a name. */
function matchesPattern(pattern: string, name: string): boolean {
  const inner = pattern.replace(/^\*|\*$/g, '');
  if (pattern.startsWith('*') && pattern.endsWith('*')) return name.includes(inner);
  if (pattern.startsWith('*')) return name.endsWith(inner);
  return pattern.endsWith('*') ? name.startsWith(inner) : name === pattern;
}
