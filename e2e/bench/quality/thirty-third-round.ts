/**
 * Queries of a thirty-third round, the set "third sight": guests of many countries (long sentences, seven languages,
 * two mistakes in a name, addresses, sights), written with their rules before any was run. This file is long because it
 * is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import { makeRows } from './rows.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, costsBetween, flat, has, hut, inRegion, upTo } = rules;
const { inState, lake, looksAt, mountain, ofType, pets, sea, ski, sleeps, takesPets, toDo, warm, water, within } =
  rules;

const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const noStairs = any(access('Ground Floor Bedroom'), access('Step-Free Entrance'));
const slopes = at('Near Ski Lifts', 'Ski-In/Ski-Out');
const onSlopes = at('Ski-In/Ski-Out');
const quiet = at('Secluded', 'Quiet Road', 'Rural');

/** Queries by kind. */
export function thirtyThirdRound(homes: readonly Home[], today: string): QueryTable {
  const { name, near, number, points } = makeRows(homes, { first: 101, step: 173 });
  const { exactly, around, during, month, friday } = makeDays(today);
  return {
    'place, exact': points(
      ['Emerald Isle beach house rentals NC', 34.67, -76.95],
      ['somewhere in Truckee', 39.33, -120.18],
      ['Varenna', 46.01, 9.28],
      ['vacation rental Manchester Vermont', 43.16, -73.07],
      ['Pigeon Forge, Tennessee, United States', 35.79, -83.55],
      ['Fort Collins', 40.59, -105.08],
      ['Ubud town centre', -8.51, 115.26],
    ),
    'place, misspelt': points(
      ['gattlinberg tenesee', 35.71, -83.51],
      ['pidgeon fordge', 35.79, -83.55],
      ['brekenrige colarado', 39.48, -106.05],
      ['steem boat springs', 40.48, -106.83],
      ['hiltin hed iland', 32.18, -80.74],
      ['mirtle beech', 33.69, -78.89],
      ['ashvile nort carolina', 35.6, -82.55],
      ['tellaride co', 37.94, -107.81],
      ['chincotegue', 37.93, -75.38],
      ['lake taho californa', 39.1, -120.03],
      ['galvaston tejas', 29.3, -94.8],
      ['wistler canda', 50.12, -122.95],
      ['san torini grece', 36.4, 25.46],
      ['traverce citty', 44.76, -85.62],
      ['mamoth laks', 37.65, -118.97],
      ['freehold island wa', 48.53, -123.02],
      ['friday harber', 48.53, -123.02],
      ['sant augstine florida', 29.9, -81.31],
    ),
    'home number or name': [
      ...number(1, (id) => `can you find me home ${id} please`),
      ...number(2, (id) => `Nr. ${id}`),
      ...number(3, (id) => `is ${id} free over easter?`),
      ...name(4, (text) => `the house called ${text}`),
      ...name(5, (text) => text.replace(/(\w{4,})/, (word) => `${word.slice(0, -2)}${word.slice(-1)}`)),
    ],
    abbreviation: [
      ['SLC', near(40.76, -111.89)],
      ['PNW', inState('Washington', 'Oregon')],
      ['N. Myrtle', near(33.82, -78.68)],
      ['PCB', near(30.18, -85.81)],
      ['GSMNP', near(35.6, -83.5)],
      ['LOTO', inRegion('Lake of the Ozarks')],
      ['UP michigan', near(46.5, -87.4)],
      ['ME coast', inState('Maine')],
      ['DTW', near(42.21, -83.35)],
      ['JAC', near(43.6, -110.74)],
      ['W. Yellowstone', near(44.66, -111.1)],
      ['St. Pete FL', near(27.77, -82.64)],
      ['MYR airport', near(33.68, -78.93)],
      ['BC', near(50.12, -122.95)],
      ['NorCal', all(inState('California'), ({ _geoloc: { lat } }) => lat > 36)],
    ],
    'natural language': [
      [
        'We are 3 couples looking for a cabin with a hot tub, a fire pit and mountain views near Asheville for under $400 a night',
        near(35.6, -82.55, hut, has('Hot Tub', 'Fire Pit'), looksAt('Mountain View'), sleeps(6), upTo(400)),
      ],
      [
        'single story house for my elderly parents with a walk in shower near Sarasota',
        near(27.34, -82.53, noStairs, access('Walk-In Shower')),
      ],
      [
        'a house where the kids can swim and grandpa does not need to climb stairs, gulf shores',
        all(inRegion('Gulf Shores'), noStairs, any(has('Pool'), beach)),
      ],
      [
        'looking for something right on the beach in the outer banks that sleeps 14, has an elevator and a private pool',
        all(inRegion('Outer Banks'), at('Oceanfront', 'Near the Beach'), sleeps(14), access('Elevator'), has('Pool')),
      ],
      ['place to stay for a wedding at biltmore, 8 guests', near(35.54, -82.55, sleeps(8))],
      [
        'where can I go skiing with a hot tub and walk to restaurants for 6 adults',
        all(ski, has('Hot Tub'), at('Walk to Restaurants'), sleeps(6)),
      ],
      [
        'cheap cabin near a lake where i can fish and bring my dog in minnesota',
        all(inState('Minnesota'), hut, pets, any(lake, water)),
      ],
      [
        'I want to be within walking distance of the beach in Maui with a full kitchen and washer dryer',
        all(inRegion('Maui'), beach, has('Kitchen', 'Washer', 'Dryer')),
      ],
      [
        'secluded treehouse for our anniversary with hot tub not far from Broken Bow',
        near(34.03, -94.74, ofType('Treehouse'), has('Hot Tub')),
      ],
      [
        'four bedrooms and at least three bathrooms close to Park City with ski in ski out access',
        near(40.65, -111.5, bedrooms(4), bathrooms(3), onSlopes),
      ],
      [
        'no stairs, no pets, near the ocean, maine',
        all(inState('Maine'), noStairs, access('No Pets Allowed'), any(sea)),
      ],
      ['cabin without neighbours in the smokies', all(inRegion('Great Smoky Mountains'), hut, at('Secluded'))],
      ['nothing in a city, quiet farmhouse in tuscany for two families', all(inRegion('Tuscany'), ofType('Farmhouse'))],
      [
        'my husband wants golf and I want the beach, hilton head, 2 bedrooms',
        all(inRegion('Hilton Head'), bedrooms(2)),
      ],
      [
        'dog friendly cottage with fenced yard and fireplace near Traverse City under 250',
        near(44.76, -85.62, pets, ofType('Cottage'), has('Fireplace'), upTo(250)),
      ],
      [
        'bachelorette weekend for 10 girls in charleston with pool close to bars',
        near(32.78, -79.93, sleeps(10), has('Pool'), at('Walk to Restaurants', 'Downtown')),
      ],
      [
        'need ev charging and wifi good enough for video calls in sedona',
        near(34.87, -111.76, has('EV Charger', 'Wi-Fi')),
      ],
      [
        'we would love a place in the catskills with a sauna and a wood burning stove for a long weekend in january',
        all(inRegion('Catskills'), has('Sauna', 'Fireplace'), month('01', [3, 4])),
      ],
      [
        'rent a villa in provence with a pool for a family reunion of 12',
        all(inRegion('Provence'), has('Pool'), sleeps(12)),
      ],
      [
        'somewhere we can see the milky way, desert, with a pool, for 4',
        all(any(at('Dark Sky'), toDo('Stargazing')), looksAt('Desert View'), has('Pool'), sleeps(4)),
      ],
      [
        'is there anything under $150 a night near Acadia for two people in may',
        all(inRegion('Acadia'), upTo(150), month('05')),
      ],
      [
        'family with twins (18 months) need two cribs and a pool, kid safe, scottsdale or sedona',
        near(34.87, -111.76, has('Crib', 'Pool')),
      ],
      [
        'lake house on lake of the ozarks with dock for our boat and room for 16',
        all(inRegion('Lake of the Ozarks'), at('Private Dock', 'Lakefront', 'Near the Lake'), sleeps(16)),
      ],
      [
        'a place in savannah downtown where we can park for free',
        near(32.08, -81.09, at('Downtown'), has('Free Parking')),
      ],
      [
        'accessible condo for wheelchair user on the ground floor, Myrtle Beach, sea view',
        all(inRegion('Myrtle Beach'), access('Step-Free Entrance'), any(looksAt('Ocean View'), sea)),
      ],
      ['can i bring two cats to a house in santa fe', near(35.69, -105.94, takesPets(2))],
      [
        'moab, bend or sedona with a hot tub',
        any(
          near(38.57, -109.55, has('Hot Tub')),
          near(44.06, -121.31, has('Hot Tub')),
          near(34.87, -111.76, has('Hot Tub')),
        ),
      ],
      [
        'house with a piano and a view of the ocean in mendocino',
        all(inRegion('Mendocino Coast'), looksAt('Ocean View')),
      ],
      [
        'Our budget is 2000 dollars for a week in july in the poconos with a lake and game room',
        all(inRegion('Poconos'), has('Game Room'), lake, upTo(286), month('07', [7])),
      ],
      [
        'quiet place to finish my thesis, good desk, mountains, no tv needed',
        all(has('Dedicated Workspace'), mountain),
      ],
      ['adults only, hot tub, ocean view, oregon', all(inState('Oregon'), has('Hot Tub'), looksAt('Ocean View'))],
      [
        'beach within 5 minutes walk, 3 bedrooms, ac, cape cod',
        all(inRegion('Cape Cod'), beach, bedrooms(3), has('Air Conditioning')),
      ],
      [
        'chalet for 8 with fireplace and sauna near ski lifts in whistler or queenstown',
        any(
          near(50.12, -122.95, sleeps(8), has('Fireplace', 'Sauna'), slopes),
          near(-45.03, 168.66, sleeps(8), has('Fireplace', 'Sauna'), slopes),
        ),
      ],
    ],
    'ZIP, street address': points(
      ['84060', 40.65, -111.5],
      ['cabins near 37738', 35.71, -83.51],
      ['zip code 33040 with pool', 24.56, -81.78],
      ['29928-4420', 32.16, -80.75],
      ['145 Bridge St, Saugatuck, MI 49453', 42.66, -86.2],
      ['5500 W Gate Rd, Estes Park, Colorado', 40.38, -105.52],
      ['718 N Main Street Moab Utah', 38.58, -109.55],
      ['1 Hotel Street, Whitefish MT 59937', 48.41, -114.34],
      ['Piazza del Campo 1, 53100 Siena, Italia', 43.32, 11.33],
      ['12 rue de la République, 84000 Avignon, France', 43.95, 4.81],
      ['Rua 5 de Outubro 12, 8000-077 Faro', 37.02, -7.93],
      ['IV2 3JG', 57.48, -4.22],
      ['V0N 1B4', 50.12, -122.95],
      ['2206 Rt 28, Woodstock NY', 42.04, -74.12],
      ['34 Old Kings Hwy\nWellfleet, MA', 41.93, -70.03],
      ['90 Lake Street apt 3b burlington vt 05401', 44.48, -73.21],
    ),
    'state, region or country': [
      ['anywhere in montana', inState('Montana')],
      ['NC mountains', all(inState('North Carolina'), ({ _geoloc: { lng } }) => lng < -81)],
      [
        'gulf coast',
        any(inRegion('Gulf Shores', 'Destin and 30A', 'Galveston', 'Port Aransas', 'Anna Maria and Sarasota')),
      ],
      ['northern michigan', all(inState('Michigan'), ({ _geoloc: { lat } }) => lat > 44)],
      ['the berkshires', near(42.36, -73.28)],
      ['Bali, Indonesia', inRegion('Bali')],
      ['southwest utah', within(100, 37.1, -113.5)],
      ['Scotland', inRegion('Scottish Highlands')],
      ['texas hill country wineries', inRegion('Texas Hill Country')],
      ['eastern shore of maryland', near(38.78, -76.08)],
    ],
    vague: [
      ['somewhere snowy for christmas', all(any(ski, mountain), around('2026-12-25', 7, 7))],
      ['things to do for teenagers indoors', has('Game Room')],
      ['peace and quiet', quiet],
      ['toes in the sand', beach],
      ['wake up to mountains', any(mountain, looksAt('Mountain View'))],
      ['pool party house', has('Pool')],
      ['romantic cabin for two', hut],
      ['escape the cold', warm],
      ['board games and a fire', all(has('Fireplace'), any(has('Board Games'), has('Game Room')))],
      ['family friendly lake', lake],
    ],
    'not English': [
      [
        'Ferienwohnung mit Meerblick in Florida für 4 Personen',
        all(inState('Florida'), looksAt('Ocean View'), sleeps(4), flat),
      ],
      ['Blockhütte am See mit Kamin und Hund erlaubt', all(hut, lake, has('Fireplace'), pets)],
      [
        'Haus mit Pool in der Toskana vom 5. bis 12. Juni',
        all(inRegion('Tuscany'), has('Pool'), exactly('2027-06-05', '2027-06-12')),
      ],
      ['rollstuhlgerechtes Haus am Strand', all(access('Step-Free Entrance'), beach)],
      ['günstige Unterkunft in Key West über Ostern', near(24.56, -81.78, around('2027-03-28', 9, 9, '2027-03-27'))],
      ['casa con alberca en Tulum para 8 personas cerca de la playa', near(20.21, -87.46, has('Pool'), sleeps(8))],
      ['cabaña con chimenea para dos en Colorado', all(inState('Colorado'), hut, has('Fireplace'))],
      [
        'casa en Galveston con vista al mar por menos de 300 dólares',
        near(29.3, -94.8, upTo(300), any(looksAt('Ocean View'), sea)),
      ],
      ['departamento sin escaleras en Sarasota', near(27.34, -82.53, noStairs)],
      ['quiero una casa en el lago con muelle y kayaks en Michigan', all(inState('Michigan'), lake, has('Kayaks'))],
      [
        'maison avec piscine en Provence pour 6 adultes et 2 enfants en août',
        all(inRegion('Provence'), has('Pool'), sleeps(8), month('08')),
      ],
      ['chalet au pied des pistes à Whistler', near(50.12, -122.95, slopes)],
      ['location au bord de la mer avec chien, Caroline du Nord', all(inState('North Carolina'), pets, any(sea))],
      ['gîte calme avec cheminée et vue montagne', all(has('Fireplace'), looksAt('Mountain View'), quiet)],
      ['appartement pas cher à la Nouvelle-Orléans', near(29.95, -90.07, flat)],
      ['villa con piscina in Toscana per 10 persone', all(inRegion('Tuscany'), has('Pool'), sleeps(10))],
      ['casa al mare in Florida con cane', all(inState('Florida'), pets, any(sea))],
      ['baita in montagna con sauna e camino', all(hut, has('Sauna', 'Fireplace'))],
      ['casa de praia no Algarve com piscina para 6 pessoas', all(inRegion('Algarve'), has('Pool'), sleeps(6))],
      ['chalé com lareira e banheira de hidromassagem', all(hut, has('Fireplace', 'Hot Tub'))],
      ['apartamento em Orlando perto da Disney em julho', near(28.39, -81.56, month('07'))],
      ['huisje aan het meer met sauna', all(lake, has('Sauna'))],
      ['vakantiehuis in Toscane met zwembad voor 8 personen', all(inRegion('Tuscany'), has('Pool'), sleeps(8))],
      ['strandhuis op Cape Cod waar de hond mee mag', all(inRegion('Cape Cod'), pets, beach)],
      ['ハワイ', inState('Hawaii')],
      ['マウイ島 プール付き', all(inRegion('Maui'), has('Pool'))],
      ['夏威夷', inState('Hawaii')],
      ['科罗拉多 滑雪', all(inState('Colorado'), ski)],
      ['Флорида дом с бассейном', all(inState('Florida'), has('Pool'))],
      ['Бали вилла', all(inRegion('Bali'), ofType('Villa'))],
    ],
    landmark: points(
      ['near Zion', 37.3, -113.03],
      ['half dome', 37.75, -119.53],
      ['Lake George', 43.42, -73.71],
      ['lambeau field', 44.5, -88.06],
      ['universal studios orlando', 28.47, -81.47],
      ['cedar point', 41.48, -82.68],
      ['university of michigan', 42.28, -83.74],
      ['mammoth mountain ski area', 37.63, -119.03],
      ['red rocks amphitheatre', 39.67, -105.21],
      ['cinque terre', 44.13, 9.71],
      ['LSU stadium', 30.41, -91.18],
      ['hershey park', 40.29, -76.65],
      ['crater lake', 42.94, -122.11],
      ['the narrows zion', 37.3, -112.95],
      ['dry tortugas', 24.63, -82.87],
      ['burning man', 40.79, -119.2],
      ['Denver international airport', 39.86, -104.67],
      ['Edinburgh castle', 55.95, -3.2],
    ),
    'with dates': [
      ['december 20 to 27 breckenridge sleeps 8', near(39.48, -106.05, sleeps(8), exactly('2026-12-20', '2026-12-27'))],
      ['spring break 2027 south padre', near(26.1, -97.17, during('2027-03-01', '2027-04-20'))],
      ['last two weeks of august cape cod', all(inRegion('Cape Cod'), during('2027-08-15', '2027-09-02'))],
      [
        'from the 14th to the 17th of february in stowe with hot tub',
        near(44.47, -72.69, has('Hot Tub'), exactly('2027-02-14', '2027-02-17')),
      ],
      ['this weekend moab', near(38.57, -109.55, during(friday, plus(friday, 3)))],
      ['june 2027 a month in bali', all(inRegion('Bali'), during('2027-05-28', '2027-07-05', [28, 29, 30]))],
      ['15/06/2027 - 22/06/2027 Santorini', all(inRegion('Santorini'), exactly('2027-06-15', '2027-06-22'))],
      ['christmas to new year sedona', near(34.87, -111.76, around('2026-12-29', 6, 6))],
      ['midweek in february poconos cabin', all(inRegion('Poconos'), hut, month('02', [2, 3, 4]))],
      ['week before thanksgiving smokies', all(inRegion('Great Smoky Mountains'), during('2027-11-12', '2027-11-26'))],
      [
        'summer vacation outer banks 10 people',
        all(inRegion('Outer Banks'), sleeps(10), during('2027-06-01', '2027-09-20', [7])),
      ],
    ],
    'mixed or half typed': [
      ['gulf shores beachfr', near(30.25, -87.7, beach)],
      ['smokies cbn hot tub 4 ppl', all(inRegion('Great Smoky Mountains'), hut, has('Hot Tub'), sleeps(4))],
      ['tahoe 12 ppl hottub dog', all(inRegion('Lake Tahoe'), sleeps(12), has('Hot Tub'), pets)],
      ['3BR/2BA sedona pool', near(34.87, -111.76, bedrooms(3), bathrooms(2), has('Pool'))],
      ['door cty lakefront', all(inRegion('Door County'), lake)],
      ['lke of ozarks dock', all(inRegion('Lake of the Ozarks'), at('Private Dock'))],
      ['big bear', near(34.24, -116.91)],
      ['savannah downt', near(32.08, -81.09, at('Downtown'))],
      ['sanibel pool $200-350', near(26.44, -82.1, has('Pool'), costsBetween(200, 350))],
      ['maui condo oceanf', all(inRegion('Maui'), ofType('Condo'), at('Oceanfront'))],
    ],
  };
}
