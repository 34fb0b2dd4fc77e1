/**
 * "Not in Truckee": places and wishes that a guest does not want, as what homes' records say (FIND-2). What cannot be
 * left out is named to the guest.
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { isUnwanted, writeUnwanted } from '@roost/shared/domain/unwanted';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { behindSmallWords, isOr, notAt } from '@roost/shared/domain/understanding/negations';
import { normalizePhrase, tokenize } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { correctPlace } from './spelt-places.ts';
import type { Places } from './places.ts';
import type { Stock } from './stock.ts';
import { holds } from './stock-homes.ts';
import type { StockHome } from './stock-homes.ts';

/** Most words of a name. */
const LONGEST_NAME = 4;
const SHORTEST_NAME = 5;
/**
 * Most unwanted things of one text, because each looks through all homes. Further ones are named as not understood
 * (SAFE-6).
 */
const MOST_SAID_AWAY = 8;

/** Returns the text with misspelt places after "not" corrected: "not in truckey". */
export function spellUnwantedPlaces(typed: string, stock: Stock): string {
  const tokens = tokenize(typed);
  let [spelt, moved] = [typed, 0];
  const replace = (from: number, to: number, name: string): void => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    spelt = spelt.slice(0, start + moved) + name + spelt.slice(end + moved);
    moved += name.length - (end - start);
  };
  let looked = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const not = notAt(tokens, at);
    // "No" before a place is Portuguese for "in the".
    if (not === 0 || tokens[at]?.word === 'no') continue;
    for (let from = behindSmallWords(tokens, at + not); ;) {
      looked += 1;
      const read = looked > MOST_SAID_AWAY ? null : nameAt(tokens, from, stock);
      if (!read) break;
      if (read.name !== null) replace(from, from + read.words, read.name);
      at = from + read.words - 1;
      if (!isOr(tokens[at + 1]?.word)) break;
      from = behindSmallWords(tokens, at + 2);
    }
  }
  return spelt;
}

/** Returns the name at a word: its number of words, and the right spelling when it is misspelt. */
function nameAt(
  tokens: readonly { word: string }[],
  from: number,
  stock: Stock,
): { words: number; name: string | null } | null {
  const phrases = Array.from({ length: LONGEST_NAME }, (_, index) => LONGEST_NAME - index)
    .filter((words) => from + words <= tokens.length)
    .map((words) => ({
      words,
      phrase: normalizePhrase(
        tokens
          .slice(from, from + words)
          .map(({ word }) => word)
          .join(' '),
      ),
    }));
  const exact = phrases.find(({ phrase }) => stock.names.has(phrase));
  if (exact) return { words: exact.words, name: null };
  for (const { words, phrase } of phrases) {
    if (phrase.length < SHORTEST_NAME || (words === 1 && isKnownWord(phrase))) continue;
    const name = correctPlace(stock, phrase);
    // "Truckey no" is one word and what comes behind it.
    if (name !== null && name.split(' ').length === words) return { words, name };
  }
  return null;
}

/** Returns the reading with unwanted things as filters on records. `place` is where homes are searched. */
export async function settleUnwanted(
  { awayFrom = [], ...read }: Understanding,
  place: GeocodeResult | null,
  places: Pick<Places, 'geocode' | 'stock'>,
): Promise<Understanding> {
  if (awayFrom.length === 0 && !read.excluded) return read;
  const stock = await places.stock();
  const excluded: string[] = [];
  const unused: string[] = [];
  let homes = place ? stock.homesIn(place, place.radius ?? AROUND_RADIUS) : stock.homes;
  const leaveOut = (texts: readonly string[]): boolean => {
    const isOutOf = (home: StockHome): boolean => texts.some((text) => isOut(home, text));
    // "Not near the casino" means no town called Casino.
    if (!stock.homes.some(isOutOf)) return false;
    const left = homes.filter((home) => !isOutOf(home));
    // "Tahoe, not Tahoe" would leave none.
    if (left.length === 0 && homes.length > 0) return false;
    excluded.push(...texts);
    homes = left;
    return true;
  };
  const wishes = read.excluded ?? [];
  const most = Math.max(0, MOST_SAID_AWAY - wishes.length);
  for (const [index, text] of wishes.entries())
    if (index >= MOST_SAID_AWAY || !leaveOut([text])) unused.push(`no ${text.replace(/^[^:]*:/, '').toLowerCase()}`);
  for (const [index, { said, name }] of awayFrom.entries()) {
    const found = index >= most || /\d/.test(name) ? null : await places.geocode(name);
    if (!leaveOut(found ? getTexts(found) : [])) unused.push(said);
  }
  return { ...read, unused: [...unused, ...read.unused], excluded };
}

/** Returns true for a home that has all values of a text. */
export const isOut = (home: StockHome, text: string): boolean =>
  isUnwanted(text, (attribute, value) => holds(home, attribute, value));

/** Returns the filters that exclude a place; none when records do not name it (a sight, a part of a town). */
function getTexts({ area, types, addressComponents, ...found }: GeocodeResult): string[] {
  // Misspelt places are corrected by now: another correction would be a guess.
  if (found.partialMatch || found.townOfAddress || found.corrected || area?.type === 'boxes') return [];
  const write = (...values: [string, string][]): string[] => {
    const text = writeUnwanted(values);
    return text === null ? [] : [text];
  };
  if (area?.type === 'any') return area.values.flatMap((value) => write([...value]));
  // States are excluded by their name alone.
  if (area) return write(...area.values.slice(0, 1).map((value): [string, string] => [...value]));
  const part = (type: string): string | undefined =>
    addressComponents.find((component) => component.types.includes(type))?.longName;
  const city = part('locality');
  const where = part('administrative_area_level_1');
  const country = part('country');
  if (!types.includes('locality') || city === undefined) return [];
  return write(
    ['City', city],
    ...(where !== undefined
      ? [['State', where] as [string, string]]
      : country !== undefined
        ? [['Country', country] as [string, string]]
        : []),
  );
}
