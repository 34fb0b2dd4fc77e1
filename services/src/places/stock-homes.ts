/** What sentences ask of the homes that there are, read with the stock (FIND-2). */
import type { Amenities } from '@roost/shared/contracts/listing';
import type { GeocodeResult } from '@roost/shared/contracts/places';

/** A listing as the stock is read. */
export type Row = {
  city: string | null;
  state: string | null;
  country: string | null;
  region: string;
  lat: number;
  lng: number;
  headline: string;
  type: string;
  sleeps: number;
  pets: number;
  bedrooms: number;
  bathrooms: number;
  cents: number;
  amenities: Amenities | null;
};

/** What a sentence can ask of a home. */
export type StockHome = {
  lat: number;
  lng: number;
  city: string | null;
  region: string;
  state: string | null;
  country: string | null;
  type: string;
  sleeps: number;
  /** Pets that may come at most. */
  pets: number;
  bedrooms: number;
  bathrooms: number;
  /** Average night, whole currency units. */
  price: number;
  /** Amenities, location, views, accessibility and activities. */
  has: ReadonlySet<string>;
};

const RADIANS = Math.PI / 180;
/** Metres between two parallels, a little less than they are. */
const METRES_OF_DEGREE = 111_190;

/** The home of a row. */
export function toStockHome({ amenities, cents, headline: _headline, ...home }: Row): StockHome {
  const has = new Set(amenities ? Object.values(amenities).flat() : []);
  return { ...home, price: cents / 100, has };
}

/** True for a home whose record has a value: of its address, its kind, or what it has. */
export function holds(home: StockHome, attribute: string, value: string): boolean {
  const held: Readonly<Record<string, string | null>> = {
    City: home.city,
    Region: home.region,
    State: home.state,
    Country: home.country,
    'Property Type': home.type,
  };
  return attribute in held ? held[attribute] === value : home.has.has(value);
}

/** True for a home in an area, or within so many metres of a point. */
export function isIn(
  home: StockHome,
  { lat, lng, area }: Pick<GeocodeResult, 'lat' | 'lng' | 'area'>,
  metres: number,
): boolean {
  if (area?.type === 'boxes')
    return area.boxes.some(
      ([north, east, south, west]) => home.lat <= north && home.lat >= south && home.lng <= east && home.lng >= west,
    );
  if (!area)
    return Math.abs(home.lat - lat) * METRES_OF_DEGREE <= metres && metresBetween(home, { lat, lng }) <= metres;
  const fits = ([attribute, value]: readonly [string, string]): boolean => holds(home, attribute, value);
  return area.type === 'any' ? area.values.some(fits) : area.values.every(fits);
}

/** Great-circle distance. */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const half =
    Math.sin(((a.lat - b.lat) * RADIANS) / 2) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(((a.lng - b.lng) * RADIANS) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
}
