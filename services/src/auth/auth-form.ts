/** Reads a request to sign-in: its fields, the kind of answer it wants, and where it leads. */
import type { FastifyRequest } from 'fastify';
import { callbackPath } from '@roost/shared/domain/callback-address';
import { toNetwork } from '@roost/shared/domain/network';
import { storable } from '../storable-text.ts';

export type Fields = Readonly<Record<string, string>>;

const LONGEST_FIELD = 4096;
const LONGEST_ADDRESS = 64;

/** Reads a form body. Fields of one name are joined to one text (the six digits of a code). */
export function parseForm(body: string): Fields {
  const params = new URLSearchParams(body);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name).join('')]));
}

/** Returns the text fields of a body; other values and texts longer than any of our fields are left out. */
export function readTextFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST_FIELD)
      .map(([name, value]) => [name, storable(value)]),
  );
}

/** True when a script asks: it gets `{url}` instead of a redirect (AUTH-1). */
export const wantsJson = (fields: Fields): boolean => fields.json === 'true';

/** Returns the network address behind our own proxies (server.ts), for the rate limits. */
export function getClientAddress(request: FastifyRequest): string {
  return toNetwork(request.ip.slice(0, LONGEST_ADDRESS));
}

/** Returns where the guest wanted to go, as an absolute address of this site; null when the request does not say. */
export function readCallback(fields: Fields, request: FastifyRequest, siteUrl: string): string | null {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const given = fields.callbackUrl ?? (typeof query.callbackUrl === 'string' ? query.callbackUrl : undefined);
  return given === undefined || given === '' ? null : siteUrl + callbackPath(given, siteUrl);
}
