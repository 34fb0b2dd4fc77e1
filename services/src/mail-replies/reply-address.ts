/**
 * The address that answers to a message by mail (TALK-3): `reply+token@domain`. Its signed token names the thread,
 * whose answer it is, and when it was made; it ends when the links of the same mail end. Mail servers may lower the
 * case of letters and refuse more than 64 signs before the `@`.
 */
import type { MessageSide } from '@roost/shared/contracts/messages';
import { findSubject, type Subject } from '../messages/threads.ts';
import type { Db } from '../db/schema.ts';
import { signLowerCase, verifyLowerCase, type Keys } from '../security/sign.ts';
import { isCurrent } from '../security/stays-cookie.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** As long as links to messages work. */
const ADDRESS_DAYS = 60;
const LONGEST_LOCAL_PART = 64;
const PURPOSE = 'mail-reply';
const PREFIX = 'reply+';
const TOKEN = /^[a-z0-9-]{36,58}$/;
const SIDES = { g: 'guest', h: 'host' } as const;

/** `ended`: it was ours, and its time is over. */
export type Replier = { subject: Subject; code: string; side: MessageSide; ended: boolean };

/** Returns the address for one person's answers in one thread; null for a code that an address cannot carry. */
export function replyAddress(
  { code, side }: { code: string; side: MessageSide },
  domain: string,
  now: Date,
  key: Keys,
): string | null {
  const local = `${PREFIX}${signLowerCase(`${side[0]}${code.toLowerCase()}-${now.getTime().toString(36)}`, PURPOSE, key)}`;
  const fits = local.length <= LONGEST_LOCAL_PART && /^[A-Z0-9]+$/.test(code);
  return fits ? `${local}@${domain}` : null;
}

/** Returns the token of an address of ours, null for any other address. */
export function tokenOfAddress(address: string, domain: string): string | null {
  const lower = address.trim().toLowerCase();
  const token =
    lower.startsWith(PREFIX) && lower.endsWith(`@${domain}`) ? lower.slice(PREFIX.length, -domain.length - 1) : '';
  return TOKEN.test(token) ? token : null;
}

/** Returns whose answer a token names, in any case of letters; null when it is not ours or its thread is gone. */
export async function findReplier(
  token: string,
  { db, now, key }: { db: Db; now: () => Date; key: Keys },
): Promise<Replier | null> {
  const [named = '', made = ''] = verifyLowerCase(token.toLowerCase(), PURPOSE, key)?.split('-') ?? [];
  const side = SIDES[named[0] as keyof typeof SIDES] as MessageSide | undefined;
  const madeAt = Number.parseInt(made, 36);
  if (side === undefined || !Number.isSafeInteger(madeAt)) return null;
  const code = named.slice(1).toUpperCase();
  const subject = await findSubject(db, code);
  if (!subject) return null;
  // After a guest's address was changed, only replies to newer mails count, as with links.
  const current = side === 'host' || isCurrent(madeAt, subject.kind === 'stay' ? subject.stay : subject.inquiry);
  const ended = !current || madeAt + ADDRESS_DAYS * DAY_MS <= now().getTime();
  return { subject, code, side, ended };
}
