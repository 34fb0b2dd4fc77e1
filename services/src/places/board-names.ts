/**
 * Finds what is painted on a home's board in a typed text: "the lost loon", "rowan and egret near" (FIND-1). Several
 * homes may have the same board, so that its words are searched for in homes' names.
 */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { getStateName } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isWordOfNumber } from './numbers-of-homes.ts';

/** Fewest and most words of a board that is looked for. */
const FEWEST = 2;
const MOST = 4;
/** Fewest letters of a board that is typed as one word. */
const SHORTEST_JOINED = 9;
/** Most words of a text that is searched. */
const LONGEST_TEXT = 8;

type Options = {
  /** Returns the board of this normalised name, as its owner wrote it; null when there is none. */
  boardIn: (name: string) => string | null;
  /** Returns true for a normalised name of a place, or of wishes alone. */
  isElse: (name: string) => boolean;
  /** Returns true for a normalised name of a place with homes or a state. */
  isPlace: (name: string) => boolean;
};

/**
 * Returns the board, with the place beside it as one more word of the home's record, and the words that say nothing;
 * null where the text is about something else.
 */
export function findBoard(
  typed: string,
  { boardIn, isElse, isPlace }: Options,
): { board: string; unused: string[] } | null {
  // "The house called Hawthorn House".
  const named = typed.replace(/^.*\b(?:called|named)\s+(?=\S)/i, '');
  const words = normalizePhrase(named)
    .split(' ')
    .filter((word) => word !== 'and');
  if (words.length > LONGEST_TEXT || isElse(normalizePhrase(named))) return null;
  const [only = ''] = words;
  // "Thequimbyhouse": its words without blanks, which are long enough to be nothing else.
  if (words.length < FEWEST) {
    const found = only.length < SHORTEST_JOINED ? null : (boardIn(only) ?? boardIn(`the${only}`));
    return found === null ? null : { board: found, unused: [] };
  }
  for (let size = Math.min(MOST, words.length); size >= FEWEST; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const own = words.slice(from, from + size);
      const board = boardIn(own.join(' ')) ?? boardIn(`the ${own.join(' ')}`);
      if (board === null || isElse(own.join(' '))) continue;
      const beside = [...words.slice(0, from), ...words.slice(from + size)];
      const place = withoutSmallWords(beside).join(' ');
      // "Lost loon moab", "lost loon near rancho mirage CA": every home's text has its town.
      if (place !== '' && isPlace(place) && own.every((word) => isOfNames(word) || isSmall(word)))
        return { board: `${board} ${getStateName(place) ?? place}`, unused: [] };
      // Beside other words it takes one that is in names alone: "far run" may be anything.
      if (beside.length > 0 && !(own.some(isOfNames) && beside.every(saysNothing))) continue;
      return { board, unused: beside.length > 0 ? [beside.join(' ')] : [] };
    }
  return null;
}

const isSmall = (word: string): boolean => saysNothing(word) || COMMON_WORDS.has(word);
const withoutSmallWords = (words: readonly string[]): string[] => words.filter((word) => !saysNothing(word));

/** "Rowan", "egret": a word that no wish, sentence or month has. */
function isOfNames(word: string): boolean {
  const { meanings, months } = getLexicon();
  return !saysNothing(word) && !meanings.has(word) && !months.has(word) && !COMMON_WORDS.has(word);
}

function saysNothing(word: string): boolean {
  const { fillers, vague } = getLexicon();
  return fillers.has(word) || vague.has(word) || isWordOfNumber(word);
}
