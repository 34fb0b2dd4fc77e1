/** The loader of the listing page. */
import type { Calendar, ListingDetail, ListingSummary } from '@roost/shared/contracts/listing';
import type { LoaderContext, LoaderResult, PublicConfig } from '@roost/shared/contracts/remote-module';
import { createServicesClient } from '@roost/shared/clients/services';
import type { ListingAnswer, ListingBeside, ServicesClient } from '@roost/shared/clients/services';
import type { HttpFailure, HttpResult } from '@roost/shared/http';
import { canonicalRedirect, readListingPlace } from '@roost/shared/domain/listing-address';
import type { Stay } from '@roost/shared/domain/stay';
import type { MonthStays } from '@roost/shared/contracts/month-stays';
import { iconsCode } from '../../features/amenities/icons-code.ts';
import { calendarCode } from '../../features/dates/calendar-code.ts';
import { nearbyCode } from '../../features/location/nearby-code.ts';
import { FLEXIBLE_KEY } from '../../features/dates/flexible-key.ts';
import { getMonths } from '../../api/months.ts';
import { CALENDAR_MONTHS } from '../../api/calendar.ts';
import { packCalendar } from '../../api/calendar-pack.ts';
import type { PackedCalendar } from '../../api/calendar-pack.ts';
import { getQuote } from '../../api/quote.ts';
import type { QuoteResult } from '../../api/quote.ts';
import { readListingStay } from '../../state/stay-address.ts';

export type FoundData = {
  type: 'found';
  listing: ListingDetail;
  /** Null when it did not load: the page then offers to try again. */
  calendar: PackedCalendar | null;
  /** Null without dates. */
  quote: QuoteResult | null;
  /** Null when they did not load. */
  similar: ListingSummary[] | null;
  /** The cheapest stay of each month, when the address asks for it. */
  months?: MonthStays | 'failed';
  today: string;
  maps: PublicConfig['maps'];
  /** Shown where the page itself cannot help. */
  contact: Pick<PublicConfig, 'phone' | 'email'>;
};
export type MissingData = { type: 'unknown' | 'withdrawn'; similar: ListingSummary[]; phone: string };
export type PageData = FoundData | MissingData;

/** Months of calendar in the page. Later ones are loaded when a guest turns to them. */
const FIRST_MONTHS = 5;
/** Months of calendar after the stay in the address, so that the stay can be moved without waiting. */
const MONTHS_AFTER_STAY = 2;
/** Photos of a card of a similar home. More would make the HTML larger for nothing. */
const CARD_PHOTOS = 6;

/**
 * Loads the listing with its calendar, price and similar homes, all at the same time. Throws when the listing does not
 * load: the page then fails with a retry. The others may each be missing (PLAT-5). An unknown home is a 404, a
 * withdrawn one a 410 (LIST-6), a path that is not the canonical one a 301 (ROUTE-3).
 */
export async function loadListingPage(context: LoaderContext): Promise<LoaderResult<PageData>> {
  const id = context.params.listingId ?? '';
  const url = new URL(context.request.url);
  const client = createServicesClient(context.api, { signal: context.request.signal });
  // Which day it is at the home comes with the listing.
  const earliest = context.today;
  const stay = readListingStay(url.searchParams, earliest);
  // What the server draws and the browser loads late is rendered with the page; when that code does not come, the page
  // does.
  const code = Promise.allSettled([calendarCode.load(), iconsCode.load(), nearbyCode.load()]);
  const beside = { from: earliest, months: getCalendarMonths(stay, context.today), stay };
  const [{ found, calendar, similar }, quote, months] = await Promise.all([
    getHome(client, id, readListingPlace(url.pathname), beside),
    getQuote(client, id, stay),
    getMonths(context.api, id, {
      asked: url.searchParams.get(FLEXIBLE_KEY),
      party: stay.party,
      signal: context.request.signal,
    }),
    code,
  ]);

  if (!found.ok) throw new ListingUnavailable(found.failure);
  if (found.value.type !== 'found') {
    return {
      type: 'data',
      status: found.value.type === 'withdrawn' ? 410 : 404,
      data: { type: found.value.type, similar: found.value.similar.map(toCard), phone: context.config.phone },
    };
  }
  const { listing } = found.value;
  const location = canonicalRedirect(url.pathname, url.search, listing);
  if (location !== null) return { type: 'redirect', location, status: 301 };
  const today = listing.today ?? context.today;
  // Nothing in it is of one visitor: the host may send it to others for some seconds. What lacks a part is made again.
  if (calendar && similar && quote?.type !== 'failed') context.setHeader?.('surrogate-control', 'max-age=5');
  return {
    type: 'data',
    data: {
      type: 'found',
      listing,
      today,
      quote: readListingStay(url.searchParams, today).dates === null ? null : quote,
      maps: context.config.maps,
      contact: { phone: context.config.phone, email: context.config.email },
      calendar: calendar && packCalendar(calendar.days),
      similar: similar && similar.map(toCard),
      ...(months && { months }),
    },
  };
}

type Home = { found: HttpResult<ListingAnswer>; calendar: Calendar | null; similar: ListingSummary[] | null };
const orNull = <T>(result: HttpResult<T>): T | null => (result.ok ? result.value : null);

/** True where the parts may load although the whole did not: services answered, and one of them may be at fault. */
const isOneAtFault = (failure: HttpFailure): boolean =>
  failure.type === 'unavailable' && (failure.reason === 'malformed' || failure.status === 500);

/**
 * Loads the home with its calendar and homes like it, in one request. Each is asked for by itself when services failed
 * at all of it, so that only the part at fault is missing, and when they are of a version that does not know the question.
 */
async function getHome(client: ServicesClient, id: string, place: string | null, beside: ListingBeside): Promise<Home> {
  const whole = await client.getListing(id, place, beside);
  const { calendar, similar } = whole.ok && whole.value.type === 'found' ? whole.value : {};
  const isMissing = whole.ok ? whole.value.type === 'found' && calendar === undefined : isOneAtFault(whole.failure);
  if (!isMissing) return { found: whole, calendar: calendar ?? null, similar: similar ?? null };
  const [found, days, alike] = await Promise.all([
    whole.ok ? whole : client.getListing(id, place),
    client.getCalendar(id, beside.from, beside.months),
    client.getSimilar(id, beside.stay),
  ]);
  return { found, calendar: orNull(days), similar: orNull(alike) };
}

/** Returns the months of calendar to load: enough for the stay in the address. */
function getCalendarMonths({ dates }: Stay, today: string): number {
  const toMonthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const needed = dates === null ? 0 : toMonthNumber(dates.checkOut) - toMonthNumber(today) + MONTHS_AFTER_STAY;
  return Math.min(Math.max(FIRST_MONTHS, needed), CALENDAR_MONTHS);
}

/** The listing did not load. `failure` is reported by the page's error boundary. */
class ListingUnavailable extends Error {
  override name = 'ListingUnavailable';
  readonly failure: HttpFailure;

  constructor(failure: HttpFailure) {
    super(
      failure.type === 'refused' ? `listing refused: ${failure.error.code}` : `listing unavailable: ${failure.reason}`,
    );
    this.failure = failure;
  }
}

const toCard = (summary: ListingSummary): ListingSummary => ({
  ...summary,
  photos: summary.photos.slice(0, CARD_PHOTOS).map(({ url, caption, sortOrder }) => ({ url, caption, sortOrder })),
});
