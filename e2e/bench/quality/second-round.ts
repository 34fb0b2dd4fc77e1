/**
 * Queries of a second round: their first score was taken before anything was changed for one of them
 * (docs/decisions/0039, 0061).
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bedrooms, costsBetween, has, inCountry, inRegion, inState, looksAt, near } = rules;
const { ofType, sleeps, toDo, pets, beach, lake, mountain, stay, one } = rules;

/** Queries by kind. */
export function secondRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (at: number): Home | undefined => homes[Math.floor(homes.length * at)];
  return {
    'place, exact': [
      ['murrells inlet', to(33.55, -79.04)],
      ['spearfish south dakota', to(44.49, -103.86)],
      ['cape may new jersey', to(38.94, -74.91)],
      ['holmes beach fl', to(27.5, -82.71)],
      ['sunriver oregon', to(43.88, -121.44)],
      ['big sky montana', to(45.26, -111.3)],
      ['idaho falls', to(43.49, -112.03)],
      ['arrowtown', to(-44.94, 168.83)],
      ['aix-en-provence', to(43.53, 5.45)],
    ],
    'place, misspelt': [
      ['nagshead', to(35.96, -75.62)],
      ['isle of plams', to(32.79, -79.79)],
      ['fredrickburg tx', to(30.28, -98.87)],
      ['skaneatles', to(42.95, -76.43)],
      ['traverce city', to(44.76, -85.62)],
      ['carmel by the see', to(36.55, -121.92)],
      ['alberfeira', to(37.09, -8.25)],
      ['tennesee', inState('Tennessee')],
      ['provance', inRegion('Provence')],
    ],
    'home number or name': [
      [`vacation home ${named(0.11)?.objectID}`, one(named(0.11)?.objectID)],
      [`# ${named(0.37)?.objectID}`, one(named(0.37)?.objectID)],
      [`id:${named(0.73)?.objectID}`, one(named(0.73)?.objectID)],
      [`${named(0.21)?.Headline} in ${named(0.21)?.City}`, ({ Headline }) => Headline === named(0.21)?.Headline],
      [`${named(0.51)?.Headline}!`, ({ Headline }) => Headline === named(0.51)?.Headline],
      [`the ${named(0.83)?.Headline}`, ({ Headline }) => Headline === named(0.83)?.Headline],
    ],
    abbreviation: [
      ['Mich.', inState('Michigan')],
      ['Ariz', inState('Arizona')],
      ['W Yellowstone MT', to(44.66, -111.1)],
      ['DIA airport', to(39.86, -104.67)],
      ['BTV', to(44.47, -73.15)],
      ['INV', to(57.54, -4.05)],
      ['N.Z.', inCountry('New Zealand')],
      ['GTNP', to(43.79, -110.68)],
      ['OIB', to(33.86, -78.43)],
    ],
    'natural language': [
      [
        'romantic getaway in sonoma with a hot tub and vineyard views',
        all(has('Hot Tub'), looksAt('Vineyard View'), to(38.3, -122.46)),
      ],
      ['somewhere in maine by the ocean for our family of 7', all(inState('Maine'), sleeps(7))],
      ['need a 4-bedroom near disney with pool', all(bedrooms(4), has('Pool'), to(28.39, -81.56))],
      ['bungalow with bikes in anna maria', all(ofType('Bungalow'), has('Bicycles'), to(27.53, -82.73))],
      ['condo for 3 couples in vail close to lifts', all(ofType('Condo'), sleeps(6), to(39.64, -106.37))],
      [
        'is there a ranch near fredericksburg that allows horses or dogs',
        all(pets, ofType('Ranch house', 'Farmhouse'), to(30.28, -98.87)),
      ],
      ['budget friendly lake cabin wisconsin', all(inState('Wisconsin'), costsBetween(0, 300))],
      ['a modern home with a great view and fast internet in utah', all(ofType('Modern home'), inState('Utah'))],
      ['house with home theater or game room in branson', has('Game Room')],
      [
        'beach cottage, screened porch, sleeps six, tybee',
        all(ofType('Cottage', 'Beach house', 'Bungalow'), sleeps(6), to(32.0, -80.85)),
      ],
      [
        'no stairs, ground floor bedroom, for my parents in sedona',
        all(access('Ground Floor Bedroom'), to(34.87, -111.76)),
      ],
      ['not more than 180 dollars in asheville, pets ok', all(to(35.6, -82.55), pets, costsBetween(0, 180))],
    ],
    'ZIP, street address': [
      ['28779', to(35.37, -83.22)],
      ['04609', to(44.39, -68.2)],
      ['49684', to(44.76, -85.62)],
      ['97739', to(43.7, -121.5)],
      ['62 Main St, North Conway NH 03860', to(44.05, -71.13)],
      ['1001 Overseas Highway, Marathon, FL', to(24.71, -81.09)],
      ['3 Rue de la République, Saint-Rémy-de-Provence', to(43.79, 4.83)],
      ['Bahnhofstrasse 1, Monaco', inCountry('Monaco')],
    ],
    'state, region or country': [
      ['coastal maine', all(inState('Maine'))],
      ['east tennessee', inState('Tennessee')],
      ['texas coast', inRegion('Galveston', 'Port Aransas')],
      ['ozarks', inRegion('Lake of the Ozarks')],
      ['front range colorado', inState('Colorado')],
      ['Buncombe County NC', inRegion('Asheville and Blue Ridge')],
      ['central oregon', inRegion('Bend and Sunriver')],
      ['norway fjords', inCountry('Norway')],
      ['mediterranean', inCountry('Italy', 'France', 'Greece', 'Monaco')],
    ],
    vague: [
      ['wilderness', any(at('Secluded', 'Rural', 'Wooded'), toDo('Wildlife Viewing'))],
      ['seaside', any(beach, at('Oceanside Bluff'), looksAt('Harbor View'))],
      ['hut in the mountains', mountain],
      ['ski lodge', any(at('Near Ski Lifts', 'Ski-In/Ski-Out'), toDo('Skiing'))],
      ['boating', any(toDo('Boating', 'Sailing'), at('Private Dock'))],
      ['pets', pets],
      ['farm', ofType('Farmhouse', 'Ranch house')],
      ['museums and dining', any(toDo('Museums', 'Dining'))],
      ['workation', has('Dedicated Workspace')],
    ],
    'not English': [
      ['Ferienwohnung in Kapstadt', () => false],
      ['Haus mit Kamin in Colorado', all(has('Fireplace'), inState('Colorado'))],
      ['Hütte für 2 mit Sauna in Norwegen', all(sleeps(2), has('Sauna'), inCountry('Norway'))],
      ['cabaña para 8 en tennessee con jacuzzi', all(ofType('Cabin'), sleeps(8), has('Hot Tub'), inState('Tennessee'))],
      ['villa con piscina en la Toscana', all(ofType('Villa'), has('Pool'), inRegion('Tuscany'))],
      ['appartement bord de plage en Floride', all(ofType('Apartment', 'Condo', 'Loft'), beach, inState('Florida'))],
      ['location de chalet au ski', any(at('Near Ski Lifts', 'Ski-In/Ski-Out'), ofType('Chalet'))],
      ['casa al lago con cane', all(pets, lake)],
      ['casa com vista para o mar em Portugal', all(looksAt('Ocean View'), inCountry('Portugal'))],
      ['huis met open haard in Schotland', all(has('Fireplace'), inRegion('Scottish Highlands'))],
      ['フロリダ', inState('Florida')],
    ],
    landmark: [
      ['bass harbor lighthouse', to(44.22, -68.34)],
      ['roaring fork motor trail', to(35.7, -83.46)],
      ['wormsloe plantation', to(31.98, -81.07)],
      ['mount pisgah', to(35.43, -82.76)],
      ['letchworth state park', to(42.58, -78.04)],
      ['lucy the elephant', to(39.32, -74.51)],
      ['jenny lake', to(43.77, -110.73)],
      ['bell rock', to(34.8, -111.76)],
      ['camelback resort', to(41.05, -75.36)],
      ['monkey forest ubud', to(-8.52, 115.26)],
    ],
    'with dates': [
      ['june 12 to june 19 2027 cape cod', all(inRegion('Cape Cod'), stay('2027-06-12', '2027-06-19', 7))],
      ['5 nights in may in charleston', all(to(32.78, -79.93), stay('2027-05-01', '2027-06-01', 5))],
      [
        'christmas in aspen for 8',
        all(sleeps(8), to(39.19, -106.82), stay('2026-12-18', '2027-01-02', 2, 3, 4, 5, 6, 7)),
      ],
      [
        'late august lake cabin in michigan',
        all(inState('Michigan'), stay('2027-08-15', '2027-09-02', 2, 3, 4, 5, 6, 7)),
      ],
      ['april 2nd - april 5th savannah', all(to(32.08, -81.09), stay('2027-04-02', '2027-04-05', 3))],
      ['10 days in march kauai', all(inRegion('Kauai'), stay('2027-03-01', '2027-04-01', 10))],
      ['Sat Jul 10 - Sat Jul 17 nags head', all(to(35.96, -75.62), stay('2027-07-10', '2027-07-17', 7))],
    ],
    'mixed or half typed': [
      ['hot tub, gatlinb', all(has('Hot Tub'), to(35.71, -83.51))],
      ['SEDONA!! w/ pool', all(has('Pool'), to(34.87, -111.76))],
      ['park city ut 5 bedroom ski', all(bedrooms(5), to(40.65, -111.5))],
      ['key larg', to(25.09, -80.44)],
      ['dog ok cabin vt', all(ofType('Cabin'), pets, inState('Vermont'))],
      ['(outer banks) oceanfront', all(at('Oceanfront'), inRegion('Outer Banks'))],
      ['4 guests 2 beds hilton head $$', all(sleeps(4), to(32.2, -80.75))],
      ['Things to do & places to stay in Telluride', to(37.94, -107.81)],
      ['#beachhouse galveston', all(ofType('Beach house'), to(29.3, -94.8))],
      ['joshua tree AND hot tub', all(has('Hot Tub'), to(34.13, -116.31))],
    ],
  };
}
