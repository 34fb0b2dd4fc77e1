/**
 * Queries of a forty-second round, the set "twelfth sight", in the four rows that were weakest before: written after
 * what the fortieth and forty-first showed was mended, committed before it was run, run once. This file is long because
 * it is a table of data.
 */
import { makeDays } from './held-out-dates.ts';
import type { Home, Rule } from './homes.ts';
import type { QueryTable, Row } from './kinds.ts';
import { makeRows } from './rows.ts';
import * as rules from './rules.ts';

const { access, all, any, bathrooms, beach, bedrooms, flat, has, hut, inCountry, inRegion, inState, lake } = rules;
const { looksAt, mountain, noStairs, ofType, pets, sea, ski, sleeps, stepFree, takesPets, toDo, upTo } = rules;

/** The name before its description, where it is one that somebody painted: "The Lost Loon", "Hawthorn Ridge". */
const boardName = (headline: string): string | undefined =>
  /^((?:The )?\p{Lu}[\p{L}’]+ (?:& )?\p{Lu}[\p{L}]+)(?::|,| ·)/u.exec(headline)?.[1];

/** Queries by kind; `today` is the day on which they are typed. */
export function fortySecondRound(homes: readonly Home[], today: string): QueryTable {
  const { home, name, near, number } = makeRows(homes, { first: 59, step: 463 });
  const { month, around } = makeDays(today);
  const boards = homes
    .toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1))
    .flatMap(({ Headline }) => boardName(Headline) ?? []);
  /** A row of a board. Every home with it is wanted. */
  const board = (index: number, write: (text: string) => string): Row[] => {
    const text = boards[(17 + index * 31) % Math.max(1, boards.length)];
    const wanted: Rule = ({ Headline }) => boardName(Headline) === text;
    return text === undefined ? [] : [[write(text), wanted]];
  };
  /** A row of a name without the word at a share of its length. */
  const without = (index: number, share: number): Row[] =>
    name(index, (headline) => {
      const words = headline.toLowerCase().split(' ');
      return words.filter((_, position) => position !== Math.floor(share * words.length)).join(' ');
    });
  const town = (index: number): string => home(index)?.City ?? '';
  return {
    'home number or name': [
      ...number(1, (id) => `do you still have ${id}`),
      ...number(2, (id) => `${id} please`),
      ...number(3, (id) => `listing#${id}`),
      ...number(4, (id) => `the place with number ${id}`),
      ...number(5, (id) => `maison ${id}`),
      ...number(6, (id) => `${id} photos`),
      ...without(11, 0),
      ...without(12, 0.2),
      ...without(13, 0.4),
      ...without(14, 0.6),
      ...without(15, 0.8),
      ...without(16, 0.3),
      ...without(17, 0.5),
      ...without(18, 0.7),
      ...without(19, 0.9),
      ...board(1, (text) => text.toLowerCase()),
      ...board(2, (text) => text.replace(/^The /, '')),
      ...board(3, (text) => text.replace(/’/g, '').toLowerCase()),
      ...board(4, (text) => text.replace(/&/g, 'and')),
      ...board(5, (text) => `${text} house`),
      ...board(6, (text) => `the ${text.toLowerCase().replace(/^the /, '')} please`),
      ...board(7, (text) => text.toUpperCase()),
      ...board(8, (text) => `looking for ${text}`),
      ...board(9, (text) => `${text} airbnb`),
      ...board(10, (text) => text.toLowerCase()),
      ...board(11, (text) => text.toLowerCase()),
      ...name(21, (headline) => headline.toLowerCase().replace(/,/g, '')),
      ...name(22, (headline) => headline.replace(/ a /, ' ')),
      ...name(23, (headline) => headline.replace(/(\w)(\w)(\w)/, '$1$3$2')),
      ...name(24, (headline) => `${headline} ${town(24)}`),
    ],
    abbreviation: [
      ['PA ski cabin', all(inState('Pennsylvania'), hut)],
      ['TX lake hse 4br', all(inState('Texas'), bedrooms(4))],
      ['FL gulf condo', all(inRegion('Destin and 30A', 'Anna Maria and Sarasota'), ofType('Condo'))],
      ['NC bch hse OBX', all(inRegion('Outer Banks'), any(beach))],
      ['SC beach 6ppl', all(inState('South Carolina'), sleeps(6), any(beach))],
      ['NY mountain cabin', all(inState('New York'), hut)],
      ['CO ski chalet', all(inState('Colorado'), any(ski))],
      ['UT desert', all(inState('Utah'), any(looksAt('Desert View', 'Red Rock View'), inRegion('Moab')))],
      ['WY ranch', all(inState('Wyoming'), ofType('Ranch house'))],
      ['VA farmhouse dog ok', all(inState('Virginia'), pets)],
      ['TN cabin slps 10', all(inState('Tennessee'), sleeps(10))],
      ['GA beach', all(inState('Georgia'), any(beach, sea))],
      ['BNA', near(36.12, -86.68)],
      ['TYS', near(35.81, -83.99)],
      ['MCO', near(28.43, -81.31)],
      ['SAN fran', near(37.77, -122.42)],
      ['ORD to door county', inRegion('Door County')],
      ['BOS cape', inRegion('Cape Cod')],
      ['Pt. Reyes', near(38.07, -122.88)],
      ['Mt Rainier WA', near(46.85, -121.76)],
      ['St Thomas pl', near(18.34, -64.93)],
      ['Lk Geo NY', near(43.43, -73.71)],
      ['S. Padre', near(26.1, -97.17)],
      ['Ft Lauderdale', near(26.12, -80.14)],
      ['PV golf condo, palm desert', near(33.72, -116.37, ofType('Condo'))],
      ['2br apt NOLA FQ', near(29.96, -90.06, flat, bedrooms(2))],
      ['hh sc w/ pool', all(inRegion('Hilton Head'), has('Pool'))],
      ['3bd 2ba w htub nr stowe vt', near(44.47, -72.69, bedrooms(3), bathrooms(2), has('Hot Tub'))],
    ],
    'natural language': [
      [
        'can you get me something in taos with a fireplace for three nights in february',
        near(36.41, -105.57, has('Fireplace'), month('02', [3])),
      ],
      [
        'so there is six of us and we want to be able to walk to the beach in gulf shores',
        all(inRegion('Gulf Shores'), sleeps(6), any(beach)),
      ],
      ['my sister in law has a bad hip, need single level in fredericksburg', near(30.27, -98.87, noStairs)],
      [
        'a week in july on cape cod with a grill and outdoor shower',
        all(inRegion('Cape Cod'), has('Grill', 'Outdoor Shower'), month('07', [7])),
      ],
      [
        'must have fast internet and a desk, preferably bozeman or whitefish',
        near(48.41, -114.34, has('Wi-Fi', 'Dedicated Workspace')),
      ],
      [
        'kid friendly condo in maui with a pool under four hundred',
        all(inRegion('Maui'), ofType('Condo'), has('Pool'), upTo(400)),
      ],
      ['just me and my two labs, lake house in maine', all(inState('Maine'), takesPets(2))],
      [
        'christmas in the smokies with grandparents and four kids',
        all(inRegion('Great Smoky Mountains'), around('2026-12-25', 7, 7)),
      ],
      ['big kitchen and long table for 14, texas hill country', all(inRegion('Texas Hill Country'), sleeps(14))],
      ['we like to ski but hate driving, breckenridge', near(39.48, -106.05, any(ski))],
      ['cheapest place in key west with parking', near(24.56, -81.78, has('Free Parking'))],
      ['is anything pet friendly and on the water in charleston', near(32.78, -79.93, pets)],
      ['we just need a bed for two and coffee in moab', near(38.57, -109.55, sleeps(2))],
      ['hot tub, king bed, mountain view, asheville', near(35.6, -82.55, has('Hot Tub'), looksAt('Mountain View'))],
      ['find me a log cabin near yellowstone or jackson', all(inRegion('Jackson Hole'), ofType('Log home', 'Cabin'))],
      [
        'the kids want a game room and we want a pool in the poconos',
        all(inRegion('Poconos'), any(has('Game Room'), has('Pool'))),
      ],
      ['looking for peace and quiet in vermont with my dog and a good book', all(inState('Vermont'), pets)],
      ['somewhere on lake michigan for eight', all(inRegion('Door County', 'Traverse City'), sleeps(8))],
      ['adults only trip for four couples, sedona, hot tub', near(34.87, -111.76, sleeps(8), has('Hot Tub'))],
      ['i use a wheelchair and want to see the ocean in oregon', all(inState('Oregon'), stepFree)],
      ['a villa in the algarve with a pool not too far from the beach', all(inRegion('Algarve'), has('Pool'))],
      ['where do people go surfing in north carolina', all(inState('North Carolina'), toDo('Surfing'))],
      [
        'a home with an elevator and a pool near myrtle beach for grandma',
        near(33.69, -78.89, access('Elevator'), has('Pool')),
      ],
      [
        'last week we talked about a cabin in broken bow for five with a sauna',
        all(inRegion('Broken Bow'), sleeps(5), has('Sauna')),
      ],
      ['three nights over new years in stowe for a family of six', near(44.47, -72.69, sleeps(6))],
      ['a place where my daughter can ride horses in utah', all(inState('Utah'))],
      [
        'we want a treehouse but not in the smokies',
        all(ofType('Treehouse'), ({ Region }) => Region !== 'Great Smoky Mountains'),
      ],
      ['ski house with a hot tub in park city, seven adults, two kids', near(40.65, -111.5, sleeps(9), has('Hot Tub'))],
    ],
    'state, region or country': [
      ['the gulf side of florida', all(inState('Florida'), inRegion('Anna Maria and Sarasota', 'Destin and 30A'))],
      ['the atlantic coast of florida', all(inState('Florida'))],
      ['eastern oregon', all(inState('Oregon'))],
      ['northeast georgia mountains', all(inState('Georgia', 'North Carolina', 'Tennessee'))],
      ['the tri cities tn', inState('Tennessee', 'North Carolina')],
      ['southern vermont', inState('Vermont')],
      ['the mass coast', inState('Massachusetts')],
      ['new england coast', all(inState('Maine', 'Massachusetts', 'New Hampshire'))],
      ['lake country minnesota', inState('Minnesota')],
      ['missouri ozarks', inRegion('Lake of the Ozarks')],
      ['wisconsin lakes', inState('Wisconsin')],
      ['the western slope', all(inState('Colorado'))],
      ['teton county', inRegion('Jackson Hole')],
      ['high country colorado', inState('Colorado')],
      ['the texas beach towns', inRegion('Galveston', 'Port Aransas')],
      ['louisiana bayou', inState('Louisiana')],
      ['the carolinas', inState('North Carolina', 'South Carolina')],
      ['tidewater', all(inState('Virginia', 'North Carolina'))],
      ['washington coast or islands', inState('Washington')],
      ['the northwest', inState('Washington', 'Oregon')],
      ['mauii hawaii', inRegion('Maui')],
      ['neighbor islands hawaii', inState('Hawaii')],
      ['scottish lochs', inRegion('Scottish Highlands')],
      ['the tuscan hills', inRegion('Tuscany')],
      ['lakes of italy', inRegion('Lake Como')],
      ['portugal coast', inCountry('Portugal')],
      ['norway fjords', inCountry('Norway')],
      ['mexico beach', all(inCountry('Mexico'))],
      [
        'east coast usa beach',
        all(
          inState('Maine', 'Massachusetts', 'New Jersey', 'North Carolina', 'South Carolina', 'Georgia', 'Florida'),
          any(beach, lake, mountain, sea),
        ),
      ],
      ['four seasons mo', inRegion('Lake of the Ozarks')],
    ],
  };
}
