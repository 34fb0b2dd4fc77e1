/**
 * Queries of a fifteenth round, written after the fourteenth's causes were mended and before any of them was run. This
 * file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bedrooms, beach, flat, has, hut, inRegion, inState, lake, looksAt, mountain, near } =
  rules;
const { ofType, pets, sea, ski, sleeps, toDo, water } = rules;

/** Queries by kind. */
export function fifteenthRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  return {
    'place, misspelt': [
      ['waynsville nc', to(35.49, -82.99)],
      ['folley beech', to(32.66, -79.94)],
      ['frederiksburg texs', to(30.27, -98.87)],
      ['sanebel', to(26.44, -82.1)],
      ['lake placed new york', to(44.28, -73.98)],
      ['broken bowe oklahoma', inRegion('Broken Bow')],
    ],
    abbreviation: [
      ['NMB sc', to(33.82, -78.68)],
      ['TYS', to(35.81, -83.99)],
      ['CLT airport cabin', all(hut, to(35.21, -80.94))],
      ['WY tetons', inRegion('Jackson Hole')],
      ['hwy 30a fl', inRegion('Destin and 30A')],
      ['S. Padre or Port A', inRegion('Port Aransas')],
    ],
    'ZIP, street address': [
      ['28786', to(35.49, -82.99)],
      ['33042 dogs ok', all(pets, to(24.66, -81.5))],
      ['18 Commercial St, Provincetown', to(42.05, -70.19)],
      ['84060', to(40.65, -111.5)],
    ],
    'state, region or country': [
      ['buncombe county', to(35.61, -82.53)],
      ['door peninsula', inRegion('Door County')],
      ['eastern shore of maine', inState('Maine')],
      ['pitkin county co', to(39.2, -106.9)],
      ['san juan island', to(48.53, -123.03)],
      ['new south wales', inRegion('Byron Bay')],
      ['monroe county florida', inRegion('Florida Keys')],
    ],
    vague: [
      ['rain on the roof and a fireplace', has('Fireplace')],
      ['catch trout', toDo('Fishing', 'Fly Fishing')],
      ['kids can play all day outside pool', has('Pool')],
      ['we want to hear nothing but wind', at('Secluded', 'Rural', 'Wooded', 'Quiet Road', 'Dark Sky')],
      ['hammam or sauna', has('Sauna')],
      ['sunrise over water', any(sea, water, lake)],
    ],
    'not English': [
      [
        'Ferienhaus an der Ostküste mit Kamin und drei Schlafzimmern in Maine',
        all(has('Fireplace'), bedrooms(3), inState('Maine')),
      ],
      [
        'maison au bord du lac Tahoe pour huit personnes avec jacuzzi',
        all(has('Hot Tub'), sleeps(8), inRegion('Lake Tahoe')),
      ],
      ['appartamento vista mare a Santorini per due', all(looksAt('Ocean View'), sleeps(2), inRegion('Santorini'))],
      ['chalé na montanha com lareira e banheira', all(hut, has('Fireplace'))],
      ['casa grande con cancha y alberca cerca de Orlando', all(has('Pool'), to(28.54, -81.38))],
      [
        'appartement met lift en zwembad in Myrtle Beach',
        all(flat, access('Elevator'), has('Pool'), to(33.69, -78.89)),
      ],
      ['モアブ ホットタブ 4人', all(has('Hot Tub'), sleeps(4), to(38.57, -109.55))],
      ['Skifahren in Colorado mit Hund, Sauna', all(ski, pets, has('Sauna'), inState('Colorado'))],
    ],
    landmark: [
      ['crabtree falls', any(to(35.82, -82.15), to(37.85, -79.08))],
      ['bash bish falls', to(42.12, -73.49)],
      ['tinker cliffs', to(37.46, -80.02)],
      ['wildcat mountain nh', to(44.26, -71.24)],
      ['bakers island', to(44.24, -68.2)],
      ['fire tower overlook mountain', to(42.09, -74.09)],
      ['hidden lake overlook', to(48.69, -113.74)],
      ['hemingway house', to(24.55, -81.8)],
      ['horse thief lake', to(43.89, -103.48)],
      ['point iroquois', to(46.48, -84.63)],
      ['castle hill bastrop', to(30.1, -97.3)],
      ['mystery hill', to(36.1, -81.63)],
      ['waioli beach', to(22.21, -159.51)],
      ['ohiopyle', to(39.87, -79.49)],
      ['moss landing', to(36.8, -121.79)],
      ['bell rock', to(34.8, -111.77)],
    ],
    'mixed or half typed': [
      ['sauna, 3, stowe, fireplace', all(has('Sauna', 'Fireplace'), sleeps(3), to(44.47, -72.69))],
      ['8 people lake tahoe hot tub dog under 700 ski', all(sleeps(8), has('Hot Tub'), pets, inRegion('Lake Tahoe'))],
      [
        'pool, 4 bedrooms, gulf shores, beachfront, 10',
        all(any(beach), has('Pool'), bedrooms(4), inRegion('Gulf Shores')),
      ],
      ['cabin, bryson city, 2 dogs, 4 adults, fire pit', all(hut, pets, sleeps(4), has('Fire Pit'), to(35.43, -83.45))],
      ['door county cottage lake view kayak 4', all(ofType('Cottage'), lake, inRegion('Door County'))],
      [
        'mountain view hot tub asheville 2 bdr 1 dog',
        all(mountain, has('Hot Tub'), bedrooms(2), pets, to(35.6, -82.55)),
      ],
      ['ocean view condo maui 4 ppl pool elev', all(flat, looksAt('Ocean View'), has('Pool'), inRegion('Maui'))],
      ['ev charg + hot tub palm springs sleeps 6', all(has('EV Charger', 'Hot Tub'), sleeps(6), to(33.83, -116.55))],
    ],
  };
}
