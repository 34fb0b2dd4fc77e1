/** Vacation regions that are neither a town nor a state, as people type them. Radius in kilometres. */
export type Region = {
  name: string;
  aliases?: readonly string[];
  state: string | null;
  country: string;
  lat: number;
  lng: number;
  radiusKm: number;
  natural: boolean;
};

const us = (
  name: string,
  state: string | null,
  lat: number,
  lng: number,
  radiusKm: number,
  natural: boolean,
  aliases: readonly string[] = [],
): Region => ({ name, state, country: 'US', lat, lng, radiusKm, natural, aliases });
const abroad = (
  name: string,
  country: string,
  lat: number,
  lng: number,
  radiusKm: number,
  natural: boolean,
  aliases: readonly string[] = [],
): Region => ({ name, state: null, country, lat, lng, radiusKm, natural, aliases });

export const REGIONS: readonly Region[] = [
  us('Lake Tahoe', null, 39.0968, -120.0324, 24, true, ['Tahoe']),
  us('Outer Banks', 'NC', 35.99, -75.66, 60, false, ['The Outer Banks', 'OBX']),
  us('Maui', 'HI', 20.7984, -156.3319, 34, true),
  us('Kauai', 'HI', 22.0964, -159.5261, 26, true),
  us('Oahu', 'HI', 21.4389, -158.0001, 32, true),
  us('Great Smoky Mountains', null, 35.6118, -83.4895, 45, true, ['Smoky Mountains', 'The Smokies', 'Smokies']),
  us('Cape Cod', 'MA', 41.6688, -70.2962, 45, true),
  us('Florida Keys', 'FL', 24.75, -81, 90, true, ['The Keys']),
  us('Catskills', 'NY', 42.06, -74.25, 40, true, ['Catskill Mountains', 'The Catskills']),
  us('Adirondacks', 'NY', 44.05, -74, 70, true, ['Adirondack Mountains']),
  us('Finger Lakes', 'NY', 42.65, -76.9, 60, true),
  us('Poconos', 'PA', 41.1, -75.35, 40, true, ['Pocono Mountains', 'The Poconos']),
  us('Jersey Shore', 'NJ', 39.6, -74.3, 90, false),
  us('White Mountains', 'NH', 44.0, -71.3, 45, true),
  us('Acadia', 'ME', 44.3386, -68.2733, 25, true, ['Acadia National Park']),
  us('Shenandoah', 'VA', 38.65, -78.45, 60, true, ['Shenandoah Valley', 'Shenandoah National Park']),
  us('Blue Ridge Mountains', null, 36.0, -81.9, 120, true),
  us('Door County', 'WI', 44.95, -87.35, 50, false),
  us('Black Hills', 'SD', 44.1, -103.7, 60, true),
  us('Lake of the Ozarks', 'MO', 38.17, -92.7, 30, true, ['Ozarks']),
  us('Brainerd Lakes', 'MN', 46.47, -94.28, 35, false),
  us('Texas Hill Country', 'TX', 30.2, -98.6, 80, false, ['Hill Country']),
  us('Gulf Coast', null, 30.3, -87.7, 150, false),
  us('30A', 'FL', 30.32, -86.15, 22, false, ['Highway 30A', 'Scenic Highway 30A']),
  us('Jackson Hole', 'WY', 43.5, -110.82, 30, true),
  us('Glacier National Park', 'MT', 48.7596, -113.787, 45, true),
  us('Yellowstone', 'WY', 44.428, -110.5885, 60, true, ['Yellowstone National Park']),
  us('Yosemite', 'CA', 37.8651, -119.5383, 40, true, ['Yosemite National Park']),
  us('Joshua Tree National Park', 'CA', 33.8734, -115.901, 45, true),
  us('Big Sur', 'CA', 36.3615, -121.8563, 40, true),
  us('Napa Valley', 'CA', 38.5, -122.32, 30, true, ['Wine Country']),
  us('Mendocino Coast', 'CA', 39.3, -123.78, 40, false),
  us('Oregon Coast', 'OR', 44.6, -124.05, 180, false),
  us('San Juan Islands', 'WA', 48.53, -123, 30, true),
  us('Olympic Peninsula', 'WA', 47.8, -123.9, 80, true),
  us('Grand Canyon', 'AZ', 36.1069, -112.1129, 45, true),
  us('Zion', 'UT', 37.2982, -113.0263, 30, true, ['Zion National Park']),
  us('Martha\u2019s Vineyard', 'MA', 41.3805, -70.6455, 18, true),
  us('Nantucket Island', 'MA', 41.2835, -70.0995, 14, true),
  us('The Hamptons', 'NY', 40.93, -72.3, 40, false, ['Hamptons']),
  us('Hilton Head', 'SC', 32.2163, -80.7526, 14, true, ['Hilton Head Island']),
  us('Lake Michigan', null, 43.45, -87.22, 200, true),
  us('Lake Powell', 'UT', 37.07, -111.24, 60, true),
  abroad('Tuscany', 'IT', 43.42, 11.15, 90, false, ['Toscana']),
  abroad('Lake Como', 'IT', 46, 9.26, 25, true, ['Lago di Como']),
  abroad('Amalfi Coast', 'IT', 40.634, 14.602, 25, false),
  abroad('Provence', 'FR', 43.87, 5.15, 80, false),
  abroad('French Riviera', 'FR', 43.55, 7.02, 60, false, ["Cote d'Azur"]),
  abroad('Algarve', 'PT', 37.12, -8.35, 70, false),
  abroad('Lofoten', 'NO', 68.15, 14, 70, true, ['Lofoten Islands']),
  abroad('Cotswolds', 'GB', 51.85, -1.8, 40, true, ['The Cotswolds']),
  abroad('Scottish Highlands', 'GB', 57.25, -4.5, 100, false, ['Highlands']),
  abroad('Lake District', 'GB', 54.4609, -3.0886, 30, true),
  abroad('Santorini', 'GR', 36.42, 25.43, 12, true),
  abroad('Bali', 'ID', -8.4095, 115.1889, 55, true),
  abroad('Riviera Maya', 'MX', 20.5, -87.2, 60, false),
  abroad('Costa Brava', 'ES', 41.9, 3.15, 60, false),
  abroad('Mallorca', 'ES', 39.6953, 3.0176, 45, true, ['Majorca']),
];

/** Resort towns that people mean although a larger town has the name: `name|state`, or `name|` and the country. */
const RESORTS = new Set([
  'vail|CO',
  'breckenridge|CO',
  'aspen|CO',
  'telluride|CO',
  'park city|UT',
  'moab|UT',
  'leavenworth|WA',
  'stowe|VT',
  'sedona|AZ',
  'bar harbor|ME',
  'destin|FL',
  'gatlinburg|TN',
  'whitefish|MT',
  'jackson|WY',
  'taos|NM',
  'key west|FL',
  'nags head|NC',
  'sisters|OR',
  'bend|OR',
  'mammoth lakes|CA',
  'carmel by the sea|CA',
  'galena|IL',
  'woodstock|VT',
  'whistler|BC',
  'banff|AB',
]);
const RESORTS_ABROAD = new Set([
  'queenstown|NZ',
  'tulum|MX',
  'ubud|ID',
  'byron bay|AU',
  'como|IT',
  'zermatt|CH',
  'reine|NO',
]);

/** True for a town (`name|state`, normalised) that is better known than its size says. */
export function isResort(key: string, country: string): boolean {
  return RESORTS.has(key) || (key.endsWith('|') && RESORTS_ABROAD.has(`${key}${country}`));
}
