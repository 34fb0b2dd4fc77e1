/**
 * What changing a booked stay would cost or give back now (STAY-2). The bill is that of a quote (`makeQuote`): nights
 * that stay are kept at the price they were booked for, new ones cost what they cost today, and a promo code that was
 * applied stays applied (docs/decisions/0041).
 */
import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '@roost/shared/contracts/booking';
import type { ChangeOffer, WantedStay } from '@roost/shared/contracts/change';
import type { CalendarDay, CancellationPolicy } from '@roost/shared/contracts/listing';
import type { RefundStep } from '@roost/shared/contracts/trips';
import { changeMoney, type ChangeMoney } from '@roost/shared/domain/change-stay';
import { petLimit } from '@roost/shared/domain/pets';
import { getOpenUntil, refundTimeline, refundTimelineInTwo } from '@roost/shared/domain/refund';
import { getRemainingAfterChange, type Rest } from '@roost/shared/domain/split-payment';
import { dayIn } from '@roost/shared/domain/time-zone';
import { apiError, Refusal } from '../api-error.ts';
import { getRefundTerms } from '../quotes/refund-terms.ts';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import { bookableDays } from '../listings/calendars.ts';
import { findListing } from '../listings/repository.ts';
import { findPromo } from '../promos/promos.ts';
import { readItems } from '../quotes/optional-items.ts';
import { makeQuote, type AskedPromo } from '../quotes/quote.ts';
import { previewRefundTo, readStayPayments } from '../reservations/stay-payments.ts';
import { getPaidCents } from '../reservations/stays.ts';
import { readStayRefunds } from '../sent-back/stay-refunds.ts';
import { previewCancellation } from '../trips/trip.ts';

type OfferDeps = { now: () => Date; phone: string };

/**
 * The calendar as this stay sees it: its own nights free and at the price they were booked for; on its own dates no
 * rule of the calendar counts again.
 */
function daysFor(stay: StayRow, wanted: WantedStay, days: readonly CalendarDay[]): CalendarDay[] {
  const agreed = new Map(stay.quote.nightly.map(({ date, priceCents }) => [date, priceCents]));
  const sameDates = wanted.startDate === stay.start_date && wanted.endDate === stay.end_date;
  return days.map((day) => ({
    ...day,
    priceCents: agreed.get(day.date) ?? day.priceCents,
    ...(sameDates && day.date >= stay.start_date && day.date <= stay.end_date
      ? { code: 'DC' as const, minStay: 1, maxStay: 365 }
      : {}),
  }));
}

/**
 * The code that the stay was booked with. That it has ended or is used up since does not count against the stay that
 * holds it.
 */
async function findOwnPromo(db: Db | Tx, stay: StayRow): Promise<AskedPromo | null> {
  const promo = await findPromo(db, stay.promo_code ?? '', undefined);
  return promo?.terms ? { ...promo, terms: { ...promo.terms, startsAt: null, endsAt: null, maxUses: null } } : null;
}

const chosenItems = ({ optionalItems }: Quote): string[] =>
  optionalItems
    .filter((item) => item.selected)
    .map(({ id }) => id)
    .toSorted();

function isSame(was: Quote, now: Quote): boolean {
  return isDeepStrictEqual(
    [was.startDate, was.endDate, was.party, chosenItems(was)],
    [now.startDate, now.endDate, now.party, chosenItems(now)],
  );
}

export type PricedChange = {
  offer: ChangeOffer;
  money: ChangeMoney;
  /** What is charged later. */
  rest: Rest | null;
};

/**
 * What is left for later of a stay in two parts (docs/decisions/0082): the rest takes up the difference, unless the new
 * dates are too near for a second charge. Asking for the stay as it is means paying its rest now.
 */
