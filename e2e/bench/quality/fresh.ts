/**
 * Queries that nothing was ever changed for: their score is the honest one. Whoever looks into a failure of this file
 * moves the query to a round.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bedrooms, beach, costsBetween, every, has, hut, inCountry, inRegion, inState } = rules;
const { lake, looksAt, mountain, near, ofType, one, pets, ski, sleeps, stay, toDo, warm } = rules;

/** Queries by kind. */
export function freshQueries(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (part: number): Home | undefined => homes[Math.floor(homes.length * part)];
  return {
    'place, exact': [
      ['corolla north carolina', to(36.38, -75.83)],
      ['taos ski valley', to(36.6, -105.45)],
      ['incline village nevada', to(39.25, -119.97)],
      ['marathon florida', to(24.71, -81.09)],
    ],
    'place, misspelt': [
      ['teluride', to(37.94, -107.81)],
      ['chattam cape cod', to(41.68, -69.96)],
      ['white fish montana', to(48.41, -114.34)],
      ['lake tahoo ca', inRegion('Lake Tahoe')],
    ],
    'home number or name': [
      [`home number ${named(0.13)?.objectID}`, one(named(0.13)?.objectID)],
      [`${named(0.47)?.Headline.toLowerCase()} please`, ({ Headline }) => Headline === named(0.47)?.Headline],
      [`roost ${named(0.77)?.objectID}`, one(named(0.77)?.objectID)],
    ],
    abbreviation: [
      ['Fla.', inState('Florida')],
      ['NoLa', to(29.95, -90.07)],
      ['SAT', to(29.53, -98.47)],
      ['Mt. Washington NH', to(44.27, -71.3)],
      ['PC Utah', to(40.65, -111.5)],
    ],
    'natural language': [
      ['we are 4 friends who want to ski in aspen', all(sleeps(4), to(39.19, -106.82))],
      ['cottage by the sea in maine where dogs are allowed', all(ofType('Cottage'), pets, inState('Maine'))],
      [
        'house with a big kitchen and a grill near lake of the ozarks',
        all(has('Grill'), inRegion('Lake of the Ozarks')),
      ],
      ['5 bedrooms, pool, hot tub, kissimmee', to(28.29, -81.41)],
      ['a quiet cabin with no wifi worries in vermont', all(ofType('Cabin'), inState('Vermont'))],
      [
        'modern condo in new orleans with parking under $250',
        all(ofType('Condo'), has('Free Parking'), to(29.95, -90.07), costsBetween(0, 250)),
      ],
      ['lake como villa with lake view', all(ofType('Villa'), looksAt('Lake View'), inRegion('Lake Como'))],
      ['a-frame near leavenworth with hot tub', all(ofType('A-frame'), has('Hot Tub'), to(47.6, -120.66))],
      ['house near the beach on kauai for a family of 4', all(sleeps(4), beach, inRegion('Kauai'))],
      ['ski condo park city walk to lifts sleeps 8', all(ofType('Condo'), ski, sleeps(8), to(40.65, -111.5))],
      [
        'accessible beach condo with elevator in gulf shores',
        all(ofType('Condo'), access('Elevator'), inRegion('Gulf Shores')),
      ],
      [
        'somewhere with a sauna and a fireplace for two in the adirondacks',
        all(has('Sauna', 'Fireplace'), sleeps(2), inRegion('Adirondacks')),
      ],
      ['wine country house with pool and vineyard view', all(has('Pool'), looksAt('Vineyard View'))],
      ['stone cottage in the cotswolds with log fire', all(ofType('Cottage'), has('Fireplace'), inRegion('Cotswolds'))],
      [
        'mountain house for 12 with game room and hot tub in north carolina',
        all(sleeps(12), has('Game Room', 'Hot Tub'), inState('North Carolina')),
      ],
      ['kayaks included, lakefront, new hampshire', all(has('Kayaks'), inState('New Hampshire'))],
      ['desert house joshua tree stargazing hot tub', all(has('Hot Tub'), to(34.13, -116.31))],
      [
        'remote workers house with desk and fast internet near denver',
        all(has('Dedicated Workspace', 'Wi-Fi'), to(39.74, -104.99)),
      ],
      ['anything with a dock in the florida keys', all(at('Private Dock'), inRegion('Florida Keys'))],
      [
        'dog friendly adobe in santa fe with fireplace',
        all(pets, ofType('Adobe house'), has('Fireplace'), to(35.69, -105.94)),
      ],
      ['tybee beach bungalow 3 bedrooms pets', all(pets, ofType('Bungalow'), bedrooms(3), to(32.0, -80.85))],
      ['cheap cabin with fireplace black hills', all(ofType('Cabin'), has('Fireplace'), inRegion('Black Hills'))],
    ],
    'ZIP, street address': [
      ['28801', to(35.6, -82.55)],
      ['02633', to(41.68, -69.96)],
      ['15 Main Street, Jackson, Wyoming', to(43.48, -110.76)],
      ['300 Bourbon St New Orleans', to(29.95, -90.07)],
    ],
    'state, region or country': [
      ['the Carolinas', inState('North Carolina', 'South Carolina')],
      ['Georgia USA', inState('Georgia')],
      ['Hudson Valley', to(41.9, -73.95)],
      ['Scotland highlands', inRegion('Scottish Highlands')],
      ['northern michigan', inState('Michigan')],
    ],
    vague: [
      ['lakeside retreat', lake],
      ['cozy cabin with fireplace', all(hut, has('Fireplace'))],
      ['surf', toDo('Surfing')],
      ['girls trip', every],
      ['somewhere sunny in january', warm],
      ['hot springs or hot tub', has('Hot Tub')],
      ['ev friendly', has('EV Charger')],
      ['ocean breeze', any(beach, at('Oceanside Bluff'), looksAt('Harbor View'))],
      ['mountain air', mountain],
      ['big group', sleeps(8)],
    ],
    'not English': [
      ['Ferienhaus mit Sauna und Kamin in Colorado', all(has('Sauna', 'Fireplace'), inState('Colorado'))],
      ['maison au bord du lac avec jacuzzi', all(lake, has('Hot Tub'))],
      ['departamento en Nueva Orleans para 4', all(sleeps(4), to(29.95, -90.07))],
      ['casa con vista sul mare in California', all(looksAt('Ocean View'), inState('California'))],
      ['huisje met hond in Noorwegen', all(pets, inCountry('Norway'))],
    ],
    landmark: [
      ['Delicate Arch', to(38.74, -109.5)],
      ['Cape Hatteras lighthouse', to(35.25, -75.53)],
      ['near universal studios orlando', to(28.47, -81.47)],
      ['Mammoth Hot Springs', to(44.98, -110.7)],
      ['Sleeping Bear Dunes', to(44.88, -86.06)],
    ],
    'with dates': [
      [
        'second week of july cape cod, 3 bedrooms',
        all(bedrooms(3), inRegion('Cape Cod'), stay('2027-07-07', '2027-07-16', 2, 3, 4, 5, 6, 7)),
      ],
      ['mlk weekend stowe', all(to(44.47, -72.69), stay('2027-01-14', '2027-01-20', 2, 3, 4))],
      [
        '3 nights in april in sedona with pool',
        all(has('Pool'), to(34.87, -111.76), stay('2027-04-01', '2027-05-02', 3)),
      ],
      [
        'october in asheville with mountain view',
        all(to(35.6, -82.55), looksAt('Mountain View'), stay('2027-10-01', '2027-11-02', 2, 3, 4, 5, 6, 7)),
      ],
      ['destin june 5 to june 12 for 10', all(sleeps(10), to(30.39, -86.5), stay('2027-06-05', '2027-06-12', 7))],
      ['big bear next weekend', to(34.24, -116.91)],
    ],
    'mixed or half typed': [
      ['breckenridg', to(39.48, -106.04)],
      ['cabin gatlin', all(ofType('Cabin'), to(35.71, -83.51))],
      ['POOL+HOTTUB scottsdale', all(has('Pool', 'Hot Tub'), to(33.49, -111.92))],
      ['beach house nc 6br', all(ofType('Beach house'), bedrooms(6), inState('North Carolina'))],
    ],
  };
}
