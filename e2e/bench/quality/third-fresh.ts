/**
 * Queries written beside the ninth round and run once, when its causes were mended: nothing was ever changed for them.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { access, all, any, at, bathrooms, bedrooms, beach, costsBetween, every, flat, has, hut, inCountry, not } = rules;
const { inRegion, inState, lake, looksAt, mountain, near, ofType, one, pets, sea, ski, sleeps, stay, toDo, within } =
  rules;

const under = (price: number): Rule => costsBetween(0, price);
const week = [2, 3, 4, 5, 6, 7];
const weekend = [2, 3, 4];

/** Queries by kind. */
export function thirdFreshQueries(homes: readonly Home[]): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const named = (part: number): Home | undefined => homes[Math.floor(homes.length * part)];
  return {
    'place, exact': [
      ['Bryson City, North Carolina', to(35.43, -83.45)],
      ['SPEARFISH SD', to(44.49, -103.86)],
      ['the city of santa fe', to(35.69, -105.94)],
      ['Arrowtown New Zealand', to(-44.94, 168.83)],
      ['vacation homes folly beach south carolina', to(32.66, -79.94)],
    ],
    'place, misspelt': [
      ['ashville nc', to(35.6, -82.55)],
      ['trevers city michigan', to(44.76, -85.62)],
      ['leavenwerth wa', to(47.6, -120.66)],
      ['orenge beach', to(30.29, -87.57)],
      ['santorinni', inRegion('Santorini')],
      ['lewray virginia', to(38.67, -78.46)],
    ],
    'home number or name': [
      [`Roost #${named(0.11)?.objectID}`, one(named(0.11)?.objectID)],
      [`whats the price of ${named(0.31)?.objectID}`, one(named(0.31)?.objectID)],
      [`${named(0.71)?.Headline}!`, ({ Headline }) => Headline === named(0.71)?.Headline],
      [`looking for “${named(0.91)?.Headline}”`, ({ Headline }) => Headline === named(0.91)?.Headline],
    ],
    abbreviation: [
      ['HHI SC', inRegion('Hilton Head')],
      ['TVC airport', to(44.76, -85.62)],
      ['N. Myrtle Bch', to(33.82, -78.68)],
      ['4br/3ba w/ pool OBX', all(bedrooms(4), bathrooms(3), has('Pool'), inRegion('Outer Banks'))],
      ['CO ski condo slps 4', all(ski, ofType('Condo'), sleeps(4), inState('Colorado'))],
      ['NH mtns cbn', all(hut, inState('New Hampshire'))],
    ],
    'natural language': [
      [
        'my parents celebrate 50 years married and we want a house in vermont for 12 with a fireplace',
        all(sleeps(12), has('Fireplace'), inState('Vermont')),
      ],
      ['less than two hours from portland by the ocean', all(any(sea, beach), inRegion('Oregon Coast'))],
      ['halfway between denver and vail with a hot tub', all(has('Hot Tub'), within(80, 39.7, -105.6))],
      ['apartment without a car in savannah near cafes', all(flat, to(32.05, -81.1))],
      ['we need a bathtub no we need a crib and a washer in maui', all(has('Crib', 'Washer'), inRegion('Maui'))],
      [
        'is there a villa on lake como with a dock for two couples',
        all(ofType('Villa'), sleeps(4), inRegion('Lake Como')),
      ],
      [
        'anything in the poconos with an indoor fireplace and a game room for teenagers',
        all(has('Fireplace', 'Game Room'), inRegion('Poconos')),
      ],
      ['nothing fancy just a clean cabin by a creek where dogs can run', all(hut, pets)],
      [
        'grandma uses a walker and hates stairs, gatlinburg',
        all(any(access('Step-Free Entrance'), access('Ground Floor Bedroom'), access('Elevator')), to(35.71, -83.51)),
      ],
      [
        'house for a quiet writing retreat in the woods with a desk',
        all(has('Dedicated Workspace'), at('Wooded', 'Secluded', 'Quiet Road')),
      ],
      [
        'want to ski by day and hot tub by night in whistler, 6 of us',
        all(has('Hot Tub'), sleeps(6), inRegion('Whistler')),
      ],
    ],
    'ZIP, street address': [
      ['83001 wyoming', to(43.48, -110.76)],
      ['9 canyon road santa fe new mexico 87501', to(35.68, -105.92)],
      ['LE51 santorini', inRegion('Santorini')],
      ['beach road, kitty hawk', to(36.07, -75.7)],
      ['zip code of aspen', to(39.19, -106.82)],
    ],
    'state, region or country': [
      ['maine or new hampshire', inState('Maine', 'New Hampshire')],
      ['eastern tennessee mountains', inState('Tennessee')],
      ['the pacific coast', inState('California', 'Oregon', 'Washington', 'British Columbia')],
      ['Great Britain', inCountry('United Kingdom')],
      ['anywhere in north america', inCountry('United States', 'Canada', 'Mexico')],
      ['coast of oregon', inRegion('Oregon Coast')],
      ['NEW MEXICO', inState('New Mexico')],
    ],
    vague: [
      ['babymoon', sleeps(2)],
      ['🎣', toDo('Fishing', 'Fly Fishing')],
      ['a house with a view', every],
      ['fall colors', any(mountain, at('Wooded'))],
      ['elopement', sleeps(2)],
      ['boys trip golf', toDo('Golf')],
      ['toddler proof', every],
      ['hot springs', every],
    ],
    'not English': [
      ['maison avec jardin à Charleston', to(32.78, -79.93)],
      ['Skihütte in Utah für 8 Personen', all(any(ski, hut), sleeps(8), inState('Utah'))],
      ['casa con vista al mar en Oregón', all(any(looksAt('Ocean View'), sea), inState('Oregon'))],
      ['cabana na montanha com lareira', all(any(hut, mountain), has('Fireplace'))],
      ['sommarhus med pool i Florida', all(has('Pool'), inState('Florida'))],
      ['аренда дома на Гавайях', inState('Hawaii')],
      ['ニューオーリンズ 4人', all(sleeps(4), to(29.95, -90.07))],
      ['appartement vue mer à Myrtle Beach', all(flat, any(looksAt('Ocean View'), sea), to(33.69, -78.89))],
    ],
    landmark: [
      ['anakeesta', to(35.71, -83.52)],
      ['bonnaroo', within(100, 35.48, -86.05)],
      ['magnolia market waco', within(100, 31.55, -97.13)],
      ['near legoland florida', to(27.99, -81.69)],
      ['half dome', to(37.75, -119.53)],
      ['lake powell', to(37.07, -111.24)],
      ['block island ferry', to(41.38, -71.51)],
      ['paul bunyan land brainerd', to(46.35, -94.03)],
      ['mesa verde', to(37.23, -108.46)],
      ['matterhorn', within(100, 45.98, 7.66)],
    ],
    'with dates': [
      ['first weekend in march taos', all(to(36.41, -105.57), stay('2027-03-04', '2027-03-09', ...weekend))],
      ['jazz fest new orleans', all(to(29.95, -90.07), stay('2027-04-21', '2027-05-04', ...week))],
      ['the week before christmas in stowe', all(to(44.47, -72.69), stay('2026-12-11', '2026-12-26', ...week))],
      ['9 june for 4 nights bar harbor', all(to(44.39, -68.2), stay('2027-06-09', '2027-06-13', 4))],
      [
        'valentines weekend cabin broken bow',
        all(hut, inRegion('Broken Bow'), stay('2027-02-11', '2027-02-16', ...weekend)),
      ],
      ['mid april 5 nights sedona', all(to(34.87, -111.76), stay('2027-04-08', '2027-04-26', 5))],
    ],
    'mixed or half typed': [
      ['Charming Cottage | 3 BR | Walk to Beach | Cape May NJ', all(ofType('Cottage'), bedrooms(3), to(38.94, -74.91))],
      ['beach hou', ofType('Beach house')],
      ['ok so we are like six people and we wanna ski um breckenridge', all(sleeps(6), to(39.48, -106.04))],
      ['asheville, no pets, hot tub, 2 guests, < $250', all(has('Hot Tub'), sleeps(2), under(250), to(35.6, -82.55))],
      ['gulf shores condo not oceanfront', all(ofType('Condo'), not(at('Oceanfront')), inRegion('Gulf Shores'))],
      [
        'LAKE HOUSE WITH BOAT DOCK MISSOURI SLEEPS 10',
        all(any(lake, at('Private Dock')), sleeps(10), inState('Missouri')),
      ],
    ],
  };
}
