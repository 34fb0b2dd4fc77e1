/**
 * What is asked: dated searches around a town with filters and facets, each of three queries, as the search page sends
 * them.
 */
import { AMENITIES, popularTown, random, town, TYPES, type Home } from './data.ts';

export const RADIUS_METRES = 48_280;
export const PRECISION_METRES = 8_000;
export const HITS = 24;

/**
 * One search of a guest: place, stay (days from the first day), party, what the home must have, types of which any will
 * do, highest price.
 */
export type Search = {
  lat: number;
  lng: number;
  day: number;
  nights: number;
  guests: number;
  amenities: string[];
  types: string[];
  most: number;
};
/** One query of a search: its filters, the facets to count, and how many homes to bring. */
export type Query = Omit<Search, 'types' | 'most'> & {
  types: string[] | null;
  most: number | null;
  facets: readonly Facet[];
  hits: number;
};
export type Facet = keyof typeof FACETS;
/** What an engine answers: how many homes, the first of them in order, and counts of facet values. */
export type Answer = { found: number; ids: string[]; facets: Record<string, Record<string, number>> };

/** Facets of the search page and where a home keeps their values. */
export const FACETS = {
  'Property Type': (home: Home) => [home['Property Type']],
  'amenities.Amenities': (home: Home) => home.amenities.Amenities,
  'amenities.Location': (home: Home) => home.amenities.Location,
  'amenities.View': (home: Home) => home.amenities.View,
  'amenities.Accessibility': (home: Home) => home.amenities.Accessibility,
  'amenities.Area Activities': (home: Home) => home.amenities['Area Activities'],
  Bedrooms: (home: Home) => [String(home.Bedrooms)],
  Bathrooms: (home: Home) => [String(home.Bathrooms)],
  'Total Beds': (home: Home) => [String(home['Total Beds'])],
  'Max Occupancy': (home: Home) => [String(home['Max Occupancy'])],
} as const;
export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** Searches of guests, others for each `seed`. */
export function searches(count: number, days: number, seed = 42): Search[] {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const { lat, lng } = town(popularTown(r));
    const pick = (list: readonly string[], many: number): string[] => [
      ...new Set(Array.from({ length: many }, () => list[Math.floor(r() * list.length)]!)),
    ];
    return {
      lat: lat + (r() - 0.5) / 5,
      lng: lng + (r() - 0.5) / 5,
      day: Math.floor(r() * (days - 20)),
      nights: 2 + Math.floor(r() * 6),
      guests: 1 + Math.floor(r() * 4),
      amenities: pick(AMENITIES, r() < 0.5 ? 1 : 2),
      types: pick(TYPES.slice(0, 6), 2),
      most: 150 + Math.floor(r() * 400),
    };
  });
}

/** The page itself, then one count for each facet whose own selection must not shrink its counts. */
export function getQueries(search: Search): Query[] {
  return [
    { ...search, facets: FACET_NAMES, hits: HITS },
    { ...search, types: null, facets: ['Property Type'], hits: 0 },
    { ...search, most: null, facets: ['Bedrooms'], hits: 0 },
  ];
}

/** Great-circle distance in metres, as the hosted index measures it. */
export function metres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 12_742_000 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * A calendar in three texts of one character a day, for engines that have no day maps: code (space: none), least and
 * most nights.
 */
export type Strip = { codes: string; least: string; most: string };
const CODES = { DC: 'C', DI: 'I', DX: 'X', DO: 'O', NO: 'N' } as Record<string, string>;

export function getStrip(home: Home, keys: readonly string[]): Strip {
  const text = (make: (key: string) => string): string => keys.map(make).join('');
  return {
    codes: text((key) => CODES[home.Availability[key] ?? ''] ?? ' '),
    least: text((key) => String.fromCharCode(0x40 + (home.MinStay[key] ?? 60))),
    most: text((key) => String.fromCharCode(0x40 + Math.min(60, home.MaxStay[key] ?? 0))),
  };
}

/** Which codes a stay needs, from its first day to the day of leaving. */
export function neededCodes(nights: number): string[] {
  return ['CI', ...Array.from({ length: nights - 1 }, () => 'CX'), 'CON'];
}
