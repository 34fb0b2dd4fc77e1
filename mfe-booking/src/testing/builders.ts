/** Builders of this remote's data for tests. */
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { ApiError, Quote, Reservation } from '@roost/shared/contracts/booking';
import type { Trip } from '@roost/shared/contracts/trips';
import type { LoaderContext, PublicConfig } from '@roost/shared/contracts/remote-module';
import type { ServicesClient } from '@roost/shared/clients/services';
import type { Unavailable } from '@roost/shared/http';
import type { ReservationRefused } from '../api/reserve.ts';
import type { AttemptStore, Attempt } from '../features/checkout/attempt.ts';
import type { BookingPage } from '../features/checkout/booking-page.ts';

export const STAY = {
  listingId: '41827',
  startDate: '2026-06-12',
  endDate: '2026-06-16',
  adults: 3,
  children: 1,
  infants: 0,
  pets: 1,
};
export const PARTY = { adults: 3, children: 1, infants: 0, pets: 1 };

export const CONFIG: PublicConfig = {
  siteUrl: 'http://localhost:3000',
  phone: '1-800-555-0142',
  email: 'stay@roost.example',
  search: { appId: 'roost-local', apiKey: 'local-search-key', index: 'prod_listings', hosts: [] },
  maps: { apiUrl: 'http://localhost:4100', apiKey: 'local' },
  stripe: { publishableKey: 'pk_test_local', scriptUrl: 'http://localhost:4100/stripe/v3/' },
  analytics: { cdnUrl: '', writeKey: '' },
};

const REFUND_TERMS: NonNullable<Quote['refundTerms']> = {
  policy: {
    name: 'Firm',
    steps: [
      { daysBefore: 14, refundPercent: 100 },
      { daysBefore: 7, refundPercent: 50 },
    ],
  },
  timeZone: 'America/Los_Angeles',
};

export function makeQuote(change: Partial<Quote> = {}): Quote {
  return {
    id: 'q1',
    listingId: STAY.listingId,
    startDate: STAY.startDate,
    endDate: STAY.endDate,
    nights: 4,
    party: PARTY,
    nightly: ['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'].map((date) => ({ date, priceCents: 41_200 })),
    lines: [
      { kind: 'nights', label: '$412 avg × 4 nights', amountCents: 164_800 },
      { kind: 'cleaning', label: 'Cleaning', amountCents: 16_500 },
    ],
    taxes: [],
    optionalItems: [],
    promo: null,
    stayCents: 181_300,
    totalBeforeTaxCents: 181_300,
    taxCents: 0,
    totalCents: 181_300,
    averagePerNightCents: 41_200,
    refundTerms: REFUND_TERMS,
    expiresAt: '2026-05-01T10:30:00.000Z',
    ...change,
  };
}

export function makePage(change: Partial<BookingPage> = {}): BookingPage {
  return {
    type: 'page',
    today: '2026-05-01',
    ownStay: null,
    contact: { phone: CONFIG.phone },
    stripe: CONFIG.stripe,
    home: {
      id: STAY.listingId,
      headline: 'Waterline House with private dock',
      country: 'United States',
      state: 'California',
      city: 'Carnelian Bay',
      maxOccupancy: 8,
      cancellationPolicy: { name: 'Firm', steps: [{ daysBefore: 14, refundPercent: 100 }] },
      houseRules: {
        checkInFrom: '4 PM',
        checkOutBy: '10 AM',
        quietHours: null,
        smoking: false,
        parties: false,
        pets: true,
        maxPets: 2,
        minimumAge: 25,
        notes: [],
      },
      host: { name: 'Ruth', since: 2016, responseHours: 2 },
      imageUrl: '/pictures/lakehouse',
      checkInFrom: '4 PM',
      petFeeCents: 7_500,
      petsAllowed: true,
      maxPets: 2,
    },
    address: {
      listingId: STAY.listingId,
      dates: { checkIn: STAY.startDate, checkOut: STAY.endDate },
      party: PARTY,
      step: 'details',
    },
    price: { type: 'quote', quote: makeQuote() },
    ...change,
  };
}

