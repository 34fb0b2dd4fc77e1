/** Finds homes by a part of their name: what stands on the board, or the name without one of its words (FIND-1, decision 0155). */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { hashTable } from './text-store.ts';

type Headlines = { at: (slot: number) => string };

/** Fewest and most words of the name on a board, which stands before a mark: "The Lost Loon: a cabin". */
const FEWEST_ON_BOARD = 2;
const MOST_ON_BOARD = 4;
const getBoard = (headline: string): string => /^(.+?)(?::|,| · )/.exec(headline)?.[1] ?? '';
/** "Rowan & Heron" and "Rowan and Heron" are one. */
const toBoardKey = (board: string): string =>
  normalizePhrase(board)
    .split(' ')
    .filter((word) => word !== 'and')
    .join(' ');

/** Creates a store of the boards of homes. Of several homes with one board it knows the first. */
export function boardStore(headlines: Headlines) {
  const boards = hashTable((slot, board) => toBoardKey(getBoard(headlines.at(slot))) === board);
  /** Boards without their blanks: "thequimbyhouse". */
  const joined = hashTable((slot, board) => toBoardKey(getBoard(headlines.at(slot))).replaceAll(' ', '') === board);
  return {
    add(headline: string, slot: number): void {
      const board = toBoardKey(getBoard(headline));
      const words = board.split(' ').length;
      if (words >= FEWEST_ON_BOARD && words <= MOST_ON_BOARD && boards.one(board) === null) {
        boards.set(board, slot);
        joined.set(board.replaceAll(' ', ''), slot);
      }
    },
    find(name: string): string | null {
      const slot = boards.one(name) ?? (name.includes(' ') ? null : joined.one(name));
      return slot === null ? null : getBoard(headlines.at(slot));
    },
  };
}

/** Fewest words of a name from which one may be missing, and most letters of that word. */
const FEWEST_WORDS = 3;
const LONGEST_WORD = 14;
/** Most homes that are compared for one text. */
const MOST_COMPARED = 3_000;

type Names = {
  getName: (slot: number) => string;
  /** Homes by the number of letters of their name and its first or last ones. */
  edges: { all: (key: string) => Iterable<number> };
  getEdges: (joined: string) => readonly string[];
};

/** Returns the one name that a normalised text is without one of its words; null when there is none or several. */
export function findShortened(text: string, { getName, edges, getEdges }: Names): number | null {
  const words = text.split(' ');
  if (words.length < FEWEST_WORDS) return null;
  const typed = words.join('');
  const found = new Map<string, number>();
  let compared = 0;
  for (let missing = 1; missing <= LONGEST_WORD; missing += 1)
    for (const slot of getEdges(typed).flatMap((edge) => [...edges.all(`${typed.length + missing} ${edge}`)])) {
      compared += 1;
      if (compared > MOST_COMPARED) return null;
      const name = getName(slot);
      if (!found.has(name) && lacksOneWord(words, name.split(' '))) found.set(name, slot);
    }
  return found.size === 1 ? ([...found.values()][0] ?? null) : null;
}

/** "Cedar-clad" is one word of two parts. */
const MOST_PARTS = 2;
function lacksOneWord(words: readonly string[], name: readonly string[]): boolean {
  const parts = name.length - words.length;
  if (parts < 1 || parts > MOST_PARTS) return false;
  const at = words.findIndex((word, index) => word !== name[index]);
  return at < 0 || words.slice(at).every((word, index) => word === name[at + index + parts]);
}
