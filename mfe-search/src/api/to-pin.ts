/** A home on the map, and where the homes of a search come from: the cards of the page first, then all others of the search. */
import type { IndexPin } from '@roost/shared/clients/search-index';
import { priceOfHit } from '@roost/shared/domain/price';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { ResultCard } from './result-card.ts';

export type MapPin = {
  id: string;
  headline: string;
  /** The offset point of its record (GEO-4). */
  point: NonNullable<ResultCard['point']>;
  /** Average night in cents, exactly as the card says it; null when only the card's own record could tell. */
  averageCents: number | null;
  /** True for a home of this page, which has a card in the list. */
  onPage: boolean;
};

/** The pins of the page's cards, in the list's order. */
export function getPagePins(cards: readonly ResultCard[]): MapPin[] {
  return cards.flatMap(({ id, headline, point, price }) =>
    point ? [{ id, headline, point, averageCents: price.averageCents, onPage: true }] : [],
  );
}

/** Pins of homes beyond the page. Undated prices are medians of 45 nights, too much to fetch of a thousand homes: those have none. */
export function toPin(
  { objectID, Headline, _geoloc, PricePerDay }: IndexPin,
  state: SearchState,
  today: string,
): MapPin {
  const price =
    state.dates && PricePerDay
      ? priceOfHit({ PricePerDay, fees: {}, 'Average Per Night': 0 }, state.dates, state.party, today)
      : null;
  return {
    id: objectID,
    headline: Headline,
    point: _geoloc,
    averageCents: price?.type === 'stay' ? price.averagePerNightCents : null,
    onPage: false,
  };
}

/** All pins, each home once, those of the page first. */
export function allPins(cards: readonly ResultCard[], others: readonly MapPin[]): MapPin[] {
  const page = getPagePins(cards);
  const ids = new Set(page.map(({ id }) => id));
  return [...page, ...others.filter(({ id }) => !ids.has(id))];
}
