/**
 * Typed client of our own services, for loaders and for what a guest presses. Every call has a time limit, reads its answer
 * through the contract's schema, and answers with a result instead of throwing: a failure says whether services refused
 * (with the catalogue's code, BOOK-3) or could not be reached, because pages do different things about the two.
 */
import * as z from 'zod/mini';
import { apiErrorSchema, quoteSchema, reservationAnswerSchema, reservationSchema } from '../contracts/booking.ts';
import type {
  ApiError,
  Party,
  Quote,
  QuoteRequest,
  Reservation,
  ReservationAnswer,
  ReservationRequest,
} from '../contracts/booking.ts';
import { inquiryAnswerSchema } from '../contracts/inquiry.ts';
import type { InquiryAnswer, InquiryRequest } from '../contracts/inquiry.ts';
import { calendarSchema, listingDetailSchema, listingSummarySchema } from '../contracts/listing.ts';
import type { Calendar, ListingDetail, ListingSummary } from '../contracts/listing.ts';
import { cancellationPreviewSchema, tripLinkAnswerSchema, tripSchema, tripsSchema } from '../contracts/trips.ts';
import type { CancellationPreview, Trip, Trips } from '../contracts/trips.ts';
import { toWireDates, type StayDates } from '../domain/stay.ts';

/** Fetch of our services, as loaders get it: `api('/listings/12')`. In the browser `browserApi` is the same thing. */
export type ServicesApi = (path: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds a page waits. A reservation waits longest: a bank is behind it, and giving up early helps nobody. */
export const TIME_LIMITS = {
  read: 6_000,
  quote: 8_000,
  csrf: 5_000,
  write: 8_000,
  cancellation: 30_000,
  reservation: 45_000,
} as const;

export type ServiceFailure =
  /** Services understood and said no: 4xx with a code of the catalogue, or `http_404` and the like where they sent none. */
  | {
      type: 'refused';
      status: number;
      error: ApiError;
      /** The price as it is now, when the refusal is that it changed (BOOK-4). */ quote?: Quote;
    }
  /** No usable answer. `malformed` is an answer that breaks the contract; `aborted` means that the caller gave up. */
  | { type: 'unavailable'; reason: 'network' | 'timeout' | 'server' | 'malformed' | 'aborted'; status?: number };

export type ServiceResult<T> = { ok: true; value: T } | { ok: false; failure: ServiceFailure };

/** A listing, or why there is none: unknown (404) or withdrawn (410), with homes like it (LIST-6). */
export type ListingAnswer =
  { type: 'found'; listing: ListingDetail } | { type: 'unknown' | 'withdrawn'; similar: ListingSummary[] };

export type ServicesClient = {
  getListing: (id: string) => Promise<ServiceResult<ListingAnswer>>;
  /** Days from `from` on, over so many months. */
  getCalendar: (id: string, from: string, months: number) => Promise<ServiceResult<Calendar>>;
  getSimilar: (id: string) => Promise<ServiceResult<ListingSummary[]>>;
  /** Price of a stay for showing; not stored, its id is empty. */
  getQuote: (id: string, dates: StayDates, party: Party) => Promise<ServiceResult<Quote>>;
  /** A stored quote, good for 30 minutes (BOOK-4). */
  postQuote: (request: QuoteRequest) => Promise<ServiceResult<Quote>>;
  postReservation: (request: ReservationRequest) => Promise<ServiceResult<ReservationAnswer>>;
  /** A stay by its code; the e-mail address or this browser's cookie shows that it is the guest's. */
  getReservation: (code: string, email?: string) => Promise<ServiceResult<Reservation>>;
  /** A question to the host (BOOK-10). */
  postInquiry: (request: InquiryRequest) => Promise<ServiceResult<InquiryAnswer>>;
  /** Stays of the signed-in guest, else of this browser (BOOK-12). */
  getTrips: () => Promise<ServiceResult<Trips>>;
  /** One stay that this browser may see; 404 `not_found` for any other. */
  getTrip: (code: string) => Promise<ServiceResult<Trip>>;
  /** Mails a link to the stay when code and e-mail belong together; the answer never says whether they do. */
  postTripLink: (code: string, email: string) => Promise<ServiceResult<{ sent: true }>>;
  /** Opens the link of that mail in this browser. 404 when the token is not ours or has run out. */
  postTripOpen: (code: string, token: string) => Promise<ServiceResult<Trip>>;
  getCancellation: (code: string) => Promise<ServiceResult<CancellationPreview>>;
  /** Cancels. Refused with `refund_changed` when `refundCents` is not what comes back now, `cannot_cancel` when it is too late. */
  postCancellation: (code: string, refundCents: number) => Promise<ServiceResult<Trip>>;
};

const csrfSchema = z.object({ csrfToken: z.string().check(z.minLength(1)) });
const changedPriceSchema = z.object({ quote: quoteSchema });
const similarSchema = z.object({ similar: z.array(listingSummarySchema) });
const failed = (failure: ServiceFailure): { ok: false; failure: ServiceFailure } => ({ ok: false, failure });
const malformed = (status: number) => failed({ type: 'unavailable', reason: 'malformed', status });
const segment = encodeURIComponent;
/** Gone, unknown, or an id that services cannot even read (too long, odd characters): to a guest there is no such home (ROUTE-13). */
const NO_SUCH_HOME: ReadonlySet<number> = new Set([400, 404, 410, 414, 422]);

type Answer = { status: number; body: unknown };

/** The body of an answer, whatever its status; or why there is none. */
async function answerOf(
  api: ServicesApi,
  path: string,
  init: RequestInit,
  limit: number,
  signal?: AbortSignal,
): Promise<ServiceResult<Answer>> {
  const timeLimit = AbortSignal.timeout(limit);
  try {
    const response = await api(path, { ...init, signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit });
    if (response.status >= 500) return failed({ type: 'unavailable', reason: 'server', status: response.status });
    const text = await response.text();
    return { ok: true, value: { status: response.status, body: parseJson(text) } };
  } catch (error) {
    if (signal?.aborted) return failed({ type: 'unavailable', reason: 'aborted' });
    const timedOut = timeLimit.aborted || (error instanceof DOMException && error.name === 'TimeoutError');
    return failed({ type: 'unavailable', reason: timedOut ? 'timeout' : 'network' });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal with its code. A 4xx without one still is a refusal, named after its status. */
function refusal({ status, body }: Answer): { ok: false; failure: ServiceFailure } {
  const parsed = apiErrorSchema.safeParse(body);
  const error: ApiError = parsed.success ? parsed.data.error : { code: `http_${status}`, message: '' };
  const changed = changedPriceSchema.safeParse(body);
  return failed({ type: 'refused', status, error, ...(changed.success ? { quote: changed.data.quote } : {}) });
}

function read<S extends z.ZodMiniType>(answer: ServiceResult<Answer>, schema: S): ServiceResult<z.output<S>> {
  if (!answer.ok) return answer;
  if (answer.value.status >= 400) return refusal(answer.value);
  const parsed = schema.safeParse(answer.value.body);
  return parsed.success ? { ok: true, value: parsed.data } : malformed(answer.value.status);
}

/** Makes the client over a loader's `api`. `signal` gives every call up together, e.g. when the guest has moved on. */
export function createServicesClient(api: ServicesApi, options: { signal?: AbortSignal } = {}): ServicesClient {
  const { signal } = options;
  const get = (path: string, limit: number = TIME_LIMITS.read) => answerOf(api, path, {}, limit, signal);

  /** Writes carry the token of the signed cookie (BOOK-11). It is asked for each time: it may have been renewed in another tab. */
  const post = async (path: string, body: unknown, limit: number): Promise<ServiceResult<Answer>> => {
    const token = read(await get('/auth/csrf', TIME_LIMITS.csrf), csrfSchema);
    if (!token.ok) return token;
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token.value.csrfToken };
    return answerOf(api, path, { method: 'POST', headers, body: JSON.stringify(body) }, limit, signal);
  };

  return {
    async getListing(id) {
      const answer = await get(`/listings/${segment(id)}`);
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      if (NO_SUCH_HOME.has(status)) {
        const parsed = similarSchema.safeParse(body);
        return {
          ok: true,
          value: { type: status === 410 ? 'withdrawn' : 'unknown', similar: parsed.success ? parsed.data.similar : [] },
        };
      }
      const listing = read(answer, listingDetailSchema);
      return listing.ok ? { ok: true, value: { type: 'found', listing: listing.value } } : listing;
    },

    getCalendar: async (id, from, months) =>
      read(
        await get(`/listings/${segment(id)}/calendar?${new URLSearchParams({ from, months: String(months) })}`),
        calendarSchema,
      ),

    getSimilar: async (id) => read(await get(`/listings/${segment(id)}/similar`), z.array(listingSummarySchema)),

    async getQuote(id, dates, party) {
      const query = new URLSearchParams(toWireDates(dates));
      for (const key of ['adults', 'children', 'infants', 'pets'] as const) query.set(key, String(party[key]));
      return read(await get(`/listings/${segment(id)}/quote?${query}`, TIME_LIMITS.quote), quoteSchema);
    },

    postQuote: async (request) => read(await post('/quotes', request, TIME_LIMITS.quote), quoteSchema),

    postReservation: async (request) =>
      read(await post('/reservations', request, TIME_LIMITS.reservation), reservationAnswerSchema),

    async getReservation(code, email) {
      const query = email === undefined ? '' : `?${new URLSearchParams({ email })}`;
      return read(await get(`/reservations/${segment(code)}${query}`), reservationSchema);
    },

    postInquiry: async (request) => read(await post('/inquiries', request, TIME_LIMITS.write), inquiryAnswerSchema),

    getTrips: async () => read(await get('/trips'), tripsSchema),

    getTrip: async (code) => read(await get(`/trips/${segment(code)}`), tripSchema),

    postTripLink: async (code, email) =>
      read(await post('/trips/link', { code, email }, TIME_LIMITS.write), tripLinkAnswerSchema),

    postTripOpen: async (code, token) =>
      read(await post('/trips/open', { code, token }, TIME_LIMITS.write), tripSchema),

    getCancellation: async (code) => read(await get(`/trips/${segment(code)}/cancellation`), cancellationPreviewSchema),

    postCancellation: async (code, refundCents) =>
      read(await post(`/trips/${segment(code)}/cancellation`, { refundCents }, TIME_LIMITS.cancellation), tripSchema),
  };
}

/** Services as the browser reaches them: through the host, with this site's cookies. For use outside loaders. */
export const browserApi: ServicesApi = (path, init) => fetch(`/api${path}`, { ...init, credentials: 'same-origin' });
