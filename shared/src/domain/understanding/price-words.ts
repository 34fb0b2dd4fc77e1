/** Prices as guests write them (FIND-2). Whole currency units; a night unless the words say the whole stay. */
import { readNumber } from './numbers.ts';
import type { ReadPhrase } from './calendar-words.ts';
import type { WordGroups } from './word-groups.ts';
import type { Token } from './tokens.ts';

/** Bounds a night, bounds of the whole stay, or the order in which homes are wanted. */
export type PricePhrase =
  | { min?: number; max?: number; per: 'night' | 'stay' }
  | { order: 'price-asc' | 'price-desc' | 'rating' };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const CURRENCY = set('dollar dollars usd bucks us eur euro euros $');
const NIGHT = set('night nights nightly nite nacht nuit noche notte noite pn day');
const STAY = set('total altogether overall stay week weekend trip gesamt');
const PER = set('a per each pro par por al a la the for /');
const BELOW =
  'under|below|less than|max|maximum|at most|up to|cheaper than|no more than|not more than|within|unter|bis|bis zu|maximal|moins de|max de|menos de|hasta|meno di|fino a|sotto|onder|ate|budget|budget of'.split(
    '|',
  );
const ABOVE = 'over|above|more than|at least|min|minimum|from|uber|ab|plus de|mas de|piu di|vanaf'.split('|');

/** An amount at a word. `sure` when a currency stands beside it or "a night" follows. */
function readAmount(tokens: readonly Token[], at: number): { value: number; length: number; sure: boolean } | null {
  const word = tokens[at]?.word ?? '';
  if (!/^\$?\d/.test(word)) return null;
  const value = readNumber(word);
  if (value === null || value <= 0 || value > 100_000) return null;
  const currency = CURRENCY.has(tokens[at + 1]?.word ?? '') ? 1 : 0;
  return { value: Math.round(value), length: 1 + currency, sure: word.startsWith('$') || currency === 1 };
}

/** "a night", "per night", "/night", "nightly", "total": how many words, and what the amount is for. */
function readPer(tokens: readonly Token[], at: number): { length: number; per: 'night' | 'stay' } | null {
  const first = tokens[at]?.word ?? '';
  if (NIGHT.has(first)) return first === 'day' || first === 'nights' ? null : { length: 1, per: 'night' };
  if (first === 'total' || first === 'altogether' || first === 'overall') return { length: 1, per: 'stay' };
  const skip = PER.has(first) ? (first === 'for' && tokens[at + 1]?.word === 'the' ? 2 : 1) : 0;
  if (skip === 0) return first === 'in' && tokens[at + 1]?.word === 'total' ? { length: 2, per: 'stay' } : null;
  const unit = tokens[at + skip]?.word ?? '';
  if (NIGHT.has(unit)) return { length: skip + 1, per: 'night' };
  return STAY.has(unit) && first !== 'a' ? { length: skip + 1, per: 'stay' } : null;
}

/** Words of the longest phrase of a list that begins at a word, 0 when none does. */
function longest(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  let best = 0;
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    if (words.length > best && words.every((word, index) => tokens[at + index]?.word === word)) best = words.length;
  }
  return best;
}

/** Reads a phrase about the price that begins at a word; null when there is none. */
export function readPricePhrase(
  tokens: readonly Token[],
  at: number,
  groups: WordGroups,
): ReadPhrase<PricePhrase> | null {
  const word = tokens[at]?.word ?? '';
  const between = word === 'between' ? 1 : 0;
  const first = readAmount(tokens, at + between);
  if (first) {
    const joint = tokens[at + between + first.length]?.word ?? '';
    const second =
      joint === '-' || joint === 'to' || (between && joint === 'and')
        ? readAmount(tokens, at + between + first.length + 1)
        : null;
    const end = at + between + first.length + (second ? 1 + second.length : 0);
    const per = readPer(tokens, end);
    const sure = first.sure || second?.sure === true || (per !== null && first.value >= 20);
    if (second && second.value > first.value && sure)
      return {
        length: end - at + (per?.length ?? 0),
        value: { min: first.value, max: second.value, per: per?.per ?? 'night' },
      };
    if (!second && !between && sure)
      return { length: end - at + (per?.length ?? 0), value: { max: first.value, per: per?.per ?? 'night' } };
  }
  for (const [bound, phrases] of [
    ['max', BELOW],
    ['min', ABOVE],
  ] as const) {
    const words = longest(tokens, at, phrases);
    if (words === 0) continue;
    const amount = readAmount(tokens, at + words);
    if (!amount || (amount.value < 20 && !amount.sure)) continue;
    const end = at + words + amount.length;
    const per = readPer(tokens, end);
    // "from 300" may be a number of anything; below 100 it needs a currency.
    if (bound === 'min' && !amount.sure && !per) continue;
    const value: PricePhrase =
      bound === 'max'
        ? { max: amount.value, per: per?.per ?? 'night' }
        : { min: amount.value, per: per?.per ?? 'night' };
    return { length: end - at + (per?.length ?? 0), value };
  }
  if (word === 'low' && tokens[at + 1]?.word === 'cost') return { length: 2, value: { order: 'price-asc' } };
  if (word === 'pas' && tokens[at + 1]?.word === 'cher') return { length: 2, value: { order: 'price-asc' } };
  if (word === 'high' && tokens[at + 1]?.word === 'end') return { length: 2, value: { order: 'price-desc' } };
  if ((word === 'five' || word === '5') && groups.stars.has(tokens[at + 1]?.word ?? ''))
    return { length: 2, value: { order: 'rating' } };
  if (groups.cheap.has(word) && word !== 'pas')
    return { length: tokens[at + 1]?.word === 'friendly' ? 2 : 1, value: { order: 'price-asc' } };
  if (groups.luxury.has(word)) return { length: 1, value: { order: 'price-desc' } };
  if (groups.best.has(word))
    return { length: ['rated', 'reviewed'].includes(tokens[at + 1]?.word ?? '') ? 2 : 1, value: { order: 'rating' } };
  return null;
}
