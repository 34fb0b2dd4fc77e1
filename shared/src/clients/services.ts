/**
 * What several remotes ask of our services: a home, its calendar, its price and homes like it. A remote's own calls
 * stand in its `src/api`.
 */
import * as z from 'zod/mini';
import { quoteSchema } from '../contracts/booking.ts';
import type { Party, Quote } from '../contracts/booking.ts';
import { calendarSchema, listingPageSchema, listingSummarySchema } from '../contracts/listing.ts';
import type { Calendar, ListingDetail, ListingSummary } from '../contracts/listing.ts';
import { PARTY_KEYS, toWireDates, withStay } from '../domain/stay.ts';
import type { Stay, StayDates } from '../domain/stay.ts';
import { createHttp } from '../http/index.ts';
import type { Fetcher, HttpOptions, HttpResult } from '../http/index.ts';

/** A listing, or why there is none: unknown (404) or withdrawn (410), with homes like it (LIST-6). */
export type ListingAnswer =
  | {
      type: 'found';
      listing: ListingDetail;
      /** As `listingPageSchema` has them. */
      calendar?: Calendar | null | undefined;
      similar?: ListingSummary[] | null | undefined;
    }
  | { type: 'unknown' | 'withdrawn'; similar: ListingSummary[] };

/** Days from `from` on over so many months, and the stay that homes like it are priced for. */
export type ListingBeside = { from: string; months: number; stay: Stay };

export type ServicesClient = {
  /**
   * `place`: where its address says that it stands; instead of a home that does not exist those near there are offered
   * (LIST-6). With `beside` its calendar and homes like it come in the same answer, from services that know how.
   */
  getListing: (id: string, place?: string | null, beside?: ListingBeside) => Promise<HttpResult<ListingAnswer>>;
  /** Returns days from `from` on, over so many months. */
  getCalendar: (id: string, from: string, months: number) => Promise<HttpResult<Calendar>>;
  /** Homes like it; with a stay that has dates, each has its price for it. */
  getSimilar: (id: string, stay?: Stay) => Promise<HttpResult<ListingSummary[]>>;
  /** Returns the price of a stay for showing; it is not stored, and its id is empty. */
  getQuote: (id: string, dates: StayDates, party: Party) => Promise<HttpResult<Quote>>;
};

const QUOTE_LIMIT_MS = 8_000;
const similarSchema = z.object({ similar: z.array(listingSummarySchema) });
/**
 * Gone, unknown, or an id that services cannot even read (too long, odd characters): to a guest there is no such home
 * (ROUTE-13).
 */
const NO_SUCH_HOME: ReadonlySet<number> = new Set([400, 404, 410, 414, 422]);

/** Asks for the whole page of a home in one answer. */
const toPageQuery = ({ from, months, stay }: ListingBeside): Record<string, string> => ({
  with: 'page',
  from,
  months: String(months),
  ...(stay.dates && Object.fromEntries(withStay(new URLSearchParams(), stay))),
});

/** Makes the client over a loader's `api`, or over `browserApi`. */
export function createServicesClient(api: Fetcher, options: HttpOptions = {}): ServicesClient {
  const http = createHttp(api, options);
  const getPath = (id: string) => `/listings/${encodeURIComponent(id)}`;
  return {
    async getListing(id, place, beside) {
      const query = new URLSearchParams({ ...(place && { place }), ...(beside && toPageQuery(beside)) });
      const result = await http.get(`${getPath(id)}${query.size > 0 ? `?${query}` : ''}`, listingPageSchema);
      if (result.ok) {
        const { calendar, similar, ...listing } = result.value;
        return { ok: true, value: { type: 'found', listing, ...(beside && { calendar, similar }) } };
      }
      const { failure } = result;
      if (failure.type === 'unavailable' || !NO_SUCH_HOME.has(failure.status)) return { ok: false, failure };
      const parsed = similarSchema.safeParse(failure.body);
      const similar = parsed.success ? parsed.data.similar : [];
      return { ok: true, value: { type: failure.status === 410 ? 'withdrawn' : 'unknown', similar } };
    },
    getCalendar: (id, from, months) =>
      http.get(`${getPath(id)}/calendar?${new URLSearchParams({ from, months: String(months) })}`, calendarSchema),
    getSimilar: (id, stay) => {
      const query = stay?.dates ? `?${withStay(new URLSearchParams(), stay)}` : '';
      return http.get(`${getPath(id)}/similar${query}`, z.array(listingSummarySchema));
    },
    getQuote: (id, dates, party) => {
      const query = new URLSearchParams(toWireDates(dates));
      for (const key of PARTY_KEYS) query.set(key, String(party[key]));
      return http.get(`${getPath(id)}/quote?${query}`, quoteSchema, { limitMs: QUOTE_LIMIT_MS });
    },
  };
}
