/** The link by which a host writes about a stay (TALK-2); see `messages/host-link.ts` for why it is signed. */
import { apiError, Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

const LINK_DAYS = 30;
const TRIES_PER_ADDRESS = 120;
const PURPOSE = 'host-review';

export function hostReviewUrl(siteUrl: string, code: string, now: Date, key: Keys): string {
  return `${siteUrl}/reviews/answer#${sign(`${code}~${now.getTime() + LINK_DAYS * DAY_MS}`, PURPOSE, key)}`;
}

/** Returns the stay's code. Throws one refusal for every link that does not work, and TooManyError. */
export async function openHostReviewLink(
  token: string,
  ip: string,
  { db, now, key }: { db: Db; now: () => Date; key: Keys },
): Promise<string> {
  await enforceRateLimits(db, [{ name: 'host-review', whose: ip, times: TRIES_PER_ADDRESS, windowMs: HOUR_MS }], {
    key,
    now: now(),
  });
  const [code, until] = verify(token, PURPOSE, key)?.split('~') ?? [];
  if (!code || !(Number(until) > now().getTime()))
    throw new Refusal(404, apiError('not_found', 'This link does not work any more.'));
  return code;
}
