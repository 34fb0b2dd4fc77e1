/**
 * Small rules about a typed text, before and after it is read: is it only a place, only wishes, or words without
 * meaning (FIND-2).
 */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { IsoDate } from '@roost/shared/domain/dates';
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { isStreetAddress } from '@roost/shared/domain/understanding/street-address';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { understand } from '@roost/shared/domain/understanding/understand';
import { findBoard } from './board-names.ts';
import { sightIn } from './find-sight.ts';
import { isFullAddress } from './form-fields.ts';
import { inEnglish } from './languages/translate.ts';
import type { KnownNames } from './places.ts';
import { findPostcode } from './postcodes.ts';
import { isStreetAbroad } from './tidy-text.ts';

/** "Hot tub under the stars": wishes of many guests, though one home's name begins so. */
export function isOnlyWishes(typed: string, headline: string, today: IsoDate): boolean {
  if (normalizePhrase(typed).includes(normalizePhrase(headline))) return false;
  const { text, place, unused } = understand(typed, { today });
  return text === '' && place === null && unused.length === 0;
}

/** "The lost loon": the board of a home, where nothing else is called so and its words are no wishes. */
const readBoard = (
  typed: string,
  { boardIn, homesIn }: Pick<KnownNames, 'boardIn' | 'homesIn'>,
  today: IsoDate,
): ReturnType<typeof findBoard> =>
  boardIn === undefined
    ? null
    : findBoard(typed, {
        boardIn,
        isElse: (name) => homesIn(name) !== undefined || isOnlyWishes(name, `${name} ${name}`, today),
        isPlace: (name) => (homesIn(name) ?? 0) > 0 || QUALIFIERS.has(name) || isStateCode(name),
      });

/** Returns the home's name or board that the text is a part of, with the words beside it; null for any other text. */
export function readPartOfName(
  typed: string,
  names: KnownNames,
  today: IsoDate,
): { text: string; unused: string[]; home?: string } | null {
  const shortened = readShortened(typed, names, today);
  if (shortened !== null) return { text: shortened, unused: [], home: shortened };
  const found = readBoard(typed, names, today);
  return found && { text: found.board, unused: found.unused };
}

/**
 * "Whitewashed modern at the edge of Friday Harbor": the name of a home without one of its words. Null for wishes and a
 * place, which are an ordinary search: "cabin with a hot tub in Gatlinburg".
 */
function readShortened(
  typed: string,
  { shortenedIn, homesIn }: Pick<KnownNames, 'shortenedIn' | 'homesIn'>,
  today: IsoDate,
): string | null {
  const name = shortenedIn?.(normalizePhrase(typed)) ?? null;
  if (name === null) return null;
  const { place, text, unused } = understand(typed, { today, places: { homesIn } });
  const isPlace = place === null || homesIn(normalizePhrase(place)) !== undefined;
  return text === '' && unused.length === 0 && isPlace ? null : name;
}

/** "Emerald isle beach house": a kind of home behind a name is no part of it. */
export function endsWithKind(name: string): boolean {
  const words = name.split(' ');
  return [1, 2].some(
    (tail) =>
      words.length > tail && getEnglishLexicon().meanings.get(words.slice(-tail).join(' '))?.list === 'propertyTypes',
  );
}

/** Matches words that are too short to be misspelt or to be searched for in homes' texts. */
const SHORT_WORD = /^\p{L}{1,4}$/u;
const NO_WORD = /^(?:\p{L}{1,2}|\d{1,3})$/u;
export function isNoise(read: Understanding, place: GeocodeResult | null): boolean {
  const word = normalizePhrase(read.place ?? '');
  // "ADKs" are letters that stand for a name.
  if (!isUnderstood(read) || /\p{Lu}/u.test(read.place ?? '')) return false;
  // "Mont" has begun Montana, "smok" the Great Smoky Mountains.
  const isGuess = place?.corrected !== undefined && !` ${normalizePhrase(place.corrected)}`.includes(` ${word}`);
  return place === null ? NO_WORD.test(word) : isGuess && SHORT_WORD.test(word);
}

/** "Wij zoeken een boomhut": a word that is left of a sentence in another language, in small letters, is no place. */
export const isForeignNoise = (read: Understanding, typed: string): boolean =>
  /^[\p{Ll}\s’'-]+$/u.test(read.place ?? '') && isUnderstood(read) && inEnglish(typed, () => false) !== typed;

/** "6 Cape Cod", "and Moab": a number or a small word beside a place is in no home's text that is meant. */
export function withoutBareNumbers(read: Understanding): Understanding {
  // "Southwest Utah", where all homes lie elsewhere in it.
  if (/^(?:north|south|east|west|central)(?:east|west)?(?:ern)?$/i.test(read.text))
    return { ...read, text: '', unused: [...read.unused, read.text] };
  if (!/^(?:(?:\d{1,5}|\d{1,3}[a-z]|and|or|but|with|the|for|in|a|to|of)(?:\s+|$))+$/i.test(read.text)) return read;
  const numbers = /\d/.test(read.text) ? [read.text] : [];
  return { ...read, text: '', unused: [...read.unused, ...numbers] };
}

/** "Red Rocks, CO", "Snowshoe, WV": a suggestion that was picked. */
export function isSightOfState(typed: string): boolean {
  const [name = '', ...where] = typed.split(',').map(normalizePhrase);
  const isWhere = where.length > 0 && where.every((part) => isStateCode(part) || QUALIFIERS.has(part));
  return isWhere && sightIn(name, where) !== undefined;
}

/** Returns a quoted text without its quotes when it is only a place. */
export function unquoted(typed: string, homesIn: (name: string) => number | undefined): string {
  const name = /^\s*["“”]([^"“”]+)["“”]\s*$/.exec(typed)?.[1];
  return name !== undefined && homesIn(normalizePhrase(name)) !== undefined ? name : typed;
}

/** "ME" is Maine, though "me" in a sentence is not; a street abroad is an address and no wish. */
export const isOnlyPlace = (typed: string): boolean =>
  isStateCode(typed.toLowerCase()) ||
  isStreetAbroad(typed) ||
  isFullAddress(typed) ||
  isStreetAddress(typed) ||
  findPostcode(normalizePhrase(typed)) !== null;
