/**
 * Limits of booking (SAFE-3). What counts are the stays themselves: those of the last hour that came to nothing (a
 * declined card, a bank's question that was never answered) and those that hold nights now. They are counted by
 * browser, e-mail address and account, where limits are low, and by network address, where they are high because guests
 * of an office or a hotel share one. At the first limit a sender must solve a proof of work before the next try; at the
 * last one they must wait. Both are decided twice: before anything else is done, and once more in the transaction that
 * holds the nights, where requests that are sent at once wait for each other.
 */
import { sql } from 'kysely';
import type { ProofPuzzle } from '@roost/shared/contracts/proof';
import { PROOF_REQUIRED } from '@roost/shared/contracts/proof';
import { apiError, Refusal, type ErrorBody } from '../api-error.ts';
import type { Db, Tx } from '../db/schema.ts';
import { toNetwork } from '@roost/shared/domain/network';
import { makePuzzle, useProof } from '../security/proof.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { keyedHash, type Keys } from '../security/sign.ts';

/** Who books. Empty text where it is not known. */
export type Sender = { browser: string; address: string; profileId: string | null };
export type LimitedSender = {
  profileId: string | null;
  browserHash: string | null;
  addressHash: string | null;
  /** Multiplies the limits; null without any. */
  factor: number | null;
  /** Bits that this request has proven, and the refusal that asks for more. */
  work: { bits: number; ask: (bits: number) => Refusal } | null;
};

type Bounds = { proofAfter: number; most: number };
const BOUNDS: Record<'failed' | 'held', Record<'guest' | 'address', Bounds>> = {
  failed: { guest: { proofAfter: 3, most: 8 }, address: { proofAfter: 10, most: 60 } },
  held: { guest: { proofAfter: 2, most: 3 }, address: { proofAfter: 10, most: 60 } },
};
/** Tries of any outcome in an hour, which end requests that never become a stay. */
const TRIES = { browser: 60, address: 1_200 };
/**
 * Bits of the first puzzle: about half a second in a browser. Each further failure doubles the work every other time.
 */
const FIRST_BITS = 14;
const MOST_BITS = 19;

const MESSAGES = {
  failed: (phone: string): string =>
    `Several payments from here did not go through. For your safety, please wait an hour before you try again, or call ${phone}.`,
  held: (): string =>
    'You already have stays that wait for your bank. Please finish one of them, or wait 15 minutes, and then book again.',
};

const refuseBooking = (reached: 'failed' | 'held', phone: string): Refusal =>
  new Refusal(429, apiError(reached === 'failed' ? 'too_many_declines' : 'too_many_holds', MESSAGES[reached](phone)));

export type BookingLimitDeps = {
  db: Db;
  key: Keys;
  now: () => Date;
  phone: string;
  /** All limits are multiplied by it. */
  factor: number;
};

const HASH_LENGTH = 22;
const hashOfSender = (name: string, text: string, key: Keys): string =>
  keyedHash(`${name}:${text}`, key).slice(0, HASH_LENGTH);

/** True when a stay was booked in this browser, whichever of our keys was the first then. */
export const isBookedInBrowser = (browserHash: string | null, browser: string, key: Keys): boolean =>
  browserHash !== null &&
  browser !== '' &&
  (typeof key === 'string' ? [key] : key).some((each) => hashOfSender('browser', browser, each) === browserHash);

/**
 * Keyed hashes of browser and network address, as they are stored with a stay, and the work that a request has proven.
 */
export function hashSender(
  { browser, address, profileId }: Sender,
  { key, now, factor }: Pick<BookingLimitDeps, 'key' | 'now' | 'factor'>,
  provenBits = 0,
): LimitedSender {
  const hash = (name: string, text: string): string | null => (text === '' ? null : hashOfSender(name, text, key));
  return {
    profileId,
    browserHash: hash('browser', browser),
    addressHash: hash('address', toNetwork(address)),
    factor,
    work: { bits: provenBits, ask: (bits) => askForProof(makePuzzle(browser, bits, { key, now })) },
  };
}

function askForProof(proof: ProofPuzzle): Refusal {
  const body: ErrorBody & { proof: ProofPuzzle } = {
    ...apiError(PROOF_REQUIRED, 'One more moment is needed before this can be booked. Please try again.'),
    proof,
  };
  return new Refusal(428, body);
}

type Counts = Record<'failed' | 'held', Record<'guest' | 'address', number>>;

async function countStays(db: Db | Tx, sender: LimitedSender, email: string, now: Date): Promise<Counts> {
  const mine = sql<boolean>`(guest_email = ${email} or browser_hash = ${sender.browserHash} or profile_id = ${sender.profileId})`;
  const near = sql<boolean>`(address_hash = ${sender.addressHash})`;
  const { rows } = await sql<Record<string, number>>`
    select
      count(*) filter (where status = 'failed' and ${mine})::int as failed_guest,
      count(*) filter (where status = 'failed' and ${near})::int as failed_address,
      count(*) filter (where status = 'pending' and ${mine})::int as held_guest,
      count(*) filter (where status = 'pending' and ${near})::int as held_address
    from stays
    where status in ('failed', 'pending') and updated_at > ${new Date(now.getTime() - HOUR_MS)} and (${mine} or ${near})`.execute(
    db,
  );
  const of = (name: string): number => rows[0]?.[name] ?? 0;
  return {
    failed: { guest: of('failed_guest'), address: of('failed_address') },
    held: { guest: of('held_guest'), address: of('held_address') },
  };
}

