/**
 * Reads lists of places of which either is meant: "Moab or Sedona", "Utah / Colorado", "Moab, Bend or Sedona" (FIND-1).
 */
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { getStateName, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { getAirport } from './airports.ts';
import type { Stock } from './stock.ts';

/** Most words of a name on either side of "or". */
const LONGEST_NAME = 4;
const OR = /\s+(?:or|o|oder|ou)\s+|\s*\/\s*/giu;
/** Most places of one answer. */
const MOST_PLACES = 5;
/** Matches the separator of names in a list: "A, B or C", "A / B / C", "A, B, or C". */
const NEXT_IN_LIST = /^\s*(?:,\s*(?:(?:or|o|oder|ou)\s+)?|(?:or|o|oder|ou)\s+|\/\s*)(?:(?:the|in|near) )?/i;

/** "A or B", "A / B", "A, B or C": names that are known on either side. The text is left with the first of them. */
export function takeListed(
  typed: string,
  homesIn: (name: string) => number | undefined,
): { typed: string; others: readonly string[]; isSpanish: boolean } | null {
  for (const found of typed.matchAll(OR)) {
    const names = namesBefore(typed.slice(0, found.index).replace(/,\s*$/, ''), homesIn);
    const [first] = names;
    if (!first) continue;
    const others = names.slice(1).map(({ name }) => name);
    let rest = typed.slice(found.index + found[0].length).replace(/^(?:the|in|near) /i, '');
    for (let isFirst = true; others.length < MOST_PLACES - 1; isFirst = false) {
      const next = isFirst ? rest : rest.replace(NEXT_IN_LIST, '');
      if (!isFirst && next === rest) break;
      const name = withState(next, longestName(next, homesIn));
      if (name === null) break;
      others.push(name);
      rest = next.slice(name.length);
    }
    if (others.length < names.length) continue;
    const isSpanish = found[0].trim().toLowerCase() === 'o';
    return { typed: `${typed.slice(0, first.end)}${rest}`.trim(), others, isSpanish };
  }
  return null;
}

/**
 * Returns the known names that a text ends with, separated by commas: "in Moab, Bend". A state after a town says where
 * the town is.
 */
function namesBefore(text: string, homesIn: (name: string) => number | undefined): { name: string; end: number }[] {
  const names: { name: string; end: number }[] = [];
  for (let left = text; names.length < MOST_PLACES - 1;) {
    const name = longestTail(left, homesIn);
    if (name === null) break;
    names.unshift({ name, end: left.length });
    const before = left.slice(0, -name.length);
    if (!/,\s*$/.test(before)) break;
    left = before.replace(/,\s*$/, '');
    if (!isState(name)) continue;
    const town = longestTail(left, homesIn);
    if (town === null || isState(town)) continue;
    names[0] = { name: `${town}, ${name}`, end: names[0]?.end ?? left.length };
    const beforeTown = left.slice(0, -town.length);
    if (!/,\s*$/.test(beforeTown)) break;
    left = beforeTown.replace(/,\s*$/, '');
  }
  return names;
}
const isState = (name: string): boolean => QUALIFIERS.has(normalizePhrase(name)) || findState(name) !== null;
/** "Sedona, Arizona or …": the name with the state behind it. */
function withState(text: string, name: string | null): string | null {
  if (name === null || isState(name)) return name;
  const behind = /^,\s*(\p{L}+(?:\s\p{L}+)?)/u.exec(text.slice(name.length));
  const state = [behind?.[1], behind?.[1]?.split(/\s/)[0]].find((each) => each !== undefined && isState(each));
  return behind && state !== undefined ? `${name}${behind[0].slice(0, behind[0].indexOf(state) + state.length)}` : name;
}

/** "NC/TN": codes of states in capitals are places, too. */
const findState = (name: string): string | null => (/^[A-Z]{2}$/.test(name) ? getStateName(name.toLowerCase()) : null);
function isPlace(name: string, homesIn: (name: string) => number | undefined): boolean {
  const state = findState(name);
  if (state !== null) return (homesIn(normalizePhrase(state)) ?? 0) > 0;
  const phrase = normalizePhrase(name);
  if (getLexicon().meanings.has(phrase)) return false;
  return /^[A-Z]{3}$/.test(name) ? getAirport(name) !== null : name.length > 3 && (homesIn(phrase) ?? 0) > 0;
}
/** "SBA or MRY", "SBA/MRY". */
const TWO_AIRPORTS = /(?<![\p{L}\d])([A-Z]{3})(\s+(?:or|and)\s+|\s*\/\s*)([A-Z]{3})(?![\p{L}\d])/gu;
/** Returns the text with the airport first that is nearer to homes: the place of a search is the first. */
export const withHomesFirst = (typed: string, stock: Stock): string =>
  typed.replace(TWO_AIRPORTS, (whole, first: string, between: string, second: string) => {
    const nearness = [first, second].map((code) => {
      const airport = getAirport(code);
      return airport
        ? [AROUND_RADIUS, FAR_RADIUS].filter((metres) => stock.homesNear(airport.lat, airport.lng, metres) > 0).length
        : null;
    });
    const [one, other] = nearness;
    return one == null || other == null || other <= one ? whole : `${second}${between}${first}`;
  });

/** Returns the longest known name that a text begins with. */
export function longestName(text: string, homesIn: (name: string) => number | undefined): string | null {
  for (let count = LONGEST_NAME; count > 0; count -= 1) {
    const name = new RegExp(String.raw`^[^\s,;/]+(?:\s+[^\s,;/]+){${count - 1}}`).exec(text)?.[0];
    if (name !== undefined && isPlace(name, homesIn)) return name;
  }
  return null;
}
function longestTail(text: string, homesIn: (name: string) => number | undefined): string | null {
  for (let count = LONGEST_NAME; count > 0; count -= 1) {
    const name = new RegExp(String.raw`[^\s,;/]+(?:\s+[^\s,;/]+){${count - 1}}$`).exec(text)?.[0];
    if (name !== undefined && isPlace(name, homesIn)) return name;
  }
  return null;
}
