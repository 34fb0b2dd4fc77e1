/**
 * What is near a home (LIST-8), from the lists of sights that searches know, and how long the way takes
 * (decision 0110).
 */
import type { NearbyPlace } from '@roost/shared/contracts/listing';
import { metresBetween } from '@roost/shared/domain/distance';
import { estimateTravel, type TravelTime } from '@roost/shared/domain/travel-time';
import { AIRPORTS_BY_CODE, SIGHTS_BY_KIND, type Sight } from '../places/known-sights.ts';
import { LARGE_CITIES } from '../places/large-cities.ts';
import type { StoredListing } from '../db/schema.ts';
import { isAcrossWater } from './water.ts';

const METRES_PER_MILE = 1_609.344;
const MILES_PER_DEGREE = 69;
/** How much shorter the way along a parallel may truly be than a flat map says. */
const FLAT_MAP_ROOM = 0.9;
/**
 * Rows of the lists that nobody travels to: yearly events, places without a useful middle, and old names of other rows.
 */
const NO_PLACE =
  /^squaw valley|festival|oktoberfest|bluegrass|rally|grand prix|splendour|palio|wine trail|convention center|forest$|mountains$|(?<!alcatraz )islands?$|^isle of/i;

type Group = {
  kind: NearbyPlace['kind'];
  what?: NearbyPlace['what'];
  /** How far away a place is still worth naming, and how many are. */
  miles: number;
  most: number;
  /** Parks and ski areas are measured to their middle, and nobody walks to an airport. */
  canWalk?: boolean;
  /** Nobody travels to the middle of a lake: it has a distance and no travel time. */
  noWay?: boolean;
};

const GROUPS = {
  town: { kind: 'sight', what: 'town', miles: 30, most: 1, canWalk: true },
  beach: { kind: 'sight', what: 'beach', miles: 20, most: 2, canWalk: true },
  trail: { kind: 'sight', what: 'trail', miles: 20, most: 1, canWalk: true },
  sight: { kind: 'sight', miles: 25, most: 3, canWalk: true },
  ski: { kind: 'ski', miles: 40, most: 2 },
  lake: { kind: 'lake', miles: 15, most: 2, noWay: true },
  park: { kind: 'park', miles: 45, most: 2 },
  university: { kind: 'university', miles: 15, most: 1, canWalk: true },
  airport: { kind: 'airport', miles: 150, most: 1 },
} as const satisfies Record<string, Group>;

/** A name means a place of the region: there are many Bear Creeks. */
const FARTHEST_MILES = 60;

type Point = { lat: number; lng: number };
type Candidate = Point & { name: string };

/** The lists have no kinds of sights; their names say two of them. "Virginia Beach" is both a town and its beach. */
const isBeach = ({ name }: Candidate): boolean => /\bbeach(?: california| texas)?$|^praia\b|^playa\b/i.test(name);
const isTrail = ({ name }: Candidate): boolean => /(?<!motor |silverado )\b(?:trail|path)$/i.test(name);

const isOther = (place: Candidate): boolean => !isBeach(place) && !isTrail(place);
const OUTSIDE = [...SIGHTS_BY_KIND.sight, ...SIGHTS_BY_KIND.park];

const CANDIDATES: Readonly<Record<Exclude<keyof typeof GROUPS, 'town'>, readonly Candidate[]>> = {
  ...SIGHTS_BY_KIND,
  beach: OUTSIDE.filter(isBeach),
  trail: OUTSIDE.filter(isTrail),
  sight: SIGHTS_BY_KIND.sight.filter(isOther),
  park: SIGHTS_BY_KIND.park.filter(isOther),
  airport: [...AIRPORTS_BY_CODE.values()].map(({ code, city, lat, lng }) => ({ name: `${city} (${code})`, lat, lng })),
};

/** The point of the map lies 120 to 400 metres beside the home. */
const HOME_ERROR_METRES = 260;
/** Rows of the lists have two decimals; towns come from GeoNames, to some metres. */
const LIST_ERROR_METRES = 400;
/** Around a city of this distance or nearer, roads are those of a town. */
const CITY_MILES = 5;

type Home = { location: Point } & Pick<StoredListing, 'state' | 'amenities'> &
  Partial<Pick<StoredListing, 'townCenter'>>;

/**
 * Returns the nearest places of each kind, the nearest first. They are measured from the point that the map shows, in a
 * straight line: the address has no part in it (GEO-4). The lists are good to about a mile, so distances are whole
 * miles, and times are estimates from those distances.
 */
export function findNearbyPlaces({ location, state, amenities, townCenter }: Home): NearbyPlace[] {
  // Lakes are measured to their middle, which is meaningless for a home at the shore.
  const isAtLake = amenities.location.includes('Lakefront');
  const named = new Set<string>();
  const toTravel = makeTravelEstimate(location);
  const places: (NearbyPlace & { metres: number })[] = [];
  for (const [name, group] of Object.entries(GROUPS) as [keyof typeof GROUPS, Group][]) {
    if (name === 'lake' && isAtLake) continue;
    const near = (name === 'town' ? (townCenter ? [townCenter] : []) : CANDIDATES[name])
      .filter((place) => isWorthNaming(place, location, group.miles))
      .map((place) => ({ place, metres: metresBetween(location, place) }))
      .filter(({ metres }) => Math.round(metres / METRES_PER_MILE) <= group.miles)
      .map(({ place, metres }) => ({ place, metres, way: toTravel(group, place, metres) }))
      .toSorted((one, other) => getWeight(one) - getWeight(other));
    const taken: Candidate[] = [];
    for (const { place, metres, way } of near) {
      const shown = withoutState(place.name, state);
      if (taken.length === group.most) break;
      if (named.has(shown) || taken.some((other) => isSamePlace(place, other))) continue;
      named.add(shown);
      taken.push(place);
      const { kind, what } = group;
      const miles = Math.round(metres / METRES_PER_MILE);
      places.push({ kind, ...(what && { what }), name: shown, miles, ...way, metres });
    }
  }
  return places.toSorted((one, other) => one.metres - other.metres).map(({ metres: _, ...place }) => place);
}

