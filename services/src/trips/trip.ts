/** A stay as a trip: with whether it can be cancelled and what that gives back (BOOK-12). */
import type { CancellationPreview, Trip } from '@roost/shared/contracts/trips';
import type { IsoDate } from '@roost/shared/domain/dates';
import { refundCents, refundTimeline } from '@roost/shared/domain/refund';
import { dayIn } from '@roost/shared/domain/time-zone';
import { getRefundTerms } from '../quotes/refund-terms.ts';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import { countUnreadFor } from '../messages/threads.ts';
import { findWritten, getReviewState } from '../reviews/review-state.ts';
import { showStays, type StayHome } from '../reservations/show-stays.ts';
import { previewRefundTo, type StayMoney } from '../reservations/stay-payments.ts';
import { getPaidCents } from '../reservations/stays.ts';

const REASONS = {
  cancelled: 'This stay is cancelled.',
  failed: 'This booking was not completed.',
  pending: 'This booking is still being made.',
  begun: 'This stay has begun. Please call us if something is wrong.',
} as const;

/** Returns why a stay cannot be cancelled any more; null when it can. */
function reasonAgainst(stay: StayRow, today: IsoDate): keyof typeof REASONS | null {
  if (stay.status !== 'confirmed') return stay.status;
  return today > stay.start_date ? 'begun' : null;
}

/** Returns the refund of a cancellation at this instant; with `money` also to which cards it goes. */
export function previewCancellation(
  stay: StayRow,
  listing: Pick<StayHome, 'cancellationPolicy' | 'country' | 'state' | 'location'>,
  now: Date,
  money?: StayMoney,
): CancellationPreview {
  const { policy, timeZone } = getRefundTerms(stay.quote, listing);
  const today = dayIn(timeZone, now);
  const against = reasonAgainst(stay, today);
  const totalCents = getPaidCents(stay);
  const lockedCents = stay.locked_cents;
  const refund =
    stay.status === 'cancelled'
      ? stay.refund_cents
      : against === null
        ? refundCents(policy, stay.start_date, today, totalCents, lockedCents)
        : 0;
  const refundTo = money && against === null ? previewRefundTo(money, refund, 'cancellation') : undefined;
  return {
    code: stay.code,
    possible: against === null,
    reason: against === null ? '' : REASONS[against],
    ...(against === null ? {} : { reasonCode: against }),
    policyName: policy.name,
    timeZone,
    steps: refundTimeline(policy, stay.start_date, today, totalCents, lockedCents),
    totalCents,
    refundCents: refund,
    ...(refundTo ? { refundTo } : {}),
    keptCents: totalCents - refund,
  };
}

function getTripPhase(stay: StayRow, today: IsoDate): Trip['when'] {
  if (stay.status === 'cancelled' || stay.status === 'failed') return 'cancelled';
  if (today < stay.start_date) return 'upcoming';
  return today <= stay.end_date ? 'current' : 'past';
}

/** Returns these stays as trips, in their order; read together, however many there are. */
export async function toTrips(db: Db | Tx, stays: readonly StayRow[], now: Date): Promise<Trip[]> {
  const codes = stays.map(({ code }) => code);
  const shown = await showStays(db, stays);
  const unread = await countUnreadFor(db, codes);
  const written = await findWritten(db, codes);
  return shown.map(({ stay, home, reservation, money }) => {
    const cancellation = previewCancellation(stay, home, now, money);
    const today = dayIn(cancellation.timeZone, now);
    const count = unread.get(stay.code) ?? 0;
    return {
      reservation,
      when: getTripPhase(stay, today),
      cancellation,
      ...(count > 0 ? { unread: count } : {}),
      ...getReviewState(stay, today, written.get(stay.code)),
    };
  });
}

export async function toTrip(db: Db | Tx, stay: StayRow, now: Date): Promise<Trip> {
  const [trip] = await toTrips(db, [stay], now);
  if (!trip) throw new Error(`Stay ${stay.code} is missing.`);
  return trip;
}

/** Upcoming and current stays soonest first, then past and cancelled ones newest first. */
export function inOrder(trips: readonly Trip[]): Trip[] {
  const isAhead = ({ when }: Trip): boolean => when === 'upcoming' || when === 'current';
  const byStart = (a: Trip, b: Trip): number => a.reservation.startDate.localeCompare(b.reservation.startDate);
  return [
    ...trips.filter(isAhead).toSorted(byStart),
    ...trips.filter((trip) => !isAhead(trip)).toSorted((a, b) => byStart(b, a)),
  ];
}
