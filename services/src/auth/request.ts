/** A request to sign-in, read once: its fields, what form of answer it wants, and where it may lead. */
import type { FastifyRequest } from 'fastify';
import { callbackPath } from '@roost/shared/domain/callback-address';
import { storable } from '../storable-text.ts';

export type Fields = Readonly<Record<string, string>>;

const LONGEST_FIELD = 4096;
const LONGEST_ADDRESS = 64;

/** Reads a form body; several boxes of one name are one text (the six digits of a code). */
export function parseForm(body: string): Fields {
  const params = new URLSearchParams(body);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name).join('')]));
}

/** The text fields of a body; what is no text, or too long for any field of ours, is left out. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST_FIELD)
      .map(([name, value]) => [name, storable(value)]),
  );
}

/** True when a script asks and wants `{url}` instead of being sent there (AUTH-1). */
export const wantsJson = (fields: Fields): boolean => fields.json === 'true';

/** Who is asking, for counting attempts: the address behind our own proxies (server.ts). */
export function addressOf(request: FastifyRequest): string {
  return request.ip.slice(0, LONGEST_ADDRESS);
}

/** Where the guest wanted to go, as an address of this site; null when nothing was said. */
export function callbackOf(fields: Fields, request: FastifyRequest, siteUrl: string): string | null {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const given = fields.callbackUrl ?? (typeof query.callbackUrl === 'string' ? query.callbackUrl : undefined);
  return given === undefined || given === '' ? null : siteUrl + callbackPath(given, siteUrl);
}
