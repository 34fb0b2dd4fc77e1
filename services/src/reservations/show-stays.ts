/** Stays as their guests see them. A list of stays is read as one, in as many statements as a single one (SAFE-6). */
import type { Reservation } from '@roost/shared/contracts/booking';
import { getChosenExtras, getStayTimes } from '@roost/shared/domain/stay-times';
import { getRefundTerms } from '../quotes/refund-terms.ts';
import type { Db, StayRow, Tx } from '../db/schema.ts';
import { findListingFields, type ListingFields } from '../listings/listing-fields.ts';
import { readRefundsOfStays } from '../sent-back/stay-refunds.ts';
import { toRest } from '../split-payments/rest.ts';
import { readPaymentsOfStays, type StayMoney } from './stay-payments.ts';
import { toRefund, toSentBack } from './stay-refund.ts';
import { getPaidCents } from './stays.ts';

/** What stays show of their homes. */
const HOME_FIELDS = [
  'id',
  'headline',
  'country',
  'state',
  'city',
  'houseRules',
  'cancellationPolicy',
  'location',
] as const;
export type StayHome = ListingFields<(typeof HOME_FIELDS)[number]>;

/** A stay with what is shown of it beside its own row. */
export type ShownStay = { stay: StayRow; home: StayHome; reservation: Reservation; money: StayMoney };

/** Reads what guests see of these stays, in their order. */
export async function showStays(db: Db | Tx, stays: readonly StayRow[]): Promise<ShownStay[]> {
  const homes = await findListingFields(
    db,
    stays.map((stay) => stay.listing_id),
    HOME_FIELDS,
  );
  const refunds = await readRefundsOfStays(db, stays);
  const payments = await readPaymentsOfStays(db, stays);
  return stays.map((stay) => {
    const home = homes.get(stay.listing_id);
    if (!home) throw new Error(`Stay ${stay.code} has no listing.`);
    const money = { payments: payments.get(stay.code) ?? [], refunds: refunds.get(stay.code) ?? [] };
    return { stay, home, reservation: describeStay(stay, home, money), money };
  });
}

/** Returns a stay as its guest sees it. */
export async function toReservation(db: Db | Tx, stay: StayRow): Promise<Reservation> {
  const [shown] = await showStays(db, [stay]);
  if (!shown) throw new Error(`Stay ${stay.code} is missing.`);
  return shown.reservation;
}

function describeStay(stay: StayRow, home: StayHome, { refunds, payments }: StayMoney): Reservation {
  const { lines, taxes, nights, stayCents, totalBeforeTaxCents, taxCents, totalCents } = stay.quote;
  const { firstName, lastName, email } = stay.guest;
  return {
    code: stay.code,
    status: stay.status,
    listing: {
      id: home.id,
      headline: home.headline,
      country: home.country,
      state: home.state,
      city: home.city,
      imageUrl: home.photos[0]?.url ?? '',
      ...getStayTimes(home.houseRules, getChosenExtras(stay.quote.optionalItems)),
    },
    startDate: stay.start_date,
    endDate: stay.end_date,
    nights,
    party: stay.party,
    lines,
    taxes,
    stayCents,
    totalBeforeTaxCents,
    taxCents,
    totalCents,
    promoCode: stay.promo_code,
    refund: toRefund(stay, refunds, payments),
    ...toSentBack(refunds),
    refundTerms: {
      ...getRefundTerms(stay.quote, home),
      ...(stay.locked_cents > 0 ? { lockedCents: stay.locked_cents } : {}),
    },
    ...(stay.changes > 0 || getPaidCents(stay) !== totalCents ? { paidCents: getPaidCents(stay) } : {}),
    ...(stay.changes > 0 ? { changes: stay.changes } : {}),
    ...toRest(stay),
    ...(stay.not_by_guest ? { notByGuest: true } : {}),
    guest: { firstName, lastName, email },
    createdAt: stay.created_at.toISOString(),
  };
}
