/** What the generator knows of a vacation region. */
import type { Land } from '../picture-address.ts';

/** How prices and demand move over the year. */
export type SeasonCurve = 'summer' | 'winter' | 'twin' | 'sun' | 'even' | 'autumn' | 'south';

/** The mix of homes, views and things to do. */
export type Profile =
  | 'lake'
  | 'ski'
  | 'mountain'
  | 'beach'
  | 'tropical'
  | 'desert'
  | 'redrock'
  | 'city'
  | 'hills'
  | 'coast'
  | 'vineyard'
  | 'fjord'
  | 'village';

export type Region = {
  /** What guests search for. */
  name: string;
  country: string;
  /** ISO 3166 alpha-2, as the towns data set has it. */
  countryCode: string;
  /**
   * The state for addresses. `us` reads it from each town (a region may lie in two states); null where the country
   * has none.
   */
  state: 'us' | string | null;
  lat: number;
  lng: number;
  /** Towns of the data set near the centre, by name; the first is where most homes are. */
  towns: readonly string[];
  profile: Profile;
  lands: readonly Land[];
  season: SeasonCurve;
  /** Nightly price level, 1 is the middle. */
  price: number;
  /** Share of all homes, relative to the other regions. */
  weight: number;
  /** Compass bearing in degrees that leads away from water, null where any direction is land. */
  inland: number | null;
  /** How far from the town's centre homes may be, kilometres. */
  spreadKm: number;
  /** Real sights and spots that texts may name. */
  landmarks: readonly string[];
  /** The water people come for, with its article when it needs one; null when there is none. */
  water: string | null;
  airport: string;
};

const WITH_ARTICLE =
  /^(?:Adirondacks|Algarve|Black Hills|Brainerd Lakes|Catskills|Cotswolds|Finger Lakes|Florida Keys|Great Smoky Mountains|Jersey Shore|Mendocino Coast|Oregon Coast|Outer Banks|Poconos|San Juan Islands|Scottish Highlands|Texas Hill Country|White Mountains)$/;

/** Returns the name of a region as it stands in a sentence: `the Outer Banks`, `Lake Tahoe`. */
export const nameInText = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name);

type RegionRow = Omit<Region, 'country' | 'countryCode' | 'state' | 'weight' | 'inland' | 'spreadKm' | 'water'> &
  Partial<Pick<Region, 'weight' | 'inland' | 'spreadKm' | 'water'>>;

/** A region of the United States. */
export function usRegion(row: RegionRow): Region {
  return {
    country: 'United States',
    countryCode: 'US',
    state: 'us',
    weight: 2,
    inland: null,
    spreadKm: 3,
    water: null,
    ...row,
  };
}

/** A region of another country; `state` null where the country has no states or provinces in its addresses. */
export function regionAbroad(country: string, countryCode: string, state: string | null, row: RegionRow): Region {
  return { country, countryCode, state, weight: 1, inland: null, spreadKm: 2.5, water: null, ...row };
}
