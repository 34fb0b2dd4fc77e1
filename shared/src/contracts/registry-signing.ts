/**
 * What is signed of a registry and of a link that pins versions (SAFE-2, SAFE-10). Pure: publisher and host each bring
 * their own Ed25519.
 */

/** JSON with the keys of every object in order, so that the same content is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Fields with addresses, which are relative where the registry is written and absolute where it is served. */
const ADDRESSES = new Set(['url', 'fallbackUrl', 'baseUrl']);

function relative(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item) => relative(item, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      ADDRESSES.has(key) && typeof field === 'string' && field.startsWith(base)
        ? field.slice(base.length)
        : relative(field, base),
    ]),
  );
}

/**
 * The text that a registry's signature is of: all of it but the signature.
 * @param baseUrl origin with a slash that the served copy has before each address; a slash in the written one does no
 *   harm
 */
export function signedText(registry: object, baseUrl: string): string {
  const { signature: _signature, ...content } = registry as { signature?: unknown };
  return `roost-registry:${canonical(relative(content, baseUrl))}`;
}

/** What a link to pinned versions grants: these pins (`*` for any), until a time in seconds since 1970. */
export type PinGrant = { pins: string; until: number };

/** In place of pins: allows reading what pages reported of versions in rollout. */
export const HEALTH_GRANT = 'health';
/** Where a host tells it. */
export const HEALTH_PATH = '/_host/health/spans';

/** The text that a grant's signature is of. */
export const grantText = ({ pins, until }: PinGrant): string => `roost-pins:${until}:${pins}`;

/** A grant as a link carries it. @param signature base64url */
export const formatGrant = ({ pins, until }: PinGrant, signature: string): string => `${until}~${pins}~${signature}`;

/** Reads a grant; null when it is none. Whether it is genuine is for the caller to check. */
export function parseGrant(text: string): { grant: PinGrant; signature: string } | null {
  const [until, pins, signature, ...rest] = text.split('~');
  if (!until || !pins || !signature || rest.length > 0 || !/^\d{1,12}$/.test(until)) return null;
  return { grant: { pins, until: Number(until) }, signature };
}
