/**
 * Queries as guests type them, each with a rule for the homes it wants. Rules are written from what the words mean, not
 * from results.
 */
import type { Home, Rule } from './homes.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { ROUNDS } from './rounds.ts';
import type { QuerySet } from './rounds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, bedrooms, has, inCountry, inRegion, inState, looksAt, near, ofType } = rules;
const { sleeps, toDo, within, pets } = rules;

/** `guests` when the words say how many come. */
export type Query = { kind: Kind; text: string; wanted: Rule; guests?: number; set: QuerySet };
/** The largest groups of homes by a key. */
function largest(homes: readonly Home[], getKey: (home: Home) => string | null, count: number): [string, Home[]][] {
  const groups = new Map<string, Home[]>();
  for (const home of homes) {
    const key = getKey(home);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), home]);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)).slice(0, count);
}
const middle = (homes: readonly Home[]): { lat: number; lng: number } => ({
  lat: homes.reduce((sum, { _geoloc }) => sum + _geoloc.lat, 0) / homes.length,
  lng: homes.reduce((sum, { _geoloc }) => sum + _geoloc.lng, 0) / homes.length,
});

/** Four ways to mistype a word, by turns. */
function misspell(text: string, turn: number): string {
  const at = Math.max(2, Math.floor(text.length / 2));
  if (turn % 4 === 0) return text.slice(0, at) + text.slice(at + 1);
  if (turn % 4 === 1) return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  if (turn % 4 === 2) return text.slice(0, at) + (text[at] ?? '') + text.slice(at);
  return `${text.slice(0, at)}e${text.slice(at + 1)}`;
}

function places(homes: readonly Home[]): Query[] {
  const towns = largest(homes, ({ City, State }) => City && `${City}|${State ?? ''}`, 120);
  return towns.flatMap(([key, group], index): Query[] => {
    const [city = '', state = ''] = key.split('|');
    const { lat, lng } = middle(group);
    const wanted = within(31, lat, lng);
    if (index % 4 === 0)
      return [{ kind: 'place, exact', text: index % 8 === 0 ? city : `${city}, ${state}`, wanted, set: 'ours' }];
    return index % 4 === 1 && city.length >= 6
      ? [{ kind: 'place, misspelt', text: misspell(city.toLowerCase(), index >> 2), wanted, set: 'ours' }]
      : [];
  });
}

function numbersAndNames(homes: readonly Home[]): Query[] {
  const step = Math.max(1, Math.floor(homes.length / 31));
  return Array.from({ length: 30 }, (_, index) => homes[index * step]).flatMap((home, index): Query[] =>
    home
      ? [
          {
            kind: 'home number or name',
            set: 'ours',
            text: index % 3 === 0 ? home.objectID : index % 3 === 1 ? `#${home.objectID}` : home.Headline,
            wanted: ({ objectID }) => objectID === home.objectID,
          },
        ]
      : [],
  );
}

const ABBREVIATIONS = (homes: readonly Home[]): [string, Rule][] => [
  ['OBX', inRegion('Outer Banks')],
  ['SLC', near(40.76, -111.89, homes)],
  ['NOLA', near(29.95, -90.07, homes)],
  ['CO', inState('Colorado')],
  ['NC', inState('North Carolina')],
  ['Calif', inState('California')],
  ['FL Keys', inRegion('Florida Keys')],
  ['30A', inRegion('Destin and 30A')],
  ['Breck', inRegion('Breckenridge and Vail')],
  ['ADK', inRegion('Adirondacks')],
  ['LBI', inRegion('Jersey Shore')],
  ['HHI', inRegion('Hilton Head')],
  ['J-Tree', any(inRegion('Joshua Tree'), within(31, 34.13, -116.31))],
  ['OGG', near(20.9, -156.43, homes)],
  ['RNO', near(39.5, -119.77, homes)],
  ['EGE', near(39.64, -106.92, homes)],
  ['MYR', near(33.68, -78.93, homes)],
  ['PSP', near(33.83, -116.51, homes)],
  ['TN', inState('Tennessee')],
  ['moab ut', near(38.57, -109.55, homes)],
  ['truckee ca', near(39.33, -120.18, homes)],
  ['FL', inState('Florida')],
  ['UT', inState('Utah')],
  ['HI', inState('Hawaii')],
  ['Mass', inState('Massachusetts')],
  ['NY state', inState('New York')],
  ['UK', inCountry('United Kingdom')],
  ['NZ', inCountry('New Zealand')],
  ['BC', inState('British Columbia')],
  ['Vegas', near(36.17, -115.14, homes)],
  ['JAC', near(43.61, -110.74, homes)],
  ['AVL', near(35.44, -82.54, homes)],
];

