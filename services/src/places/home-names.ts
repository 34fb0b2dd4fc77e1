/**
 * Finds the name of a home in a typed text (FIND-1). Names are stored as bytes and found by hashes: a million of them
 * take some 100 MB.
 */
import { editDistance } from '@roost/shared/domain/spelling';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { boardStore, findShortened } from './parts-of-names.ts';
import { hashTable, textStore } from './text-store.ts';

/** Fewest words of a name that is looked for inside a text: shorter names are ordinary phrases. */
const FEWEST_NAME_WORDS = 4;
/** Fewest words of a name's first part that identify it. */
const FEWEST_PART_WORDS = 5;
/**
 * Fewest letters of a name that is found although it is misspelt, and of its beginning or end, which must be spelt
 * right.
 */
const SHORTEST_NAME_LETTERS = 16;
const SURE_LETTERS = 6;
const MOST_MISTAKES = 3;

const getEdges = (joined: string): string[] => [`^${joined.slice(0, SURE_LETTERS)}`, `${joined.slice(-SURE_LETTERS)}$`];
const getFirstPart = (headline: string): string => normalizePhrase(headline.split(',')[0] ?? '');
const wordsIn = (name: string): number => name.split(' ').length;
const withoutBlanks = (name: string): string => name.replaceAll(' ', '');

export type HomeNames = {
  add: (headline: string) => void;
  /** Returns the name that a normalised text is, begins or contains, as its owner wrote it; null when there is none. */
  find: (text: string) => string | null;
  /** Returns what stands on a home's board, as its owner wrote it, by its normalised words without "and"; null when there is none. */
  findBoard: (name: string) => string | null;
  /** Returns the one name that a normalised text is without one of its words, as its owner wrote it; null when there is none. */
  findShortened: (text: string) => string | null;
};

/** Creates an empty store of names. */
export function homeNames(): HomeNames {
  const headlines = textStore();
  const getName = (slot: number): string => normalizePhrase(headlines.at(slot));
  /** Of several homes with one name, the last. */
  const names = hashTable((slot, name) => getName(slot) === name);
  /** Names by the part before their comma: "Dog-loving cottage near the shore". */
  const parts = hashTable((slot, part) => getFirstPart(headlines.at(slot)) === part);
  const boards = boardStore(headlines);
  /** Words of the longest name, the most that are compared. */
  let mostWords = 0;
  /** Homes that share their first part with another home. */
  const shared = new Set<number>();
  /** Names without blanks by their first and by their last letters: "palmshaded bungalow" is "Palm-shaded bungalow". */
  const edges = hashTable((slot, edge) =>
    getEdges(withoutBlanks(getName(slot))).includes(edge.slice(edge.indexOf(' ') + 1)),
  );

  function findPart(text: string): string | null {
    const slot = parts.one(text);
    return slot === null || shared.has(slot) ? null : headlines.at(slot);
  }
  /** Returns the longest name inside a text; null when there is none. */
  function findContained(text: string): string | null {
    const words = text.split(' ');
    if (words.length <= FEWEST_NAME_WORDS) return null;
    let best = '';
    for (let from = 0; from + FEWEST_NAME_WORDS <= words.length; from += 1)
      for (let to = Math.min(words.length, from + mostWords); to - from >= FEWEST_NAME_WORDS; to -= 1) {
        const part = words.slice(from, to).join(' ');
        if (part.length > best.length && names.one(part) !== null) best = part;
      }
    const slot = names.one(best);
    return best === '' || slot === null ? null : headlines.at(slot);
  }
  function findMisspelt(text: string): string | null {
    const typed = withoutBlanks(text);
    if (typed.length < SHORTEST_NAME_LETTERS || wordsIn(text) < FEWEST_NAME_WORDS) return null;
    let best = null as { slot: number; distance: number; edge: string } | null;
    for (const edge of getEdges(typed))
      for (let length = typed.length - MOST_MISTAKES; length <= typed.length + MOST_MISTAKES; length += 1)
        for (const slot of edges.all(`${length} ${edge}`)) {
          const joined = withoutBlanks(getName(slot));
          if (joined.length !== length) continue;
          const distance = editDistance(joined, typed, MOST_MISTAKES);
          const isBetter = !best || distance < best.distance;
          // Of equally close names, the first.
          const isBefore = distance === best?.distance && edge === best.edge && slot < best.slot;
          if (distance <= MOST_MISTAKES && (isBetter || isBefore)) best = { slot, distance, edge };
        }
    return best && headlines.at(best.slot);
  }

  return {
    add(headline) {
      const slot = headlines.add(headline);
      const name = normalizePhrase(headline);
      mostWords = Math.max(mostWords, wordsIn(name));
      const isNew = names.one(name) === null;
      names.set(name, slot);
      const part = getFirstPart(headline);
      const other = wordsIn(part) < FEWEST_PART_WORDS ? null : parts.one(part);
      if (other !== null) shared.add(other);
      else if (wordsIn(part) >= FEWEST_PART_WORDS) parts.add(part, slot);
      boards.add(headline, slot);
      const joined = withoutBlanks(name);
      if (isNew && joined.length >= SHORTEST_NAME_LETTERS)
        for (const edge of getEdges(joined)) edges.add(`${joined.length} ${edge}`, slot);
    },
    findBoard: boards.find,
    findShortened(text) {
      const slot = findShortened(text, { getName, getEdges, edges });
      return slot === null ? null : headlines.at(slot);
    },
    find(text) {
      const slot = names.one(text);
      return slot === null ? (findPart(text) ?? findContained(text) ?? findMisspelt(text)) : headlines.at(slot);
    },
  };
}
