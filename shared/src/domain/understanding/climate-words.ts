/**
 * "Somewhere warm": wishes about the weather, answered by where on the earth it is so at that time of the year
 * (FIND-2).
 */
import type { Token } from './tokens.ts';

/** Words for warm weather and before it. Those of other languages join them where they are loaded (`other-languages.ts`). */
export const WARM = new Set('warm sunny hot tropical'.split(' '));
/** "Hot tub", "hot springs". */
const NO_WEATHER = new Set(['tub', 'tubs', 'springs', 'spring']);
const AFTER = new Set(
  'weather place places somewhere destination destinations climate island islands beach sun'.split(' '),
);
export const BEFORE_WARM = new Set(
  'somewhere anywhere place places where destination destinations weather its is it s'.split(' '),
);

/**
 * Words of a wish for warmth that begins at a word, 0 when there is none. "Warm" beside another noun is not one ("warm
 * welcome").
 */
export function readClimatePhrase(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  if (!WARM.has(word) || NO_WEATHER.has(tokens[at + 1]?.word ?? '')) return 0;
  const next = tokens[at + 1]?.word ?? '';
  if (AFTER.has(next) && next !== 'beach') return 2;
  return at === 0 || BEFORE_WARM.has(tokens[at - 1]?.word ?? '') || tokens.length === at + 1 || word === 'tropical'
    ? 1
    : 0;
}