/** Guests that a text says come along. */
const GUESTS: Readonly<Record<string, number>> = {
  'beach house in the outer banks that sleeps 10': 10,
  'condo in park city for 4': 4,
  'oceanfront home for 8 in north carolina': 8,
  'house for 12 with game room': 12,
  '2 adults and a dog in moab': 2,
  'family of five in gatlinburg': 5,
  'romantic cabin for two with hot tub': 2,
  'group of 14 near breckenridge': 14,
};
const SENTENCES: readonly [string, Rule][] = [
  ['cabin with hot tub near tahoe', all(ofType('Cabin'), has('Hot Tub'), inRegion('Lake Tahoe'))],
  ['pet friendly cabin in the smokies', all(ofType('Cabin'), pets, inRegion('Great Smoky Mountains'))],
  ['beach house in the outer banks that sleeps 10', all(ofType('Beach house'), inRegion('Outer Banks'), sleeps(10))],
  ['3 bedroom house with pool in florida', all(bedrooms(3), has('Pool'), inState('Florida'))],
  ['condo in park city for 4', all(ofType('Condo'), sleeps(4), any(inRegion('Park City'), within(31, 40.65, -111.5)))],
  ['dog friendly cottage cape cod', all(ofType('Cottage'), pets, inRegion('Cape Cod'))],
  ['villa with pool in tuscany', all(ofType('Villa'), has('Pool'), inRegion('Tuscany'))],
  ['a-frame with sauna', all(ofType('A-frame'), has('Sauna'))],
  ['lake house with kayaks', all(ofType('Lake house'), has('Kayaks'))],
  ['cabins in colorado with fireplace', all(ofType('Cabin'), inState('Colorado'), has('Fireplace'))],
  ['ski in ski out condo', all(ofType('Condo'), at('Ski-In/Ski-Out'))],
  ['oceanfront home for 8 in north carolina', all(at('Oceanfront'), sleeps(8), inState('North Carolina'))],
  ['house for 12 with game room', all(sleeps(12), has('Game Room'))],
  ['2 adults and a dog in moab', all(sleeps(2), pets, near(38.57, -109.55, []))],
  ['family of five in gatlinburg', all(sleeps(5), within(31, 35.71, -83.51))],
  ['home with ev charger in california', all(has('EV Charger'), inState('California'))],
  ['wheelchair accessible home in arizona', all(access('Step-Free Entrance'), inState('Arizona'))],
  ['adobe house in santa fe', all(ofType('Adobe house'), within(31, 35.69, -105.94))],
  ['treehouse with hot tub', all(ofType('Treehouse'), has('Hot Tub'))],
  [
    'cabin under $200 a night in tennessee',
    all(ofType('Cabin'), inState('Tennessee'), (home) => home['Average Per Night'] <= 200),
  ],
  ['4 bedroom 3 bath home in south carolina', all(bedrooms(4), bathrooms(3), inState('South Carolina'))],
  ['townhouse in charleston with parking', all(ofType('Townhouse'), has('Free Parking'), within(31, 32.78, -79.93))],
  ['house with fire pit and hot tub in joshua tree', all(has('Fire Pit', 'Hot Tub'), within(31, 34.13, -116.31))],
  ['chalet in vermont', all(ofType('Chalet'), inState('Vermont'))],
  ['lakefront cabin with private dock', all(ofType('Cabin'), at('Lakefront'), at('Private Dock'))],
  [
    'apartment with air conditioning in new orleans',
    all(ofType('Apartment'), has('Air Conditioning'), within(31, 29.95, -90.07)),
  ],
  ['romantic cabin for two with hot tub', all(ofType('Cabin'), sleeps(2), has('Hot Tub'))],
  ['cheap condo in myrtle beach', all(ofType('Condo'), within(31, 33.69, -78.89))],
  ['group of 14 near breckenridge', all(sleeps(14), within(31, 39.48, -106.04))],
  ['place with ocean view in oregon', all(looksAt('Ocean View'), inState('Oregon'))],
  ['farmhouse in the hill country with pool', all(ofType('Farmhouse'), has('Pool'), inRegion('Texas Hill Country'))],
  ['log cabin in montana', all(ofType('Log home', 'Cabin'), inState('Montana'))],
  [
    'home near wineries in napa for 6',
    all(at('Near Wineries'), sleeps(6), any(inRegion('Sonoma and Napa'), within(31, 38.3, -122.29))),
  ],
  ['loft with workspace and fast wifi', all(ofType('Loft'), has('Dedicated Workspace', 'Wi-Fi'))],
  ['bungalow in maui', all(ofType('Bungalow'), inRegion('Maui'))],
  ['secluded cabin with mountain view', all(ofType('Cabin'), at('Secluded'), looksAt('Mountain View'))],
];

