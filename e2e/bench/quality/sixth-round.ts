/**
 * Queries of a sixth round, written after the failures of the fourth and fifth were mended and before they were run.
 * This file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, bedrooms, beach, costsBetween, flat, has, hut, inCountry, inRegion } = rules;
const { inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, toDo, warm, water } = rules;
const { takesPets } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const week = [2, 3, 4, 5, 6, 7];
const weekend = [2, 3, 4];

/** Queries by kind. */
export function sixthRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (part: number): Home | undefined => homes[Math.floor(homes.length * part)];
  return {
    'place, misspelt': [
      ['wimberly tx', to(29.99, -98.1)],
      ['incline vilage', to(39.25, -119.97)],
      ['nags hed north carolina', to(35.96, -75.62)],
      ['provance france', inRegion('Provence')],
      ['shenendoah', inRegion('Shenandoah')],
      ['catskils ny', inRegion('Catskills')],
      ['gatlingburg cabins', all(hut, to(35.71, -83.51))],
      ['isle of plams', to(32.79, -79.77)],
      ['tulom mexico', to(20.21, -87.46)],
      ['friday harbour wa', to(48.53, -123.02)],
    ],
    'home number or name': [
      [`nr ${named(0.19)?.objectID}`, one(named(0.19)?.objectID)],
      [`HOME ${named(0.39)?.objectID}!!`, one(named(0.39)?.objectID)],
      [`my friend stayed in ${named(0.59)?.objectID}`, one(named(0.59)?.objectID)],
      [
        `${named(0.79)?.Headline.split(',')[0]}`,
        ({ Headline }) => Headline.startsWith(named(0.79)?.Headline.split(',')[0] ?? '?'),
      ],
      [`house ${named(0.64)?.objectID} ${named(0.64)?.State ?? ''}`, one(named(0.64)?.objectID)],
    ],
    abbreviation: [
      ['MCO', to(28.43, -81.31)],
      ['CHS', to(32.9, -80.04)],
      ['HHH', to(32.22, -80.7)],
      ['GSMNP cabin', all(hut, inRegion('Great Smoky Mountains'))],
      ['RMNP', to(40.34, -105.68)],
      ['ft worth', () => false],
      ['gulf shrs 3br bch frnt', all(bedrooms(3), beach, inRegion('Gulf Shores'))],
      ['lk tahoe 4bd htub', all(bedrooms(4), has('Hot Tub'), inRegion('Lake Tahoe'))],
      ['mtn cabins w/ht nr bryson city', all(hut, has('Hot Tub'), to(35.43, -83.45))],
      ['VT ski condo slps 4', all(ski, ofType('Condo'), sleeps(4), inState('Vermont'))],
      ['TVC', to(44.74, -85.58)],
      ['St Rémy', to(43.79, 4.83)],
      ['PHL beaches', inRegion('Jersey Shore')],
    ],
    'natural language': [
      [
        'hi there, we would love a lakefront cabin with a canoe for our family of 5',
        all(at('Lakefront'), has('Kayaks'), sleeps(5)),
      ],
      [
        'where should two couples stay in napa with a pool under $600',
        all(sleeps(4), has('Pool'), under(600), inRegion('Sonoma and Napa')),
      ],
      ["i'm bringing my mom who can't climb stairs, santa fe, fireplace", all(has('Fireplace'), to(35.69, -105.94))],
      [
        'oceanview condo maui 2 bedroom 2 bath with ac and parking',
        all(
          ofType('Condo'),
          looksAt('Ocean View'),
          bedrooms(2),
          bathrooms(2),
          has('Air Conditioning', 'Free Parking'),
          inRegion('Maui'),
        ),
      ],
      ['affordable family beach house close to orlando', to(28.54, -81.38)],
      ['secluded treehouse for a romantic weekend', all(ofType('Treehouse'), at('Secluded'))],
      [
        '3 bedroom house in sedona with red rock views and hot tub',
        all(bedrooms(3), looksAt('Red Rock View'), has('Hot Tub'), to(34.87, -111.76)),
      ],
      [
        'cabin for a group of 12 near pigeon forge with game room and hot tub',
        all(sleeps(12), has('Game Room', 'Hot Tub'), to(35.79, -83.55)),
      ],
      ['house w pool in palm springs that allows 2 dogs', all(has('Pool'), takesPets(2), to(33.83, -116.55))],
      [
        'ski chalet for 8 in stowe, fireplace and sauna if possible',
        all(sleeps(8), has('Fireplace'), to(44.47, -72.69)),
      ],
      [
        'somewhere in the blue ridge mountains with a firepit and mountain view',
        all(has('Fire Pit'), looksAt('Mountain View'), inRegion('Asheville and Blue Ridge', 'Shenandoah')),
      ],
      ['oceanfront home on hatteras or nags head for 14', all(at('Oceanfront'), sleeps(14), inRegion('Outer Banks'))],
      ['we have a baby, need crib, washer and dryer, cape may', all(has('Crib', 'Washer', 'Dryer'), to(38.94, -74.91))],
      [
        'pet friendly condo destin beachfront not more than 350',
        all(pets, ofType('Condo'), at('Oceanfront'), under(350), to(30.39, -86.5)),
      ],
      [
        'farmhouse in texas hill country with stargazing',
        all(ofType('Farmhouse', 'Ranch house'), inRegion('Texas Hill Country')),
      ],
      ['loft in downtown new orleans close to restaurants', all(ofType('Loft'), to(29.95, -90.07))],
      ['house for remote work near denver with fast wifi', all(has('Wi-Fi'), to(39.74, -104.99))],
      ['kid friendly cabin with bunk beds and a playground near branson', to(36.64, -93.22)],
      [
        'lodge with sauna and mountain view whistler',
        all(has('Sauna'), looksAt('Mountain View'), inRegion('Whistler')),
      ],
      [
        'quiet countryside cottage in the cotswolds with a garden for my parents and me',
        all(ofType('Cottage'), sleeps(3), inRegion('Cotswolds')),
      ],
      ['biking trip, 4 friends, moab, garage for bikes', all(sleeps(4), to(38.57, -109.55))],
      [
        'no dogs please, my kid is allergic, outer banks 5 bedrooms',
        all(access('No Pets Allowed'), bedrooms(5), inRegion('Outer Banks')),
      ],
      [
        'anything in europe with a pool for 6',
        all(
          has('Pool'),
          sleeps(6),
          inCountry('Italy', 'France', 'Portugal', 'Greece', 'Monaco', 'United Kingdom', 'Norway'),
        ),
      ],
      [
        'beachside bungalow in hawaii for two under 300 dollars a night',
        all(ofType('Bungalow'), sleeps(2), under(300), inState('Hawaii')),
      ],
      [
        'is there a place with elevator in galveston that sleeps ten',
        all(access('Elevator'), sleeps(10), to(29.3, -94.8)),
      ],
      ['a-frame with fireplace in upstate ny', all(ofType('A-frame'), has('Fireplace'), inState('New York'))],
      [
        'big cabin with a view, broken bow, hot tub, fire pit, pet friendly',
        all(has('Hot Tub', 'Fire Pit'), pets, inRegion('Broken Bow')),
      ],
      [
        'want to see whales from the house, oregon',
        all(inState('Oregon'), any(toDo('Whale Watching'), looksAt('Ocean View'))),
      ],
      [
        'townhouse in park city walking distance to main street with garage',
        all(ofType('Townhouse'), to(40.65, -111.5)),
      ],
      [
        'fishing cabin with dock, lake of the ozarks, 3 or 4 bedrooms',
        all(at('Private Dock'), bedrooms(3), inRegion('Lake of the Ozarks')),
      ],
      [
        'winery views in sonoma for a girls weekend, 6 of us',
        all(sleeps(6), looksAt('Vineyard View'), inRegion('Sonoma and Napa')),
      ],
    ],
    'ZIP, street address': [
      ['near zip 28803', to(35.6, -82.55)],
      ['32541 sleeps 8', all(sleeps(8), to(30.39, -86.5))],
      ['1001 Lakeview Dr, South Lake Tahoe, CA 96150', to(38.94, -119.98)],
      ['Rue Grimaldi 5 Monaco', inCountry('Monaco')],
      ['92262', to(33.83, -116.55)],
    ],
    'state, region or country': [
      ['somewhere in montana', inState('Montana')],
      ['coastal maine', inState('Maine')],
      ['low country', inRegion('Hilton Head', 'Charleston', 'Savannah and Tybee')],
      ['usa hawaii maui', inRegion('Maui')],
      ['norway fjords', inCountry('Norway')],
      ['tenn.', inState('Tennessee')],
      ['western north carolina mountains', all(inState('North Carolina'), ({ _geoloc }) => _geoloc.lng < -80)],
      ['texas beaches', inRegion('Galveston', 'Port Aransas')],
      ['eastern shore alabama', all(inState('Alabama'))],
    ],
    vague: [
      ['cabin in the woods', all(hut, at('Wooded'))],
      ['warm beach in february', all(warm, beach)],
      ['pools', has('Pool')],
      ['good for kids', () => true],
      ['ski in', at('Ski-In/Ski-Out')],
      ['private beach house with dock', all(ofType('Beach house'), any(at('Private Dock'), beach))],
      ['1 bedroom', bedrooms(1)],
      ['sleeps 16', sleeps(16)],
      ['4 bedrooms hot tub pool', all(bedrooms(4), has('Hot Tub', 'Pool'))],
      ['stargazing', any(toDo('Stargazing'), at('Dark Sky'))],
      ['kayak fishing', any(toDo('Kayaking', 'Fishing'), has('Kayaks'))],
      ['walkable', at('Walk to Restaurants')],
      ['electric vehicle charging', has('EV Charger')],
      ['step free shower', access('Walk-In Shower')],
      ['surfing', toDo('Surfing')],
      ['by the lake with a fireplace', all(lake, has('Fireplace'))],
      ['modern', ofType('Modern home')],
    ],
    'not English': [
      ['Ferienwohnung Stowe Vermont Skiurlaub', to(44.47, -72.69)],
      ['Hausboot oder Haus am Wasser in Florida', all(water, inState('Florida'))],
      ['Wir sind 6 Personen und suchen ein Haus mit Pool in Texas', all(sleeps(6), has('Pool'), inState('Texas'))],
      ['Urlaub mit Hund in den Bergen', all(pets, mountain)],
      ['chalet avec sauna pour 8 à whistler', all(has('Sauna'), sleeps(8), inRegion('Whistler'))],
      ['location maison bord de mer caroline du nord', all(sea, inState('North Carolina'))],
      ['nous sommes 4 adultes et 2 enfants, piscine, floride', all(sleeps(6), has('Pool'), inState('Florida'))],
      ['casa con piscina y asador para 12 personas en texas', all(has('Pool', 'Grill'), sleeps(12), inState('Texas'))],
      ['busco cabaña barata cerca de asheville', all(hut, to(35.6, -82.55))],
      ['apartamento con ascensor en el centro de savannah', all(access('Elevator'), to(32.08, -81.09))],
      ['somos 5 y un perro, lago tahoe', all(sleeps(5), pets, inRegion('Lake Tahoe'))],
      ['casa de campo com lareira na toscana', all(has('Fireplace'), inRegion('Tuscany'))],
      ['chalé com banheira de hidromassagem em gatlinburg', all(hut, has('Hot Tub'), to(35.71, -83.51))],
      ['appartamento con vista mare per 4 alle hawaii', all(flat, looksAt('Ocean View'), sleeps(4), inState('Hawaii'))],
      ['rifugio in montagna con sauna per 6 persone', all(hut, mountain, has('Sauna'), sleeps(6))],
      ['Nouveau-Mexique', inState('New Mexico')],
      ['Carolina del Norte', inState('North Carolina')],
      ['Neuseeland', inCountry('New Zealand')],
    ],
    landmark: [
      ['everglades national park', to(25.29, -80.9)],
      ['mt washington nh', to(44.27, -71.3)],
      ['near lsu', to(30.41, -91.18)],
      ['dartmouth college', to(43.7, -72.29)],
      ['penn state', () => false],
      ['middlebury college', to(44.01, -73.18)],
      ['ole miss', () => false],
      ['appalachian state', to(36.21, -81.68)],
      ['sugarbush ski', to(44.14, -72.9)],
      ['snowmass', to(39.21, -106.95)],
      ['windham mountain', to(42.29, -74.26)],
      ['cataloochee', to(35.56, -83.09)],
      ['bretton woods', to(44.26, -71.44)],
      ['arapahoe basin', to(39.64, -105.87)],
      ['grand targhee', to(43.79, -110.96)],
      ['boyne mountain', to(45.16, -84.93)],
      ['keuka lake', to(42.5, -77.13)],
      ['lake lure', to(35.43, -82.21)],
      ['lake chelan', to(47.84, -120.02)],
      ['donner lake', to(39.32, -120.28)],
      ['lake champlain', to(44.5, -73.3)],
      ['natural bridge caverns', to(29.69, -98.34)],
      ['space center houston', to(29.55, -95.1)],
      ['audubon zoo', to(29.93, -90.13)],
      ['knoebels', to(40.88, -76.5)],
      ['six flags fiesta texas', to(29.6, -98.61)],
      ['nascar bristol', to(36.52, -82.26)],
      ['levis stadium', to(37.4, -121.97)],
      ['tampa bay buccaneers stadium', to(27.98, -82.5)],
      ['hotel del golf pebble beach', to(36.57, -121.95)],
      ['rio grande gorge', to(36.48, -105.73)],
      ['bandelier national monument', to(35.78, -106.27)],
      ['isle of skye', to(57.3, -6.2)],
      ['cinque terre', to(44.13, 9.7)],
      ['avignon festival', to(43.95, 4.81)],
      ['xcaret', to(20.58, -87.12)],
      ['key west butterfly conservatory duval street', to(24.55, -81.8)],
      ['dry tortugas ferry', to(24.56, -81.79)],
      ['jockeys ridge', to(35.96, -75.63)],
      ['angel oak charleston', to(32.72, -80.08)],
    ],
    'with dates': [
      ['july 4 2027 week destin', all(to(30.39, -86.5), stay('2027-06-26', '2027-07-12', ...week))],
      ['from 12/26 until 12/30 gatlinburg cabin', all(hut, to(35.71, -83.51), stay('2026-12-26', '2026-12-30', 4))],
      ['3 day weekend in march, new orleans', all(to(29.95, -90.07), stay('2027-03-01', '2027-04-02', 2, 3))],
      [
        'week of june 14 cape cod 4br',
        all(bedrooms(4), inRegion('Cape Cod'), stay('2027-06-11', '2027-06-24', ...week)),
      ],
      ['last weekend of september traverse city', all(to(44.76, -85.62), stay('2027-09-23', '2027-09-29', ...weekend))],
      ['feb 12 - feb 15 2027 park city for 6', all(sleeps(6), to(40.65, -111.5), stay('2027-02-12', '2027-02-15', 3))],
      ['end of may big bear or tahoe', all(inRegion('Lake Tahoe'), stay('2027-05-20', '2027-06-02', ...week))],
      ['15.07.2027 bis 22.07.2027 toskana', all(inRegion('Tuscany'), stay('2027-07-15', '2027-07-22', 7))],
      ['semana santa en galveston', all(to(29.3, -94.8), stay('2027-03-20', '2027-04-04', ...week))],
      [
        'a month in winter in florida keys',
        all(inRegion('Florida Keys'), stay('2026-12-01', '2027-03-31', 28, 30, 31)),
      ],
      ['next friday to sunday savannah', to(32.08, -81.09)],
      [
        'august 7-14 or 14-21 outer banks sleeps 12',
        all(sleeps(12), inRegion('Outer Banks'), stay('2027-08-07', '2027-08-21', 7)),
      ],
      [
        'second weekend of october stowe leaf peeping',
        all(to(44.47, -72.69), stay('2027-10-07', '2027-10-12', ...weekend)),
      ],
      ['juneteenth weekend galveston', all(to(29.3, -94.8), stay('2027-06-16', '2027-06-22', ...weekend))],
      ['5 days in late april moab', all(to(38.57, -109.55), stay('2027-04-18', '2027-05-02', 5))],
      ['december 2026 breckenridge', all(to(39.48, -106.04), stay('2026-12-01', '2027-01-02', ...week))],
    ],
    'mixed or half typed': [
      ['cabn w hottub smokys', all(hut, has('Hot Tub'), inRegion('Great Smoky Mountains'))],
      ['need place asap big bear this wknd', to(34.24, -116.91)],
      ['kauai princevil', to(22.22, -159.48)],
      ['cottages/cabins door county', all(any(hut, ofType('Cottage')), inRegion('Door County'))],
      ['2bd/2ba hilton head oceanfront', all(bedrooms(2), bathrooms(2), at('Oceanfront'), inRegion('Hilton Head'))],
      ['$$ cheap $$ beach alabama', all(beach, inState('Alabama'))],
      ['pool, pool, pool scottsdale', to(33.49, -111.92)],
      ['lake placid or saranac lake cabin dog ok', all(hut, pets, inRegion('Adirondacks'))],
      ['beech house with pool folly beach', all(has('Pool'), to(32.66, -79.94))],
    ],
  };
}
