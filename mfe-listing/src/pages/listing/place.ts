import type { ListingSummary } from '@roost/shared/contracts/listing';

type Place = Pick<ListingSummary, 'city' | 'state' | 'country'>;

/** `Carnelian Bay, California`; abroad and without states `Ísafjörður, Iceland`. */
export function formatPlace({ city, state, country }: Place): string {
  return [city, state ?? country].filter(Boolean).join(', ');
}

/** The places a home lies in, widest first, each with the search for it. */
export function getPlaceCrumbs({ city, state, country }: Place): { label: string; href: string }[] {
  const places = [country, state, city].filter((place): place is string => Boolean(place));
  return places.map((label, index) => ({
    label,
    // A town is searched with what it lies in: there are many Springfields.
    href: `/search?${new URLSearchParams({ query: [...places.slice(0, index + 1)].reverse().slice(0, 2).join(', ') })}`,
  }));
}