export function makeReservation(change: Partial<Reservation> = {}): Reservation {
  return {
    code: 'RST-41827-0612',
    status: 'confirmed',
    startDate: STAY.startDate,
    endDate: STAY.endDate,
    nights: 4,
    party: PARTY,
    lines: makeQuote().lines,
    taxes: [],
    stayCents: 181_300,
    totalBeforeTaxCents: 181_300,
    taxCents: 0,
    totalCents: 181_300,
    promoCode: null,
    refund: null,
    refundTerms: REFUND_TERMS,
    listing: {
      id: STAY.listingId,
      headline: 'Waterline House with private dock',
      country: 'United States',
      state: 'California',
      city: 'Carnelian Bay',
      imageUrl: '/pictures/lakehouse',
      checkInFrom: '4 PM',
      checkOutBy: '10 AM',
    },
    guest: { firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com' },
    createdAt: '2026-05-01T10:00:00.000Z',
    ...change,
  };
}

export function makeTrip(change: Partial<Reservation> = {}, more: Partial<Omit<Trip, 'reservation'>> = {}): Trip {
  const reservation = makeReservation(change);
  const cancellation: Trip['cancellation'] = {
    code: reservation.code,
    possible: true,
    reason: '',
    policyName: 'Firm',
    timeZone: 'America/Los_Angeles',
    totalCents: 181_300,
    refundCents: 181_300,
    keptCents: 0,
    steps: [
      { refundPercent: 100, refundCents: 181_300, until: '2026-05-29', current: true },
      { refundPercent: 50, refundCents: 90_650, until: '2026-06-05', current: false },
      { refundPercent: 0, refundCents: 0, until: null, current: false },
    ],
  };
  return { reservation, when: 'upcoming', cancellation, ...more };
}

export function makeArrival(phase: Arrival['door']['phase'] = 'early'): Arrival {
  return {
    code: 'RST-41827-0612',
    address: {
      street: '214 Alder Lane',
      city: 'Carnelian Bay',
      state: 'California',
      zip: '96140',
      country: 'United States',
    },
    position: { lat: 39.16, lng: -120.14 },
    hostName: 'Ellen',
    door: { phase, opensOn: '2026-06-09' },
    guide: {
      way: [{ title: 'Parking', text: 'Beside the house.' }],
      entry: [{ title: 'Number 214', text: 'On the blue mailbox.' }],
      lock: 'Type it, then press the star.',
      wifi: { network: 'Waterline-Guest', password: 'dock-lantern-48' },
      hostPhone: '(530) 555-0117',
      hostUntil: '10 PM',
      notes: [{ title: 'Quiet hours', text: 'From 10 PM.' }],
      leaving: ['Close the door.'],
    },
  };
}

const REFUND = { amountCents: 181_300, status: 'done', cancelledAt: '2026-05-02T10:00:00.000Z' } as const;

/** A stay that was cancelled on May 2, with everything sent back. */
export function makeCancelledTrip(): Trip {
  return makeTrip(
    { status: 'cancelled', refund: REFUND },
    { when: 'cancelled', cancellation: { ...makeTrip().cancellation, possible: false, reason: 'Cancelled.' } },
  );
}

/** A refusal of services. `quote` is the price that a reservation is told to have changed to. */
export const refused = (
  code: string,
  status = 422,
  more: { message?: string; field?: string; values?: ApiError['values']; quote?: Quote } = {},
): { ok: false; failure: ReservationRefused } => ({
  ok: false,
  failure: {
    type: 'refused',
    status,
    error: {
      code,
      message: more.message ?? '',
      ...(more.field ? { field: more.field } : {}),
      ...(more.values ? { values: more.values } : {}),
    },
    body: null,
    ...(more.quote ? { quote: more.quote } : {}),
  },
});
/** Without a connection nothing is sent: the token of writes is asked for first. */
export const unavailable = (
  reason: 'network' | 'timeout' | 'server' = 'network',
): { ok: false; failure: Unavailable } => ({
  ok: false,
  failure: { type: 'unavailable', reason, ...(reason === 'network' ? { unsent: true } : {}) },
});
export const found = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** A client of which only some calls are expected; any other fails the test. */
export function makeClient(calls: Partial<ServicesClient>): ServicesClient {
  const unexpected = (name: string) => () => {
    throw new Error(`${name} was not expected`);
  };
  const names = ['getListing', 'getCalendar', 'getSimilar', 'getQuote'] as const;
  return {
    ...(Object.fromEntries(names.map((name) => [name, unexpected(name)])) as unknown as ServicesClient),
    ...calls,
  };
}

/** An attempt store in memory. */
export function memoryAttempts(initial: Attempt | null = null): AttemptStore & { current: () => Attempt | null } {
  let kept = initial;
  return {
    read: (stay) => (kept?.stay === stay ? kept : null),
    write: (attempt) => {
      kept = attempt;
    },
    clear: () => {
      kept = null;
    },
    current: () => kept,
  };
}

export function loaderContext(
  path: string,
  params: LoaderContext['params'] = {},
): LoaderContext & { headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  return {
    request: new Request(`http://localhost:3000${path}`),
    params,
    api: () => Promise.reject(new Error('no network in this test')),
    config: CONFIG,
    now: '2026-05-01T12:00:00Z',
    today: '2026-05-01',
    server: true,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    headers,
  };
}
