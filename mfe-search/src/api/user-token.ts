/**
 * The user token of requests to the index, for its analytics (SRCH-2): the anonymous id, with consent to analytics
 * (CONS-7).
 */
import * as z from 'zod/mini';
import { consentGate, readCookie } from '@roost/shared/consent';

const anonymousId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Returns undefined on the server, without consent, and without an id. */
export function userToken(
  read: (name: string) => string | undefined = readCookie,
  allowed = consentGate.allows('custom_analytics'),
): string | undefined {
  if (!allowed) return undefined;
  // The analytics library has written it in quotes at times.
  const parsed = anonymousId.safeParse(read('ajs_anonymous_id')?.replace(/^"|"$/g, ''));
  return parsed.success ? parsed.data : undefined;
}
