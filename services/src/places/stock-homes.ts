/** What sentences ask of homes, read with the stock (FIND-2). */
import type { Amenities } from '@roost/shared/contracts/listing';
import type { SearchArea } from '@roost/shared/contracts/places';

/** The address in a home's record. */
export type Address = { city: string | null; state: string | null; country: string | null; region: string };

/** A listing as it is read for the stock. */
export type Row = Address & {
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

/** The properties of a home that sentences ask for. */
export type StockHome = {
  lat: number;
  lng: number;
  city: string | null;
  region: string;
  state: string | null;
  country: string | null;
  type: string;
  sleeps: number;
  /** Most pets. */
  pets: number;
  bedrooms: number;
  bathrooms: number;
  /** Average price of a night in whole currency units. */
  price: number;
  /** Amenities, location, views, accessibility and activities. */
  has: Pick<ReadonlySet<string>, 'has'>;
};

/** Returns true for a home whose record has a value: in its address, its kind, or its amenities. */
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

/** Returns true when a record is in the area; `fits` checks one value of it. */
export const isInArea = (
  fits: (attribute: string, value: string) => boolean,
  area: Exclude<SearchArea, { type: 'boxes' }>,
): boolean =>
  area.type === 'any'
    ? area.values.some(([attribute, value]) => fits(attribute, value))
    : area.values.every(([attribute, value]) => fits(attribute, value));
