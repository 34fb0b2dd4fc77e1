/** Quotes (BOOK-4): the price of a stay now, or the first reason of the catalogue why it cannot be booked. */
import type { Party, PromoResult, Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { explainStay } from '@roost/shared/domain/availability';
import { explainTurnover } from '@roost/shared/domain/turnover';
import { billStay } from '@roost/shared/domain/bill';
import { parseIsoDate, type IsoDate } from '@roost/shared/domain/dates';
import { partyTotal } from '@roost/shared/domain/party';
import { findPartyProblem } from '@roost/shared/domain/party-limits';
import { petLimit } from '@roost/shared/domain/pets';
import { nightlyPrices } from '@roost/shared/domain/price';
import { promoMessage, promoRefusal, toPromoDates, type PromoTerms } from '@roost/shared/domain/promo';
import { splitPayment } from '@roost/shared/domain/split-payment';
import { getNights, toWireDates, type StayDates } from '@roost/shared/domain/stay';
import { getRefundTerms } from './refund-terms.ts';
import { apiError, refuse, Refusal } from '../api-error.ts';
import type { StoredListing } from '../db/schema.ts';
import { isActive } from '../listings/repository.ts';
import { itemsOfStay, type OfferedItem } from './optional-items.ts';

export const QUOTE_MINUTES = 30;

/** Returns the dates of a request, parsed. Throws a refusal: missingDates, 1002, 1003, 1004, 1005. */
export function checkDates(start: string, end: string, today: string): StayDates {
  if (start === '' && end === '') throw refuse('missingDates');
  const checkIn = parseIsoDate(start);
  const checkOut = parseIsoDate(end);
  if (checkIn === null) throw refuse('1002');
  if (checkOut === null) throw refuse('1003');
  if (checkIn >= checkOut) throw refuse('1005');
  if (checkIn < today) throw refuse('1004');
  return { checkIn, checkOut };
}

/**
 * Returns why a home does not take a party of this size, or null when it does: 1006, 1017, 1023, too_many_pets. Nobody
 * at all is no party yet.
 */
export function refuseParty(
  party: Party,
  home: Pick<StoredListing, 'maxOccupancy' | 'houseRules' | 'fees'>,
): Refusal | null {
  const problem = findPartyProblem(party, home);
  if (problem === null) return null;
  if (problem !== 'too_many_pets') return refuse(problem);
  const maxPets = petLimit(home);
  return new Refusal(
    422,
    apiError('too_many_pets', `This home takes up to ${maxPets} ${maxPets === 1 ? 'pet' : 'pets'}.`, 'pets', {
      pets: maxPets,
    }),
  );
}

/** Checks the guests against the home. Throws a refusal: missingGuests, and those of `refuseParty`. */
export function checkParty(party: Party, listing: StoredListing): void {
  if (partyTotal(party) === 0) throw refuse('missingGuests');
  const refusal = refuseParty(party, listing);
  if (refusal) throw refusal;
}

/** The promo code of a request. `terms` is null when there is no such code. */
export type AskedPromo = { code: string; terms: PromoTerms | null; usedByGuest: boolean };

export type QuoteContext = {
  listing: StoredListing | null;
  days: readonly CalendarDay[];
  now: Date;
  today: string;
  phone: string;
  /** Every item of the catalogue; the quote takes those that fit the stay. */
  items: readonly OfferedItem[];
  promo: AskedPromo | null;
  /** Whether a stay that is far away may be paid in two parts. */
  splits?: boolean | undefined;
};

/** Returns the terms of a code that this stay may use, or why it may not. */
function judgePromo(
  { code, terms, usedByGuest }: AskedPromo,
  today: IsoDate,
  nights: number,
): { terms: PromoTerms | null; refused: PromoResult | null } {
  const reason = promoRefusal(terms, { today, nights, usedByGuest });
  if (reason === null) return { terms, refused: null };
  const dates = terms === null ? undefined : toPromoDates(terms);
  const message = promoMessage(reason, code, dates) ?? '';
  return {
    terms: null,
    refused: { status: 'refused', code, reason, message, ...(dates === undefined ? {} : { terms: dates }) },
  };
}

/**
 * Returns the quote of a stay under the caller's id ('' for a quote that is only shown). Throws a refusal of the
 * catalogue when the stay cannot be booked.
 */
export function makeQuote(
  id: string,
  request: QuoteRequest,
  { listing, days, now, today, phone, items, promo, splits = false }: QuoteContext,
): Quote {
  if (request.listingId === '' || !listing) throw refuse('1001');
  if (!isActive(listing)) throw refuse('1022');
  const dates = checkDates(request.startDate, request.endDate, today);
  const party: Party = {
    adults: request.adults,
    children: request.children,
    infants: request.infants,
    pets: request.pets,
  };
  checkParty(party, listing);
  const stay = explainStay(days, dates.checkIn, dates.checkOut, { today, phone });
  if (!stay.ok) throw refuse(stay.code, { ...stay.blanks, ...explainTurnover(days, stay) });
  const nightly = nightlyPrices(days, dates.checkIn, dates.checkOut);
  if (!nightly) throw refuse('1015', { phone });
  const nights = getNights(dates);
  const judged = promo === null ? null : judgePromo(promo, today, nights);
  const optionalItems = itemsOfStay(items, listing, { nights, party, chosen: request.optionalItems ?? [] });
  const { nights: _nights, ...bill } = billStay({
    nightly,
    fees: listing.fees,
    party,
    place: listing,
    options: optionalItems,
    promo: judged?.terms ?? null,
  });
  const discount = bill.lines.find((line) => line.kind === 'promo');
  const refundTerms = getRefundTerms({}, listing);
  const split = splits
    ? splitPayment({ policy: refundTerms.policy, checkIn: dates.checkIn, today, totalCents: bill.totalCents })
    : null;
  return {
    ...bill,
    id,
    listingId: listing.id,
    ...toWireDates(dates),
    nights,
    party,
    nightly,
    optionalItems,
    promo:
      judged === null
        ? null
        : (judged.refused ?? {
            status: 'applied',
            code: promo?.code ?? '',
            label: discount?.label ?? judged.terms?.label ?? '',
            discountCents: -(discount?.amountCents ?? 0),
          }),
    refundTerms,
    ...(split === null ? {} : { split }),
    expiresAt: new Date(now.getTime() + QUOTE_MINUTES * 60_000).toISOString(),
  };
}
