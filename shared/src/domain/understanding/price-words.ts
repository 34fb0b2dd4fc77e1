/**
 * Prices as guests write them (FIND-2). Whole units of the currency that the words name; a night unless the words say
 * otherwise.
 */
import { readCount, readNumber } from './numbers.ts';
import type { ReadPhrase } from './calendar-words.ts';
import type { WordGroups } from './word-groups.ts';
import type { Token } from './tokens.ts';

/**
 * Bounds of a price, the order in which homes are wanted, or a fee, which no search can limit. `nights` is how many
 * nights the price is for, 0 for the whole stay. `each` says that it is for one person.
 */
export type PricePhrase =
  | { min?: number; max?: number; nights: number; each?: true }
  | { order: 'price-asc' | 'price-desc' | 'rating' }
  | { fee: 'pet' | 'other' };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** `currency-words.ts` knows which is which. */
const CURRENCY = set(
  'dollar dollars usd bucks $ eur euro euros € gbp pounds quid £ cad aud peso pesos mxn yen jpy ¥ francs chf',
);
const PER = set('a per each pro par por al la the for in /');
/** Units of a price besides those of the lexicon: of one night, of the whole stay. */
const NIGHT = set('nightly pn day');
const STAY = set('total altogether overall stay trip weekend');
const MONTH = 30;
const WEEK = 7;
/** The search limits nights below this (SRCH-10): a higher amount is for more than a night. */
const MOST_A_NIGHT = 1000;

/** Returns the word at an index, an empty text past the end. */
export type WordAt = (at: number) => string;
/** `isForStay`: so much that it cannot be for a night. A night of 20,000 yen is usual. */
type Amount = { value: number; length: number; sure: boolean; isForStay: boolean };

/** An amount at a word. `sure` when a currency stands beside it. */
export function readAmount(word: WordAt, at: number): Amount | null {
  const first = word(at);
  const value = /^[$€£¥]?\d/.test(first) ? readNumber(first) : null;
  if (!value) return null;
  const currency = CURRENCY.has(word(at + 1)) ? 1 : 0;
  return {
    value: Math.round(value),
    length: 1 + currency,
    sure: /^\D/.test(first) || currency > 0,
    isForStay: value >= MOST_A_NIGHT && !/[¥yjm]|pe/.test(first + (currency ? word(at + 1) : '')),
  };
}

type Per = { length: number; nights?: number; each?: true };
/**
 * "a night", "per person per night", "/month", "total": the words, how many nights they say, and whether it is for each
 * person.
 */
function readPer(word: WordAt, at: number, groups: WordGroups): Per {
  const per: Per = { length: 0 };
  for (;;) {
    const from = at + per.length;
    const skip = PER.has(word(from)) ? (word(from + 1) === 'the' ? 2 : 1) : 0;
    const unit = word(from + skip);
    const nights = STAY.has(unit)
      ? 0
      : groups.weeks.has(unit)
        ? WEEK
        : unit === 'month'
          ? MONTH
          : NIGHT.has(unit) || groups.nights.has(unit)
            ? 1
            : null;
    if (nights !== null && !per.nights && (skip > 0 || /^(?:ni|pn|na|t|al|o)/.test(unit)) && !/s$/.test(unit))
      per.nights = nights;
    else if (/^(?:pp|each)$/.test(unit) || (skip > 0 && /^(?:person|head|guest|adult)$/.test(unit))) per.each = true;
    else break;
    per.length += skip + 1;
  }
  // "For 5 nights" says how long the stay is, too: those words are left to be read.
  const after = at + per.length;
  const counted = !per.nights && word(after) === 'for' ? readCount(word(after + 1), 1, 90, true) : null;
  const unit = word(after + 2);
  const days = groups.weeks.has(unit) ? WEEK : groups.nights.has(unit) || groups.days.has(unit) ? 1 : 0;
  if (counted !== null && days > 0) per.nights = counted * days;
  return per;
}

