import type { CalendarDay, ListingDetail } from '@roost/shared/contracts/listing';
import type { Stay } from '../stay/stay-address.ts';
import type { QuoteState } from './useQuote.ts';

/** What everything that shows or changes the stay and its price needs. */
export type BookingProps = {
  listing: ListingDetail;
  stay: Stay;
  onStay: (stay: Stay) => void;
  quote: QuoteState;
  /** Nightly price while there are no dates (PRICE-3). */
  undatedCents: number;
  /** Null when the calendar did not load. */
  days: readonly CalendarDay[] | null;
  /** Loads the months after them. */
  onNearEnd: () => void;
  /** The months after them did not load. */
  laterFailed: boolean;
  /** How to reach us where the page itself cannot help. */
  contact: { phone: string; email: string };
  today: string;
};
