/** Names that begin with a number, as guests say them: "seventeen mile drive" is 17-Mile Drive (FIND-3, decision 0177). */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty'.split(
    ' ',
  );
const FIRST = 2;
/** From twenty on they are tens. */
const TENS_FROM = 18;
const toDigits = (word: string): number => {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at < TENS_FROM ? at + FIRST : (at - TENS_FROM + 2) * 10;
};
const SAID = new RegExp(`(?<![\\p{L}\\d])(${NUMBERS.join('|')})[ -](\\p{L}+(?:[ -]\\p{L}+){0,2})`, 'giu');

/** Returns the text with the number in digits where something is called so with digits and nothing with the word. */
export const withSightsInDigits = (typed: string, isName: (name: string) => boolean): string =>
  typed.replace(SAID, (whole, number: string, rest: string) => {
    const words = rest.split(/[ -]/);
    for (let size = words.length; size > 0; size -= 1) {
      const name = words.slice(0, size).join(' ');
      if (isName(normalizePhrase(`${number} ${name}`))) return whole;
      if (isName(normalizePhrase(`${toDigits(number)} ${name}`)))
        return [`${toDigits(number)} ${name}`, ...words.slice(size)].join(' ');
    }
    return whole;
  });