const known = new WeakMap<Home, readonly NearbyPlace[]>();

/** The same of a home that nobody can change, looked for once as long as it is kept (kept-listings.ts). */
export function getNearbyPlaces(home: Home): readonly NearbyPlace[] {
  const places = known.get(home) ?? findNearbyPlaces(home);
  if (Object.isFrozen(home)) known.set(home, places);
  return places;
}

/** The lists name some places twice: the Superdome, and the Caesars Superdome, which is its other name, beside it. */
const isSamePlace = (one: Candidate, other: Candidate): boolean =>
  metresBetween(one, other) <= 2 * LIST_ERROR_METRES && getKeys(one).some((key) => getKeys(other).includes(key));

/** What lies across the water is farther than it looks. */
const ACROSS_FACTOR = 3;
const getWeight = ({ metres, way }: { metres: number; way: TravelTime | null }): number =>
  way ? metres : metres * ACROSS_FACTOR;

/**
 * Excludes most places without computing a distance: by latitude, then by longitude, with room for what a flat map gets
 * wrong and across the date line.
 */
function isNearby(place: Point, home: Point, miles: number): boolean {
  if (Math.abs(place.lat - home.lat) * MILES_PER_DEGREE > miles) return false;
  const degrees = Math.abs(place.lng - home.lng);
  const around = Math.cos((Math.max(Math.abs(place.lat), Math.abs(home.lat)) * Math.PI) / 180);
  return Math.min(degrees, 360 - degrees) * MILES_PER_DEGREE * around * FLAT_MAP_ROOM <= miles;
}

const isWorthNaming = (place: Candidate, home: Point, miles: number): boolean =>
  isNearby(place, home, miles) && !NO_PLACE.test(place.name);

/** Returns what tells the time to a place from this home; null where no road leads straight there. */
function makeTravelEstimate(home: Point) {
  const inCity = LARGE_CITIES.some(
    (city) => isNearby(city, home, CITY_MILES) && metresBetween(home, city) <= CITY_MILES * METRES_PER_MILE,
  );
  return ({ what, canWalk = false, noWay }: Group, place: Point, metres: number): TravelTime | null =>
    noWay || isAcrossWater(home, place)
      ? null
      : estimateTravel({
          metres,
          canWalk,
          errorMetres: Math.hypot(HOME_ERROR_METRES, what === 'town' ? 0 : LIST_ERROR_METRES),
          around: inCity ? 'town' : 'country',
        });
}

/** Accents, apostrophes and the article do not tell names apart. */
const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|[’'ʻ]/gu, '')
    .toLowerCase()
    .replace(/^the /, '');

const getKeys = (place: Candidate & Partial<Sight>): string[] => [
  ...new Set([place.name, ...(place.otherNames ?? [])].map(toKey)),
];

/** All places of the lists that somebody can travel to, by each of their names. */
const PLACES_BY_NAME = new Map<string, { place: Candidate; group: Group }[]>();
for (const [name, places] of Object.entries(CANDIDATES) as [keyof typeof CANDIDATES, readonly Candidate[]][])
  for (const place of places)
    for (const key of getKeys(place))
      PLACES_BY_NAME.set(key, [...(PLACES_BY_NAME.get(key) ?? []), { place, group: GROUPS[name] }]);

/**
 * Returns how long the way to a named place takes. `near` is what `findNearbyPlaces` found: a place of that name in it
 * has its time. Null when the lists do not know the name near the home, or no road leads straight there.
 */
export function findTravelTime(home: Point, name: string, near: readonly NearbyPlace[]): TravelTime | null {
  const key = toKey(name);
  const listed = near.find((place) => toKey(place.name) === key);
  if (listed) return listed.by && listed.minutes !== undefined ? { by: listed.by, minutes: listed.minutes } : null;
  const toTravel = makeTravelEstimate(home);
  const [nearest] = (PLACES_BY_NAME.get(key) ?? [])
    .filter(({ place }) => !NO_PLACE.test(place.name))
    .map(({ place, group }) => ({ place, group, metres: metresBetween(home, place) }))
    .filter(({ metres }) => metres <= FARTHEST_MILES * METRES_PER_MILE)
    .map(({ place, group, metres }) => ({ metres, way: toTravel(group, place, metres) }))
    .toSorted((one, other) => getWeight(one) - getWeight(other));
  return nearest?.way ?? null;
}

/** `Devils Lake Oregon` is how a search tells it from others; near a home in Oregon it is Devils Lake. */
function withoutState(name: string, state: string | null): string {
  return state !== null && name.endsWith(` ${state}`) ? name.slice(0, -state.length - 1) : name;
}