const ADDRESSES = (homes: readonly Home[]): [string, Rule][] =>
  (
    [
      ['96150', 38.92, -119.98],
      ['80424', 39.48, -106.04],
      ['37738', 35.71, -83.51],
      ['84532', 38.57, -109.55],
      ['86336', 34.86, -111.79],
      ['27959', 35.96, -75.63],
      ['33040', 24.56, -81.77],
      ['83001', 43.48, -110.76],
      ['81435', 37.94, -107.81],
      ['02601', 41.65, -70.28],
      ['96761', 20.9, -156.67],
      ['97702', 44.0, -121.3],
      ['78624', 30.27, -98.87],
      ['05672', 44.47, -72.69],
      ['29928', 32.17, -80.75],
      ['12 Dock Road, Carnelian Bay, CA', 39.22, -120.08],
      ['410 Main Street, Breckenridge, CO', 39.48, -106.04],
      ['25 River Road, Gatlinburg, TN', 35.71, -83.51],
      ['100 N Main St, Moab, UT', 38.57, -109.55],
      ['7 Ocean Drive, Nags Head, NC', 35.96, -75.63],
      ['88 Bay Street, Savannah, GA', 32.08, -81.09],
      ['1 Duval Street, Key West, FL 33040', 24.56, -81.8],
      ['240 E Broadway, Jackson, WY', 43.48, -110.76],
      ['500 Canyon Road, Santa Fe, NM', 35.68, -105.93],
      ['15 Commercial Street, Provincetown, MA', 42.06, -70.18],
      ['330 Mountain Road, Stowe, VT 05672', 44.47, -72.69],
      ['62 Palm Canyon Drive, Palm Springs, CA', 33.83, -116.55],
      ['9 Front Street, Lahaina, HI 96761', 20.9, -156.67],
      ['77 King Street, Charleston, SC', 32.78, -79.93],
      ['4 Lake Shore Drive, Incline Village, NV', 39.25, -119.95],
      ['31 Pine Street, Whitefish, MT', 48.41, -114.34],
    ] as const
  ).map(([text, lat, lng]) => [text, near(lat, lng, homes)]);

