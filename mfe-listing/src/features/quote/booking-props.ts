import type { CalendarDay, ListingDetail } from '@roost/shared/contracts/listing';
import type { IsoDate } from '@roost/shared/domain/dates';
import type { QuoteState } from '../../api/quote.ts';
import type { Stay } from '@roost/shared/domain/stay';

/** What the price card and the price bar show and change: the stay and its price. */
export type BookingProps = {
  listing: ListingDetail;
  stay: Stay;
  onStay: (stay: Stay) => void;
  quote: QuoteState;
  /** Average price of a night, shown while there are no dates (PRICE-3). */
  undatedCents: number;
  /** Null when the calendar did not load. */
  days: readonly CalendarDay[] | null;
  /** Loads the later months. Called when the guest comes near the last day. */
  onNearEnd: () => void;
  today: IsoDate;
  /** Asks whether homes can be booked again; null while they can be booked. */
  askForBooking: (() => Promise<void>) | null;
};
