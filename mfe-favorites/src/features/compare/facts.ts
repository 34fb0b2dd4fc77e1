/** What is compared of a home, in numbers (FAV-9). */
import type { Hit } from '@roost/shared/contracts/index-record';
import { leadingCents } from '@roost/shared/domain/price-display';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { toFees } from '@roost/shared/domain/price';
import type { ShownPrice } from '@roost/shared/domain/price';
import type { Obstacle } from '../stay/index.ts';

export type Facts = {
  id: string;
  /** What keeps it from being booked. */
  obstacle: Obstacle | null;
  price: ShownPrice;
  /** The price that is compared: the amount that leads; null when the home cannot be booked. */
  priceCents: number | null;
  /** Rounded up, so that the shares cover the total. */
  perPersonCents: number | null;
  rating: number | null;
  place: string;
  /** Null where no pets are allowed. */
  petCents: number | null;
  /** Pets that may come; undefined where the record does not say how many. */
  mostPets: number | undefined;
  cleaningCents: number;
};

export function toFacts(
  hit: Hit,
  price: ShownPrice,
  { guests, obstacle, display }: { guests: number; obstacle: Obstacle | null; display: PriceDisplay },
): Facts {
  const fees = toFees(hit.fees);
  const totalCents = price.totalCents ?? null;
  return {
    id: hit.objectID,
    obstacle,
    price,
    priceCents: obstacle === null ? leadingCents(price, display) : null,
    perPersonCents: obstacle === null && totalCents !== null && guests > 0 ? Math.ceil(totalCents / guests) : null,
    rating: hit['Average Rating'] ?? null,
    place: hit.City ?? hit.State ?? hit.Country ?? '',
    petCents: hit['Max Pets'] === 0 ? null : fees.petCents,
    mostPets: hit['Max Pets'],
    cleaningCents: fees.cleaningCents,
  };
}

/** Returns the columns with the best value: none when all are equal or only one has a value. */
export function findBest(values: readonly (number | null)[], which: 'lowest' | 'highest'): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size < 2) return new Set();
  const best = which === 'lowest' ? Math.min(...known) : Math.max(...known);
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}
