/** Where a home stands: an exact address that stays inside services, and the point that guests may see (GEO-4). */
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { Random } from './random.ts';
import type { Region } from './regions.ts';
import type { SeedAddress } from './seed-listing.ts';
import type { Town } from './towns.ts';
import { pointTowards } from './towns.ts';

const STREETS = [
  'Alder',
  'Beacon',
  'Bluebird',
  'Canyon',
  'Chapel',
  'Church',
  'Cliff',
  'Creek',
  'Depot',
  'Elm',
  'Ferry',
  'Foothill',
  'Granite',
  'Grove',
  'Harbor',
  'Hillcrest',
  'Juniper',
  'Lantern',
  'Lookout',
  'Mill',
  'Old Post',
  'Orchard',
  'Overlook',
  'Pine',
  'Quarry',
  'Ridge',
  'Schoolhouse',
  'Spring',
  'Stone',
  'Sunset',
  'Timber',
  'Upper',
  'Valley',
  'Willow',
];
const WAYS = ['Road', 'Lane', 'Street', 'Drive', 'Way', 'Court', 'Trail', 'Loop'];

/** First three digits of ZIP codes in use in the vacation part of each state. */
const ZIP_PREFIXES: Record<string, string> = {
  Alabama: '365',
  Arizona: '863',
  California: '961',
  Colorado: '814',
  Florida: '342',
  Georgia: '314',
  Hawaii: '967',
  Idaho: '834',
  Louisiana: '701',
  Maine: '046',
  Massachusetts: '026',
  Michigan: '496',
  Minnesota: '564',
  Missouri: '650',
  Montana: '599',
  Nevada: '894',
  'New Hampshire': '038',
  'New Jersey': '082',
  'New Mexico': '875',
  'New York': '124',
  'North Carolina': '279',
  Oklahoma: '747',
  Oregon: '977',
  Pennsylvania: '183',
  'South Carolina': '294',
  'South Dakota': '577',
  Tennessee: '377',
  Texas: '786',
  Utah: '845',
  Vermont: '056',
  Virginia: '228',
  Washington: '988',
  Wisconsin: '542',
  Wyoming: '830',
};

/**
 * A point near the town. Towns of the list lie on land; where water is on one side, homes are moved to the other side
 * (the region's `inland` bearing), and never farther than the region is wide.
 */
export function makeAddress(r: Random, region: Region, town: Town): SeedAddress {
  const bearing = region.inland === null ? r.between(0, 360) : region.inland + r.between(-65, 65);
  const { lat, lng } = pointTowards(town, bearing, Math.sqrt(r.next()) * region.spreadKm);
  const street = `${r.int(1, 60) * r.pick([1, 2, 5, 10, 10])} ${r.pick(STREETS)} ${r.pick(WAYS)}`;
  const prefix = ZIP_PREFIXES[town.state ?? ''];
  const zip = prefix
    ? `${prefix}${String(r.int(1, 99)).padStart(2, '0')}`
    : region.countryCode === 'US' || r.chance(0.3)
      ? null
      : String(r.int(1000, 9999));
  return { street, zip, lat: round(lat), lng: round(lng) };
}

const RADIUS_METRES = 500;

/** The point shown on maps: 120 to 400 metres off, so that the home is inside the circle but not in its middle. */
export function makePublicLocation(
  r: Random,
  region: Region,
  address: SeedAddress,
): Omit<ListingDetail['location'], 'description'> {
  const bearing = region.inland === null ? r.between(0, 360) : region.inland + r.between(-90, 90);
  const point = pointTowards(address, bearing, r.between(0.12, 0.4));
  return {
    lat: round(point.lat),
    lng: round(point.lng),
    radiusMetres: RADIUS_METRES,
  };
}

/** Five decimals: a metre. */
const round = (value: number) => Math.round(value * 1e5) / 1e5;
