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

export const routes: RoutesModule['routes'] = [
  /** Guest details and payment; another step of the same stay needs no new data. */
  defineRoute<BookingData>({
    id: 'booking',
    frame: 'checkout',
    loader: (context) => loadBooking(context),
    head: (data) => ({ title: copy.brand(data.type === 'page' ? `Book ${data.home.headline}` : copy.unavailable.noListing), robots: 'noindex' }),
    Component: BookingPage,
    shouldReload: ({ current, next }) => !sameStay(current.searchParams, next.searchParams),
  }),
  /** The booked stay. */
  defineRoute<ConfirmationData>({
    id: 'confirmation',
    loader: (context) => loadConfirmation(context),
    head: (data) => ({ title: copy.brand(data.type === 'stay' ? copy.confirmation.head : copy.confirmation.lookup), robots: 'noindex' }),
    Component: ConfirmationPage,
    shouldReload: () => false,
  }),
];
