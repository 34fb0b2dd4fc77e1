/**
 * Puts a state or country behind the name that lies in it, as rules read it: "NC Asheville", "cabin sc hhi", "CA/tahoe",
 * "portugal lagos" (FIND-1, decision 0173).
 */
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { getStateCode, getStateName, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { liesIn } from './place-results.ts';
import type { Stock } from './stock.ts';

const WORD = /[\p{L}\d][\p{L}\d.'’‘-]*/gu;
const BETWEEN = /^(?:\s+|\s*[,/]\s*|\s+[-–]\s+)$/;
const LONGEST_NAME = 4;
const LONGEST_STATE = 2;
type Word = { said: string; from: number; to: number };

/** Letters that are words of several languages, in small letters: "in the smokies", "yellowstone or jackson hole". */
const WORDS = /^(?:in|or|me|hi|ok|oh|de|la|al|pa|ma|id)$/;
const isCountry = (name: string, stock: Stock): boolean =>
  stock.named(name).some(({ kind, country }) => kind === 'country' && normalizePhrase(country) === name);
/** Returns true for a state that has homes, by its name or letters, and for another country by its own name. */
function isState(said: string, stock: Stock): boolean {
  const code = normalizePhrase(said);
  if (WORDS.test(said)) return false;
  if (isCountry(code, stock)) return code !== 'united states';
  const name = isStateCode(code) ? getStateName(code) : getStateCode(code) === null ? null : code;
  return name !== null && stock.named(normalizePhrase(name)).some(({ kind }) => kind === 'state');
}

/** Returns the text with each such state behind its name. */
export function withStateBehind(typed: string, stock: Stock, isName: (name: string) => boolean): string {
  const words = [...typed.matchAll(WORD)].map((found): Word => ({
    said: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }));
  const join = (from: number, to: number): string =>
    normalizePhrase(
      words
        .slice(from, to)
        .map(({ said }) => said)
        .join(' '),
    );
  const isTogether = (at: number): boolean => BETWEEN.test(typed.slice(words[at - 1]?.to, words[at]?.from));
  for (let at = 0; at < words.length; at += 1)
    for (let own = Math.min(LONGEST_STATE, words.length - at - 1); own > 0; own -= 1) {
      const state = join(at, at + own);
      // "Gatlinburg TN" has its state; what stands behind it is another name.
      const isTaken = [1, 2, 3].some((before) => before <= at && stock.names.has(join(at - before, at)));
      if (!isState(typed.slice(words[at]?.from, words[at + own - 1]?.to), stock) || isTaken || !isTogether(at + own))
        continue;
      // "In the alps of Canada, Whistler" says two things.
      if (isCountry(state, stock) && typed[words[at + own - 1]?.to ?? 0] !== ' ') continue;
      for (let size = Math.min(LONGEST_NAME, words.length - at - own); size > 0; size -= 1) {
        const [first, last] = [words[at + own], words[at + own + size - 1]];
        const name = join(at + own, at + own + size);
        // "Florida keys" is a name by itself, "florida seaside" a wish, "FL Seaside" that town; "France Apt" may be a flat.
        const wish = getEnglishLexicon().meanings.get(name);
        const isWish = wish?.list === 'propertyTypes' || (wish && !/^\p{Lu}\p{Ll}/u.test(first?.said ?? ''));
        const isThere = stock
          .named(name)
          .some((place) => place.kind !== 'state' && place.kind !== 'country' && liesIn(place, state));
        if (!first || !last || !isThere || isWish || isName(`${state} ${name}`)) continue;
        const before = typed.slice(0, words[at]?.from);
        const where = typed.slice(words[at]?.from, words[at + own - 1]?.to);
        return `${before}${typed.slice(first.from, last.to)}, ${where}${typed.slice(last.to)}`;
      }
    }
  return typed;
}
