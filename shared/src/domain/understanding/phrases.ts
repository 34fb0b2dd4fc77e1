/**
 * Finds the phrases of a typed text that rules understand: place, dates, party, rooms, kinds of home, what it has,
 * price (FIND-2). Rules and data only, the same in browser and server, under five milliseconds.
 */
import type { IsoDate } from '../dates.ts';
import { readDatePhrase } from './calendar-words.ts';
import type { DatePhrase } from './calendar-words.ts';
import { LONGEST_PHRASE, PLACE_HEADS, PLACE_PREPOSITIONS, PLACE_TAILS } from './lexicon.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { readPartyPhrase, readRoomsPhrase } from './party-words.ts';
import type { PartyPhrase, RoomsPhrase } from './party-words.ts';
import { readPricePhrase } from './price-words.ts';
import type { PricePhrase } from './price-words.ts';
import type { Token } from './tokens.ts';
import { readClimatePhrase } from './climate-words.ts';

export type KnownPlaces = {
  /**
   * How many homes a known place has, by its normalised name (`normalizePhrase`); undefined when the name is not known.
   */
  homesIn: (name: string) => number | undefined;
  /** True when a name of several words begins at a word: "pool broken bow" has a pool. */
  beginsAt?: (tokens: readonly Token[], at: number) => boolean;
  /** True for the letters of a state: "SC downtown" is downtown. */
  isState?: (word: string) => boolean;
};
export const NO_KNOWN_PLACES: KnownPlaces = { homesIn: () => undefined };

/** What a text is read with. */
export type ReadingOptions = {
  today: IsoDate;
  places: KnownPlaces;
  lexicon: Lexicon;
  placeAt?: PlaceReader;
  more?: MoreReader;
};
/** Reads a place at a word; `before` is what stands in front of it. Only services know which names have homes. */
export type PlaceReader = (
  tokens: readonly Token[],
  at: number,
  options: Omit<ReadingOptions, 'placeAt'> & { typed: string; before: Placed | undefined },
) => PlaceFound | null;
/** Reads what is typed less often at a word: services know it. */
export type MoreReader = (tokens: readonly Token[], at: number, lexicon: Lexicon) => Found | null;
/** A place. `sure` when it has homes and stands where places stand. */
export type PlaceFound = { kind: 'place'; length: number; sure: boolean };

export type Found =
  | { kind: 'place'; length: number }
  | { kind: 'date'; length: number; value: DatePhrase }
  | { kind: 'party'; length: number; value: PartyPhrase }
  | { kind: 'rooms'; length: number; value: RoomsPhrase }
  | { kind: 'price'; length: number; value: PricePhrase }
  | { kind: 'climate'; length: number }
  | { kind: 'meaning'; length: number; value: Meaning };

