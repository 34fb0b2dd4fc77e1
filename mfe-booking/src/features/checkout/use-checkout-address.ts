/** The checkout's address: its step, its stay, and how both change (ROUTE-7). */
import type { QuoteRequest } from '@roost/shared/contracts/booking';
import { listingPath } from '@roost/shared/domain/listing-address';
import { toStayDates, toWireDates } from '@roost/shared/domain/stay';
import type { DraftDates, Party } from '@roost/shared/domain/stay';
import { useNavigate, useSearchParams } from '@roost/shared/router';
import { readBookingAddress, writeBookingAddress } from '../../state/booking-address.ts';
import type { BookingAddress, BookingStep } from '../../state/booking-address.ts';
import type { BookingPage } from './booking-page.ts';

/** Other dates or other guests for the same home. */
export type StayChange = { dates: DraftDates } | { party: Party };

export type CheckoutAddress = {
  step: BookingStep;
  homeHref: string;
  /** The details are a replaced entry: Back from them leads to the home, not to a payment that is not possible. */
  goTo: (step: BookingStep) => void;
  changeStay: (change: StayChange) => void;
};

export function useCheckoutAddress({ home, address }: BookingPage): CheckoutAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const here = readBookingAddress(query);
  const go = (change: Partial<BookingAddress>, replace: boolean) => {
    const next = writeBookingAddress({ ...here, ...change }, query);
    void navigate({ search: `?${next}` }, { replace, preventScrollReset: replace });
  };
  const back = writeBookingAddress({ ...address, listingId: null, step: 'details' }, query).toString();
  return {
    step: here.step,
    homeHref: `${listingPath(home)}${back ? `?${back}` : ''}`,
    goTo: (step) => go({ step }, step === 'details'),
    changeStay: (change) => go(change, true),
  };
}

/** Returns the whole stay as services want it, or null while the address lacks a part of it. */
export function toQuoteRequest({ home, address }: BookingPage): QuoteRequest | null {
  const dates = toStayDates(address.dates.checkIn, address.dates.checkOut);
  return dates && { listingId: home.id, ...toWireDates(dates), ...address.party };
}
