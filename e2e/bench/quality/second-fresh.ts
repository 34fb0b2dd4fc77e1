/** More queries that nothing was changed for, written after the seventh round was mended and before they were run. */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bedrooms, beach, costsBetween, flat, has, hut, inCountry, inRegion, inState } = rules;
const { lake, looksAt, mountain, near, ofType, one, pets, ski, sleeps, stay, toDo, water } = rules;
const { takesPets, not } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const week = [2, 3, 4, 5, 6, 7];
const weekend = [2, 3, 4];

/** Queries by kind. */
export function secondFreshQueries(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (part: number): Home | undefined => homes[Math.floor(homes.length * part)];
  return {
    'place, exact': [
      ['tahoe vista', to(39.24, -120.05)],
      ['SISTERS OREGON', to(44.29, -121.55)],
      ['Pawleys Island', to(33.43, -79.12)],
      ['Sturgeon Bay, WI', to(44.83, -87.38)],
      ['Lahaina', to(20.87, -156.68)],
      ['wimberley', to(30.0, -98.1)],
    ],
    'place, misspelt': [
      ['steamboat sprngs', to(40.48, -106.83)],
      ['pigeon fordge', to(35.79, -83.55)],
      ['bar harbour maine', to(44.39, -68.2)],
      ['siesta kee', to(27.27, -82.55)],
      ['kawai', inRegion('Kauai')],
      ['lake of the ozraks', inRegion('Lake of the Ozarks')],
    ],
    'home number or name': [
      [`${named(0.27)?.objectID}`, one(named(0.27)?.objectID)],
      [`rental id ${named(0.49)?.objectID}`, one(named(0.49)?.objectID)],
      [`how much is ${named(0.72)?.objectID}`, one(named(0.72)?.objectID)],
      [`${named(0.91)?.Headline} reviews`, ({ Headline }) => Headline === named(0.91)?.Headline],
    ],
    abbreviation: [
      ['ECP', to(30.36, -85.8)],
      ['SRQ airport', to(27.4, -82.55)],
      ['HHI', inRegion('Hilton Head')],
      ['Mass.', inState('Massachusetts')],
      ['FLA keys', inRegion('Florida Keys')],
      ['CO ski condo', all(ski, ofType('Condo'), inState('Colorado'))],
      ['PCB', to(30.18, -85.8)],
      ['Lk George NY', to(43.43, -73.71)],
    ],
    'natural language': [
      [
        'is there anything in gulf shores for 8 people with a pool under 350',
        all(sleeps(8), has('Pool'), under(350), inRegion('Gulf Shores')),
      ],
      [
        'we want a farmhouse with a fire pit in the catskills',
        all(ofType('Farmhouse'), has('Fire Pit'), inRegion('Catskills')),
      ],
      [
        'a beach bungalow where my two dogs are welcome in folly beach',
        all(ofType('Bungalow'), takesPets(2), to(32.66, -79.94)),
      ],
      [
        'need a crib and a high chair, hilton head condo',
        all(ofType('Condo'), has('Crib', 'High Chair'), inRegion('Hilton Head')),
      ],
      [
        'house near the slopes in park city with a hot tub, no pets',
        all(ski, has('Hot Tub'), access('No Pets Allowed'), to(40.65, -111.5)),
      ],
      ['place to see red rocks from the hot tub', all(looksAt('Red Rock View'), has('Hot Tub'))],
      ['ranch house for horseback riding', all(ofType('Ranch house'), toDo('Horseback Riding'))],
      ['lakefront home but not in missouri', all(at('Lakefront'), not(inState('Missouri')))],
      [
        'cabin in the smokies except pigeon forge',
        all(hut, inRegion('Great Smoky Mountains'), ({ City }) => City !== 'Pigeon Forge'),
      ],
      [
        'stay somewhere with an outdoor shower near the ocean',
        all(has('Outdoor Shower'), any(beach, looksAt('Ocean View'))),
      ],
      ['my mother in law cannot do steps, cape may', all(access('Step-Free Entrance'), to(38.94, -74.91))],
      ['what do you have in vermont for leaf peeping with a fireplace', all(has('Fireplace'), inState('Vermont'))],
      ['airbnb style loft in new orleans', all(ofType('Loft'), to(29.95, -90.07))],
      ['cheap cabin for two near moab', all(sleeps(2), to(38.57, -109.55))],
      [
        'villa in tuscany with a pool for a wedding party of 14',
        all(ofType('Villa'), has('Pool'), sleeps(14), inRegion('Tuscany')),
      ],
      [
        'two bathrooms at least, sleeps 6, orange beach',
        all(sleeps(6), ({ Bathrooms }) => Bathrooms >= 2, to(30.29, -87.57)),
      ],
      [
        'we are driving an electric car, need charging, big sur',
        all(has('EV Charger'), inRegion('Big Sur and Monterey')),
      ],
      ['scuba diving trip for 4 in the keys', all(sleeps(4), inRegion('Florida Keys'))],
      ['modern house in joshua tree with stargazing', all(ofType('Modern home'), to(34.13, -116.31))],
      ['mountain bike trip bend 3 bedrooms garage', all(bedrooms(3), to(44.06, -121.31))],
      ['sauna and cold plunge in the poconos', all(has('Sauna'), inRegion('Poconos'))],
      ['kid friendly beach condo with elevator', all(ofType('Condo'), beach, access('Elevator'))],
    ],
    'ZIP, street address': [
      ['96161', to(39.33, -120.18)],
      ['1200 Ocean Dr #5, Nags Head NC 27959', to(35.96, -75.62)],
      ['Main St, Breckenridge', to(39.48, -106.04)],
      ['25.09,-80.44', to(25.09, -80.44)],
      ['zip 29928', inRegion('Hilton Head')],
      ['apt 2, 40 king street, charleston sc', to(32.78, -79.93)],
    ],
    'state, region or country': [
      ['minnesota lakes', inState('Minnesota')],
      ['Teton County', to(43.48, -110.76)],
      ['sea islands', inState('South Carolina', 'Georgia')],
      ['the ozarks', inRegion('Lake of the Ozarks')],
      ['south of france', inCountry('France')],
      ['new england coast', inState('Massachusetts', 'Maine', 'New Hampshire', 'Rhode Island', 'Connecticut')],
      ['Dare County NC', inRegion('Outer Banks')],
      ['wasatch', inState('Utah')],
    ],
    vague: [
      ['waterfall', () => true],
      ['sunset views', looksAt('Sunset View')],
      ['king bed', () => true],
      ['ski trip for 10', all(ski, sleeps(10))],
      ['bring the whole family and the dog', pets],
      ['desert', any(looksAt('Desert View'), inRegion('Joshua Tree', 'Palm Springs', 'Moab', 'Sedona'))],
      ['🏊 🌴 florida', all(has('Pool'), inState('Florida'))],
      ['somewhere with snow at christmas', any(ski, mountain)],
      ['beach but not florida', all(beach, not(inState('Florida')))],
      ['boat dock', any(at('Private Dock'), water)],
    ],
    'not English': [
      ['Haus am See mit Hund in Minnesota', all(lake, pets, inState('Minnesota'))],
      ['günstige Wohnung in New Orleans', all(flat, to(29.95, -90.07))],
      ['casa en el bosque con chimenea', all(at('Wooded'), has('Fireplace'))],
      ['cabane dans les arbres', ofType('Treehouse')],
      ['maison à Hawaï pour 6', all(sleeps(6), inState('Hawaii'))],
      ['casa perto da praia para 4 pessoas na Flórida', all(beach, sleeps(4), inState('Florida'))],
      ['appartamento a Key West per due', all(sleeps(2), to(24.55, -81.78))],
      ['グランドキャニオン', to(36.06, -112.14)],
      ['strandhuis met jacuzzi in Californië', all(beach, has('Hot Tub'), inState('California'))],
      ['Californie du Sud', all(inState('California'), ({ _geoloc }) => _geoloc.lat < 36)],
    ],
    landmark: [
      ['clingmans dome', to(35.56, -83.5)],
      ['mammoth mountain', to(37.63, -119.03)],
      ['tail of the dragon', to(35.5, -83.95)],
      ['sea world orlando', to(28.41, -81.46)],
      ['near the french quarter', to(29.96, -90.06)],
      ['emerald bay', inRegion('Lake Tahoe')],
      ['haystack rock', to(45.88, -123.97)],
      ['luray caverns', to(38.66, -78.48)],
    ],
    'with dates': [
      ['easter weekend gulf shores', all(inRegion('Gulf Shores'), stay('2027-03-25', '2027-03-31', ...weekend))],
      ['jan 8-11 stowe', all(to(44.47, -72.69), stay('2027-01-08', '2027-01-11', 3))],
      [
        'new years in breckenridge for 6',
        all(sleeps(6), to(39.48, -106.04), stay('2026-12-28', '2027-01-04', ...week)),
      ],
      ['first week of august outer banks', all(inRegion('Outer Banks'), stay('2027-07-31', '2027-08-09', ...week))],
      ['7/17-7/24 cape cod 3br', all(bedrooms(3), inRegion('Cape Cod'), stay('2027-07-17', '2027-07-24', 7))],
      [
        'columbus day weekend white mountains',
        all(inRegion('White Mountains'), stay('2027-10-07', '2027-10-13', ...weekend)),
      ],
      ['vom 3. bis 10. Juli auf Maui', all(inRegion('Maui'), stay('2027-07-03', '2027-07-10', 7))],
      ['a long weekend in may in sedona', all(to(34.87, -111.76), stay('2027-04-30', '2027-06-02', 3, 4))],
    ],
    'mixed or half typed': [
      ['galveston, beachfront, 3+ bedrooms, $400 max', all(at('Oceanfront'), bedrooms(3), under(400), to(29.3, -94.8))],
      ['chalet w/ sauna + fireplace whistler', all(has('Sauna', 'Fireplace'), inRegion('Whistler'))],
      ['traverse ci', to(44.76, -85.62)],
      ['lk tahoe cabn dogs ok htub', all(hut, pets, has('Hot Tub'), inRegion('Lake Tahoe'))],
      ['savannah/tybee pool', all(has('Pool'), inRegion('Savannah and Tybee'))],
    ],
  };
}