/** Words of the longest name of a place. */
export const LONGEST_PLACE = 6;
/** What stands in quotes. */
export const QUOTED = /["“”][^"“”]+["“”]/g;
const AIRPORT_CODE = /^(?:[A-Z]{3}|[a-z]{3} airport)$/;
/** A text that a suggestion put into the box: "Truckee, CA, USA". It is a place and nothing else. */
const PICKED_PLACE = /,\s*(?:USA|UK|United States)$/;
/**
 * True for three capitals, "slc airport". "BOS" is an airport, "bos" is Dutch for a forest; which letters are one
 * services know.
 */
export const isAirportCode = (typed: string): boolean => AIRPORT_CODE.test(typed.trim());
/** Picked suggestions and numbers are a place and nothing else. */
export const isPlaceOnly = (typed: string): boolean =>
  (PICKED_PLACE.test(typed.trim()) && !/["“”]/.test(typed)) || /^\s*#?\s*\d+\s*$/.test(typed);
/** What stands in quotes is text as it is; blanks keep the other words where they were typed. */
export const blankQuoted = (typed: string): string => typed.replace(QUOTED, (words) => ' '.repeat(words.length));

export type Placed = { from: number; what: Found };

/** The phrases of a text in order, each the longest that begins at its word. */
export function findPhrases(tokens: readonly Token[], typed: string, options: ReadingOptions): Placed[] {
  const found: Placed[] = [];
  for (let at = 0; at < tokens.length;) {
    const what = bestAt(tokens, at, typed, options, found.at(-1));
    if (what) {
      found.push({ from: at, what });
      at += what.length;
    } else at += 1;
  }
  return found;
}

/** The longest reading that begins at a word; of two equally long ones a place with homes, then the more exact rule. */
function bestAt(
  tokens: readonly Token[],
  at: number,
  typed: string,
  options: ReadingOptions,
  before: Placed | undefined,
): Found | null {
  const { today } = options;
  const candidates: Found[] = [];
  const more = options.more?.(tokens, at, options.lexicon);
  if (more) candidates.push(more);
  const place = options.placeAt?.(tokens, at, { ...options, typed, before });
  const date = readDatePhrase(tokens, at, today, options.lexicon);
  if (date) candidates.push({ kind: 'date', ...date });
  const rooms = readRoomsPhrase(tokens, at, options.lexicon.groups);
  if (rooms) candidates.push({ kind: 'rooms', ...rooms });
  const party = readPartyPhrase(tokens, at, options.lexicon.groups);
  if (party) candidates.push({ kind: 'party', ...party });
  const price = readPricePhrase(tokens, at, options.lexicon.groups);
  if (price) candidates.push({ kind: 'price', ...price });
  const climate = readClimatePhrase(tokens, at);
  if (climate > 0) candidates.push({ kind: 'climate', length: climate });
  const meaning = meaningAt(tokens, at, options);
  if (meaning) candidates.push({ kind: 'meaning', ...meaning });
  const best = candidates.reduce<Found | null>(
    (longest, each) => (longest === null || each.length > longest.length ? each : longest),
    null,
  );
  if (!place) return best;
  if (!best || place.length > best.length) return place;
  // "cabins" is a kind of home even where a village has the name, unless the guest said "in Cabins".
  return place.length === best.length && place.sure ? place : best;
}

/** So many words from a word on, across hyphens but not across a comma. */
export function getPhrase(
  tokens: readonly Token[],
  at: number,
  words: number,
): { phrase: string; length: number } | null {
  const taken: string[] = [];
  let next = at;
  while (taken.length < words && next < tokens.length) {
    const token = tokens[next];
    if (!token || (next > at && token.afterComma)) return null;
    // A hyphen joins words: "pet-friendly", "ski-in/ski-out".
    if (/^[-/&]$/.test(token.word) && taken.length > 0) next += 1;
    else {
      taken.push(token.word);
      next += 1;
    }
  }
  return taken.length === words ? { phrase: taken.join(' '), length: next - at } : null;
}

function meaningAt(
  tokens: readonly Token[],
  at: number,
  { places, lexicon }: ReadingOptions,
): { length: number; value: Meaning } | null {
  for (let words = LONGEST_PHRASE; words >= 1; words -= 1) {
    const read = getPhrase(tokens, at, words);
    const value = read && lexicon.meanings.get(read.phrase);
    if (!read || !value || crossesPlace(tokens, at, read.length, places)) continue;
    return isPartOfName(tokens, at, read, { places, lexicon }) ? null : { length: read.length, value };
  }
  return null;
}

/** "Casa sul lago di Como": a known place begins inside a phrase and goes on after it. */
function crossesPlace(tokens: readonly Token[], at: number, length: number, places: KnownPlaces): boolean {
  for (let from = at + 1; from < at + length; from += 1) {
    for (let words = at + length - from + 1; words <= LONGEST_PLACE; words += 1) {
      const read = getPhrase(tokens, from, words);
      if (!read) break;
      if (from + read.length > at + length && (places.homesIn(read.phrase) ?? 0) > 0) return true;
    }
  }
  return false;
}

/**
 * "Manhattan Beach", "Lake Placid", "Zion National Park": a word of a name that nobody has told us is no wish for a
 * beach.
 */
export function isPartOfName(
  tokens: readonly Token[],
  at: number,
  { phrase, length }: { phrase: string; length: number },
  { places, lexicon }: Pick<ReadingOptions, 'places' | 'lexicon'>,
): boolean {
  const unknown = (token: Token | undefined): boolean =>
    token !== undefined &&
    // "Riding ranch": what one does is no name.
    /^\p{L}.*(?<!ing)$/u.test(token.word) &&
    !lexicon.fillers.has(token.word) &&
    !lexicon.vague.has(token.word) &&
    !PLACE_PREPOSITIONS.has(token.word) &&
    !lexicon.meanings.has(token.word) &&
    places.homesIn(token.word) === undefined &&
    !places.isState?.(token.word) &&
    !readsAlone(token, lexicon);
  const before = tokens[at]?.afterComma ? undefined : tokens[at - 1];
  const after = tokens[at + length]?.afterComma ? undefined : tokens[at + length];
  return (
    (PLACE_TAILS.has(phrase) && unknown(before)) ||
    (PLACE_HEADS.has(phrase) &&
      unknown(after) &&
      !places.beginsAt?.(tokens, at + length) &&
      !beginsWish(tokens, at + length, lexicon))
  );
}

/** "Pool wood stove": the word behind is one of two or three that are a wish together. */
const beginsWish = (tokens: readonly Token[], at: number, { meanings }: Lexicon): boolean =>
  [2, 3].some((words) => meanings.has(getPhrase(tokens, at, words)?.phrase ?? ''));

/** Words that rules understand by themselves or behind a number: "cheap", "july", "2 bedrooms". */
function readsAlone(token: Token, lexicon: Lexicon): boolean {
  return (
    Object.values(lexicon.groups).some((group) => group.has(token.word)) ||
    readPricePhrase([token], 0, lexicon.groups) !== null ||
    readPartyPhrase([token], 0, lexicon.groups) !== null ||
    readClimatePhrase([token], 0) > 0 ||
    readDatePhrase([{ ...token, word: 'in' }, token], 1, '2000-01-01', lexicon) !== null
  );
}
