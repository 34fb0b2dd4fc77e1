/**
 * Stays in two payments in a campaign: guests who pay the rest by the link of a mail, and what must have become of
 * every rest in the end.
 */
import { randomUUID } from 'node:crypto';
import type { Reservation, SplitPayment } from '@roost/shared/contracts/booking';
import type { ChangeAnswer, ChangeOffer, ChangeRequest } from '@roost/shared/contracts/change';
import type { Trip } from '@roost/shared/contracts/trips';
import { MOST_DECLINES } from '@roost/shared/domain/split-payment';
import type { Db, StayRow } from '../../db/schema.ts';
import { getPaidCents } from '../../reservations/stays.ts';
import { TestGuest, type TestAnswer } from '../../testing/guest.ts';

/** The first charge of this card is made, each later one is declined: its holder is not there. */
export const FAILS_LATER = 'pm_card_chargeCustomerFail';
/** A card of the moment, with which the rest is paid by hand. */
const OTHER_CARD = 'pm_card_visa';

/** What a guest knows of a stay that was agreed in two payments. */
export type KnownRest = {
  email: string;
  /** Both parts as they were agreed. */
  split: SplitPayment;
  /** Every charge of its card works. */
  isGood: boolean;
  /** The guest was told that the rest is paid. */
  told: boolean;
  /** A payment of the rest without an answer: the guest presses again. */
  unsure: ChangeRequest | null;
};

type Mail = { text: string; receivedAt: string };
export type Mailbox = (to: string) => Promise<Mail[]>;

/**
 * Opens a stay by the newest link that was mailed to its guest, in a browser that knows nothing. Null while there is
 * none.
 */
async function openByMail(url: string, code: string, email: string, mails: Mailbox): Promise<TestGuest | null> {
  const link = new RegExp(`/trips/${code}(?:/pay)?#(\\S+)`);
  const [token] = (await mails(email))
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))
    .flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  if (token === undefined) return null;
  const guest = new TestGuest(url);
  const { status } = await guest.post('/trips/open', { code, token });
  return status === 200 ? guest : null;
}

/**
 * The request that pays the rest of a stay; null when there is nothing to pay. What was refused is answered as it came.
 */
async function askForRest(guest: TestGuest, code: string): Promise<ChangeRequest | null | TestAnswer<unknown>> {
  const trip = await guest.get<Trip>(`/trips/${code}`);
  if (trip.status !== 200) return trip;
  const { reservation } = trip.body;
  if (!reservation.rest || reservation.status !== 'confirmed') return null;
  const wanted = getWanted(reservation);
  const offer = await guest.post<ChangeOffer>(`/trips/${code}/change/offer`, wanted);
  if (offer.status !== 200) return offer;
  const { same, now, dueCents, refundCents } = offer.body;
  // Charged meanwhile.
  if (same && dueCents === 0) return null;
  if (!same || dueCents !== reservation.rest.amountCents)
    throw new Error(
      `without words that are true: the rest of ${code} is ${reservation.rest.amountCents}, asked ${dueCents}`,
    );
  return {
    ...wanted,
    idempotencyKey: randomUUID(),
    totalCents: now.totalCents,
    dueCents,
    refundCents,
    paymentMethodId: OTHER_CARD,
  };
}

const getWanted = ({ startDate, endDate, party }: Reservation) => ({ startDate, endDate, ...party, optionalItems: [] });

/** Pays the rest of a stay by hand. Null when there is nothing to pay. */
export async function payRest(
  code: string,
  known: KnownRest,
  { url, guest, mails }: { url: string; guest: TestGuest | null; mails: Mailbox },
): Promise<TestAnswer<unknown> | null> {
  const browser = guest ?? (await openByMail(url, code, known.email, mails));
  if (!browser) return null;
  const request = known.unsure ?? (await askForRest(browser, code));
  if (request === null || 'status' in request) return request;
  known.unsure = request;
  const answer = await browser.post<ChangeAnswer>(`/trips/${code}/change`, request);
  if (answer.status < 500 && answer.status !== 409) known.unsure = null;
  if (answer.status === 200 && answer.body.type === 'changed') known.told = true;
  return answer;
}

/** The latest step that any rest waits for; null when nothing is to come. */
export async function latestStep(db: Db): Promise<Date | null> {
  const { last } = await db
    .selectFrom('stays')
    .select((eb) => eb.fn.max('rest_next_at').as('last'))
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return last;
}

/** What is still to be done at that time: steps that are due, and charges that are under way. */
export async function leftAt(db: Db, at: Date): Promise<string[]> {
  const due = await db
    .selectFrom('stays')
    .select(['code', 'rest_next_at', 'rest_declines'])
    .where('status', '=', 'confirmed')
    .where('rest_next_at', '<=', at)
    .execute();
  const pending = await db
    .selectFrom('stay_changes')
    .select(['id', 'kind', 'next_try_at', 'settle_tries'])
    .where('status', '=', 'pending')
    .execute();
  return [...due, ...pending].map((row) => JSON.stringify(row));
}

/** How the rests of a campaign ended. */
export type RestsEnded = { agreed: number; paid: number; released: number; cancelled: number; leftToPeople: number };

type Row = Pick<
  StayRow,
  'status' | 'rest_cents' | 'rest_declines' | 'rest_next_at' | 'refund_cents' | 'paid_cents' | 'quote'
>;

/** Says what must not be of a rest whose days are over; null when it is as it must be. */
function getProblem(row: Row | undefined, known: KnownRest): string | null {
  if (!row) return 'is not there';
  // Cancelled by its guest, who need not have heard the answer.
  if (row.status === 'cancelled' && row.rest_declines < MOST_DECLINES) return null;
  if (row.status === 'cancelled') {
    if (known.isGood || known.told) return 'was released though its card works';
    return row.refund_cents === getPaidCents(row) ? null : 'was released without everything coming back';
  }
  if (row.status !== 'confirmed') return `is ${row.status}`;
  if (row.rest_cents === 0) return null;
  if (known.told) return 'was said to be paid, and is not';
  if (row.rest_next_at !== null) return 'still waits for a charge';
  return known.isGood || row.rest_declines < MOST_DECLINES ? 'was never charged' : null;
}

/** Judges every rest after its last day. Throws with what must not be. */
export async function judgeRests(
  db: Db,
  rests: ReadonlyMap<string, KnownRest>,
  fail: (sentence: string) => Error,
): Promise<RestsEnded> {
  const ended: RestsEnded = { agreed: rests.size, paid: 0, released: 0, cancelled: 0, leftToPeople: 0 };
  const rows =
    rests.size === 0
      ? []
      : await db
          .selectFrom('stays')
          .selectAll()
          .where('code', 'in', [...rests.keys()])
          .execute();
  for (const [code, known] of rests) {
    const row = rows.find((each) => each.code === code);
    const problem = getProblem(row, known);
    if (problem !== null) throw fail(`${code}, agreed in two payments (${JSON.stringify(known)}), ${problem}.`);
    if (row?.status === 'cancelled') ended[row.rest_declines >= MOST_DECLINES ? 'released' : 'cancelled'] += 1;
    else if (row?.rest_cents === 0) ended.paid += 1;
    else ended.leftToPeople += 1;
  }
  return ended;
}
