/**
 * ItemsJS: faceted search in memory. Its `filter` function is given what it has no notion of: dates, distance, numbers.
 */
import itemsjs from 'itemsjs';
import { dayKey } from '../data.ts';
import {
  FACET_NAMES,
  FACETS,
  metres,
  neededCodes,
  PRECISION_METRES,
  RADIUS_METRES,
  getStrip,
  type Facet,
  type Query,
  type Strip,
} from '../questions.ts';
import type { Engine } from './engine.ts';

type Item = Strip & {
  id: string;
  lat: number;
  lng: number;
  price: number;
  guests: number;
  rating: number;
  reviews: number;
} & Record<string, unknown>;

export function openItemsJs(days: number): Engine {
  const keys = Array.from({ length: days + 1 }, (_, day) => dayKey(day));
  const names = new Map(FACET_NAMES.map((name, i) => [name, `f${i}`]));
  let engine: ReturnType<typeof itemsjs<Item>> | null = null;
  return {
    load: async (homes) => {
      const items: Item[] = [];
      for (const home of homes) {
        const facets = Object.fromEntries(FACET_NAMES.map((name) => [names.get(name)!, FACETS[name](home)]));
        items.push({
          id: home.objectID,
          ...home._geoloc,
          price: home['Average Per Night'],
          guests: home['Max Occupancy'],
          rating: home['Average Rating'],
          reviews: home['Number of Reviews'],
          ...getStrip(home, keys),
          ...facets,
        });
      }
      const aggregations = Object.fromEntries(
        [...names.values()].map((name) => [name, { size: 200, conjunction: name !== names.get('Property Type') }]),
      );
      engine = itemsjs<Item>(items, { aggregations, searchableFields: [] });
    },
    ask: async (query) => {
      const found = engine!.search({
        per_page: Number.MAX_SAFE_INTEGER,
        filter: (item) => fits(item, query),
        filters: {
          [names.get('amenities.Amenities')!]: query.amenities,
          ...(query.types && { [names.get('Property Type')!]: query.types }),
        },
      });
      const step = (item: Item): number => Math.floor(metres(query, item) / PRECISION_METRES);
      const items =
        query.hits === 0
          ? []
          : found.data.items.sort(
              (a, b) => step(a) - step(b) || b.rating - a.rating || b.reviews - a.reviews || (a.id < b.id ? 1 : -1),
            );
      return {
        found: found.pagination.total,
        ids: items.slice(0, query.hits).map((item) => item.id),
        facets: Object.fromEntries(
          query.facets.map((name) => [name, getCounts(found.data.aggregations, names.get(name)!, name, query)]),
        ),
      };
    },
    close: async () => undefined,
  };
}

function fits(item: Item, { lat, lng, day, nights, guests, most }: Query): boolean {
  if (item.guests < guests || (most !== null && item.price > most) || Math.abs(item.lat - lat) > 0.5) return false;
  const needed = neededCodes(nights);
  for (let i = 0; i <= nights; i++)
    if (!needed[i]!.includes(item.codes[day + i] ?? '-') || item.codes[day + i] === ' ') return false;
  for (let i = 0; i < nights; i++)
    if (item.least.charCodeAt(day + i) - 0x40 > nights || item.most.charCodeAt(day + i) - 0x40 < nights) return false;
  return metres({ lat, lng }, item) <= RADIUS_METRES;
}

/**
 * An alternative's own count is of what it would be without its facet's selection; the page asks for that of chosen
 * types only in another query.
 */
function getCounts(
  aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>,
  name: string,
  facet: Facet,
  { types }: Query,
): Record<string, number> {
  const buckets = aggregations[name]?.buckets ?? [];
  const shown = facet === 'Property Type' && types ? buckets.filter(({ key }) => types.includes(key)) : buckets;
  return Object.fromEntries(
    shown.filter(({ doc_count }) => doc_count > 0).map(({ key, doc_count }) => [key, doc_count]),
  );
}
