import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';
import { checkReferer, checkSource, matchesPattern, type CallCounter } from './key-limits.ts';
import { list, text } from './params.ts';
import type { Doc } from '../json.ts';

/** What a key may do; the hosted service's names. */
export type Acl =
  | 'search'
  | 'browse'
  | 'addObject'
  | 'deleteObject'
  | 'deleteIndex'
  | 'settings'
  | 'editSettings'
  | 'listIndexes'
  | 'analytics'
  | 'logs'
  | 'seeUnretrievableAttributes'
  | 'admin';
/** A key as the request presents it, with what it adds to each query. */
export type Credentials = {
  key: string;
  acl: readonly string[] | 'all';
  indices: readonly string[];
  forced: Doc;
  /** Most hits that one query may bring; 0 is no limit. */
  maxHits?: number;
};
export type KeyRing = {
  appId: string;
  adminKey: string;
  searchKey: string;
  stored: () => readonly Doc[];
  calls?: CallCounter;
};

const INVALID = 'Invalid Application-ID or API key';
/** Names in a secured key that restrict it rather than change the query. */
const RESTRICTIONS = new Set(['restrictIndices', 'validUntil', 'restrictSources', 'referers']);

/**
 * Reads the credentials of a request, from headers (servers) or the address (browsers). 403 when they are not good or
 * the caller is not one that the key allows, 429 when the caller used the key too often this hour.
 */
export function getCredentials(request: FastifyRequest, ring: KeyRing, now: number): Credentials {
  const query = request.query as Record<string, string | undefined>;
  const given = (name: string): string => String(request.headers[name] ?? query[name] ?? '');
  const key = given('x-algolia-api-key');
  if (given('x-algolia-application-id') !== ring.appId || key === '') throw forbidden(INVALID);
  const plain = describedKey(key, ring, now);
  const secured = plain ? undefined : securedKey(key, ring, now);
  const described = plain ?? secured?.parent;
  if (!described) throw forbidden(INVALID);
  checkReferer(described, request);
  const caller = text(secured?.params ?? {}, 'userToken') || given('x-algolia-usertoken') || request.ip;
  ring.calls?.take(text(described, 'value'), caller, Number(described['maxQueriesPerIPPerHour'] ?? 0), now);
  const base = getRights(key, described);
  return secured ? restricted(base, secured.params, request.ip, now) : base;
}

/** 403 unless the key has the right, on that index. */
export function allow(credentials: Credentials, acl: Acl, index?: string): void {
  if (!has(credentials, acl)) throw forbidden('Method not allowed with this API key');
  if (
    index !== undefined &&
    credentials.indices.length > 0 &&
    !credentials.indices.some((pattern) => matchesPattern(pattern, index))
  )
    throw forbidden('Index not allowed with this API key');
}

export const has = ({ acl }: Credentials, right: Acl): boolean => acl === 'all' || acl.includes(right);

/** What is known of a key: its rights and limits; the admin key has none of either written down. */
function describedKey(key: string, ring: KeyRing, now: number): Doc | undefined {
  if (key === ring.adminKey) return { value: key };
  if (key === ring.searchKey) return { value: key, acl: ['search'] };
  const stored = ring.stored().find(({ value }) => value === key);
  const validity = Number(stored?.['validity'] ?? 0);
  return validity > 0 && Number(stored?.['createdAt']) + validity * 1000 < now ? undefined : stored;
}

function getRights(key: string, described: Doc): Credentials {
  return {
    key,
    acl: list(described, 'acl') ?? 'all',
    indices: list(described, 'indexes') ?? [],
    forced: Object.fromEntries(new URLSearchParams(text(described, 'queryParameters'))),
    maxHits: Number(described['maxHitsPerQuery'] ?? 0),
  };
}

/** A secured key is the base64 of an HMAC, made with a stored key, and of the parameters that it signs. */
function securedKey(
  key: string,
  ring: KeyRing,
  now: number,
): { parent: Doc; params: Record<string, string> } | undefined {
  const decoded = Buffer.from(key, 'base64').toString();
  const [signature, signed] = [decoded.slice(0, 64), decoded.slice(64)];
  if (!/^[0-9a-f]{64}$/.test(signature)) return undefined;
  const parents = [ring.searchKey, ...ring.stored().map(({ value }) => String(value))];
  const value = parents.find((candidate) =>
    timingSafeEqual(Buffer.from(createHmac('sha256', candidate).update(signed).digest('hex')), Buffer.from(signature)),
  );
  const parent = value === undefined ? undefined : describedKey(value, ring, now);
  return parent && { parent, params: Object.fromEntries(new URLSearchParams(signed)) };
}

/** The parent's rights within what a secured key allows: it can only narrow them. */
function restricted(base: Credentials, params: Record<string, string>, ip: string, now: number): Credentials {
  if (params['validUntil'] !== undefined && Number(params['validUntil']) * 1000 < now)
    throw forbidden('`validUntil` parameter expired');
  checkSource(params['restrictSources'], ip);
  const names = (list(params, 'restrictIndices') ?? [])
    .map((name) => name.replace(/^[["\s]+|["\]\s]+$/g, ''))
    .filter((name) => name !== '');
  const within = (name: string): boolean =>
    base.indices.length === 0 || base.indices.some((pattern) => pattern === name || matchesPattern(pattern, name));
  const indices = names.length === 0 ? base.indices : names.filter(within);
  if (names.length > 0 && indices.length === 0) throw forbidden('Index not allowed with this API key');
  return {
    ...base,
    indices,
    forced: {
      ...base.forced,
      ...Object.fromEntries(Object.entries(params).filter(([name]) => !RESTRICTIONS.has(name))),
      ...bothFilters(base.forced, params),
    },
  };
}

/** Filters of the parent key stay in force under those of the secured one. */
function bothFilters(parent: Doc, params: Record<string, string>): Doc {
  const filters = [text(parent, 'filters'), params['filters'] ?? ''].filter((part) => part.trim() !== '');
  return filters.length > 0 ? { filters: filters.join(' AND ') } : {};
}
