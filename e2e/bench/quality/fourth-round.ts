/**
 * Queries of a fourth round: strangers of many kinds (a grandmother, a teenager, a skier, a guest in a wheelchair,
 * families, guests of other languages), written before the words and data were read. This file is long because it is a
 * table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, bedrooms, beach, costsBetween, flat, has, hut, inCountry, inRegion } = rules;
const { inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, toDo, warm, water, within } =
  rules;
const { takesPets } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const not =
  (rule: Rule): Rule =>
  (home) =>
    !rule(home);
const week = [2, 3, 4, 5, 6, 7];

/** Queries by kind. */
export function fourthRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (part: number): Home | undefined => homes[Math.floor(homes.length * part)];
  return {
    'place, misspelt': [
      ['south lake taho', to(38.94, -119.98)],
      ['galvaston tx', to(29.3, -94.8)],
      ['sedonna arizona', to(34.87, -111.76)],
      ['hilton hed', to(32.2, -80.75)],
      ['wisler canada', inRegion('Whistler')],
      ['tybe island ga', to(32.0, -80.85)],
      ['frediricksburg texas', to(30.27, -98.87)],
      ['lake plasid', to(44.28, -73.98)],
      ['skanateles', to(42.95, -76.43)],
      ['kill devel hills', to(36.03, -75.67)],
    ],
    'home number or name': [
      [`#${named(0.21)?.objectID}`, one(named(0.21)?.objectID)],
      [`listing no. ${named(0.37)?.objectID}`, one(named(0.37)?.objectID)],
      [`I want to see house ${named(0.53)?.objectID} again`, one(named(0.53)?.objectID)],
      [`"${named(0.67)?.Headline}"`, ({ Headline }) => Headline === named(0.67)?.Headline],
      [`${named(0.83)?.Headline.toUpperCase()}`, ({ Headline }) => Headline === named(0.83)?.Headline],
      [`the one called ${named(0.93)?.Headline}`, ({ Headline }) => Headline === named(0.93)?.Headline],
    ],
    abbreviation: [
      ['SLT 3br hot tub', all(to(38.94, -119.98), bedrooms(3), has('Hot Tub'))],
      ['Gburg TN cabin', all(to(35.71, -83.51), hut)],
      ['MSY', to(29.99, -90.26)],
      ['RNO', to(39.5, -119.77)],
      ['2br 2ba PCB area', all(bedrooms(2), bathrooms(2), to(30.18, -85.8))],
      ['Breck w/ hot tub', all(to(39.48, -106.04), has('Hot Tub'))],
      ['Mtn view apt Asheville', all(to(35.6, -82.55), looksAt('Mountain View'), flat)],
      ['TC Michigan', to(44.76, -85.62)],
      ['bch hse nags head slps 12', all(beach, sleeps(12), to(35.96, -75.62))],
      ['Mich.', inState('Michigan')],
    ],
    'natural language': [
      [
        'my husband and I are looking for a quiet cottage by the sea, nothing fancy',
        all(ofType('Cottage'), any(sea, at('Oceanfront')), sleeps(2)),
      ],
      [
        'my grandchildren are coming, need cribs and high chair near hilton head',
        all(has('Crib', 'High Chair'), inRegion('Hilton Head')),
      ],
      [
        'wheelchair accessible house with walk in shower in arizona',
        all(access('Step-Free Entrance'), access('Walk-In Shower'), inState('Arizona')),
      ],
      [
        'wide doors and no steps, galveston',
        all(access('Step-Free Entrance'), access('Wide Doorways'), to(29.3, -94.8)),
      ],
      ['house in destin with elevator and pool for grandma', all(has('Pool'), access('Elevator'), to(30.39, -86.5))],
      [
        'family of four with a toddler and a labrador, cabin near gatlinburg with fenced porch',
        all(sleeps(4), pets, hut, to(35.71, -83.51)),
      ],
      [
        'ski in ski out 2br condo breckenridge sleeps 6',
        all(bedrooms(2), flat, sleeps(6), at('Ski-In/Ski-Out'), to(39.48, -106.04)),
      ],
      ['somewhere close to the slopes with a sauna, park city', all(has('Sauna'), to(40.65, -111.5))],
      ['no pets no stairs, condo in myrtle beach', all(ofType('Condo'), access('No Pets Allowed'), to(33.69, -78.89))],
      ['cabin not in tennessee with hot tub', all(hut, has('Hot Tub'), not(inState('Tennessee')))],
      ['near asheville but not in asheville', all(to(35.6, -82.55), ({ City }) => City !== 'Asheville')],
      ['house in sonoma or napa $200-300', all(costsBetween(200, 300), inRegion('Sonoma and Napa'))],
      ['between 150 and 250 a night in santa fe', all(costsBetween(150, 250), to(35.69, -105.94))],
      ['sleeps 8 hot tub lake tahoe max $500', all(sleeps(8), has('Hot Tub'), inRegion('Lake Tahoe'), under(500))],
      ['somewhere we can fish off the dock', at('Private Dock')],
      ['two families with six kids, outer banks, private pool', all(sleeps(10), has('Pool'), inRegion('Outer Banks'))],
      ['at least 4 bedrooms and 3 baths in wimberley', all(bedrooms(4), bathrooms(3), to(29.99, -98.1))],
      ['place to stay while visiting my daughter in charleston', to(32.78, -79.93)],
      ['can I bring my two dogs to the oregon coast', all(takesPets(2), inRegion('Oregon Coast'))],
      [
        'is there a washer and dryer and dishwasher? kauai condo',
        all(ofType('Condo'), has('Washer', 'Dryer', 'Dishwasher'), inRegion('Kauai')),
      ],
      ['tesla charger moab', all(has('EV Charger'), to(38.57, -109.55))],
      ['a house where i can see the northern lights', any(toDo('Northern Lights'), inRegion('Lofoten'))],
      ['bachelorette house scottsdale or sedona with pool', all(has('Pool'), inState('Arizona'))],
      ['big family reunion 20 people', sleeps(20)],
      ['honeymoon villa santorini', all(inRegion('Santorini'))],
      [
        'log cabin with hot tub and fireplace not too expensive, smokies',
        all(hut, has('Hot Tub', 'Fireplace'), inRegion('Great Smoky Mountains')),
      ],
      ['house on the water with kayaks for 6 in michigan', all(has('Kayaks'), sleeps(6), inState('Michigan'))],
      [
        'pool heated, grill, game room, 4+ bedrooms, kissimmee or anna maria',
        all(has('Pool', 'Grill', 'Game Room'), bedrooms(4), inState('Florida')),
      ],
      ['ski trip 10 guys cheap telluride', all(sleeps(10), to(37.94, -107.81))],
      [
        'i need fast wifi and a desk, somewhere by the ocean in california',
        all(has('Dedicated Workspace'), sea, inState('California')),
      ],
      ['what do you have in vermont for leaf peeping', inState('Vermont')],
      ['a house that allows cats in savannah', all(pets, to(32.08, -81.09))],
      ['cabin without wifi in the woods', all(hut, at('Wooded'))],
    ],
    'ZIP, street address': [
      ['cabins 37738', all(hut, to(35.71, -83.51))],
      ['80424', to(39.48, -106.04)],
      ['86336 pool', all(has('Pool'), to(34.87, -111.76))],
      ['29928 3 bedroom', all(bedrooms(3), to(32.2, -80.75))],
      ['1 Bourbon Street, New Orleans, LA 70130', to(29.95, -90.07)],
      ['2500 S Virginia Dare Trail, Nags Head', to(35.96, -75.62)],
      ['near 96150', to(38.94, -119.98)],
      ['84060-1234', to(40.65, -111.5)],
    ],
    'state, region or country': [
      ['Tennesee', inState('Tennessee')],
      ['the pacific northwest', inState('Washington', 'Oregon')],
      ['upstate new york', inState('New York')],
      ['southern california', all(inState('California'), ({ _geoloc: { lat } }) => lat < 35.5)],
      [
        'the gulf coast',
        any(inRegion('Gulf Shores', 'Destin and 30A', 'Galveston', 'Port Aransas', 'Anna Maria and Sarasota')),
      ],
      ['New Zealand south island', inCountry('New Zealand')],
      ['anywhere in hawaii', inState('Hawaii')],
      ['Monroe County florida', inRegion('Florida Keys')],
      ['the ozarks', inRegion('Lake of the Ozarks')],
      ['Great Britain', inCountry('United Kingdom')],
    ],
    vague: [
      ['somewhere warm in december', warm],
      ['snow', any(mountain, ski, toDo('Snowshoeing', 'Ice Skating'))],
      ['place with a view', (home) => home.amenities.View.length > 0],
      ['off the grid', at('Secluded', 'Rural', 'Dark Sky', 'Wooded')],
      ['near water', water],
      ['dog friendly', pets],
      ['handicap accessible', access('Step-Free Entrance')],
      ['party house', sleeps(8)],
      ['tiny house', any(({ Bedrooms }) => Bedrooms <= 1, ofType('Cabin', 'A-frame', 'Treehouse'))],
      ['wine tasting weekend', any(toDo('Wine Tasting'), at('Near Wineries'), looksAt('Vineyard View'))],
      ['under 100', under(100)],
      ['ground floor no steps', all(access('Ground Floor Bedroom'), access('Step-Free Entrance'))],
      ['cute airbnb', () => true],
      ['beachfront with pool', all(beach, has('Pool'))],
    ],
    'not English': [
      ['cabaña con jacuzzi en tennessee', all(hut, has('Hot Tub'), inState('Tennessee'))],
      ['casa cerca de la playa en florida que acepte perros', all(beach, pets, inState('Florida'))],
      ['Ferienwohnung in New Orleans für 2 Personen', all(flat, sleeps(2), to(29.95, -90.07))],
      ['Haus am See mit Hund in Michigan', all(lake, pets, inState('Michigan'))],
      ['Hütte in den Bergen mit Kamin', all(any(hut), mountain, has('Fireplace'))],
      ['appartement pour 4 personnes à la nouvelle orléans', all(flat, sleeps(4), to(29.95, -90.07))],
      ['maison avec piscine en provence pour 8 personnes', all(has('Pool'), sleeps(8), inRegion('Provence'))],
      ['casa de praia com piscina para 10 pessoas na flórida', all(beach, has('Pool'), sleeps(10), inState('Florida'))],
      ['chalé na neve no colorado', all(hut, inState('Colorado'))],
      ['villa con piscina in toscana', all(ofType('Villa'), has('Pool'), inRegion('Tuscany'))],
      ['casa sul lago di como', inRegion('Lake Como')],
      ['appartamento a new york stato per due persone', all(flat, inState('New York'))],
      ['Kalifornien Strandhaus', all(ofType('Beach house'), inState('California'))],
      ['Gran Cañón', to(36.06, -112.14)],
      ['îles de floride', inRegion('Florida Keys')],
    ],
    landmark: [
      ['Arches National Park', to(38.73, -109.59)],
      ['mount rushmore', to(43.88, -103.46)],
      ['cabin by cades cove', all(hut, to(35.59, -83.84))],
      ['near dollywood with hot tub', all(has('Hot Tub'), to(35.8, -83.53))],
      ['Rocky Mountain National Park', to(40.34, -105.68)],
      ['lambeau field', to(44.5, -88.06)],
      ['cornell university graduation', to(42.45, -76.48)],
      ['red rocks amphitheatre', to(39.665, -105.2)],
      ['heavenly ski resort', to(38.935, -119.94)],
      ['palisades tahoe', to(39.2, -120.24)],
      ['Deer Valley', to(40.64, -111.48)],
      ['hunter mountain ski', to(42.2, -74.23)],
      ['lake winnipesaukee', to(43.6, -71.34)],
      ['camelback mountain poconos', to(41.05, -75.36)],
      ['watkins glen international', to(42.34, -76.93)],
      ['seven mile bridge', to(24.7, -81.15)],
      ['busch gardens tampa', to(28.04, -82.42)],
      ['moody gardens', to(29.27, -94.85)],
      ['jackson hole airport', to(43.6, -110.74)],
      ['uc berkeley', to(37.87, -122.26)],
      ['university of tennessee football', to(35.95, -83.93)],
      ['james madison university', to(38.44, -78.87)],
      ['superdome', to(29.95, -90.08)],
      ['mt bachelor', to(43.98, -121.69)],
      ['devils tower', to(44.59, -104.71)],
      ['stonehenge', to(51.18, -1.83)],
      ['milford sound', to(-44.67, 167.93)],
      ['crater lake national park', to(42.94, -122.1)],
      ['flathead lake', to(47.9, -114.1)],
      ['golden gate bridge', to(37.82, -122.48)],
    ],
    'with dates': [
      ['stowe last week of august', all(to(44.47, -72.69), stay('2027-08-22', '2027-09-02', ...week))],
      ['outer banks dec 20 to 27', all(inRegion('Outer Banks'), stay('2026-12-20', '2026-12-27', 7))],
      ['long weekend in october, asheville', all(to(35.6, -82.55), stay('2027-10-01', '2027-11-02', 3, 4))],
      ['this weekend in savannah', to(32.08, -81.09)],
      ['mlk weekend park city 3br', all(bedrooms(3), to(40.65, -111.5), stay('2027-01-14', '2027-01-20', 2, 3, 4))],
      ['thanksgiving 2027 cape cod', all(inRegion('Cape Cod'), stay('2027-11-20', '2027-11-30', ...week))],
      [
        'presidents day weekend tahoe cabin',
        all(hut, inRegion('Lake Tahoe'), stay('2027-02-11', '2027-02-17', 2, 3, 4)),
      ],
      [
        '4th of july week gulf shores sleeps 10',
        all(sleeps(10), inRegion('Gulf Shores'), stay('2027-06-26', '2027-07-12', ...week)),
      ],
      ['new years eve new orleans', all(to(29.95, -90.07), stay('2026-12-27', '2027-01-05', ...week))],
      ['8/14-8/21 cape may', all(to(38.94, -74.91), stay('2027-08-14', '2027-08-21', 7))],
      ['memorial day weekend myrtle beach', all(to(33.69, -78.89), stay('2027-05-27', '2027-06-02', 2, 3, 4))],
      ['vom 5. bis 12. juni auf maui', all(inRegion('Maui'), stay('2027-06-05', '2027-06-12', 7))],
      ['del 10 al 17 de julio en galveston', all(to(29.3, -94.8), stay('2027-07-10', '2027-07-17', 7))],
      ['first weekend in may, sedona, 2 adults', all(to(34.87, -111.76), stay('2027-04-29', '2027-05-04', 2, 3, 4))],
      ['easter in tuscany', all(inCountry('Italy'), inRegion('Tuscany'), stay('2027-03-24', '2027-04-04', ...week))],
      ['5 nights starting march 6 breckenridge', all(to(39.48, -106.04), stay('2027-03-06', '2027-03-11', 5))],
      [
        'labor day weekend lake of the ozarks dock',
        all(at('Private Dock'), inRegion('Lake of the Ozarks'), stay('2027-09-02', '2027-09-08', 2, 3, 4)),
      ],
      ['two weeks in february florida keys', all(inRegion('Florida Keys'), stay('2027-02-01', '2027-03-02', 14))],
    ],
    'mixed or half typed': [
      ['pigeon forg', to(35.79, -83.55)],
      ['lakehouse w dock mn', all(lake, inState('Minnesota'))],
      [
        'any cabins left in smokys for xmas',
        all(hut, inRegion('Great Smoky Mountains'), stay('2026-12-19', '2026-12-31', ...week)),
      ],
      ['hottub + fireplace + dog = vermont', all(has('Hot Tub', 'Fireplace'), pets, inState('Vermont'))],
      ['yo need a crib in miami area 4 spring break', within(100, 25.76, -80.19)],
      [
        'condo near beach no pets 2 br 2 ba $150-250 myrtle',
        all(
          ofType('Condo'),
          access('No Pets Allowed'),
          bedrooms(2),
          bathrooms(2),
          costsBetween(150, 250),
          to(33.69, -78.89),
        ),
      ],
      ['treehou', ofType('Treehouse')],
      ['hawaii ocean view 2bd cheap', all(inState('Hawaii'), looksAt('Ocean View'), bedrooms(2))],
    ],
  };
}
