/**
 * Reviews of stays that have ended (TALK-2): asked for, written by guest and host, and shown when both are there or the
 * days are over (decision 0059).
 */
import { randomUUID } from 'node:crypto';
import type { HostReview, ReviewRequest, StayReview } from '@roost/shared/contracts/review';
import { addDays, toIsoDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { toMailName } from '@roost/shared/domain/person-name';
import {
  findReviewProblems,
  getReviewEnd,
  isReleased,
  PROBLEM_FIELDS,
  REVIEW_PROBLEMS,
} from '@roost/shared/domain/review';
import { dayAt } from '@roost/shared/domain/time-zone';
import { apiError, Refusal } from '../api-error.ts';
import type { Db, StayRow, StayReviewRow, Tx } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { findStay } from '../reservations/stays.ts';

/** Rows that one run asks for or shows. */
const BATCH = 100;
/** Who stayed longer ago than this is not asked any more, e.g. after reviews were introduced. */
const ASKED_WITHIN_DAYS = 10;

/** Returns "Maya O.", as a review is signed. */
export function signAuthor({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = [...lastName.trim()][0];
  return toMailName(initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim());
}

/** Asks guest and host of each stay that has ended, once. Returns how many stays. */
export async function askForReviews(db: Db, now: Date): Promise<number> {
  const today = toIsoDate(now);
  const ended = await db
    .selectFrom('stays')
    .leftJoin('stay_reviews', 'stay_reviews.stay_code', 'stays.code')
    .select(['stays.code', 'stays.listing_id', 'stays.end_date'])
    .where('stays.status', '=', 'confirmed')
    .where('stays.forgotten_at', 'is', null)
    .where('stays.end_date', '<', today)
    .where('stays.end_date', '>=', addDays(today, -ASKED_WITHIN_DAYS))
    .where('stay_reviews.stay_code', 'is', null)
    .limit(BATCH)
    .execute();
  let asked = 0;
  for (const stay of ended) {
    await db.transaction().execute(async (tx) => {
      const row = await openReview(tx, stay);
      if (!row) return;
      asked += 1;
      await ask(tx, stay.code, ['review-guest', 'review-host'], now);
    });
  }
  return asked;
}

/** Writes the mails that ask for a review. */
async function ask(tx: Tx, code: string, kinds: readonly ('review-guest' | 'review-host')[], now: Date): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values(kinds.map((kind) => ({ kind, stay_code: code, inquiry_id: null, next_at: now, sent_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes the empty review of a stay. Returns false when it has one. */
async function openReview(tx: Tx, stay: Pick<StayRow, 'code' | 'listing_id' | 'end_date'>): Promise<boolean> {
  const row = await tx
    .insertInto('stay_reviews')
    .values({ stay_code: stay.code, id: randomUUID(), listing_id: stay.listing_id, check_out: stay.end_date })
    .onConflict((conflict) => conflict.column('stay_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Found = { stay: StayRow; row: StayReviewRow | null; today: IsoDate; until: IsoDate; headline: string };

/** Returns the stay with its review. Throws `not_ended` for a stay that has not taken place. */
async function findReview(db: Db | Tx, code: string, now: Date): Promise<Found> {
  const stay = await findStay(db, code);
  const listing = stay && (await findListing(db, stay.listing_id));
  const today = listing ? dayAt(listing, now) : toIsoDate(now);
  if (stay?.forgotten_at) throw new Refusal(404, apiError('not_found', 'This link does not work any more.'));
  if (!stay || !listing || stay.status !== 'confirmed' || today < stay.end_date)
    throw new Refusal(409, apiError('not_ended', 'A stay can be reviewed from the day of check-out.'));
  const row = await db.selectFrom('stay_reviews').selectAll().where('stay_code', '=', code).executeTakeFirst();
  return { stay, row: row ?? null, today, until: getReviewEnd(stay.end_date), headline: listing.headline };
}

const isOpen = ({ row, today, until }: Found): boolean => today <= until && row?.state !== 'shown';
const released = ({ row, stay, today }: Found): boolean =>
  isReleased({ checkOut: stay.end_date, today, shown: row?.state === 'shown' });

function toStayReview(found: Found): StayReview {
  const { stay, row, until } = found;
  return {
    code: stay.code,
    until,
    open: isOpen(found),
    author: signAuthor(stay.guest),
    review:
      row === null || row.rating === null
        ? null
        : { rating: row.rating, topics: row.topics, text: row.body, note: row.note },
    state: row?.state ?? 'none',
    reason: row?.reason ?? '',
    hostText: released(found) ? (row?.host_body ?? null) : null,
  };
}

export async function readStayReview(db: Db, code: string, now: Date): Promise<StayReview> {
  return toStayReview(await findReview(db, code, now));
}

const CLOSED = new Refusal(409, apiError('review_closed', 'The days for writing a review of this stay are over.'));

/** Stores or replaces what the guest wrote, to be looked at by a person. Throws refusals. */
export async function writeStayReview(db: Db, code: string, review: ReviewRequest, now: Date): Promise<StayReview> {
  const [problem] = findReviewProblems(review);
  if (problem) throw new Refusal(422, apiError(problem, REVIEW_PROBLEMS[problem], PROBLEM_FIELDS[problem]));
  return db.transaction().execute(async (tx) => {
    const found = await findReview(tx, code, now);
    if (!isOpen(found)) throw CLOSED;
    // A guest who writes on the day of check-out is faster than we ask: the host is asked now.
    if (await openReview(tx, found.stay)) await ask(tx, code, ['review-host'], now);
    const stored = await tx
      .updateTable('stay_reviews')
      .set({
        rating: review.rating,
        topics: JSON.stringify(review.topics),
        body: review.text,
        note: review.note,
        state: 'waiting',
        reason: '',
        written_at: now,
      })
      .where('stay_code', '=', code)
      .where('state', '!=', 'shown')
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) throw CLOSED;
    return toStayReview(await findReview(tx, code, now));
  });
}

/** Returns the host's side of a stay's review. */
export async function readHostReview(db: Db | Tx, code: string, now: Date): Promise<HostReview> {
  const found = await findReview(db, code, now);
  const { stay, row, until, headline } = found;
  return {
    code,
    headline,
    guestName: toMailName(stay.guest.firstName),
    startDate: stay.start_date,
    endDate: stay.end_date,
    until,
    open: isOpen(found),
    text: row?.host_body ?? null,
    review:
      released(found) && row !== null && row.rating !== null && (row.state === 'approved' || row.state === 'shown')
        ? { rating: row.rating, text: row.body, note: row.note }
        : null,
  };
}

/** Stores what the host wrote about a stay. Throws refusals. */
export async function writeHostReview(db: Db, code: string, text: string, now: Date): Promise<HostReview> {
  const [problem] = findReviewProblems({ rating: 5, text, note: '' });
  if (problem) throw new Refusal(422, apiError(problem, REVIEW_PROBLEMS[problem], 'text'));
  return db.transaction().execute(async (tx) => {
    const found = await findReview(tx, code, now);
    if (!isOpen(found)) throw CLOSED;
    await openReview(tx, found.stay);
    await tx.updateTable('stay_reviews').set({ host_body: text }).where('stay_code', '=', code).execute();
    return readHostReview(tx, code, now);
  });
}
