/**
 * Queries of a twenty-second round, written after the twenty-first was mended and before any of these was run: letters
 * for names, other languages, either-or, words not typed to their end, and sentences that say who comes. This file is
 * long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, beach, bedrooms, costsBetween, every, flat, has, hut, inCountry, inRegion } = rules;
const { inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, takesPets, toDo } = rules;
const { warm, water } = rules;

const under = (price: number): Rule => costsBetween(0, price);
const exactly = (from: string, to: string): Rule =>
  stay(from, to, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

/** Queries by kind. */
export function twentySecondRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  return {
    'place, exact': [
      ['Looking at Gulf Shores or Orange Beach', inRegion('Gulf Shores')],
      ['Castellina in Chianti', to(43.47, 11.29)],
      ['Staunton, VA (Shenandoah Valley)', inRegion('Shenandoah')],
      ['Stillwater? or Brainerd?', inRegion('Brainerd Lakes')],
    ],
    'place, misspelt': [
      ['brekenridge colorad', to(39.48, -106.04)],
      ['gattlingburg', to(35.71, -83.51)],
      ['talihassee', to(30.44, -84.28)],
      ['hiltin hed', inRegion('Hilton Head')],
      ['sav anna georgia', to(32.08, -81.1)],
      ['moabb', to(38.57, -109.55)],
      ['lofotten', inRegion('Lofoten')],
      ['yosemitty', to(37.75, -119.59)],
    ],
    'home number or name': [
      [`looking for listing no. ${homes[1111]?.objectID ?? ''} pls`, one(homes[1111]?.objectID)],
      [`"${homes[777]?.Headline ?? ''}" 4 guests`, one(homes[777]?.objectID)],
    ],
    abbreviation: [
      ['CDA idaho', to(47.68, -116.78)],
      ['PTC mexico or PDC', to(20.63, -87.07)],
      ['BR mtn nc', inState('North Carolina')],
      ['SSI georgia', to(31.15, -81.39)],
      ['TX hill country', inRegion('Texas Hill Country')],
      ['Ft Walton', to(30.42, -86.62)],
      ['N Conway NH', to(44.05, -71.13)],
      ['Mt Washington Valley', to(44.05, -71.13)],
      ['St Pete', to(27.77, -82.64)],
      ['JH', inRegion('Jackson Hole')],
      ['BBL cabin', all(hut, to(34.24, -116.91))],
      ['EWR', to(40.69, -74.17)],
      ['IAD', to(38.94, -77.46)],
      ['LGA to poconos', inRegion('Poconos')],
      ['CT or MA coast', all(sea, inState('Massachusetts'))],
      ['NE PA', inState('Pennsylvania')],
      ['SE Oklahoma', inState('Oklahoma')],
      ['the Lowcountry', any(inState('South Carolina'), to(32.08, -81.1))],
      ['Isle o Palms', to(32.79, -79.79)],
      ['K-West', to(24.56, -81.78)],
      ['JTNP', to(33.87, -115.9)],
      ['BRP nc', inRegion('Asheville and Blue Ridge')],
      ['MO ozarks lakefront', all(at('Lakefront'), inState('Missouri'))],
      ['LT california', inRegion('Lake Tahoe')],
    ],
    'natural language': [
      [
        'cottage or cabin with a fireplace or hot tub in the adirondacks',
        all(any(hut, ofType('Cottage')), any(has('Fireplace'), has('Hot Tub')), inRegion('Adirondacks')),
      ],
      [
        'pool or near the beach, hilton head, 10 of us',
        all(any(has('Pool'), beach), sleeps(10), inRegion('Hilton Head')),
      ],
      [
        'lakefront or riverfront cabin, montana',
        all(hut, any(at('Lakefront'), at('Riverfront'), lake), inState('Montana')),
      ],
      ['no kids no pets just us two in santa fe', all(sleeps(2), to(35.69, -105.94))],
      ['we are not bringing any dogs, 4 adults, sedona, pool', all(has('Pool'), sleeps(4), to(34.87, -111.76))],
      [
        '12 people including 4 children and a dog, smoky mountains',
        all(sleeps(12), pets, inRegion('Great Smoky Mountains')),
      ],
      [
        'our 2 boys and 1 girl plus us two parents, cape cod near the beach',
        all(sleeps(5), beach, inRegion('Cape Cod')),
      ],
      ['two golden retrievers and a couple, lake tahoe', all(takesPets(2), inRegion('Lake Tahoe'))],
      ['three couples each with own bathroom palm springs pool', all(has('Pool'), sleeps(6), to(33.83, -116.55))],
      ['$350 max per night whitefish hot tub', all(has('Hot Tub'), under(350), to(48.41, -114.34))],
      ['savannah 250-ish a night', all(under(275), to(32.08, -81.1))],
      ['somewhere not too crowded on the outer banks', inRegion('Outer Banks')],
      ['away from the highway, stowe, sauna', all(has('Sauna'), to(44.47, -72.69))],
      [
        'Need: 3BR/2BA, W/D, wifi, pet friendly. Where: Asheville. Budget: $300',
        all(bedrooms(3), has('Wi-Fi'), pets, to(35.6, -82.55)),
      ],
      [
        'my parents are in their 80s so no steps, ground floor, myrtle beach',
        all(any(access('Step-Free Entrance'), access('Ground Floor Bedroom')), to(33.69, -78.89)),
      ],
      ['house w pool for my sons bday party 10 kids 4 adults orlando', all(has('Pool'), sleeps(14), to(28.54, -81.38))],
      ['dog can swim, lake placid', all(pets, to(44.28, -73.98))],
      [
        'I am a nurse on a 13 week contract in bend and need a furnished place with wifi and laundry',
        all(has('Wi-Fi', 'Washer'), to(44.06, -121.31)),
      ],
      ['is there anything by the ocean in maine that allows a cat', all(sea, pets, inState('Maine'))],
      ['top floor condo with elevator and ocean view destin', all(flat, looksAt('Ocean View'), to(30.39, -86.5))],
    ],
    'ZIP, street address': [
      ['cabins 37876', all(hut, to(35.8, -83.56))],
      ['32459 pool', all(has('Pool'), to(30.37, -86.18))],
      ['Ocean Dr, Galveston TX', to(29.3, -94.79)],
      ['Sky Harbor Rd, Sedona', to(34.87, -111.76)],
      ['2 Main St Edgartown MA', to(41.39, -70.51)],
    ],
    'state, region or country': [
      ['north Georgia mountains', any(inState('Georgia'), to(34.87, -83.96))],
      ['Mid Atlantic', inState('New Jersey', 'Virginia', 'Delaware', 'Maryland', 'Pennsylvania', 'New York')],
      ['anything in Idaho', inState('Idaho')],
      ['beach in Alabama', all(beach, inState('Alabama'))],
      ['Provence-Alpes-Côte d’Azur', any(inRegion('Provence'), inCountry('Monaco'))],
      ['mountains of North Carolina', inState('North Carolina')],
    ],
    vague: [
      ['pool or lake', any(has('Pool'), lake)],
      ['boys trip golf or fishing', any(toDo('Golf'), toDo('Fishing', 'Fly Fishing'))],
      ['warm in january with a pool', all(warm, has('Pool'))],
      ['hot tub under the stars', has('Hot Tub')],
      ['near water not too expensive', water],
      ['a cabin in the woods far from everything', all(hut, any(at('Secluded', 'Wooded', 'Rural', 'Mountain')))],
      ['sleep in on a rainy morning', every],
      ['first vacation with a newborn', every],
      ['dad turning 70', every],
      ['ski or snowboard', ski],
      ['swim and hike', any(all(toDo('Hiking'), any(toDo('Swimming'), has('Pool'))), toDo('Swimming'))],
      ['no stairs', any(access('Step-Free Entrance'), access('Ground Floor Bedroom'))],
    ],
    'not English': [
      ['ferienhaus am see mit sauna für vier personen und hund', all(lake, has('Sauna'), sleeps(4), pets)],
      ['ruhiges Haus in den Bergen mit Kamin, kein Hund', all(has('Fireplace'), mountain)],
      ['Wo kann ich in Kalifornien am Strand übernachten?', all(beach, inState('California'))],
      ['Suche Ferienwohnung in Key West für 2 Personen im März', all(flat, sleeps(2), to(24.56, -81.78))],
      [
        'casa con piscina o jacuzzi en los cabos o tulum',
        all(any(has('Pool'), has('Hot Tub')), inRegion('Tulum and Riviera Maya')),
      ],
      [
        'cabaña para 2 personas con chimenea en las montañas de carolina del norte',
        all(has('Fireplace'), inState('North Carolina')),
      ],
      [
        'casa grande para 12 personas cerca de la playa en carolina del sur',
        all(sleeps(12), beach, inState('South Carolina')),
      ],
      ['departamento en nueva orleans que acepte perros', all(flat, pets, to(29.95, -90.07))],
      ['¿hay algo con alberca en sedona?', all(has('Pool'), to(34.87, -111.76))],
      ['chalet avec jacuzzi pour 8 personnes à whistler', all(has('Hot Tub'), sleeps(8), to(50.12, -122.96))],
      ['petite maison au bord du lac dans le michigan', all(lake, inState('Michigan'))],
      [
        'appartement à la nouvelle-orléans du 5 au 9 mars',
        all(flat, exactly('2027-03-05', '2027-03-09'), to(29.95, -90.07)),
      ],
      [
        'maison sans escalier près de la mer en caroline du sud',
        all(sea, any(access('Step-Free Entrance'), access('Ground Floor Bedroom')), inState('South Carolina')),
      ],
      ['casa in montagna con camino e sauna in colorado', all(has('Fireplace', 'Sauna'), inState('Colorado'))],
      [
        'cerchiamo una villa con piscina a bali per 6 adulti',
        all(ofType('Villa'), has('Pool'), sleeps(6), inRegion('Bali')),
      ],
      ['casa de praia em myrtle beach com churrasqueira', all(beach, has('Grill'), to(33.69, -78.89))],
      ['chalé romântico com banheira de hidromassagem no tennessee', all(hut, has('Hot Tub'), inState('Tennessee'))],
      ['huisje met sauna in vermont voor 4 personen', all(has('Sauna'), sleeps(4), inState('Vermont'))],
    ],
    'with dates': [
      ['6/12/27-6/19/27 outer banks', all(exactly('2027-06-12', '2027-06-19'), inRegion('Outer Banks'))],
      ['12.6.2027 - 19.6.2027 Cape Cod', all(exactly('2027-06-12', '2027-06-19'), inRegion('Cape Cod'))],
      ['april 2-5 asheville', all(exactly('2027-04-02', '2027-04-05'), to(35.6, -82.55))],
      ['12th to 16th of may, key west', all(exactly('2027-05-12', '2027-05-16'), to(24.56, -81.78))],
      ['a week from feb 6 whistler', all(exactly('2027-02-06', '2027-02-13'), to(50.12, -122.96))],
      ['20270703 to 20270710 cape cod', all(exactly('2027-07-03', '2027-07-10'), inRegion('Cape Cod'))],
      ['sedona for 4 nights beginning march 8', all(exactly('2027-03-08', '2027-03-12'), to(34.87, -111.76))],
      ['from friday jan 29 till sunday jan 31 poconos', all(exactly('2027-01-29', '2027-01-31'), inRegion('Poconos'))],
      ['last weekend of april savannah', all(stay('2027-04-22', '2027-05-03', 2, 3, 4), to(32.08, -81.1))],
    ],
    'mixed or half typed': [
      ['hot tub whitef', all(has('Hot Tub'), to(48.41, -114.34))],
      ['telluri ski in', all(at('Ski-In/Ski-Out'), to(37.94, -107.81))],
      ['pet fri destin', all(pets, to(30.39, -86.5))],
      ['galve', to(29.3, -94.79)],
      ['charles sc pool', all(has('Pool'), to(32.78, -79.93))],
      ['lake house trav', all(lake, to(44.76, -85.62))],
      ['palm spr pool 8 gue', all(has('Pool'), sleeps(8), to(33.83, -116.55))],
      ['san anton', to(29.42, -98.49)],
      ['cabin bro bow', all(hut, to(34.03, -94.74))],
      ['cape may beachf', all(beach, to(38.94, -74.9))],
      ['outer b oceanf', all(at('Oceanfront'), inRegion('Outer Banks'))],
      ['pigeon fo cabin hot tu', all(hut, has('Hot Tub'), to(35.79, -83.55))],
    ],
  };
}
