/** The pages of mfe-booking. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { copy } from './copy.ts';
import { sameStay } from './features/address/booking-address.ts';
import { BookingPage } from './features/checkout/BookingPage.tsx';
import { ConfirmationPage } from './features/confirmation/ConfirmationPage.tsx';
import { loadConfirmation } from './features/confirmation/load-confirmation.ts';
import type { ConfirmationData } from './features/confirmation/load-confirmation.ts';
import { loadBooking } from './features/stay/load-booking.ts';
import type { BookingData } from './features/stay/load-booking.ts';

import { loadTrip, loadTrips } from './features/trips/load-trips.ts';
import type { TripData, TripsData } from './features/trips/load-trips.ts';
import { TripPage } from './features/trips/TripPage.tsx';
import { TripsPage } from './features/trips/TripsPage.tsx';

export const routes: RoutesModule['routes'] = [
  /** Guest details and payment; another step of the same stay needs no new data. */
  defineRoute<BookingData>({
    id: 'booking',
    frame: 'checkout',
    loader: (context) => loadBooking(context),
    head: (data) => ({
      title: copy.brand(data.type === 'page' ? `Book ${data.home.headline}` : copy.unavailable.noListing),
      robots: 'noindex',
    }),
    Component: BookingPage,
    shouldReload: ({ current, next }) => !sameStay(current.searchParams, next.searchParams),
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
];
