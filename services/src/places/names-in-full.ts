/**
 * Writes names of places in full, and drops those that are only compared with: "N Conway", "the alps of canada"
 * (FIND-1).
 */
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { sightsByName } from './find-sight.ts';
import { liesIn } from './place-results.ts';
import type { Stock } from './stock.ts';

type HomesIn = (name: string) => number | undefined;

const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
const LETTER_AND_NAME = /(?<![\p{L}\d.'’])([nsew])\.? (?=(\p{L}[\p{L}'’-]+)(?: (\p{L}[\p{L}'’-]+))?)/giu;
/** "N Conway": a letter before a name that is called so with its direction. */
const withDirections = (typed: string, homesIn: HomesIn): string =>
  typed.replace(LETTER_AND_NAME, (whole, letter: string, first: string, second?: string) => {
    const direction = DIRECTIONS[letter.toLowerCase()] ?? '';
    const names = [`${direction} ${first} ${second ?? ''}`, `${direction} ${first}`];
    return names.some((name) => homesIn(normalizePhrase(name)) !== undefined) ? `${direction} ` : whole;
  });

const PART_OF = /\b(?:the )?(\p{L}+) of (?:the )?(\p{L}+(?: \p{L}+)?)/giu;
/** "The panhandle of florida", "the coast of oregon": a part that is called so with its state before it. */
const withParts = (typed: string, homesIn: HomesIn): string =>
  typed.replace(PART_OF, (whole, part: string, where: string) => {
    const isState = isWhere(normalizePhrase(where));
    const name = `${isState ? where : (where.split(' ')[0] ?? '')} ${part}`;
    if (!isWhere(normalizePhrase(name.slice(0, -part.length)))) return whole;
    if (homesIn(normalizePhrase(`${part} of ${where}`)) !== undefined || homesIn(normalizePhrase(name)) === undefined)
      return whole;
    return isState ? name : `${name} ${where.split(' ').slice(1).join(' ')}`;
  });

const COMPARED = /\bthe ((?:\p{L}+ )?\p{L}+) of (?:the )?(?=(\p{L}+)(?: (\p{L}+))?)/giu;
const isWhere = (name: string): boolean =>
  QUALIFIERS.has(name) || isStateCode(name) || /^(?:north|south|east|west|midwest)$/.test(name);
/** "The alps of canada", "the hamptons of michigan": what a place is like is not where it is. */
const withoutComparisons = (typed: string, stock: Stock, homesIn: HomesIn): string =>
  typed.replace(COMPARED, (whole, said: string, first: string, second?: string) => {
    const where = [`${first} ${second ?? ''}`, first].map(normalizePhrase).find(isWhere);
    const like = normalizePhrase(said);
    if (where === undefined || homesIn(`${like} of ${where}`) !== undefined) return whole;
    const named = [like, `the ${like}`];
    // "The Outer Banks of North Carolina" are there.
    const isThere = named.flatMap((name) => stock.named(name)).some((place) => liesIn(place, where));
    return !isThere && named.some((name) => homesIn(name) !== undefined) ? '' : whole;
  });

const PARK =
  /\b((?:\p{L}+ ){0,2}\p{L}+) (?:park|np|nat(?:ional|l)? prk)\b(?! (?:city|place|house|home|condo|cabin))/giu;
/** "Glacier park": the national park of that name, where nothing else is called so. */
const withParks = (typed: string, homesIn: HomesIn): string =>
  typed.replace(PARK, (whole, before: string) => {
    const words = before.split(' ');
    for (let from = 0; from < words.length; from += 1) {
      const own = words.slice(from).join(' ');
      if (homesIn(normalizePhrase(`${own} park`)) !== undefined) return whole;
      // "Disney park" is no national one.
      if (homesIn(normalizePhrase(own)) === undefined && homesIn(normalizePhrase(`${own} national park`)) !== undefined)
        return [...words.slice(0, from), `${own} national park`].join(' ');
      if (sightsByName.has(normalizePhrase(`${own} national park`)))
        return [...words.slice(0, from), `${own} national park`].join(' ');
    }
    return whole;
  });

/** What is called by the people of a place. */
const OF_PEOPLE = new Map(
  'scottish:scotland|italian:italy|french:france|greek:greece|norwegian:norway|portuguese:portugal|mexican:mexico|canadian:canada|australian:australia|english:england|british:united kingdom|tuscan:tuscany|balinese:bali|hawaiian:hawaii|texan:texas|floridian:florida|californian:california'
    .split('|')
    .map((row) => row.split(':') as [string, string]),
);
const PEOPLE_AND_KIND = new RegExp(
  `\\b(${[...OF_PEOPLE.keys()].join('|')}) (?=(lochs?|lakes?|coast|coastline|seaside|beach(?:es)?|countryside|hills|mountains|islands?|villages?|fjords?|vineyards?|castles?|farmhouses?|cottages?|villas?|cabins?|chalets?)\\b)`,
  'giu',
);
/** "Scottish lochs", "a greek villa": the place of those people, where nothing is called so as a whole. */
const withPeople = (typed: string, homesIn: HomesIn): string =>
  typed.replace(PEOPLE_AND_KIND, (whole, people: string, kind: string) =>
    homesIn(normalizePhrase(`${people} ${kind}`)) === undefined
      ? `${OF_PEOPLE.get(people.toLowerCase()) ?? people} `
      : whole,
  );

const ISLAND = /\b((?:\p{L}+\.? ){1,3})(?:is|isl|i)\.?(?=\s*(?:$|,))/giu;
/** "Mt Desert Is": an island that is called so. */
const withIslands = (typed: string, homesIn: HomesIn): string =>
  typed.replace(ISLAND, (whole, before: string) => {
    const name = normalizePhrase(`${before.replace(/\bmt\b\.?/i, 'mount')} island`);
    return homesIn(name) === undefined ? whole : `${before}Island`;
  });

const LONG_BEACH =
  /(?<=\b(?:in|near|to|around|visiting|outside(?: of)?) )long beach(?:,? (?:ca|calif|california)\b\.?)?(?=\s*(?:$|[.!?;:]|,? (?:with|w\/|for|from|under|this|next|on|and)\b))/giu;
/** "Near Long Beach": the city, where no state is said. "A long beach" is none, and its words are a wish. */
const withLongBeach = (typed: string): string => typed.replaceAll(LONG_BEACH, 'Long Beach California');

/** Returns the text with these names; `homesIn` knows normalised names of places. */
export const withFullNames = (typed: string, stock: Stock, homesIn: HomesIn): string =>
  withoutComparisons(
    withParks(
      withParts(withDirections(withPeople(withIslands(withLongBeach(typed), homesIn), homesIn), homesIn), homesIn),
      homesIn,
    ),
    stock,
    homesIn,
  );
