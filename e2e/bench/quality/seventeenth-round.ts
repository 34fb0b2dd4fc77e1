/**
 * Queries of a seventeenth round, written after the sixteenth's causes were mended and before any of them was run:
 * nothing was changed for them. This file is long because it is a table of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, beach, bedrooms, costsBetween, flat, has, hut, inCountry, inRegion, inState } = rules;
const { lake, looksAt, mountain, near, ofType, pets, sea, sleeps, stay, toDo, water } = rules;

/** Queries by kind. */
export function seventeenthRound(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  return {
    landmark: [
      ['angora lakes', to(38.87, -120.06)],
      ['ryan mountain', to(34.0, -116.14)],
      ['san jacinto peak', to(33.81, -116.68)],
      ['point sur lighthouse', to(36.31, -121.9)],
      ['bartholomew park', to(38.3, -122.43)],
      ['tam mcarthur rim', to(44.09, -121.62)],
      ['obstruction pass', to(48.6, -122.83)],
      ['ptarmigan tunnel', to(48.85, -113.7)],
      ['death canyon', to(43.65, -110.83)],
      ['black bear pass', to(37.9, -107.74)],
      ['jordanelle reservoir', to(40.6, -111.42)],
      ['dead horse ranch state park', to(34.75, -112.02)],
      ['la luz trail', to(35.22, -106.48)],
      ['red sand beach hana', to(20.75, -155.99)],
      ['kilauea point', to(22.23, -159.4)],
      ['buxton woods', to(35.25, -75.54)],
      ['spence field', to(35.56, -83.73)],
      ['tybee pier', to(31.99, -80.85)],
      ['truro vineyards', to(42.04, -70.06)],
      ['gulf state park pier', to(30.25, -87.66)],
      ['kaaterskill clove', to(42.18, -74.07)],
      ['washington island ferry', to(45.29, -86.98)],
      ['bubble rock', to(44.34, -68.25)],
      ['spearfish falls', to(44.35, -103.93)],
      ['laura plantation', to(30.01, -90.73)],
      ['isle of palms pier', to(32.78, -79.78)],
      ['atalaya castle', to(33.5, -79.07)],
      ['courthouse falls', to(35.27, -82.89)],
      ['hogback overlook', to(38.76, -78.28)],
      ['chimney bluffs', to(43.28, -76.92)],
      ['brewster river gorge', to(44.63, -72.83)],
      ['kearsarge north', to(44.1, -71.09)],
      ['seven tubs', to(41.24, -75.81)],
      ["leaming's run gardens", to(39.14, -74.77)],
      ['good harbor bay', to(44.94, -85.87)],
      ['bahia honda bridge', to(24.66, -81.28)],
      ['leffis key', to(27.45, -82.69)],
      ['monte amiata', to(42.89, 11.62)],
      ['praia de odeceixe', to(37.44, -8.8)],
      ['svolvaergeita', to(68.25, 14.6)],
      ['belas knap', to(51.93, -1.97)],
      ['lost valley glencoe', to(56.66, -5.0)],
      ['mont ventoux', to(44.17, 5.28)],
    ],
    'ZIP, street address': [
      ['4609', to(44.39, -68.2)],
      ['02657-0001', to(42.05, -70.19)],
      ['zip: 29582', to(33.82, -78.68)],
      ['9614l', to(39.24, -120.03)],
      ['80424 with sauna', all(has('Sauna'), to(39.48, -106.04))],
      ['cabins 37876', all(ofType('Cabin'), to(35.87, -83.56))],
      ['06830', to(41.03, -73.63)],
      ['20001', to(38.91, -77.02)],
      ['77550', to(29.3, -94.79)],
      ['15 Elm Street, Woodstock, NY 12498', to(42.04, -74.12)],
      ['OX18 4DP', to(51.76, -1.58)],
      ['58029 Sovana', to(42.66, 11.65)],
    ],
    vague: [
      ['somewhere my kids can splash all day', any(has('Pool'), beach, water)],
      ['hear the ocean from bed', sea],
      ['bike from the front door', any(has('Bicycles'), toDo('Cycling', 'Mountain Biking'), at('Bike Path'))],
      ['snow outside, hot chocolate and logs burning inside', has('Fireplace')],
      ['nowhere near a highway', at('Secluded', 'Rural', 'Quiet Road', 'Wooded')],
      ['party of foodies who want to walk to dinner', at('Walk to Restaurants', 'Downtown', 'Village')],
      ['space for grandpa to get in without steps', access('Step-Free Entrance')],
      ['see the milky way', any(at('Dark Sky'), toDo('Stargazing'))],
      ['boat tied up out back', any(at('Private Dock', 'Lakefront', 'Riverfront'), toDo('Boating'))],
      ['wash our ski clothes and dry them', has('Washer', 'Dryer')],
      ['after skiing we want to warm up in bubbles', has('Hot Tub')],
      ['ping pong and board games', any(has('Game Room'), has('Board Games'))],
    ],
    'natural language': [
      ['could you find me a pet friendly cottage near bar harbor', all(ofType('Cottage'), pets, to(44.39, -68.2))],
      [
        'six friends want a pool in the texas hill country',
        all(has('Pool'), sleeps(6), inRegion('Texas Hill Country')),
      ],
      [
        'ski condo with hot tub in park city for under 350',
        all(flat, has('Hot Tub'), costsBetween(0, 350), to(40.65, -111.5)),
      ],
      [
        'we need 4 bedrooms and ocean views in gulf shores',
        all(bedrooms(4), looksAt('Ocean View'), inRegion('Gulf Shores')),
      ],
      ['quiet log home in the adirondacks with a sauna', all(hut, has('Sauna'), inRegion('Adirondacks'))],
      ['anything with kayaks on a lake near traverse city', all(has('Kayaks'), lake, to(44.76, -85.62))],
    ],
    'not English': [
      ['casa con vistas a la montaña en Colorado', all(mountain, inState('Colorado'))],
      ['departamento con alberca en Galveston', all(flat, has('Pool'), to(29.3, -94.79))],
      ['cabaña junto al lago con muelle en Missouri', all(at('Private Dock'), inState('Missouri'))],
      ['Haus mit Whirlpool und Hund in Vermont', all(has('Hot Tub'), pets, inState('Vermont'))],
      ['Ferienhaus Schottland für sechs', all(sleeps(6), to(57.3, -4.5))],
      ['villa avec piscine en Toscane pour huit', all(has('Pool'), sleeps(8), inRegion('Tuscany'))],
      ['maison avec billard au Lac Tahoe', all(has('Game Room'), inRegion('Lake Tahoe'))],
    ],
    'state, region or country': [
      ['Massachusets', inState('Massachusetts')],
      ['Michagan', inState('Michigan')],
      ['Wisconson', inState('Wisconsin')],
      ['Indoneesia', inCountry('Indonesia')],
      ['blount county tennessee', to(35.69, -83.93)],
      ['southern utah', inState('Utah')],
      ['the berkshires', to(42.36, -73.28)],
    ],
    abbreviation: [
      ['GTNP', to(43.79, -110.68)],
      ['MYR airport', to(33.68, -78.93)],
      ['BH maine', to(44.39, -68.2)],
      ['OIB nc', to(33.89, -78.43)],
      ['2br w/ sauna ADKs', all(bedrooms(2), has('Sauna'), inRegion('Adirondacks'))],
    ],
    'with dates': [
      [
        'memorial day weekend myrtle beach pool',
        all(has('Pool'), stay('2027-05-27', '2027-06-01', 3, 4), inRegion('Myrtle Beach')),
      ],
      ['aug 7 - aug 14 cape cod 8 guests', all(sleeps(8), stay('2027-08-07', '2027-08-14', 7), inRegion('Cape Cod'))],
      ['a week in february in breckenridge', all(stay('2027-02-01', '2027-03-01', 7), to(39.48, -106.04))],
    ],
  };
}
