/** A result as its card shows it. Small, and with its price calculated, because it is part of the HTML. */
import type { Hit } from '@roost/shared/contracts/index-record';
import { formatDayRange } from '@roost/shared/domain/dates';
import { directionTo, metresBetween, toMiles } from '@roost/shared/domain/distance';
import { listingPath } from '@roost/shared/domain/listing-address';
import { getHitPrice, type ShownPrice } from '@roost/shared/domain/price';
import { listingLinkParams } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { StayDates } from '@roost/shared/domain/stay';
import { copy } from '../copy.ts';

export type ResultCard = {
  id: string;
  href: string;
  headline: string;
  propertyType: string;
  place: string;
  /**
   * The first one's address, and of those beside it in its folder the names alone: two dozen cards are part of the HTML
   * (`getPhotos`).
   */
  photos: readonly string[];
  bedrooms: number;
  bathrooms: number;
  sleeps: number;
  rating: number | null;
  reviews: number;
  /** Nights of the next 60 that can be booked; null where the record does not say. */
  freeNights: number | null;
  /** Where the map shows it: an offset point, never the address (GEO-4). Null when the record has none. */
  point: { lat: number; lng: number } | null;
  price: ShownPrice;
  /** Without dates: the season in which guests come on one weekday only. */
  turnover?: Hit['Turnover'];
};

/** Photos of a card; all others are on the listing's page. */
const PHOTOS = 6;

/**
 * Returns what the card of a hit shows. `queryID` names the results in click events and is part of the card's link
 * (ROUTE-5).
 */
export function toResultCard(
  hit: Hit,
  context: {
    state: SearchState;
    queryID?: string | undefined;
    /** The place from which the card says how far the home is (FIND-5). */
    from?: SearchPlace;
    /** The stay that the price is for, where it is not that of the search (FIND-5). */
    stay?: StayDates;
  },
): ResultCard {
  const { state, queryID, from, stay } = context;
  const query = listingLinkParams(state, queryID).toString();
  const path = listingPath({
    id: hit.objectID,
    country: hit.Country ?? null,
    state: hit.State ?? null,
    city: hit.City ?? null,
  });
  return {
    id: hit.objectID,
    href: query === '' ? path : `${path}?${query}`,
    headline: hit.Headline,
    propertyType: hit['Property Type'],
    place: [
      // Before the town: where a card has no room, the end of the line is cut.
      stay && formatDayRange(stay.checkIn, stay.checkOut),
      from && hit._geoloc && formatDistance(from, hit._geoloc),
      [hit.City, hit.State, hit.Country].find((name) => name),
    ]
      .filter(Boolean)
      .join(' · '),
    photos: shortenPhotos(
      hit.images
        .toSorted((a, b) => a.SortOrder - b.SortOrder)
        .slice(0, PHOTOS)
        .map((image) => image.URL),
    ),
    bedrooms: hit.Bedrooms,
    bathrooms: hit.Bathrooms,
    sleeps: hit['Max Occupancy'],
    rating: hit['Average Rating'] ?? null,
    reviews: hit['Number of Reviews'],
    freeNights: hit['Open Nights'] ?? null,
    point: hit._geoloc ?? null,
    price: getHitPrice(hit, state.dates, state.party),
    ...(state.dates || !hit.Turnover ? {} : { turnover: hit.Turnover }),
  };
}

/** "62 mi northeast". */
function formatDistance(from: { lat: number; lng: number }, to: { lat: number; lng: number }): string {
  return copy.results.distance(toMiles(metresBetween(from, to)), directionTo(from, to));
}

/**
 * Returns what the heart of a card saves. The favorite event has the price that the guest saw, in currency units
 * (ANLT-3).
 */
export function toFavorite(card: ResultCard) {
  const [imageUrl] = card.photos;
  return {
    objectID: card.id,
    headline: card.headline,
    price: (card.price.totalCents ?? card.price.averageCents) / 100,
    ...(imageUrl ? { imageUrl } : {}),
  };
}

const getFolder = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

function shortenPhotos([first = '', ...others]: readonly string[]): string[] {
  const folder = getFolder(first);
  return [
    first,
    ...others.map((url) => (folder !== '' && getFolder(url) === folder ? url.slice(folder.length) : url)),
  ].filter((url) => url !== '');
}

/** Returns a card's photos with their whole addresses. */
export function getPhotos({ photos }: Pick<ResultCard, 'photos'>): { url: string }[] {
  const folder = getFolder(photos[0] ?? '');
  return photos.map((photo) => ({ url: photo.includes('/') ? photo : folder + photo }));
}