/** What the next booking needs after these counts: nothing (0), a proof of so many bits, or to wait for the reason. */
export function judgeCounts(counts: Counts, factor: number): { bits: number; refused: 'failed' | 'held' | null } {
  let over = 0;
  for (const what of ['failed', 'held'] as const) {
    for (const whose of ['guest', 'address'] as const) {
      const { proofAfter, most } = BOUNDS[what][whose];
      const count = counts[what][whose];
      if (count >= most * factor) return { bits: 0, refused: what };
      if (count >= proofAfter * factor) over = Math.max(over, count - proofAfter * factor + 1);
    }
  }
  return { bits: over === 0 ? 0 : Math.min(FIRST_BITS + Math.floor(over / 2), MOST_BITS), refused: null };
}

/**
 * Throws a refusal when this sender may not book now: 429 `too_many`, `too_many_declines` or `too_many_holds`, or 428
 * `proof_required` with a puzzle when the header solves none. To be asked before a new booking, not before one that is
 * sent again.
 * @returns the bits that the header proves, 0 without one. They are used up.
 */
export async function enforceBookingLimits(
  sender: Sender,
  email: string,
  header: unknown,
  { db, key, now, phone, factor }: BookingLimitDeps,
): Promise<number> {
  await enforceRateLimits(
    db,
    [
      { name: 'book-browser', whose: sender.browser, times: TRIES.browser * factor, windowMs: HOUR_MS },
      { name: 'book-address', whose: sender.address, times: TRIES.address * factor, windowMs: HOUR_MS },
    ],
    { key, now: now() },
  );
  const limited = hashSender(sender, { key, now, factor });
  const counts = await countStays(db, limited, email.trim().toLowerCase(), now());
  const { bits, refused } = judgeCounts(counts, factor);
  if (refused !== null) throw refuseBooking(refused, phone);
  const provenBits = await useProof(header, sender.browser, { db, key, now });
  if (provenBits < bits) throw askForProof(makePuzzle(sender.browser, bits, { key, now }));
  return provenBits;
}

/**
 * Bits that one more stay has to have proven, after all that is held or failed now: 0 for none. A stay that is held may
 * still fail. Of what many share, a network address, any proof is enough here: guests of one office must not make each
 * other's work harder while they do it.
 */
export function findMissingProof(counts: Counts, factor: number, provenBits: number): number {
  const { bits } = judgeCounts(counts, factor);
  const own = judgeCounts({ failed: { ...counts.failed, address: 0 }, held: { ...counts.held, address: 0 } }, factor);
  const isOver = (['guest', 'address'] as const).some(
    (whose) => counts.failed[whose] + counts.held[whose] >= BOUNDS.failed[whose].proofAfter * factor,
  );
  const least = Math.max(own.bits, bits > 0 || isOver ? FIRST_BITS : 0);
  return provenBits >= least ? 0 : Math.max(bits, least);
}

/**
 * Which limit one more stay that is held would exceed; null for none. A stay that is held now may still fail, so it
 * counts among the failed ones too.
 */
export function findFullLimit(counts: Counts, factor: number): 'failed' | 'held' | null {
  for (const whose of ['guest', 'address'] as const) {
    const [failed, held] = [counts.failed[whose], counts.held[whose]];
    const mostFailed = BOUNDS.failed[whose].most * factor;
    if (failed >= mostFailed) return 'failed';
    if (held >= BOUNDS.held[whose].most * factor || failed + held >= mostFailed) return 'held';
  }
  return null;
}

/**
 * Throws 429 `too_many_holds` or `too_many_declines` when this sender may hold no more nights, and 428 `proof_required`
 * when that takes work which this request has not proven. To be asked in the transaction that holds the next ones,
 * right before: requests that are sent side by side wait here for each other, so that none of them is decided by a
 * count from before the others.
 */
export async function enforceHolds(
  tx: Tx,
  sender: LimitedSender,
  email: string,
  { now, phone }: { now: Date; phone: string },
): Promise<void> {
  if (sender.factor === null) return;
  const guest = email.trim().toLowerCase();
  // In one order everywhere, so that two requests never wait for each other; the address, which many guests share, last
  // and shortest.
  const own = [guest, sender.browserHash, sender.profileId].filter((name) => name !== null).sort();
  for (const name of [...own, ...(sender.addressHash === null ? [] : [sender.addressHash])])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`holds:${name}`}, 0))`.execute(tx);
  const counts = await countStays(tx, sender, guest, now);
  const full = findFullLimit(counts, sender.factor);
  if (full !== null) throw refuseBooking(full, phone);
  const missing = sender.work === null ? 0 : findMissingProof(counts, sender.factor, sender.work.bits);
  if (missing > 0 && sender.work !== null) throw sender.work.ask(missing);
}
