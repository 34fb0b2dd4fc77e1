/** Normalises texts in capital letters, and words before an address (FIND-2, FIND-3). */
import { isStreetAddress } from '@roost/shared/domain/understanding/street-address';
import { isShortState } from './short-states.ts';

const FEWEST_SHOUTED = 5;
/** "CABIN IN GATLINBURG WITH HOT TUB": in a sentence of capitals none of them says that something is a code. */
export const normalizeCase = (typed: string): string =>
  /\p{Ll}/u.test(typed) || !/\p{Lu}{3}/u.test(typed) || typed.trim().split(/\s+/).length < FEWEST_SHOUTED
    ? typed
    : typed.toLowerCase();

const SENTENCE_END = /(?<!\p{L})(\p{L}{4,})\. (?=\p{L})/gu;
/** "Wife wants the lake. Michigan": another sentence. "Calif. coast" is none. */
export const divideSentences = (typed: string): string =>
  typed.replace(SENTENCE_END, (whole, word: string) => (isShortState(word) ? whole : `${word}, `));

const BEFORE_ADDRESS =
  /^\s*(?:(?:somewhere|anything|homes?|houses?|places?|stay)\s+)?(?:near|close to|next to|by|around|at)\s+(?=\d+\s+\p{L})/iu;
const STATE_AT_END = /(?:\b[A-Z]{2}|\b\d{5}(?:-\d{4})?)(?:,?\s*USA)?\s*$/;
/** "Near 48 Kings Beach Dr, Kings Beach, CA": an address in full says where. */
export function withoutNear(typed: string): string {
  const address = typed.replace(BEFORE_ADDRESS, '');
  return address !== typed && STATE_AT_END.test(address) && isStreetAddress(address) ? address : typed;
}
