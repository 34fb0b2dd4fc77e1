/** What is near a home (LIST-8), from the lists of sights that searches know. */
import type { NearbyPlace } from '@roost/shared/contracts/listing';
import { metresBetween } from '@roost/shared/domain/distance';
import { AIRPORTS_BY_CODE, LANDMARKS_BY_KIND } from '../places/landmarks.ts';
import type { StoredListing } from '../db/schema.ts';

const METRES_PER_MILE = 1_609.344;
const MILES_PER_DEGREE = 69;
/** Rows of the lists that are no place to go to: they come once a year, or have no middle that says anything. */
const NO_PLACE =
  /festival|oktoberfest|bluegrass|rally|grand prix|splendour|palio|wine trail|convention center|forest$|mountains$/i;

/** How far away a place of each kind is still worth naming, and how many of them are. */
const KINDS: readonly (readonly [kind: NearbyPlace['kind'], miles: number, most: number])[] = [
  ['sight', 25, 4],
  ['ski', 40, 2],
  ['lake', 15, 2],
  ['park', 45, 2],
  ['university', 15, 1],
  ['airport', 150, 1],
];

type Point = { lat: number; lng: number };
type Candidate = Point & { name: string };

const CANDIDATES: Readonly<Record<NearbyPlace['kind'], readonly Candidate[]>> = {
  ...LANDMARKS_BY_KIND,
  airport: [...AIRPORTS_BY_CODE.values()].map(({ code, city, lat, lng }) => ({ name: `${city} (${code})`, lat, lng })),
};

/**
 * Returns the nearest places of each kind, the nearest first. They are measured from the point that the map shows, in a straight line: the
 * address has no part in it (GEO-4). The lists are good to about a mile, so distances are whole miles.
 */
export function findNearbyPlaces({
  location,
  state,
  amenities,
}: Pick<StoredListing, 'location' | 'state' | 'amenities'>): NearbyPlace[] {
  // Lakes are measured to their middle, which says nothing at the shore.
  const isAtLake = amenities.location.includes('Lakefront');
  const named = new Set<string>();
  const places: NearbyPlace[] = [];
  for (const [kind, farthest, most] of KINDS) {
    if (kind === 'lake' && isAtLake) continue;
    const near = CANDIDATES[kind]
      .filter(
        (place) => Math.abs(place.lat - location.lat) * MILES_PER_DEGREE <= farthest && !NO_PLACE.test(place.name),
      )
      .map((place) => ({
        kind,
        name: withoutState(place.name, state),
        miles: Math.round(metresBetween(location, place) / METRES_PER_MILE),
      }))
      .filter(({ miles }) => miles <= farthest)
      .toSorted((one, other) => one.miles - other.miles);
    let count = 0;
    for (const place of near) {
      if (count === most) break;
      if (named.has(place.name)) continue;
      named.add(place.name);
      places.push(place);
      count += 1;
    }
  }
  return places.toSorted((one, other) => one.miles - other.miles);
}

/** `Devils Lake Oregon` is how a search tells it from others; near a home in Oregon it is Devils Lake. */
function withoutState(name: string, state: string | null): string {
  return state !== null && name.endsWith(` ${state}`) ? name.slice(0, -state.length - 1) : name;
}
