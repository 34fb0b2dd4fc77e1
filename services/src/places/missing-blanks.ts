/** Puts blanks where a guest forgot them: "condo indestin", "galvestontexas", "cabinpigeon forge" (FIND-3, decision 0175). */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase, normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';

const WORD = /\p{L}+/gu;
/** Fewest letters of two words in one, of a wish and of a name in it. */
const SHORTEST = 6;
const SHORTEST_WISH = 3;
const SHORTEST_NAME = 4;
const LONGEST_NAME = 3;
const SMALL = new Set('in at near to for with on by the and from'.split(' '));
const HOME = /^(?:houses?|homes?|rentals?|places?|trip|stay|people|guests|reunion)$/;

/**
 * Returns the text with a blank between two words of each word that nobody knows, where both are known.
 * @param isPlace returns true for a normalised name of a place
 */
export function withBlanks(typed: string, isPlace: (name: string) => boolean): string {
  const words = [...typed.matchAll(WORD)];
  const near = (from: number, to: number): string[] =>
    words.slice(Math.max(0, from), to).map(([word]) => normalizeWord(word));
  const isName = (name: string): boolean => name.length >= SHORTEST_NAME && !COMMON_WORDS.has(name) && isPlace(name);
  let [parted, end] = ['', 0];
  for (const [at, { 0: said, index }] of words.entries()) {
    const word = normalizeWord(said);
    if (
      word.length < SHORTEST ||
      word.length !== said.length ||
      isKnownWord(word) ||
      COMMON_WORDS.has(word) ||
      isPlace(word)
    )
      continue;
    const before = near(at - LONGEST_NAME + 1, at);
    const behind = near(at + 1, at + LONGEST_NAME);
    const endsName = (head: string): boolean =>
      [0, 1, 2].some(
        (more) => more <= before.length && isName([...before.slice(before.length - more), head].join(' ')),
      );
    const beginsName = (tail: string): boolean =>
      [0, 1, 2].some((more) => isName([tail, ...behind.slice(0, more)].join(' ')));
    const isWish = (part: string): boolean => part.length >= SHORTEST_WISH && (isOfWishes(part) || HOME.test(part));
    const split = [...said].findLastIndex((_, from) => {
      const [head, tail] = [word.slice(0, from), word.slice(from)];
      if (head.length < 2 || tail.length < 2) return false;
      const [isSmall, isNamed] = [SMALL.has(head), endsName(head)];
      if (isSmall || isNamed)
        return isWish(tail) || beginsName(tail) || (isNamed && (SMALL.has(tail) || QUALIFIERS.has(tail)));
      // "Dogwoods" have nothing to do with dogs: two wishes are a word of their own.
      return isWish(head) && (SMALL.has(tail) || beginsName(tail));
    });
    if (split <= 0) continue;
    parted += `${typed.slice(end, index + split)} `;
    end = index + split;
  }
  return parted + typed.slice(end);
}

function isOfWishes(word: string): boolean {
  const { meanings, months, groups } = getLexicon();
  const name = normalizePhrase(word);
  return meanings.has(name) || months.has(name) || Object.values(groups).some((group) => group.has(name));
}
