/**
 * What is true of a home. Every text, price, amenity and photo is made from this, so that they agree with each other.
 * makeFacts is long because each fact depends on those before it.
 */
import type { House, Land, PictureSeason } from './picture-address.ts';
import type { PropertyType } from './property-types.ts';
import { TYPES_BY_PROFILE, TYPE_TRAITS } from './property-types.ts';
import type { Random } from './random.ts';
import type { Region } from './regions.ts';
import type { Town } from './towns.ts';

/** What is true of a home whatever its point on the map is. */
export type FactsDraft = {
  id: string;
  region: Region;
  town: Town;
  type: PropertyType;
  noun: string;
  house: House;
  land: Land;
  season: PictureSeason;
  bedrooms: number;
  beds: number;
  bathrooms: number;
  occupancy: number;
  /** 0 plain to 1 luxurious; moves price, amenities and ratings. */
  standard: number;
  built: number;
  renovated: number | null;
  /**
   * What the spot is picked by, once it is known what is near: whether one around the corner, and two numbers from 0 to
   * 1.
   */
  wish: { onFoot: boolean; spotRoll: number; minutesRoll: number };
  pets: boolean;
  has: {
    hotTub: boolean;
    pool: boolean;
    fireplace: boolean;
    firepit: boolean;
    dock: boolean;
    kayaks: boolean;
    sauna: boolean;
    bunkRoom: boolean;
    office: boolean;
    airConditioning: boolean;
    evCharger: boolean;
    grill: boolean;
    gameRoom: boolean;
    bikes: boolean;
    stepFree: boolean;
    laundry: boolean;
  };
  /** Part of a larger building: its pool, stairs and parking are shared. */
  shared: boolean;
  waterfront: boolean;
  skiInOut: boolean;
  /** Names of facet "view". */
  views: string[];
};

/** Lands that have water a home can lie on. */
const WATER_LANDS: readonly Land[] = ['lake', 'beach', 'fjord', 'tropical', 'bayou', 'rocky'];

/** Chooses all facts of one home in a town, except those that follow from its point on the map. */
export function makeFacts(r: Random, id: string, region: Region, town: Town): FactsDraft {
  const type = r.weighted(TYPES_BY_PROFILE[region.profile]);
  const traits = TYPE_TRAITS[type];
  const fitting = region.lands.filter((land) => traits.prefers.includes(land));
  const land = r.pick(fitting.length > 0 && r.chance(0.85) ? fitting : region.lands);
  const bedrooms = r.weighted(traits.bedrooms);
  const beds =
    bedrooms === 0
      ? 1
      : bedrooms +
        r.weighted([
          [0, 5],
          [1, 5],
          [2, 3],
          [bedrooms > 2 ? 4 : 1, 2],
        ]);
  const bathrooms = Math.max(
    1,
    Math.min(
      bedrooms + 1,
      r.weighted([
        [bedrooms * 0.5, 3],
        [bedrooms * 0.75, 5],
        [bedrooms, 4],
        [bedrooms + 0.5, 1],
      ]),
    ),
  );
  const standard = Math.min(
    1,
    Math.max(0, r.between(0, 1) * 0.75 + (region.price - 0.9) * 0.28 + r.between(-0.05, 0.1)),
  );
  const waterfront =
    region.water !== null &&
    WATER_LANDS.includes(land) &&
    r.chance(type === 'Lake house' || type === 'Beach house' ? 0.6 : 0.25);
  const cold = ['ski', 'mountain', 'lake', 'fjord'].includes(region.profile);
  const warm = ['beach', 'tropical', 'desert', 'redrock', 'vineyard'].includes(region.profile);
  const house = houseFor(r.pick(traits.houses), land);
  const apart = type === 'Apartment' || type === 'Loft' || type === 'Condo';
  const outdoors = !apart && type !== 'Townhouse';
  const skiInOut = region.profile === 'ski' && r.chance(0.3);
  const onFoot = r.chance(apart ? 0.8 : 0.45);
  return {
    id,
    region,
    town,
    type,
    noun: traits.noun,
    house,
    land,
    season: pictureSeason(r, region, land),
    bedrooms,
    beds,
    bathrooms: Math.round(bathrooms * 2) / 2,
    occupancy: Math.max(2, Math.min(20, beds * 2 - (r.chance(0.3) ? 1 : 0))),
    standard,
    built:
      type === 'Modern home'
        ? r.int(1998, 2024)
        : r.weighted([
            [
              r.int(1895, 1940),
              region.profile === 'city' || region.profile === 'village' || region.profile === 'vineyard' ? 6 : 1.5,
            ],
            [r.int(1941, 1985), 4],
            [r.int(1986, 2012), 4],
            [r.int(2013, 2024), 3],
          ]),
    renovated: r.chance(0.45) ? r.int(2014, 2025) : null,
    wish: { onFoot, spotRoll: r.next(), minutesRoll: r.next() },
    pets: r.chance(outdoors ? 0.52 : 0.27),
    has: {
      hotTub: outdoors && r.chance(cold ? 0.5 + standard * 0.25 : 0.18 + standard * 0.15),
      pool: r.chance(apart ? (warm ? 0.7 : 0.15) : warm ? 0.25 + standard * 0.35 : 0.05),
      fireplace: r.chance(cold ? 0.75 : region.profile === 'tropical' || region.profile === 'beach' ? 0.1 : 0.45),
      firepit: outdoors && r.chance(region.profile === 'tropical' ? 0.12 : 0.55),
      dock: waterfront && (land === 'lake' || land === 'fjord' || land === 'bayou') && r.chance(0.75),
      kayaks: waterfront && r.chance(0.55),
      sauna: r.chance(region.profile === 'fjord' ? 0.5 : cold ? 0.1 + standard * 0.12 : 0.03),
      // Two bunk beds stand in it, so it takes a bed more than there are bedrooms.
      bunkRoom: bedrooms >= 3 && r.chance(0.32) && beds > bedrooms,
      office: bedrooms >= 1 && r.chance(0.42),
      airConditioning: r.chance(
        region.profile === 'fjord' ? 0.05 : cold ? 0.5 : region.profile === 'coast' ? 0.3 : 0.94,
      ),
      evCharger: r.chance(0.1 + standard * 0.25),
      grill: outdoors && r.chance(0.8),
      gameRoom: bedrooms >= 3 && r.chance(0.28),
      bikes: r.chance(region.profile === 'beach' || region.profile === 'village' ? 0.4 : 0.15),
      stepFree: r.chance(apart ? 0.5 : 0.18),
      laundry: r.chance(apart ? 0.65 : 0.88),
    },
    shared: apart,
    waterfront,
    skiInOut,
    views: getViews(r, region, land),
  };
}

