/**
 * What lies around a home, from the same lists and estimates as "What's near" on its page (LIST-8): texts name only
 * this.
 */
import type { NearbyPlace } from '@roost/shared/contracts/listing';
import { metresBetween } from '@roost/shared/domain/distance';
import type { TravelTime } from '@roost/shared/domain/travel-time';
import { findTravelTime } from '../listings/near.ts';
import type { FactsDraft } from './facts.ts';
import type { Profile } from './regions/region.ts';

/** Where a home stands in relation to its town. `town` is a part of a city that is neither its middle nor its edge. */
export type Setting = 'center' | 'town' | 'edge' | 'country';

export type Surroundings = {
  setting: Setting;
  /** The place that texts tell the way to, with minutes on foot or by car. */
  spot: string;
  spotMinutes: number;
  onFoot: boolean;
  /** Sights of the region for a day out, without the spot. */
  sights: readonly string[];
  /** City of the nearest airport that a road leads to; null when there is none. */
  airport: string | null;
};

/** Longest way by car, in minutes, to a place that a home counts as near, and to one that is worth a day. */
const NEAR_MINUTES = 45;
const DAY_OUT_MINUTES = 75;
const CENTER_METRES = 800;
const EDGE_METRES = 2_500;

/**
 * What is around the corner in a region of each kind. Nobody measured these: they are told to be 5, 10 or 15 minutes
 * away.
 */
const WALKABLE: Record<Profile, readonly string[]> = {
  lake: ['the boat ramp', 'the swimming beach', 'the ice cream stand', 'the marina'],
  ski: ['the ski bus stop', 'the free shuttle', 'the village', 'the skating rink'],
  mountain: ['the trailhead', 'the creek', 'the general store', 'the swimming hole'],
  beach: ['the beach', 'the fishing pier', 'the taco stand', 'the bike path'],
  tropical: ['the fruit stand', 'the garden café', 'the farmers market', 'the coffee shack'],
  desert: ['the trailhead', 'the coffee roaster', 'the Saturday market', 'the saloon'],
  redrock: ['the trailhead', 'the bakery', 'the creek', 'the shuttle stop'],
  city: ['the park', 'the bakery', 'the market', 'the old square'],
  hills: ['the river', 'the tasting room', 'the dance hall', 'the peach stand'],
  coast: ['the cove', 'the lighthouse path', 'the harbor café', 'the harbor'],
  vineyard: ['the tasting room', 'the Sunday market', 'the bakery', 'the village square'],
  fjord: ['the quay', 'the trailhead', 'the smokehouse', 'the shore'],
  village: ['the pub', 'the church', 'the tea room', 'the footpath'],
};
/** Spots that "What's near" lists under a name of their own, by what it calls them. */
const LISTED_SPOTS: Readonly<Record<string, NearbyPlace['what']>> = {
  'the beach': 'beach',
  'the swimming beach': 'beach',
  'the village': 'town',
  'the village square': 'town',
  'the old square': 'town',
};

type Place = { location: { lat: number; lng: number }; near: readonly NearbyPlace[] };
type Spot = Pick<Surroundings, 'spot' | 'spotMinutes' | 'onFoot'>;

const pickAt = <T>(list: readonly T[], roll: number): T | undefined => list[Math.floor(roll * list.length)];

/**
 * Finds what the texts of a home may say about its surroundings. Measures from the point that the map shows, never from
 * the address (GEO-4).
 */
export function findSurroundings(draft: FactsDraft, place: Place): Surroundings {
  const { region, town, wish } = draft;
  const ways = region.landmarks
    .filter((name) => name !== town.name)
    .flatMap((name) => {
      const way = findWay(draft, place, name);
      return way ? [{ name, ...way }] : [];
    });
  const sight = pickAt(
    ways.filter(({ minutes }) => minutes <= NEAR_MINUTES),
    wish.spotRoll,
  );
  const spot: Spot =
    sight && !wish.onFoot
      ? { spot: sight.name, spotMinutes: sight.minutes, onFoot: sight.by === 'foot' }
      : pickWalkable(draft, place.near);
  const airport = place.near.find(({ kind, by }) => kind === 'airport' && by === 'car');
  return {
    ...spot,
    setting: getSetting(draft, place.location),
    sights: ways
      .filter(({ name, minutes }) => minutes <= DAY_OUT_MINUTES && name !== spot.spot)
      .map(({ name }) => name),
    airport: airport?.name.replace(/ \(\w+\)$/, '') ?? null,
  };
}

/** The lists tell namesakes apart by where they are: "Bear Creek Telluride". */
function findWay({ region, town }: FactsDraft, { location, near }: Place, name: string): TravelTime | null {
  for (const known of [name, `${name} ${region.name}`, `${name} ${town.name}`]) {
    const way = findTravelTime(location, known, near);
    if (way) return way;
  }
  return null;
}

/**
 * Picks a spot around the corner. One that is listed has the time of the list, and is left out where the way is one by
 * car.
 */
function pickWalkable({ region, wish }: FactsDraft, near: readonly NearbyPlace[]): Spot {
  const minutes = (1 + Math.floor(wish.minutesRoll * 3)) * 5;
  const spots = WALKABLE[region.profile].flatMap((spot): Spot[] => {
    const what = LISTED_SPOTS[spot];
    const listed = what === undefined ? undefined : near.find((place) => place.what === what);
    if (listed && listed.by !== 'foot') return [];
    return [{ spot, spotMinutes: listed?.minutes ?? minutes, onFoot: true }];
  });
  const spot = pickAt(spots, wish.spotRoll);
  if (!spot) throw new Error(`no spot around the corner for ${region.profile}`);
  return spot;
}

function getSetting({ region, town }: FactsDraft, location: Place['location']): Setting {
  const metres = metresBetween(town, location);
  if (metres < CENTER_METRES) return 'center';
  if (region.profile === 'city') return 'town';
  return metres < EDGE_METRES ? 'edge' : 'country';
}

const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  center: 'in',
  town: 'in',
  edge: 'at the edge of',
  country: 'outside',
};

/** Returns where the home stands: `at the edge of Truckee`. */
export const formatSetting = ({ setting, town }: { setting: Setting; town: { name: string } }): string =>
  `${SETTING_WORDS[setting]} ${town.name}`;

/** Returns the way to the spot: `10 minutes on foot`. */
export const formatSpotWay = ({ spotMinutes, onFoot }: Spot): string =>
  `${spotMinutes} minutes ${onFoot ? 'on foot' : 'by car'}`;
