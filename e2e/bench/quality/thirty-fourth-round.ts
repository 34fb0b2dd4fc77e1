/**
 * Queries of a thirty-fourth round, the set "fourth sight": written after what the thirty-third showed was mended, run
 * once, and nothing was changed for them. This file is long because it is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import { makeRows } from './rows.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, flat, has, hut, inRegion } = rules;
const { inState, lake, looksAt, mountain, ofType, pets, sea, ski, sleeps, takesPets, toDo, upTo } = rules;

const noStairs = any(access('Ground Floor Bedroom'), access('Step-Free Entrance'));
const foot = at('Walk to Restaurants', 'Downtown', 'Village');

/** Queries by kind. */
export function thirtyFourthRound(homes: readonly Home[], today: string): QueryTable {
  const { near, number, points } = makeRows(homes, { first: 29, step: 307 });
  const { exactly, during, month } = makeDays(today);
  return {
    'place, exact': points(
      ['Bar Harbor, Maine', 44.39, -68.2],
      ['cottages in Chipping Campden', 52.05, -1.78],
      ['stay at Lake Placid', 44.28, -73.98],
    ),
    'place, misspelt': points(
      ['tellurid colarado', 37.94, -107.81],
      ['bar harbur main', 44.39, -68.2],
      ['jacksen hole wyomming', 43.48, -110.76],
      ['palm springz califonia', 33.83, -116.55],
      ['levenworth washinton', 47.6, -120.66],
      ['key wset florda', 24.55, -81.78],
      ['charlston south carlina', 32.78, -79.93],
    ),
    'home number or name': [
      ...number(1, (id) => `unterkunft ${id}`),
      ...number(2, (id) => `is home ${id} wheelchair ok`),
    ],
    abbreviation: [
      ['SRQ', near(27.4, -82.55)],
      ['OBX', inRegion('Outer Banks')],
      ['ACK', near(41.25, -70.06)],
      ['S Lake Tahoe CA', near(38.94, -119.98)],
      ['RMNP', near(40.34, -105.68)],
      ['Myrtle Bch SC', near(33.69, -78.89)],
    ],
    'natural language': [
      [
        'we dont need a hot tub but the house should have a pool and be close to the beach in sarasota',
        near(27.34, -82.53, has('Pool'), beach),
      ],
      [
        'three bedroom house in bend with a garage and a fire pit, we bring one dog',
        near(44.06, -121.31, bedrooms(3), has('Free Parking', 'Fire Pit'), pets),
      ],
      [
        'cabin for my parents and us, 6 adults, no stairs for my father, near gatlinburg',
        near(35.71, -83.51, hut, sleeps(6), noStairs),
      ],
      [
        'something within a ten minute walk of the beach on maui for under 350',
        all(inRegion('Maui'), beach, upTo(350)),
      ],
      [
        'stowe, north conway or lake placid with a fireplace for 8',
        any(
          near(44.47, -72.69, has('Fireplace'), sleeps(8)),
          near(44.05, -71.13, has('Fireplace'), sleeps(8)),
          near(44.28, -73.98, has('Fireplace'), sleeps(8)),
        ),
      ],
      [
        'where could we take two dogs hiking and sit in a sauna afterwards',
        all(takesPets(2), toDo('Hiking'), has('Sauna')),
      ],
      [
        'luxury home with game room and pool table for 14 in the smokies',
        all(inRegion('Great Smoky Mountains'), has('Game Room'), sleeps(14)),
      ],
      [
        'quiet cottage near the sea in maine where we can kayak',
        all(inState('Maine'), ofType('Cottage'), any(sea), any(toDo('Kayaking'), has('Kayaks'))),
      ],
      ['apartment in new orleans, walk everywhere, no car, 2 adults', near(29.95, -90.07, flat, foot)],
      [
        'my budget is 250 a night for a condo with ocean view in myrtle beach',
        all(inRegion('Myrtle Beach'), ofType('Condo'), looksAt('Ocean View'), upTo(250)),
      ],
      [
        'big house with 6 bedrooms and 5 baths for a reunion in branson or lake of the ozarks',
        all(inRegion('Lake of the Ozarks'), bedrooms(6), bathrooms(5)),
      ],
      [
        'adobe house in santa fe with kiva fireplace and mountain views',
        near(35.69, -105.94, ofType('Adobe house'), has('Fireplace'), looksAt('Mountain View')),
      ],
    ],
    'ZIP, street address': [
      ...points(
        ['28 Commercial Street, Provincetown MA 02657', 42.05, -70.19],
        ['Via Roma 22, 22021 Bellagio CO, Italia', 45.98, 9.26],
        ['410 Lake Ave, Lake Worth', 26.62, -80.06],
        ['81435', 37.94, -107.81],
      ),
      ['200 Main St, Park City, UT 84060 ski in ski out for 8', near(40.65, -111.5, at('Ski-In/Ski-Out'), sleeps(8))],
      ['cabins by 37862 with hot tub', near(35.87, -83.56, hut, has('Hot Tub'))],
    ],
    'state, region or country': [
      ['new hampshire lakes', inState('New Hampshire')],
      ['anywhere on the oregon coast', inRegion('Oregon Coast')],
      ['north georgia mountains', near(34.8, -84.0)],
      ['wine country california', inRegion('Sonoma and Napa')],
    ],
    vague: [
      ['fireplace and snow', all(has('Fireplace'), any(ski, mountain))],
      ['swim with the kids', any(has('Pool'), beach, lake, toDo('Swimming'))],
      ['surf and sun', any(toDo('Surfing'), beach)],
      ['no neighbors', at('Secluded')],
    ],
    'not English': [
      ['wo können wir mit zwei Hunden am Meer Urlaub machen', all(takesPets(2), any(sea))],
      ['Hütte mit Sauna für 6 Personen im Januar in Vermont', all(inState('Vermont'), has('Sauna'), sleeps(6))],
      ['Wohnung ohne Stufen in Sarasota', near(27.34, -82.53, noStairs)],
      ['casa frente al lago en Michigan con muelle', all(inState('Michigan'), any(lake, at('Private Dock')))],
      ['casa para 12 con alberca en Destin en julio', near(30.39, -86.5, sleeps(12), has('Pool'), month('07'))],
      ['chalet en Vermont près des pistes pour 8', all(inState('Vermont'), sleeps(8), ski)],
      ['maison de vacances au bord du lac Tahoe avec jacuzzi', all(inRegion('Lake Tahoe'), has('Hot Tub'))],
      ['casa em Orlando com piscina para 8 pessoas', near(28.54, -81.38, has('Pool'), sleeps(8))],
      ['villa a Santorini con vista mare', all(inRegion('Santorini'), looksAt('Ocean View'))],
      ['huis in de bergen met open haard en hottub', all(any(mountain), has('Fireplace', 'Hot Tub'))],
      ['京都の代わりにサンタフェ 暖炉', near(35.69, -105.94, has('Fireplace'))],
      ['Аспен шале с камином', near(39.19, -106.82, has('Fireplace'))],
    ],
    landmark: points(
      ['near Yellowstone west entrance', 44.66, -111.1],
      ['Asheville regional airport', 35.44, -82.54],
      ['ski santa fe', 35.8, -105.8],
      ['duke university', 36.0, -78.94],
      ['torrey pines golf course', 32.9, -117.25],
      ['big bend national park', 29.25, -103.25],
      ['minute maid park', 29.76, -95.36],
    ),
    'with dates': [
      ['winter holiday in whistler', near(50.12, -122.95, during('2026-12-01', '2027-03-31', [7]))],
      ['2027-06-10 to 2027-06-14 acadia dog', all(inRegion('Acadia'), pets, exactly('2027-06-10', '2027-06-14'))],
      [
        'five nights in early march in sedona with pool',
        near(34.87, -111.76, has('Pool'), during('2027-03-01', '2027-03-16', [5])),
      ],
      [
        'labor day weekend lake house michigan',
        all(inState('Michigan'), any(lake, ofType('Lake house')), during('2027-09-02', '2027-09-08', [2, 3, 4])),
      ],
    ],
    'mixed or half typed': [
      ['big sur oceanv', near(36.27, -121.81, any(looksAt('Ocean View'), sea))],
      ['4br pet frndly hilton hd pool', all(inRegion('Hilton Head'), bedrooms(4), pets, has('Pool'))],
      ['kansas cty', near(39.1, -94.58)],
      ['brdge hampton', near(40.94, -72.3)],
      ['asheville cab 2 dogs <200', near(35.6, -82.55, hut, takesPets(2), upTo(200))],
    ],
  };
}
