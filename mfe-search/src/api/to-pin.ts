/** The homes on the map: those of the page from their cards, all others from records of the index. */
import type { IndexPin } from '@roost/shared/clients/search-index';
import { getHitPrice } from '@roost/shared/domain/price';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { ResultCard } from './result-card.ts';

export type MapPin = {
  id: string;
  headline: string;
  /** The offset point of its record (GEO-4). */
  point: NonNullable<ResultCard['point']>;
  /** Average night in cents, equal to the card's; null when the record does not have what it takes to calculate it. */
  averageCents: number | null;
  /** True for a home of this page, which has a card in the list. */
  onPage: boolean;
};

/** Returns the pins of the page's cards, in the list's order. */
export function getPagePins(cards: readonly ResultCard[]): MapPin[] {
  return cards.flatMap(({ id, headline, point, price }) =>
    point ? [{ id, headline, point, averageCents: price.averageCents, onPage: true }] : [],
  );
}

/** Returns the pin of a home beyond the page. Without dates it has no price: that is a median of 45 nights, too much to load for 1,000 homes. */
export function toPin(
  { objectID, Headline, _geoloc, PricePerDay }: IndexPin,
  state: SearchState,
  today: string,
): MapPin {
  const price =
    state.dates && PricePerDay
      ? getHitPrice({ PricePerDay, fees: {}, 'Average Per Night': 0 }, state.dates, state.party, today)
      : null;
  return {
    id: objectID,
    headline: Headline,
    point: _geoloc,
    averageCents: price?.type === 'stay' ? price.averagePerNightCents : null,
    onPage: false,
  };
}

/** Returns all pins, each home once, those of the page first. */
export function allPins(cards: readonly ResultCard[], others: readonly MapPin[]): MapPin[] {
  const page = getPagePins(cards);
  const ids = new Set(page.map(({ id }) => id));
  return [...page, ...others.filter(({ id }) => !ids.has(id))];
}
