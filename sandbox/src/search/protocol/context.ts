import type { FastifyRequest } from 'fastify';
import type { Catalog } from '../store/catalog.ts';
import { allow, getCredentials, type Acl, type Credentials, type KeyRing } from './auth.ts';

/** What every group of routes works with. */
export type Context = { catalog: Catalog; ring: KeyRing; now: () => number };
export type IndexPath = { Params: { index: string } };
export type ObjectPath = { Params: { index: string; objectID: string } };

/** Checks the request's key for a right on an index; answers what the key adds to queries. */
export function permit({ ring, now }: Context, request: FastifyRequest, acl: Acl, index?: string): Credentials {
  const credentials = getCredentials(request, ring, now());
  allow(credentials, acl, index);
  return credentials;
}

/** Times as the protocol writes them. */
export const stamp = (): string => new Date().toISOString();
