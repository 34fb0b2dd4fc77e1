/**
 * Queries of a thirty-second round, the set "second sight": written after all that the thirty-first showed was mended,
 * run once, and nothing was changed for them. This file is long because it is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import { makeRows } from './rows.ts';
import * as rules from './rules.ts';

const { access, all, any, at, beach, bedrooms, flat, has, hut, inCountry, inRegion } = rules;
const {
  inState,
  lake,
  looksAt,
  mountain,
  ofType,

  pets,
  sea,
  ski,
  sleeps,
  takesPets,
  toDo,
  warm,
  within,
  not,
  upTo,
} = rules;

const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Queries by kind. */
export function thirtySecondRound(homes: readonly Home[], today: string): QueryTable {
  const { name, near, number, points } = makeRows(homes, { first: 17, step: 211 });
  const { next, exactly, around, during, month, friday } = makeDays(today);
  const nights = (from: string, count: number): Rule => exactly(from, plus(from, count));
  return {
    'place, exact': points(
      ['Kill Devil Hills', 36.03, -75.68],
      ['murphy north carolina', 35.09, -84.03],
      ['Lake Ozark, MO', 38.2, -92.64],
      ['tulum', 20.21, -87.46],
      ['Sebastopol, California', 38.4, -122.82],
      ['Glenwood Springs CO', 39.55, -107.32],
      ['lodging in Spearfish', 44.49, -103.86],
      ['Menaggio, Lake Como', 46.02, 9.24],
      ['Saint-Rémy-de-Provence', 43.79, 4.83],
      ['Custer, SD', 43.77, -103.6],
    ),
    'place, misspelt': points(
      ['souteren shores', 36.12, -75.73],
      ['camdentin missouri', 38.01, -92.74],
      ['hot sprngs arkansaw', 34.5, -93.06],
      ['siver thorne', 39.63, -106.07],
      ['providense rhode iland', 41.82, -71.41],
      ['santa cruze', 36.97, -122.03],
      ['paige arizona', 36.91, -111.46],
      ['kee largo', 25.09, -80.45],
      ['oregan cost', 44.77, -124.02],
      ['beufort sc', 32.43, -80.67],
      ['glenwood sprins', 39.55, -107.32],
    ),
    'home number or name': [
      ...number(1, (id) => `my friend stayed at ${id}`),
      ...number(2, (id) => `show ${id}`),
      ...number(3, (id) => `roost listing ${id}?`),
      ...number(4, (id) => `house number ${id} with dog`),
      ...number(5, (id) => `${id} pictures`),
      ...name(6, (text) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')),
      ...name(7, (text) => `${text}, june`),
      ...name(8, (text) => text.replace(/(\w)(\w)(\w*) /, '$2$1$3 ')),
      ...name(9, (text) => `book ${text}`),
    ],
    abbreviation: [
      ['HHI', near(32.18, -80.74)],
      ['MT', inState('Montana')],
      ['NSB', near(29.03, -80.93)],
      ['JT', near(34.13, -116.31)],
      ['LA', any(inState('Louisiana'), near(34.05, -118.24))],
      ['Cape Hatteras NS', near(35.25, -75.53)],
      ['GRR', near(42.88, -85.52)],
      ['STT', near(18.34, -64.97)],
      ['BTV', near(44.47, -73.15)],
      ['N Conway NH', near(44.05, -71.13)],
      ['Ozarks MO', inRegion('Lake of the Ozarks')],
    ],
    'natural language': [
      [
        'not in telluride but near it with a fireplace',
        all(within(30, 37.94, -107.81), has('Fireplace'), ({ City }) => City !== 'Telluride'),
      ],
      [
        'moab or santa fe with a hot tub',
        any(near(38.57, -109.55, has('Hot Tub')), near(35.69, -105.94, has('Hot Tub'))),
      ],
      [
        'a cottage on cape cod close to the beach that allows one dog for a family of four',
        all(inRegion('Cape Cod'), ofType('Cottage'), pets, sleeps(4)),
      ],
      [
        'need at least 5 bedrooms and a pool for 12 people in the hill country',
        all(inRegion('Texas Hill Country'), bedrooms(5), has('Pool'), sleeps(12)),
      ],
      ['somewhere between charleston and myrtle beach on the ocean', all(within(75, 33.2, -79.4), sea)],
      [
        'is there a log home with a sauna in the adirondacks',
        all(inRegion('Adirondacks'), ofType('Log home', 'Cabin', 'Chalet', 'A-frame'), has('Sauna')),
      ],
      [
        'WE NEED A QUIET CABIN WITH FAST WIFI AND A DESK NEAR STOWE VERMONT',
        near(44.47, -72.69, hut, has('Wi-Fi', 'Dedicated Workspace')),
      ],
      ['no stairs no pets king beds sarasota for my grandparents', near(27.34, -82.53, access('No Pets Allowed'))],
      ['i want to ski but my wife wants a spa and hot tub park city', near(40.65, -111.5, has('Hot Tub'))],
      [
        'under $1400 total for 7 nights with a kitchen near the lake of the ozarks',
        all(inRegion('Lake of the Ozarks'), upTo(200)),
      ],
      [
        'house with a view of red rocks and a pool, 3 bedrooms',
        all(looksAt('Red Rock View'), has('Pool'), bedrooms(3)),
      ],
    ],
    'ZIP, street address': points(
      ['37876', 35.87, -83.56],
      ['zip 97367', 44.96, -124.02],
      ['stay near 12946', 44.28, -73.98],
      ['210 Esplanade Ave, Capitola, CA 95010', 36.97, -121.95],
      ['4 Wharf Street, Provincetown, MA 02657', 42.05, -70.19],
      ['1100 Duval St, Key West, FL 33040, USA', 24.55, -81.8],
      ['EH1 1RE', 55.95, -3.19],
      ['https://maps.google.com/?q=38.5733,-109.5498', 38.57, -109.55],
      ['53024 Montalcino', 43.06, 11.49],
      ['77780 tulum', 20.21, -87.46],
    ),
    'state, region or country': [
      ['MAINE', inState('Maine')],
      [
        'south carolina coast',
        all(inState('South Carolina'), any(sea, within(60, 32.8, -79.9), within(40, 33.7, -78.9))),
      ],
      ['new mexico or arizona', inState('New Mexico', 'Arizona')],
      ['the ozarks', any(inState('Missouri', 'Arkansas'))],
      ['central oregon', all(inState('Oregon'), ({ _geoloc: { lng } }) => lng > -122.3)],
      ['greece', inCountry('Greece')],
      ['lake michigan', inState('Michigan', 'Wisconsin')],
      ['great smokies', inRegion('Great Smoky Mountains')],
      ['the hamptons', within(100, 40.93, -72.3)],
      ['french riviera', any(inCountry('Monaco'), inCountry('France'))],
      ['ile de maui', inRegion('Maui')],
    ],
    vague: [
      ['somewhere warm in february with a pool', all(warm, has('Pool'), month('02'))],
      ['cozy', () => true],
      ['bring my kayak', any(lake, sea, toDo('Kayaking'), has('Kayaks'))],
      ['big group pool', all(has('Pool'), sleeps(8))],
      ['dog can swim', all(pets, any(lake, sea, at('Riverfront'), looksAt('River View')))],
      ['fishing off the dock', any(at('Private Dock'), toDo('Fishing', 'Fly Fishing'))],
      ['work from the mountains', any(mountain, ski)],
      ['snowshoeing and sauna', all(toDo('Snowshoeing'), has('Sauna'))],
      ['anniversary by the sea', sea],
      ['games for rainy days', any(has('Game Room'), has('Board Games'))],
    ],
    'not English': [
      ['Haus in Moab von Freitag bis Montag', near(38.57, -109.55, any(during(friday, plus(friday, 12))))],
      ['Strandhaus Outer Banks 10 Personen mit Pool', all(inRegion('Outer Banks'), sleeps(10), has('Pool'), sea)],
      ['Finnhütte mit Sauna', all(hut, has('Sauna'))],
      ['cabaña en Gatlinburg mañana por dos noches', near(35.71, -83.51, hut, during(today, plus(today, 8)))],
      ['casa de playa en Galveston que acepte mascotas', near(29.3, -94.8, pets, any(beach, sea))],
      ['Carolina del Norte con jacuzzi', all(inState('North Carolina'), has('Hot Tub'))],
      ['chalet avec sauna au Vermont en février', all(inState('Vermont'), has('Sauna'), month('02'))],
      ['villa Toscane piscine 10 personnes', all(inRegion('Tuscany'), has('Pool'), sleeps(10))],
      ['appartamento a New Orleans per 4 persone', near(29.95, -90.07, flat, sleeps(4))],
      ['サンタフェ 暖炉', near(35.69, -105.94, has('Fireplace'))],
      ['フロリダ プール', all(inState('Florida'), has('Pool'))],
    ],
    landmark: points(
      ['delicate arch', 38.74, -109.5],
      ['cape lookout', 34.62, -76.54],
      ['mammoth cave', 37.19, -86.1],
      ['lake powell', 37.0, -111.4],
      ['big sky resort', 45.28, -111.4],
      ['clingmans dome', 35.56, -83.5],
      ['sugarloaf maine', 45.03, -70.31],
      ['the strip las vegas', 36.11, -115.17],
      ['the french quarter', 29.96, -90.06],
      ['isle of skye', 57.27, -6.22],
      ['tegalalang rice terrace', -8.43, 115.28],
    ),
    'with dates': [
      ['saturday to tuesday asheville', near(35.6, -82.55, during(today, plus(today, 13)))],
      ['jan 29-31 breckenridge sleeps 6', near(39.48, -106.05, sleeps(6), exactly('2027-01-29', '2027-01-31'))],
      [
        'week of july 10 outer banks oceanfront',
        all(inRegion('Outer Banks'), at('Oceanfront'), during('2027-07-08', '2027-07-20')),
      ],
      ['easter break gulf shores', all(inRegion('Gulf Shores'), around('2027-03-28', 9, 9, '2027-03-27'))],
      ['5 nights from may 4 2027 in tuscany', all(inRegion('Tuscany'), nights('2027-05-04', 5))],
      [
        'new years 2027 aspen or vail',
        any(
          near(39.19, -106.82, around('2027-01-01', 8, 6, '2026-12-31')),
          near(39.64, -106.37, around('2027-01-01', 8, 6, '2026-12-31')),
        ),
      ],
      [
        'september long weekend door county with hot tub',
        all(inRegion('Door County'), has('Hot Tub'), month('09', [3, 4])),
      ],
      [
        'march 12 - march 19 kauai condo ocean view',
        all(inRegion('Kauai'), ofType('Condo'), looksAt('Ocean View'), exactly('2027-03-12', '2027-03-19')),
      ],
      ['tomorrow through monday gatlinburg', near(35.71, -83.51, during(today, plus(today, 9)))],
      ['07/03/2027 to 07/10/2027 traverse city', near(44.76, -85.62, exactly(next('07-03'), next('07-10')))],
      ['two nights in december santa fe', near(35.69, -105.94, month('12', [2]))],
    ],
    'mixed or half typed': [
      ['sevierv', near(35.87, -83.56)],
      ['2 dogs hot tub poconos', all(inRegion('Poconos'), takesPets(2), has('Hot Tub'))],
      ['whistlr ski in out sauna', near(50.12, -122.95, any(at('Ski-In/Ski-Out', 'Near Ski Lifts')))],
      ['OBX 12ppl pool elevator', all(inRegion('Outer Banks'), sleeps(12), has('Pool'), access('Elevator'))],
      ['hilton hea', near(32.18, -80.74)],
      ['cabin no pets hot tub tn', all(hut, inState('Tennessee'), has('Hot Tub'), not(pets))],
      ['napa pool 4', all(inRegion('Sonoma and Napa'), has('Pool'), sleeps(4))],
      ['traverse cty lakefrnt', near(44.76, -85.62, lake)],
      ['key west dock boat', near(24.56, -81.78, at('Private Dock'))],
      ['<200 savannah 2br', near(32.08, -81.09, upTo(200), bedrooms(2))],
    ],
  };
}
