/**
 * The middle of the town that an imported home is in, from the places of GeoNames: what is near is told with the way
 * there (LIST-8).
 */
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { metresBetween } from '@roost/shared/domain/distance';
import { getUsualName, readCities, type CityRow } from '../seed/towns.ts';

/** A town of the same name that lies farther away is another one. */
const MOST_METRES = 30_000;

/** `São Tomé` and `Sao Tome` are one name. */
const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(st|saint)\.? /i, 'saint ')
    .toLowerCase()
    .trim();

let byName: Map<string, CityRow[]> | undefined;
function getByName(): Map<string, CityRow[]> {
  if (byName) return byName;
  byName = new Map();
  for (const row of readCities())
    for (const key of new Set([row.name, getUsualName(row)].map(toKey))) {
      const rows = byName.get(key);
      if (rows) rows.push(row);
      else byName.set(key, [row]);
    }
  return byName;
}

/** Returns the nearest town of that name within 30 km of the point; undefined where there is none. */
export function findTownCenter(city: string, point: { lat: number; lng: number }): ListingDetail['townCenter'] {
  const [nearest] = (getByName().get(toKey(city)) ?? [])
    .map(({ loc: { coordinates } }) => ({ name: city, lat: coordinates[1], lng: coordinates[0] }))
    .map((town) => ({ town, metres: metresBetween(town, point) }))
    .filter(({ metres }) => metres <= MOST_METRES)
    .toSorted((one, other) => one.metres - other.metres);
  return nearest?.town;
}
