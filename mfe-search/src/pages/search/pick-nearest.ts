import { metresBetween, toMiles } from '@roost/shared/domain/distance';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { ResultCard } from '../../api/result-card.ts';

/** Miles within which a home is a way out of an empty search: about a day's drive. */
const NEAR_MILES = 500;
/** Homes shown within that, and one row of them where all are farther away. */
const SHOWN = { near: 6, far: 4 } as const;

/** Returns which of the nearest homes are shown: none on the other coast beside one that is a day's drive away. */
export function pickNearest(cards: readonly ResultCard[], place: SearchPlace): ResultCard[] {
  const near = cards.filter(({ point }) => place && point && toMiles(metresBetween(place, point)) <= NEAR_MILES);
  return near.length > 0 ? near.slice(0, SHOWN.near) : cards.slice(0, SHOWN.far);
}
