/** The pages of mfe-booking. */
import { lazy } from 'react';
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { isSameStay } from './features/checkout/index.ts';
import { BookingPage } from './pages/booking/BookingPage.tsx';
import { ConfirmationPage } from './pages/confirmation/ConfirmationPage.tsx';
import { loadConfirmation } from './pages/confirmation/load-confirmation.ts';
import type { ConfirmationData } from './pages/confirmation/load-confirmation.ts';
import { loadBooking } from './pages/booking/load-booking.ts';
import type { BookingData } from './pages/booking/load-booking.ts';
import { loadTrip } from './api/load-trip.ts';
import type { ReceiptData } from './api/load-receipt.ts';
import type { TripData } from './api/load-trip.ts';
import type { ReviewData } from './pages/review/load-review.ts';
import type { MessagesData } from './pages/messages/load-messages.ts';
import { loadTrips } from './pages/trips/load-trips.ts';
import type { TripsData } from './pages/trips/load-trips.ts';
import { TripsPage } from './pages/trips/TripsPage.tsx';

// One chunk of the pages that few visits need: each chunk adds its name and integrity to the remote's entry.
const messagesPages = () => import(/* webpackChunkName: "late" */ './pages/messages/lazy-pages.ts');
const reviewPages = () => import(/* webpackChunkName: "late" */ './pages/review/lazy-pages.ts');
const receiptPage = () => import(/* webpackChunkName: "late" */ './pages/receipt/lazy-page.ts');
const ChangePage = lazy(() =>
  import(/* webpackChunkName: "late" */ './pages/change/ChangePage.tsx').then((page) => ({ default: page.ChangePage })),
);
const PayPage = lazy(() =>
  import(/* webpackChunkName: "late" */ './pages/pay/PayPage.tsx').then((page) => ({ default: page.PayPage })),
);
const TripPage = lazy(() =>
  import(/* webpackChunkName: "late" */ './pages/trip/TripPage.tsx').then((page) => ({ default: page.TripPage })),
);
const ReceiptPage = lazy(() => receiptPage().then((page) => ({ default: page.ReceiptPage })));
const MessagesPage = lazy(() => messagesPages().then((pages) => ({ default: pages.MessagesPage })));
const HostMessagesPage = lazy(() => messagesPages().then((pages) => ({ default: pages.HostMessagesPage })));
const ReviewPage = lazy(() => reviewPages().then((pages) => ({ default: pages.ReviewPage })));
const HostReviewPage = lazy(() => reviewPages().then((pages) => ({ default: pages.HostReviewPage })));

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
    Component: BookingPage,
    shouldReload: ({ current, next }) => !isSameStay(current.searchParams, next.searchParams),
  }),
  /** The booked stay. */
  defineRoute<ConfirmationData>({
    id: 'confirmation',
    loader: (context) => loadConfirmation(context),
    head: (data) => ({
      title: copy.brand(data.type === 'stay' ? copy.confirmation.head : copy.confirmation.lookup),
      robots: 'noindex',
    }),
    Component: ConfirmationPage,
    shouldReload: () => false,
  }),
  /** Stays of the guest, and one of them with its cancellation. */
  defineRoute<TripsData>({
    id: 'trips',
    loader: (context) => loadTrips(context),
    head: () => ({ title: copy.brand(copy.trips.title), robots: 'noindex' }),
    Component: TripsPage,
  }),
  defineRoute<TripData>({
    id: 'trip',
    loader: (context) => loadTrip(context),
    head: (data) => ({
      title: copy.brand(data.type === 'trip' ? data.trip.reservation.listing.headline : copy.find.title),
      robots: 'noindex',
    }),
    Component: TripPage,
  }),
  /** Other dates, guests or extras for one stay. */
  defineRoute<TripData>({
    id: 'change',
    loader: (context) => loadTrip(context),
    head: () => ({ title: copy.brand(copy.trips.changeTitle), robots: 'noindex' }),
    Component: ChangePage,
  }),
  /** The rest of a stay that is paid in two parts. */
  defineRoute<TripData>({
    id: 'pay',
    loader: (context) => loadTrip(context),
    head: () => ({ title: copy.brand(copy.trips.payTitle), robots: 'noindex' }),
    Component: PayPage,
  }),
  /** Every charge and refund of one stay, to print. */
  defineRoute<ReceiptData>({
    id: 'receipt',
    loader: async (context) => (await receiptPage()).loadReceipt(context),
    head: () => ({ title: copy.brand(copy.trips.receipt), robots: 'noindex' }),
    Component: ReceiptPage,
  }),
  /** Messages with hosts: the list, and one thread. */
  ...['messages', 'thread'].map((id) =>
    defineRoute<MessagesData>({
      id,
      loader: async (context) => (await messagesPages()).loadMessages(context),
      head: () => ({ title: copy.brand(copy.messages.title), robots: 'noindex' }),
      Component: MessagesPage,
    }),
  ),
  /** The host's side of a thread. */
  defineRoute<{ phone: string }>({
    id: 'host-thread',
    loader: async ({ config }) => ({ type: 'data', data: { phone: config.phone } }),
    head: () => ({ title: copy.brand(copy.messages.title), robots: 'noindex' }),
    Component: HostMessagesPage,
  }),
  /** The guest's review of a stay that has ended. */
  defineRoute<ReviewData>({
    id: 'review',
    loader: async (context) => (await reviewPages()).loadReview(context),
    head: () => ({ title: copy.brand(copy.trips.review), robots: 'noindex' }),
    Component: ReviewPage,
  }),
  /** The host's words about a stay. */
  defineRoute<{ phone: string }>({
    id: 'host-review',
    loader: async ({ config }) => ({ type: 'data', data: { phone: config.phone } }),
    head: () => ({ title: copy.brand(copy.trips.review), robots: 'noindex' }),
    Component: HostReviewPage,
  }),
];
