/** What the loader of `/booking` gives the checkout. */
import type { ApiError, Quote } from '@roost/shared/contracts/booking';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { StayDates } from '@roost/shared/domain/stay';
import type { BookingAddress } from '../../state/booking-address.ts';

/** What the page needs of a home; the rest of its detail stays out of the HTML. */
export type BookingHome = Pick<
  ListingDetail,
  'id' | 'headline' | 'country' | 'state' | 'city' | 'maxOccupancy' | 'cancellationPolicy' | 'houseRules' | 'host'
> & {
  imageUrl: string;
  checkInFrom: string;
  petFeeCents: number | null;
  petsAllowed: boolean;
  maxPets: number;
};

/**
 * The price of the stay in the address: a quote, a refusal with a text of the catalogue (also for missing dates), or a
 * failure to load.
 */
export type PriceAnswer = { type: 'quote'; quote: Quote } | { type: 'refused'; error: ApiError } | { type: 'failed' };

export type OwnStay = { code: string; dates: StayDates };

export type BookingPage = {
  type: 'page';
  home: BookingHome;
  address: BookingAddress;
  price: PriceAnswer;
  today: string;
  /** The guest's own stay here, on all or some of these nights: they are not free because the guest has booked them. */
  ownStay: OwnStay | null;
  contact: { phone: string };
  stripe: PublicConfig['stripe'];
};
