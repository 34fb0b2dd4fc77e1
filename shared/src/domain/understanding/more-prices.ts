/**
 * Fees that a guest sets a limit to ("cleaning fee under $100", "$50 pet fee"), which no search can limit: services
 * name them as not used (FIND-2).
 */
import type { ReadPhrase } from './calendar-words.ts';
import { isFee, longest, readAmount } from './price-words.ts';
import type { PricePhrase, WordAt } from './price-words.ts';
import type { Token } from './tokens.ts';
import type { WordGroups } from './word-groups.ts';

/** What has a fee. */
const FEE_OF = new Set('pet dog cleaning service booking resort security damage guest linen parking'.split(' '));
const BETWEEN = new Set('of is are : around about'.split(' '));

/** The word after "under $100" at a word; null when no amount stands there. */
function afterLimit(word: WordAt, at: number, { below }: WordGroups): number | null {
  const from = at + longest(word, at, below);
  const amount = readAmount(word, from);
  return amount && from + amount.length;
}

/** Reads a limit of a fee that begins at a word; null when there is none. */
export function readFee(tokens: readonly Token[], at: number, groups: WordGroups): ReadPhrase<PricePhrase> | null {
  const word: WordAt = (index) => tokens[index]?.word ?? '';
  const found = (end: number, of: string): ReadPhrase<PricePhrase> => ({
    length: end - at,
    value: { fee: of === 'pet' || of === 'dog' ? 'pet' : 'other' },
  });
  const after = afterLimit(word, at, groups);
  if (after !== null) {
    const of = FEE_OF.has(word(after)) ? 1 : 0;
    return isFee(word(after + of)) ? found(after + of + 1, word(after)) : null;
  }
  const of = FEE_OF.has(word(at)) ? 1 : 0;
  if (!isFee(word(at + of))) return null;
  const skip = BETWEEN.has(word(at + of + 1)) ? 1 : 0;
  const end = afterLimit(word, at + of + 1 + skip, groups);
  return end === null ? null : found(end, word(at));
}
