/** Data of the listing page. */
import type { ListingDetail, ListingSummary } from '@roost/shared/contracts/listing';
import type { LoaderContext, LoaderResult, PublicConfig } from '@roost/shared/contracts/remote-module';
import { createServicesClient } from '@roost/shared/clients/services';
import type { ServiceFailure } from '@roost/shared/clients/services';
import { addDays } from '@roost/shared/domain/dates';
import { canonicalRedirect } from '@roost/shared/domain/listing-address';
import { CALENDAR_MONTHS } from '../../api/calendar.ts';
import { packCalendar } from '../../api/calendar-pack.ts';
import type { PackedCalendar } from '../../api/calendar-pack.ts';
import { getQuote } from '../../api/quote.ts';
import type { QuoteResult } from '../../api/quote.ts';
import { readStay } from '../../state/stay-address.ts';
import type { Stay } from '@roost/shared/domain/stay';

export type FoundData = {
  type: 'found';
  listing: ListingDetail;
  /** Null when it could not be had: the page then offers to try again. */
  calendar: PackedCalendar | null;
  /** Null without dates. */
  quote: QuoteResult | null;
  /** Null when they could not be had. */
  similar: ListingSummary[] | null;
  today: string;
  maps: PublicConfig['maps'];
  /** How to reach us where the page itself cannot help. */
  contact: Pick<PublicConfig, 'phone' | 'email'>;
};
export type MissingData = { type: 'unknown' | 'withdrawn'; similar: ListingSummary[]; phone: string };
export type PageData = FoundData | MissingData;

/** Months that come with the page; later ones are loaded when a guest turns to them. */
const FIRST_MONTHS = 5;
/** Free months after the stay in the address, so that it can be moved without waiting. */
const MONTHS_AFTER_STAY = 2;
/** Cards turn over a few photos only; the rest would travel in the HTML for nothing. */
const CARD_PHOTOS = 6;

/**
 * Critical: the listing; without an answer the page cannot be shown and the region fails with a retry. Calendar, price and
 * similar homes are asked for at the same time and may each be missing. Unknown is 404, withdrawn 410 (LIST-6), a path
 * that is not the canonical one 301 (ROUTE-3).
 */
export async function loadListingPage(context: LoaderContext): Promise<LoaderResult<PageData>> {
  const id = context.params.listingId ?? '';
  const url = new URL(context.request.url);
  const client = createServicesClient(context.api, { signal: context.request.signal });
  // It may still be yesterday at the home; which day it is there comes with the listing.
  const earliest = addDays(context.today, -1);
  const stay = readStay(url.searchParams, earliest);
  const [found, calendar, quote, similar] = await Promise.all([
    client.getListing(id),
    client.getCalendar(id, earliest, monthsFor(stay, context.today)),
    getQuote(client, id, stay),
    client.getSimilar(id),
  ]);

  if (!found.ok) throw new ListingUnavailable(found.failure);
  if (found.value.type !== 'found') {
    return {
      type: 'data',
      status: found.value.type === 'withdrawn' ? 410 : 404,
      data: { type: found.value.type, similar: found.value.similar.map(forCard), phone: context.config.phone },
    };
  }
  const { listing } = found.value;
  const location = canonicalRedirect(url.pathname, url.search, listing);
  if (location !== null) return { type: 'redirect', location, status: 301 };
  const today = listing.today ?? context.today;
  return {
    type: 'data',
    data: {
      type: 'found',
      listing,
      today,
      quote: readStay(url.searchParams, today).dates === null ? null : quote,
      maps: context.config.maps,
      contact: { phone: context.config.phone, email: context.config.email },
      calendar: calendar.ok ? packCalendar(calendar.value.days) : null,
      similar: similar.ok ? similar.value.map(forCard) : null,
    },
  };
}

/** Months of calendar that the page comes with: as many as the stay in the address needs. */
function monthsFor({ dates }: Stay, today: string): number {
  const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const toStay = dates === null ? 0 : monthNumber(dates.checkOut) - monthNumber(today) + MONTHS_AFTER_STAY;
  return Math.min(Math.max(FIRST_MONTHS, toStay), CALENDAR_MONTHS);
}

/** The listing could not be asked for; carries why, for the boundary's report. */
export class ListingUnavailable extends Error {
  override name = 'ListingUnavailable';
  readonly failure: ServiceFailure;

  constructor(failure: ServiceFailure) {
    super(
      failure.type === 'refused' ? `listing refused: ${failure.error.code}` : `listing unavailable: ${failure.reason}`,
    );
    this.failure = failure;
  }
}

const forCard = (summary: ListingSummary): ListingSummary => ({
  ...summary,
  photos: summary.photos.slice(0, CARD_PHOTOS),
});