const VAGUE: readonly [string, Rule][] = [
  ['beach', any(at('Near the Beach', 'Oceanfront'), ofType('Beach house'), looksAt('Beach View'))],
  ['somewhere warm in march', (home) => Math.abs(home._geoloc.lat) <= 35],
  ['mountains', any(at('Mountain'), looksAt('Mountain View'))],
  ['lake', any(at('Near the Lake', 'Lakefront'), looksAt('Lake View'), ofType('Lake house'))],
  ['ski trip', any(at('Near Ski Lifts', 'Ski-In/Ski-Out'), toDo('Skiing'))],
  ['quiet', at('Secluded')],
  ['wine country', any(at('Near Wineries'), toDo('Wine Tasting'))],
  ['desert', looksAt('Desert View')],
  ['hiking', toDo('Hiking')],
  ['fishing', toDo('Fishing')],
  ['surfing', toDo('Surfing')],
  ['stargazing', any(toDo('Stargazing'), at('Dark Sky'))],
  ['pet friendly', pets],
  ['with pool', has('Pool')],
  ['hot tub', has('Hot Tub')],
  ['near a national park', at('Near National Park')],
  ['in the woods', at('Wooded')],
  ['big group', sleeps(1)],
  ['cabins', ofType('Cabin')],
  ['treehouses', ofType('Treehouse')],
  ['northern lights', toDo('Northern Lights')],
  ['golf', toDo('Golf')],
  ['snorkeling', toDo('Snorkeling')],
  ['somewhere warm in january', (home) => Math.abs(home._geoloc.lat) <= 35 || home._geoloc.lat < 0],
  ['walkable', at('Walk to Restaurants')],
  ['oceanfront', at('Oceanfront')],
  ['fireplace', has('Fireplace')],
  ['remote work', has('Dedicated Workspace')],
  ['beachfront villa', all(ofType('Villa'), at('Oceanfront'))],
  ['whale watching', toDo('Whale Watching')],
  ['city break', any(at('Downtown'), looksAt('City View'))],
];

const OTHER_LANGUAGES = (homes: readonly Home[]): [string, Rule][] => [
  ['Kalifornien', inState('California')],
  ['Toskana', inRegion('Tuscany')],
  ['Gran Cañón', near(36.06, -112.14, homes)],
  ['Hütte mit Whirlpool', all(ofType('Cabin'), has('Hot Tub'))],
  ['casa con piscina en Florida', all(has('Pool'), inState('Florida'))],
  ['maison de plage', ofType('Beach house')],
  ['Ferienhaus mit Pool in der Toskana', all(has('Pool'), inRegion('Tuscany'))],
  ['cabaña con jacuzzi', all(ofType('Cabin'), has('Hot Tub'))],
  ['Italien', inCountry('Italy')],
  ['Nueva York', inState('New York')],
  ['Caroline du Nord', inState('North Carolina')],
  ['Hawái', inState('Hawaii')],
  ['Comer See', inRegion('Lake Como')],
  ['Lago di Como', inRegion('Lake Como')],
  ['Provenza', inRegion('Provence')],
  ['chalet à la montagne', all(ofType('Chalet'), at('Mountain'))],
  ['Haus am See', any(ofType('Lake house'), at('Near the Lake'))],
  ['villa con piscina', all(ofType('Villa'), has('Pool'))],
  ['Portogallo', inCountry('Portugal')],
  ['Noruega', inCountry('Norway')],
  ['Grèce', inCountry('Greece')],
  ['Neuseeland', inCountry('New Zealand')],
  ['Strandhaus', ofType('Beach house')],
  ['Baumhaus', ofType('Treehouse')],
  ['appartement avec climatisation', all(ofType('Apartment'), has('Air Conditioning'))],
  ['casa rural', ofType('Farmhouse', 'Ranch house')],
  ['Nouvelle-Orléans', near(29.95, -90.07, homes)],
  ['Floride', inState('Florida')],
  ['hund erlaubt', pets],
  ['perros permitidos', pets],
  ['Schottland', inRegion('Scottish Highlands')],
];

