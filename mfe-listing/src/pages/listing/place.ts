import type { ListingSummary } from '@roost/shared/contracts/listing';
import { showValue } from '@roost/shared/domain/shown-words';

type Place = Pick<ListingSummary, 'city' | 'state' | 'country'>;

/** Returns `Carnelian Bay, California`, or `Ísafjörður, Iceland` where there is no state. */
export function formatPlace({ city, state, country }: Place): string {
  return [city, state ?? showValue(country ?? '')].filter(Boolean).join(', ');
}

/** Returns the country, state and city of a home, in this order, each with the address of a search for it (ROUTE-4). */
export function getPlaceCrumbs({ city, state, country }: Place): { label: string; href: string }[] {
  const places = [country, state, city].filter((place): place is string => Boolean(place));
  return places.map((label, index) => ({
    label: label === country ? showValue(label) : label,
    // A city is searched together with its state or country: there are many Springfields.
    href: `/search?${new URLSearchParams({ query: [...places.slice(0, index + 1)].reverse().slice(0, 2).join(', ') })}`,
  }));
}