/** Streets stand in towns only, towers not in the desert: elsewhere such a home is in a house that fits the land. */
function houseFor(house: House, land: Land): House {
  const dry = land === 'desert' || land === 'redrock';
  if (house === 'condo' && (dry || land === 'meadow' || land === 'hills' || land === 'vineyard'))
    return dry ? 'adobe' : 'farmhouse';
  if ((house !== 'block' && house !== 'townhouse') || land === 'city') return house;
  if (land === 'alps' || land === 'forest') return house === 'block' ? 'condo' : 'chalet';
  if (land === 'beach' || land === 'tropical') return house === 'block' ? 'condo' : 'beachhouse';
  if (land === 'bayou') return 'bungalow';
  return dry ? 'adobe' : land === 'vineyard' || land === 'rocky' ? 'villa' : 'cottage';
}

function pictureSeason(r: Random, region: Region, land: Land): PictureSeason {
  if (land === 'tropical' || land === 'beach')
    return r.weighted([
      ['summer', 8],
      ['spring', 2],
    ] as const);
  if (land === 'desert' || land === 'redrock' || land === 'bayou')
    return r.weighted([
      ['spring', 4],
      ['summer', 4],
      ['autumn', 2],
    ] as const);
  if (region.profile === 'ski' || land === 'alps')
    return r.weighted([
      ['winter', 5],
      ['summer', 4],
      ['autumn', 3],
      ['spring', 1],
    ] as const);
  if (land === 'vineyard' || land === 'rocky')
    return r.weighted([
      ['summer', 5],
      ['autumn', 4],
      ['spring', 2],
    ] as const);
  return r.weighted([
    ['summer', 5],
    ['autumn', 5],
    ['spring', 3],
    [region.season === 'twin' ? 'winter' : 'summer', 3],
  ] as const);
}

const VIEWS_BY_LAND: Record<Land, readonly [string, ...string[]]> = {
  forest: ['Forest View', 'Mountain View', 'Garden View'],
  lake: ['Lake View', 'Forest View', 'Sunset View'],
  beach: ['Ocean View', 'Beach View', 'Sunset View'],
  desert: ['Desert View', 'Mountain View', 'Sunset View'],
  alps: ['Mountain View', 'Ski Slope View', 'Forest View'],
  meadow: ['Meadow View', 'Garden View', 'Sunset View'],
  city: ['City View', 'Courtyard View', 'Garden View'],
  vineyard: ['Vineyard View', 'Garden View', 'Valley View'],
  tropical: ['Ocean View', 'Garden View', 'Pool View'],
  rocky: ['Ocean View', 'Harbor View', 'Sunset View'],
  fjord: ['Lake View', 'Mountain View', 'Harbor View'],
  hills: ['Valley View', 'Meadow View', 'Garden View'],
  redrock: ['Red Rock View', 'Mountain View', 'Sunset View'],
  bayou: ['River View', 'Garden View', 'Marsh View'],
};

/** The land that every window of the photos shows comes first. */
function getViews(r: Random, region: Region, land: Land): string[] {
  const [first, ...rest] = VIEWS_BY_LAND[land];
  const more = r.sample(rest, r.int(0, 2)).filter((view) => region.profile === 'ski' || view !== 'Ski Slope View');
  return [first, ...more];
}
