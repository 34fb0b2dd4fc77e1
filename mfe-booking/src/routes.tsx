/** The pages of mfe-booking. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { codeChunk, onFirstSign } from '@roost/shared/federation';
import { copy } from './copy.ts';
import { isSameStay } from './state/booking-address.ts';
import { loadConfirmation } from './pages/confirmation/load-confirmation.ts';
import type { ConfirmationData } from './pages/confirmation/load-confirmation.ts';
import { loadBooking } from './pages/booking/load-booking.ts';
import type * as BookingPages from './pages/booking/BookingPage.tsx';
import type { BookingData } from './pages/booking/load-booking.ts';
import type * as ConfirmationPages from './pages/confirmation/ConfirmationPage.tsx';
import { loadTrip } from './api/load-trip.ts';
import type { ReceiptData } from './api/load-receipt.ts';
import type { TripData } from './api/load-trip.ts';
import type { ReviewData } from './pages/review/load-review.ts';
import type { MessagesData } from './pages/messages/load-messages.ts';
import { loadTrips } from './pages/trips/load-trips.ts';
import type { TripsData } from './pages/trips/load-trips.ts';
import type * as TripsPages from './pages/trips/TripsPage.tsx';
import type * as ChangePages from './change-pages.ts';
import type * as LazyPages from './lazy-pages.ts';

const confirmation = codeChunk<typeof ConfirmationPages>(
  'confirmation',
  () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation/ConfirmationPage.tsx'),
);
const checkout = codeChunk<typeof BookingPages>('checkout', async () => {
  const pages = await import(/* webpackChunkName: "checkout" */ './pages/booking/BookingPage.tsx');
  // Fetched while the guest fills in the form, so that after a payment nothing has to be.
  if (typeof window !== 'undefined') onFirstSign(() => void confirmation.load().catch(() => undefined));
  return pages;
});
/** Pages that few visits need. */
const lazyPages = codeChunk<typeof LazyPages>(
  'lazy-pages',
  () => import(/* webpackChunkName: "lazy-pages" */ './lazy-pages.ts'),
);
const change = codeChunk<typeof ChangePages>(
  'change',
  () => import(/* webpackChunkName: "change" */ './change-pages.ts'),
);
const trips = codeChunk<typeof TripsPages>(
  'trips',
  () => import(/* webpackChunkName: "trips" */ './pages/trips/TripsPage.tsx'),
);

export const routes: RoutesModule['routes'] = [
  /** Guest details and payment; another step of the same stay needs no new data. */
  defineRoute<BookingData>({
    id: 'booking',
    frame: 'checkout',
    loader: (context) => loadBooking(context),
    head: (data) => ({
      title: copy.brand(data.type === 'page' ? copy.bookTitle(data.home.headline) : copy.unavailable.noListing),
      robots: 'noindex',
    }),
    code: checkout,
    Component: checkout.component((page) => page.BookingPage),
    shouldReload: ({ current, next }) => !isSameStay(current.searchParams, next.searchParams),
  }),
  /** The booked stay. */
  defineRoute<ConfirmationData>({
    id: 'confirmation',
    loader: (context) => loadConfirmation(context),
    head: (data) => ({
      title: copy.brand(data.type === 'stay' ? copy.heads.booked : copy.heads.lookup),
      robots: 'noindex',
    }),
    code: confirmation,
    Component: confirmation.component((page) => page.ConfirmationPage),
    shouldReload: () => false,
  }),
  /** Stays of the guest, and one of them with its cancellation. */
  defineRoute<TripsData>({
    id: 'trips',
    loader: (context) => loadTrips(context),
    head: () => ({ title: copy.brand(copy.heads.trips), robots: 'noindex' }),
    code: trips,
    Component: trips.component((page) => page.TripsPage),
  }),
  defineRoute<TripData>({
    id: 'trip',
    loader: (context) => loadTrip(context),
    head: (data) => ({
      title: copy.brand(data.type === 'trip' ? data.trip.reservation.listing.headline : copy.heads.find),
      robots: 'noindex',
    }),
    code: lazyPages,
    Component: lazyPages.component((pages) => pages.TripPage),
  }),
  /** Other dates, guests or extras for one stay. */
  defineRoute<TripData>({
    id: 'change',
    loader: (context) => loadTrip(context),
    head: () => ({ title: copy.brand(copy.heads.change), robots: 'noindex' }),
    code: change,
    Component: change.component((pages) => pages.ChangePage),
  }),
  /** The rest of a stay that is paid in two parts. */
  defineRoute<TripData>({
    id: 'pay',
    loader: (context) => loadTrip(context),
    head: () => ({ title: copy.brand(copy.heads.pay), robots: 'noindex' }),
    code: change,
    Component: change.component((pages) => pages.PayPage),
  }),
  /** Every charge and refund of one stay, to print. */
  defineRoute<ReceiptData>({
    id: 'receipt',
    loader: async (context) => (await lazyPages.load()).loadReceipt(context),
    head: () => ({ title: copy.brand(copy.heads.receipt), robots: 'noindex' }),
    code: lazyPages,
    Component: lazyPages.component((pages) => pages.ReceiptPage),
  }),
  /** Messages with hosts: the list, and one thread. */
  ...['messages', 'thread'].map((id) =>
    defineRoute<MessagesData>({
      id,
      loader: async (context) => (await lazyPages.load()).loadMessages(context),
      head: () => ({ title: copy.brand(copy.heads.messages), robots: 'noindex' }),
      code: lazyPages,
      Component: lazyPages.component((pages) => pages.MessagesPage),
    }),
  ),
  /** The host's side of a thread. */
  defineRoute<{ phone: string }>({
    id: 'host-thread',
    loader: async ({ config }) => ({ type: 'data', data: { phone: config.phone } }),
    head: () => ({ title: copy.brand(copy.heads.messages), robots: 'noindex' }),
    code: lazyPages,
    Component: lazyPages.component((pages) => pages.HostMessagesPage),
  }),
  /** The guest's review of a stay that has ended. */
  defineRoute<ReviewData>({
    id: 'review',
    loader: async (context) => (await lazyPages.load()).loadReview(context),
    head: () => ({ title: copy.brand(copy.heads.review), robots: 'noindex' }),
    code: lazyPages,
    Component: lazyPages.component((pages) => pages.ReviewPage),
  }),
  /** The host's words about a stay. */
  defineRoute<{ phone: string }>({
    id: 'host-review',
    loader: async ({ config }) => ({ type: 'data', data: { phone: config.phone } }),
    head: () => ({ title: copy.brand(copy.heads.review), robots: 'noindex' }),
    code: lazyPages,
    Component: lazyPages.component((pages) => pages.HostReviewPage),
  }),
];
