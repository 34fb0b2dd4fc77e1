/**
 * Data of the booking page: the home, the stay of the address, and its price (BOOK-4). A stay that cannot be booked is
 * data too: the page says why, and dates and guests can be changed. Only without the home there is no form.
 */
import type { ListingDetail, ListingSummary } from '@roost/shared/contracts/listing';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import { createServicesClient } from '@roost/shared/clients/services';
import type { ServicesClient } from '@roost/shared/clients/services';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { partyTotal } from '@roost/shared/domain/party';
import { getTrips } from '../../api/trips.ts';
import type { BookingHome, BookingPage, OwnStay, PriceAnswer } from '../../features/checkout/index.ts';
import { readBookingAddress } from '../../state/booking-address.ts';
import type { BookingAddress } from '../../state/booking-address.ts';

export type BookingData =
  | BookingPage
  | { type: 'noListing' }
  | { type: 'gone'; similar: ListingSummary[] }
  | { type: 'failed'; phone: string };

/** Loader of `/booking`. */
export async function loadBooking(
  context: LoaderContext,
  makeClient: (api: LoaderContext['api']) => ServicesClient = createServicesClient,
  askTrips: typeof getTrips = getTrips,
): Promise<LoaderResult<BookingData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const address = readBookingAddress(new URL(context.request.url).searchParams);
  const { phone } = context.config;
  if (address.listingId === null) return { type: 'data', data: { type: 'noListing' }, status: 404 };
  const client = makeClient(context.api);
  const [answer, price] = await Promise.all([
    client.getListing(address.listingId),
    askPrice(client, address, address.listingId, phone),
  ]);
  if (!answer.ok) return { type: 'data', data: { type: 'failed', phone }, status: 503 };
  if (answer.value.type !== 'found') {
    return {
      type: 'data',
      data: { type: 'gone', similar: answer.value.similar.slice(0, 3) },
      status: answer.value.type === 'withdrawn' ? 410 : 404,
    };
  }
  const { listing } = answer.value;
  const withdrawn = listing.status !== ACTIVE_STATUS;
  return {
    type: 'data',
    data: {
      type: 'page',
      home: toBookingHome(listing),
      address,
      today: listing.today ?? context.today,
      ownStay:
        price.type === 'refused' && price.error.code === '1021'
          ? await findOwnStay(address, () => askTrips(context.api))
          : null,
      contact: { phone },
      stripe: context.config.stripe,
      price: withdrawn ? { type: 'refused', error: { code: '1022', message: bookingErrorMessage('1022') } } : price,
    },
  };
}

/**
 * Returns the stay that this guest has booked at this home on these dates (Back after paying, a second tab), else one
 * that shares nights with them: the home is not free for the best of reasons. Null when there is none or the trips do
 * not load.
 */
async function findOwnStay(
  { listingId, dates: { checkIn, checkOut } }: BookingAddress,
  askTrips: () => ReturnType<typeof getTrips>,
): Promise<OwnStay | null> {
  const answer = await askTrips();
  if (!answer.ok || !checkIn || !checkOut) return null;
  const shared = answer.value.trips
    .map(({ reservation }) => reservation)
    .filter(
      ({ status, listing, startDate, endDate }) =>
        status === 'confirmed' && listing.id === listingId && startDate < checkOut && endDate > checkIn,
    );
  const own = shared.find(({ startDate, endDate }) => startDate === checkIn && endDate === checkOut) ?? shared[0];
  return own ? { code: own.code, dates: { checkIn: own.startDate, checkOut: own.endDate } } : null;
}

/**
 * Asks for the price. When the address lacks dates or guests, the refusal says so with the catalogue's text instead.
 */
async function askPrice(
  client: ServicesClient,
  address: BookingAddress,
  listingId: string,
  phone: string,
): Promise<PriceAnswer> {
  const missing = getMissing(address);
  if (missing) return { type: 'refused', error: { code: missing, message: bookingErrorMessage(missing, { phone }) } };
  const answer = await client.getQuote(
    listingId,
    { checkIn: address.dates.checkIn ?? '', checkOut: address.dates.checkOut ?? '' },
    address.party,
  );
  if (answer.ok) return { type: 'quote', quote: answer.value };
  return answer.failure.type === 'refused' ? { type: 'refused', error: answer.failure.error } : { type: 'failed' };
}

function getMissing({
  dates: { checkIn, checkOut },
  party,
}: BookingAddress): 'missingDates' | '1002' | '1003' | '1006' | 'missingGuests' | null {
  if (!checkIn && !checkOut) return 'missingDates';
  if (!checkIn) return '1002';
  if (!checkOut) return '1003';
  if (partyTotal(party) === 0) return 'missingGuests';
  return party.adults === 0 ? '1006' : null;
}

function toBookingHome(listing: ListingDetail): BookingHome {
  const { id, headline, country, state, city, maxOccupancy, cancellationPolicy, houseRules, host } = listing;
  return {
    id,
    headline,
    country,
    state,
    city,
    maxOccupancy,
    cancellationPolicy,
    houseRules,
    host,
    imageUrl: listing.photos[0]?.url ?? '',
    checkInFrom: listing.houseRules.checkInFrom,
    petFeeCents: listing.fees.petCents,
    petsAllowed: listing.houseRules.pets && listing.fees.petCents !== null,
    maxPets: listing.houseRules.maxPets,
  };
}
