/** Making a quote (BOOK-4): what a stay costs now, or the first reason of the catalogue why it cannot be had. */
import type { Party, PromoResult, Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { explainStay } from '@roost/shared/domain/availability';
import { billStay } from '@roost/shared/domain/bill';
import { nightsBetween, parseIsoDate } from '@roost/shared/domain/dates';
import { partyTotal } from '@roost/shared/domain/party';
import { nightlyPrices } from '@roost/shared/domain/price';
import { promoMessage, promoRefusal, type PromoTerms } from '@roost/shared/domain/promo';
import { apiError, refuse, Refusal } from '../api-error.ts';
import type { StoredListing } from '../db/schema.ts';
import { isActive } from '../listings/repository.ts';
import { itemsOfStay, type OfferedItem } from './optional-items.ts';

export const QUOTE_MINUTES = 30;

/** Checks the dates by themselves and gives them back parsed. Throws a refusal: missingDates, 1002, 1003, 1004, 1005. */
export function checkDates(start: string, end: string, today: string): { startDate: string; endDate: string } {
  if (start === '' && end === '') throw refuse('missingDates');
  const startDate = parseIsoDate(start);
  const endDate = parseIsoDate(end);
  if (startDate === null) throw refuse('1002');
  if (endDate === null) throw refuse('1003');
  if (startDate >= endDate) throw refuse('1005');
  if (startDate < today) throw refuse('1004');
  return { startDate, endDate };
}

/** Checks the guests against the home. Throws a refusal: missingGuests, 1006, 1017, 1023. */
export function checkParty(party: Party, listing: StoredListing): void {
  if (partyTotal(party) === 0) throw refuse('missingGuests');
  if (party.adults < 1) throw refuse('1006');
  if (partyTotal(party) > listing.maxOccupancy) throw refuse('1017');
  if (party.pets === 0) return;
  const { pets, maxPets } = listing.houseRules;
  if (!pets || listing.fees.petCents === null) throw refuse('1023');
  if (party.pets > maxPets)
    throw new Refusal(
      422,
      apiError('too_many_pets', `This home takes up to ${maxPets} ${maxPets === 1 ? 'pet' : 'pets'}.`, 'pets'),
    );
}

/** The promo code of a request as the database knows it. `terms` null: nobody made it. */
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
};

/** The code's effect on this stay: terms to charge by, or the reason in words. */
function judgePromo(
  { code, terms, usedByGuest }: AskedPromo,
  now: Date,
  nights: number,
): { terms: PromoTerms | null; refused: PromoResult | null } {
  const reason = promoRefusal(terms, { now, nights, usedByGuest });
  return reason === null
    ? { terms, refused: null }
    : { terms: null, refused: { status: 'refused', code, reason, message: promoMessage(reason, code, terms) } };
}

/**
 * The quote of a stay, with an id of the caller's making ('' for one that is only shown). Throws a refusal of the catalogue
 * when the stay cannot be had.
 */
export function makeQuote(
  id: string,
  request: QuoteRequest,
  { listing, days, now, today, phone, items, promo }: QuoteContext,
): Quote {
  if (request.listingId === '' || !listing) throw refuse('1001');
  if (!isActive(listing)) throw refuse('1022');
  const { startDate, endDate } = checkDates(request.startDate, request.endDate, today);
  const party: Party = {
    adults: request.adults,
    children: request.children,
    infants: request.infants,
    pets: request.pets,
  };
  checkParty(party, listing);
  const stay = explainStay(days, startDate, endDate, { today, phone });
  if (!stay.ok) throw new Refusal(422, apiError(stay.code, stay.message));
  const nightly = nightlyPrices(days, startDate, endDate);
  if (!nightly) throw refuse('1015', { phone });
  const nights = nightsBetween(startDate, endDate);
  const judged = promo === null ? null : judgePromo(promo, now, nights);
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
  return {
    ...bill,
    id,
    listingId: listing.id,
    startDate,
    endDate,
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
            label: judged.terms?.label ?? '',
            discountCents: -(discount?.amountCents ?? 0),
          }),
    expiresAt: new Date(now.getTime() + QUOTE_MINUTES * 60_000).toISOString(),
  };
}
