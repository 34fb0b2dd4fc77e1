/**
 * The link by which a host reads and answers a thread (TALK-1). Hosts have no account here: the signed token of their
 * mail names the thread and an end. It stands after the `#` of the address, which browsers send to no server, so that
 * no log contains it (decision 0058).
 */
import { apiError, Refusal } from '../api-error.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { findSubject, getCode, type Subject } from './threads.ts';
import type { MessageDeps } from './write-message.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** A link works this long; each mail has a new one. */
const LINK_DAYS = 60;
/** Links that do not work which one network address may try in an hour. */
const WRONG_PER_ADDRESS = 240;
/** Requests by the links of one thread in an hour: an open page asks for new messages 240 times. */
const USES_PER_THREAD = 2_400;
const PURPOSE = 'host-thread';

export function hostThreadUrl(siteUrl: string, code: string, now: Date, key: Keys): string {
  return `${siteUrl}/messages/answer#${sign(`${code}~${now.getTime() + LINK_DAYS * DAY_MS}`, PURPOSE, key)}`;
}

/**
 * Returns what the thread of a link is about. Throws one refusal for every link that does not work, and TooManyError.
 */
export async function openHostLink(token: string, ip: string, { db, now, key }: MessageDeps): Promise<Subject> {
  const limit = (name: string, whose: string, times: number): Promise<void> =>
    enforceRateLimits(db, [{ name, whose, times, windowMs: HOUR_MS }], { key, now: now() });
  const [code, until] = verify(token, PURPOSE, key)?.split('~') ?? [];
  const subject = code && Number(until) > now().getTime() ? await findSubject(db, code) : null;
  if (!subject) {
    await limit('host-thread', ip, WRONG_PER_ADDRESS);
    throw new Refusal(404, apiError('not_found', 'This link does not work any more.'));
  }
  await limit('host-thread-use', getCode(subject), USES_PER_THREAD);
  return subject;
}