const LANDMARKS = (homes: readonly Home[]): [string, Rule][] =>
  (
    [
      ['Yosemite', 37.75, -119.59],
      ['Grand Canyon', 36.06, -112.14],
      ['Yellowstone', 44.43, -110.59],
      ['Zion National Park', 37.3, -113.03],
      ['Mount Rushmore', 43.88, -103.46],
      ['Arches National Park', 38.73, -109.59],
      ['Glacier National Park', 48.76, -113.79],
      ['Acadia National Park', 44.35, -68.21],
      ['Emerald Bay', 38.95, -120.1],
      ['Dollywood', 35.79, -83.53],
      ['Disney World', 28.39, -81.56],
      ['Niagara Falls', 43.09, -79.07],
      ['Joshua Tree National Park', 33.87, -115.9],
      ['Death Valley', 36.51, -117.08],
      ['Bryce Canyon', 37.59, -112.19],
      ['Cades Cove', 35.59, -83.84],
      ['Maroon Bells', 39.07, -106.99],
      ['Big Sur', 36.36, -121.86],
      ['Cannon Beach', 45.89, -123.96],
      ['Mount Hood', 45.37, -121.7],
      ['Lake Placid', 44.28, -73.98],
      ['Mount Washington', 44.27, -71.3],
      ['Haleakala', 20.72, -156.17],
      ['Waimea Canyon', 22.07, -159.66],
      ['Cape Hatteras', 35.25, -75.53],
      ['Biltmore Estate', 35.54, -82.55],
      ['French Quarter', 29.96, -90.06],
      ['The Alamo', 29.43, -98.49],
      ['Stonehenge', 51.18, -1.83],
      ['Loch Ness', 57.3, -4.45],
      ['Milford Sound', -44.67, 167.93],
      ['Chichen Itza', 20.68, -88.57],
      ['Old Faithful', 44.46, -110.83],
      ['Sequoia National Park', 36.49, -118.57],
    ] as const
  ).map(([text, lat, lng]) => [text, near(lat, lng, homes)]);

/** All queries for a catalogue. Those that want a home which the catalogue does not have are left out. */
export function makeQueries(homes: readonly Home[], today: string): Query[] {
  const of =
    (kind: Kind, set: QuerySet = 'ours') =>
    ([text, wanted]: readonly [string, Rule]): Query => ({
      kind,
      text,
      wanted,
      set,
      ...(GUESTS[text] === undefined ? {} : { guests: GUESTS[text] }),
    });
  const areas = [
    ...largest(homes, ({ State, Country }) => (Country === 'United States' ? State : null), 40).map(
      ([name]) => [name, inState(name)] as const,
    ),
    ...largest(homes, ({ Country }) => Country, 20).map(([name]) => [name, inCountry(name)] as const),
    ...(
      [
        'Outer Banks',
        'Cape Cod',
        'Florida Keys',
        'Catskills',
        'Finger Lakes',
        'Oregon Coast',
        'Adirondacks',
        'Tuscany',
        'Cotswolds',
        'Bali',
      ] as const
    ).map((name) => [name, inRegion(name)] as const),
    ['Smokies', inRegion('Great Smoky Mountains')] as const,
  ];
  const queries = [
    ...places(homes),
    ...numbersAndNames(homes),
    ...ABBREVIATIONS(homes).map(of('abbreviation')),
    ...SENTENCES.map(of('natural language')),
    ...ADDRESSES(homes).map(of('ZIP, street address')),
    ...areas.map(of('state, region or country')),
    ...VAGUE.map(of('vague')),
    ...OTHER_LANGUAGES(homes).map(of('not English')),
    ...LANDMARKS(homes).map(of('landmark')),
  ];
  for (const [set, makeTable] of ROUNDS) {
    const table = makeTable(homes, today);
    for (const kind of KINDS) queries.push(...(table[kind] ?? []).map(of(kind, set)));
  }
  return queries.filter(({ wanted }) => homes.some(wanted));
}
