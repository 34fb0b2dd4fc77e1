/** Who asks the index, for its analytics (SRCH-2): the anonymous id, when there is one and the guest agreed to analytics (CONS-7). */
import * as z from 'zod/mini';
import { consentGate } from '@roost/shared/consent';

const anonymousId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Undefined on the server, without consent and without an id. */
export function userToken(
  cookies: string = typeof document === 'undefined' ? '' : document.cookie,
  allowed = consentGate.allows('custom_analytics'),
): string | undefined {
  if (!allowed) return undefined;
  const value =
    cookies
      .split(/;\s*/)
      .find((cookie) => cookie.startsWith('ajs_anonymous_id='))
      ?.slice('ajs_anonymous_id='.length) ?? '';
  // The analytics library has written it in quotes at times.
  const read = anonymousId.safeParse(value.replace(/^(?:%22|")|(?:%22|")$/g, ''));
  return read.success ? read.data : undefined;
}