/** Words of the phrase of a group that begins at a word ("at most"), 0 when none does. */
export const longest = (word: WordAt, at: number, phrases: ReadonlySet<string>): number =>
  [3, 2, 1].find((words) => phrases.has(Array.from({ length: words }, (_, index) => word(at + index)).join('_'))) ?? 0;

/** "Cleaning fee": what no search can limit. */
export const isFee = (word: string): boolean => /^(?:fees?|deposit)$/.test(word);

/** Bounds that begin at a word: "$200 a night", "under 300", "between 100 and 200". */
function readBounds(word: WordAt, at: number, groups: WordGroups): ReadPhrase<PricePhrase> | null {
  const between = word(at) === 'between' ? 1 : 0;
  const below = longest(word, at, groups.below);
  const above = below ? 0 : longest(word, at, groups.above);
  const from = at + (between || below || above);
  const first = readAmount(word, from);
  if (!first) return null;
  const joint = from + first.length;
  const isJoint = /^(?:-|to)$/.test(word(joint)) || (between > 0 && word(joint) === 'and');
  const second = isJoint && !above ? readAmount(word, joint + 1) : null;
  const range = second && second.value > first.value ? second : null;
  const end = range ? joint + 1 + range.length : joint;
  const before = groups.below.has(word(at - 1)) ? at - 2 : at - 1;
  if ([before, end, end + 1].some((index) => isFee(word(index)))) return null;
  const { length, nights, each } = readPer(word, end, groups);
  // "From 300" may be a number of anything; below 20 it needs a currency.
  const isSure = first.sure || range?.sure || (first.value >= 20 && (below > 0 || nights !== undefined));
  if (!isSure || (between && !range)) return null;
  return {
    length: end + length - at,
    value: {
      ...(range || above ? { min: first.value } : {}),
      ...(above ? {} : { max: (range ?? first).value }),
      nights: nights ?? (each || (first.isForStay && !above) ? 0 : 1),
      ...(each ? { each } : {}),
    },
  };
}

/** Reads a phrase about the price that begins at a word; null when there is none. */
export function readPricePhrase(
  tokens: readonly Token[],
  at: number,
  groups: WordGroups,
): ReadPhrase<PricePhrase> | null {
  const word: WordAt = (index) => tokens[index]?.word ?? '';
  const bounds = readBounds(word, at, groups);
  if (bounds) return bounds;
  const [first, second] = [word(at), word(at + 1)];
  if (`${first} ${second}` === 'low cost' || `${first} ${second}` === 'pas cher')
    return { length: 2, value: { order: 'price-asc' } };
  if (`${first} ${second}` === 'high end') return { length: 2, value: { order: 'price-desc' } };
  if ((first === 'five' || first === '5') && groups.stars.has(second)) return { length: 2, value: { order: 'rating' } };
  if (groups.cheap.has(first) && first !== 'pas')
    return { length: second === 'friendly' ? 2 : 1, value: { order: 'price-asc' } };
  if (groups.luxury.has(first)) return { length: 1, value: { order: 'price-desc' } };
  if (groups.best.has(first)) return { length: /^r(?:at|eview)ed$/.test(second) ? 2 : 1, value: { order: 'rating' } };
  return null;
}

/**
 * The bounds of a night for all guests together; null when they cannot be told: a price of the stay without its nights,
 * one for each person without their number, a fee.
 */
export function toNightly(
  price: PricePhrase,
  stay: { nights: number; guests: number },
): { min?: number; max?: number } | null {
  if (!('nights' in price)) return null;
  const factor = (price.each ? stay.guests : 1) / (price.nights || stay.nights);
  if (!Number.isFinite(factor) || factor === 0) return null;
  return {
    ...(price.min === undefined ? {} : { min: Math.ceil(price.min * factor) }),
    ...(price.max === undefined ? {} : { max: Math.floor(price.max * factor) }),
  };
}
