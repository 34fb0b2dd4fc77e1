/**
 * Queries of a thirty-fifth round, the set "fifth sight": written after the chips of 120 more sentences had been read
 * and mended, run once, and nothing was changed for them. This file is long because it is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import { makeRows } from './rows.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, beach, bedrooms, flat, has, hut, inRegion } = rules;
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

  upTo,
  noStairs,
} = rules;

/** Queries by kind. */
export function thirtyFifthRound(homes: readonly Home[], today: string): QueryTable {
  const { near, number, points } = makeRows(homes, { first: 7, step: 401 });
  const { exactly, during, month } = makeDays(today);
  return {
    'place, exact': points(
      ['holiday home in Callander Scotland', 56.24, -4.22],
      ['Saugerties NY', 42.08, -73.95],
      ['rooms in Mendocino village', 39.31, -123.8],
    ),
    'place, misspelt': points(
      ['brekkenridge colrado', 39.48, -106.05],
      ['destinn florida', 30.39, -86.5],
      ['mertle beach', 33.69, -78.89],
      ['jakson hole', 43.48, -110.76],
      ['mauii hawai', 20.8, -156.33],
      ['cap cod massachusets', 41.67, -70.3],
    ),
    'home number or name': [
      ...number(1, (id) => `anuncio ${id}`),
      ...number(2, (id) => `${id}, please`),
      ...number(3, (id) => `photos of home no. ${id}`),
    ],
    abbreviation: [
      ['PHX', near(33.43, -112.01)],
      ['Ft Myers', near(26.64, -81.87)],
      ['NW Montana', near(48.41, -114.34)],
      ['Mt Hood OR', near(45.37, -121.7)],
      ['LTahoe', inRegion('Lake Tahoe')],
    ],
    'natural language': [
      [
        'small cabin for two with a wood stove and no neighbors in the adirondacks',
        all(inRegion('Adirondacks'), hut, has('Fireplace'), at('Secluded')),
      ],
      [
        'we have three dogs and want a house with a pool in palm springs',
        near(33.83, -116.55, takesPets(3), has('Pool')),
      ],
      [
        'beach house for 10 with 4 bathrooms and a game room for teenagers in galveston',
        near(29.3, -94.8, sleeps(10), bathrooms(4), has('Game Room')),
      ],
      [
        'anything on the water with kayaks in door county or traverse city',
        any(all(inRegion('Door County'), has('Kayaks'), lake), near(44.76, -85.62, has('Kayaks'), lake)),
      ],
      [
        'my dad is in a wheelchair and mom loves gardens, savannah, two bedrooms',
        near(32.08, -81.09, access('Step-Free Entrance'), bedrooms(2)),
      ],
      [
        'working from anywhere: fast internet, desk, mountains, under 200',
        all(has('Wi-Fi', 'Dedicated Workspace'), mountain, upTo(200)),
      ],
      [
        'ski to the door chalet in the alps of canada, whistler, 8 people',
        near(50.12, -122.95, at('Ski-In/Ski-Out'), sleeps(8)),
      ],
      ['does anyone rent a villa with a cook in bali for 6', all(inRegion('Bali'), ofType('Villa'), sleeps(6))],
      [
        'we want to surf in the morning and sit by a fire at night, oregon',
        all(inState('Oregon'), toDo('Surfing'), any(has('Fire Pit'), has('Fireplace'))),
      ],
      [
        'a house we can walk to dinner from in sonoma with a hot tub',
        all(inRegion('Sonoma and Napa'), has('Hot Tub'), at('Walk to Restaurants', 'Village', 'Downtown')),
      ],
      [
        'lake house, no pool needed, private dock, 5 bedrooms, ozarks',
        all(inRegion('Lake of the Ozarks'), at('Private Dock'), bedrooms(5)),
      ],
      ['one level home near hilton head with golf', near(32.18, -80.74, noStairs, toDo('Golf'))],
    ],
    'ZIP, street address': [
      ...points(
        ['Strada Provinciale 12, 53024 Montalcino SI', 43.06, 11.49],
        ['77 Beach Road, Kihei, HI 96753', 20.76, -156.45],
        ['houses around 28607', 36.22, -81.68],
        ['250 Main Street Stowe Vermont 05672', 44.47, -72.69],
      ),
      ['15 Lake Rd, Nisswa, MN with kayaks and a fire pit', near(46.52, -94.29, has('Kayaks', 'Fire Pit'))],
    ],
    'state, region or country': [
      ['lowcountry beaches', any(inRegion('Hilton Head', 'Charleston', 'Savannah and Tybee'))],
      ['western montana', inState('Montana')],
      [
        'new england coast',
        all(inState('Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Connecticut'), any(sea)),
      ],
    ],
    vague: [
      ['ski weekend with friends', ski],
      ['hot tub under pine trees', all(has('Hot Tub'), any(at('Wooded'), looksAt('Forest View')))],
      ['vineyard stay', any(at('Near Wineries'), looksAt('Vineyard View'))],
    ],
    'not English': [
      ['Wo kann man mit Hund am Strand wohnen, Outer Banks', all(inRegion('Outer Banks'), pets, beach)],
      ['Hütte in den Bergen von Colorado mit Whirlpool', all(inState('Colorado'), has('Hot Tub'))],
      ['ruhiges Haus zum Arbeiten mit schnellem Internet', has('Wi-Fi', 'Dedicated Workspace')],
      ['cabaña en las montañas para 8 personas con mesa de billar', all(hut, sleeps(8), has('Game Room'))],
      ['depa en Nueva Orleans cerca del Barrio Francés', near(29.96, -90.06, flat)],
      ['maison pour 4 familles avec piscine dans les Poconos', all(inRegion('Poconos'), has('Pool'), sleeps(8))],
      ["cabane dans l'Oregon près de l'océan avec cheminée", all(inState('Oregon'), has('Fireplace'), any(sea))],
      ['casa per sciare ad Aspen con idromassaggio', near(39.19, -106.82, has('Hot Tub'))],
      ['casa de campo na Toscana com piscina', all(inRegion('Tuscany'), has('Pool'))],
      ['bungalow aan zee in Florida voor 4 personen', all(inState('Florida'), sleeps(4), any(sea))],
      ['モアブ ホットタブ', near(38.57, -109.55, has('Hot Tub'))],
      ['夏洛特 附近', near(35.23, -80.84)],
    ],
    landmark: points(
      ['Rocky Mountain National Park', 40.34, -105.68],
      ['cabins by Lake Lure', 35.43, -82.21],
      ['Bonnaroo', 35.48, -86.06],
      ['Portland Maine airport', 43.65, -70.31],
      ['Hanauma Bay', 21.27, -157.69],
    ),
    'with dates': [
      ['second week of september nags head', near(35.96, -75.62, during('2027-09-05', '2027-09-18'))],
      ['a friday in may for two nights in charleston', near(32.78, -79.93, during('2027-05-07', '2027-05-31', [2]))],
      ['dec 29 - jan 2 park city sleeps 10', near(40.65, -111.5, sleeps(10), exactly('2026-12-29', '2027-01-02'))],
      ['whole month of february in sarasota', near(27.34, -82.53, month('02', [28]))],
    ],
    'mixed or half typed': [
      ['sedona 2br hot tu', near(34.87, -111.76, bedrooms(2), has('Hot Tub'))],
      ['gatlinb cabin 10ppl', near(35.71, -83.51, hut, sleeps(10))],
      ['ocnfront condo gulf shrs pool', all(inRegion('Gulf Shores'), at('Oceanfront'), ofType('Condo'), has('Pool'))],
      ['moab, 4, bikes', near(38.57, -109.55, sleeps(4), has('Bicycles'))],
    ],
  };
}
