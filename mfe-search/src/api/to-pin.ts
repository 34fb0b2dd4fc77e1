/** The homes on the map: those of the page from their cards, all others from records of the index. */
import type { IndexPin } from '@roost/shared/clients/search-index';
import { getHitPrice, type ShownPrice } from '@roost/shared/domain/price';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { ResultCard } from './result-card.ts';

export type MapPin = {
  id: string;
  headline: string;
  /** The offset point of its record (GEO-4). */
  point: NonNullable<ResultCard['point']>;
  /** Equal to the card's; null where the record does not price the chosen stay. */
  price: ShownPrice | null;
  /** True for a home of this page, which has a card in the list. */
  onPage: boolean;
};

/** Returns the pins of the page's cards, in the list's order. */
export function getPagePins(cards: readonly ResultCard[]): MapPin[] {
  return cards.flatMap(({ id, headline, point, price }) =>
    point ? [{ id, headline, point, price, onPage: true }] : [],
  );
}

/** Returns the pin of a home beyond the page. */
export function toPin(record: IndexPin, { dates, party }: SearchState): MapPin {
  const price = getHitPrice(record, dates, party);
  return {
    id: record.objectID,
    headline: record.Headline,
    point: record._geoloc,
    price: dates && price.totalCents === undefined ? null : price,
    onPage: false,
  };
}

/** Returns all pins, each home once, those of the page first. */
export function allPins(cards: readonly ResultCard[], others: readonly MapPin[]): MapPin[] {
  const page = getPagePins(cards);
  const ids = new Set(page.map(({ id }) => id));
  return [...page, ...others.filter(({ id }) => !ids.has(id))];
}
