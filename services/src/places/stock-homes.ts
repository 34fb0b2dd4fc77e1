/** What sentences ask of the homes that there are, read with the stock (FIND-2). */
import type { Amenities } from '@roost/shared/contracts/listing';
import type { SearchArea } from '@roost/shared/contracts/places';

/** Where homes' records say that they are. */
export type Address = { city: string | null; state: string | null; country: string | null; region: string };

/** A listing as the stock is read. */
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
  has: Pick<ReadonlySet<string>, 'has'>;
};

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

/** True when what `fits` says of a record's values makes it one of the area. */
export const isInArea = (
  fits: (attribute: string, value: string) => boolean,
  area: Exclude<SearchArea, { type: 'boxes' }>,
): boolean =>
  area.type === 'any'
    ? area.values.some(([attribute, value]) => fits(attribute, value))
    : area.values.every(([attribute, value]) => fits(attribute, value));