function splitMoney(
  stay: StayRow,
  { same, quote, today, policy }: { same: boolean; quote: Quote; today: string; policy: CancellationPolicy },
  money: ChangeMoney,
): { money: ChangeMoney; rest: Rest | null } {
  if (stay.rest_cents === 0) return { money, rest: null };
  const paidCents = getPaidCents(stay);
  const { locked_cents: lockedCents } = stay;
  if (same) {
    const all = { paidCents: paidCents + stay.rest_cents, lockedCents, dueCents: stay.rest_cents };
    return { money: { ...all, refundCents: 0, keptCents: 0 }, rest: null };
  }
  const rest = getRemainingAfterChange({
    policy,
    checkIn: quote.startDate,
    today,
    newTotalCents: quote.totalCents,
    paidCents,
    lockedCents: money.lockedCents,
  });
  return rest === null
    ? { money, rest }
    : { money: { ...money, paidCents, dueCents: 0, refundCents: 0, keptCents: 0 }, rest };
}

const describeInTwo = (
  policy: CancellationPolicy,
  checkIn: string,
  today: string,
  { money: { paidCents, lockedCents }, rest: { restCents, restOn } }: { money: ChangeMoney; rest: Rest },
): RefundStep[] =>
  refundTimelineInTwo({
    policy,
    checkIn,
    today,
    paidCents,
    lockedCents,
    restCents,
    openUntil: getOpenUntil({ on: restOn, payBy: restOn }, today),
  });

/**
 * Returns the offer. Throws the refusal `cannot_change` when the stay cannot be changed any more, and those of a quote.
 */
export async function makeOffer(
  db: Db | Tx,
  stay: StayRow,
  wanted: WantedStay,
  { now, phone }: OfferDeps,
): Promise<PricedChange> {
  const listing = await findListing(db, stay.listing_id);
  if (!listing) throw new Error(`Stay ${stay.code} has no listing.`);
  const cancelling = previewCancellation(stay, listing, now());
  if (!cancelling.possible) throw new Refusal(409, apiError('cannot_change', cancelling.reason));
  const terms = getRefundTerms(stay.quote, listing);
  const today = dayIn(terms.timeZone, now());
  const quote: Quote = {
    ...makeQuote(
      stay.quote.id,
      { ...wanted, listingId: stay.listing_id },
      {
        listing,
        days: daysFor(stay, wanted, await bookableDays(db, stay.listing_id, stay.code)),
        now: now(),
        today,
        phone,
        items: await readItems(db, { ...wanted, listingId: stay.listing_id }, stay.code),
        promo: await findOwnPromo(db, stay),
      },
    ),
    refundTerms: terms,
  };
  const same = isSame(stay.quote, quote);
  const { money, rest } = splitMoney(
    stay,
    { same, quote, today, policy: terms.policy },
    changeMoney(
      { paidCents: getPaidCents(stay), lockedCents: stay.locked_cents },
      {
        // Asking for what is booked costs nothing, whatever taxes or fees have become since.
        newTotalCents: same ? stay.quote.totalCents : quote.totalCents,
        refundTodayCents: cancelling.refundCents,
      },
    ),
  );
  const { dueCents, refundCents, keptCents } = money;
  const stayMoney = { payments: await readStayPayments(db, stay), refunds: await readStayRefunds(db, stay) };
  const refundTo = same ? undefined : previewRefundTo(stayMoney, refundCents, 'change');
  return {
    money,
    rest,
    offer: {
      code: stay.code,
      was: stay.quote,
      now: same ? stay.quote : quote,
      same,
      paidCents: getPaidCents(stay),
      dueCents: same ? stay.rest_cents : dueCents,
      refundCents: same ? 0 : refundCents,
      ...(refundTo ? { refundTo } : {}),
      keptCents,
      ...(rest === null ? {} : { rest }),
      steps: refundTimeline(terms.policy, quote.startDate, today, money.paidCents, money.lockedCents),
      ...(rest === null ? {} : { stepsInTwo: describeInTwo(terms.policy, quote.startDate, today, { money, rest }) }),
      today,
      sleeps: listing.maxOccupancy,
      maxPets: petLimit(listing),
      ...(listing.fees.petCents !== null && petLimit(listing) > 0 ? { petFeeCents: listing.fees.petCents } : {}),
    },
  };
}
