/** How well a record answers the words; smaller is better but for `words` and `exact`. */
export type TextScore = { typos: number; words: number; proximity: number; attribute: number; exact: number };
/** Is told where a word was found: `at` orders places in a record, `attribute` is the rank of the place. */
export type Visit = (slot: number, at: number, attribute: number, typos: number, exact: boolean) => void;

const FAR = 8;
const NOT_FOUND = 255;

/**
 * The scores of records by slot, in arrays: a word that stands in every record would otherwise make an object for each
 * of its places.
 */
export class TextScores {
  readonly typos: Uint8Array;
  readonly words: Uint8Array;
  readonly proximity: Uint16Array;
  readonly attribute: Uint32Array;
  readonly exact: Uint8Array;

  constructor(size: number) {
    this.typos = new Uint8Array(size);
    this.words = new Uint8Array(size);
    this.proximity = new Uint16Array(size);
    this.attribute = new Uint32Array(size).fill(2 ** 32 - 1);
    this.exact = new Uint8Array(size);
  }

  of(slot: number): TextScore {
    return {
      typos: this.typos[slot]!,
      words: this.words[slot]!,
      proximity: this.proximity[slot]!,
      attribute: this.attribute[slot]!,
      exact: this.exact[slot]!,
    };
  }
}

/**
 * Scores the slots by where each of `count` words was found, in order; a distance under `minProximity` is no better
 * than that.
 */
export function scoreWords(
  size: number,
  slots: Uint32Array,
  count: number,
  eachPlace: (word: number, visit: Visit) => void,
  minProximity: number,
): TextScores {
  const scores = new TextScores(size);
  const words = Array.from(
    { length: count },
    (_, word) => new WordPlaces(size, count > 1, (visit) => eachPlace(word, visit)),
  );
  for (const slot of slots) {
    let before: WordPlaces | null = null;
    for (const word of words) {
      const typos = word.typos[slot]!;
      if (typos === NOT_FOUND) continue;
      scores.words[slot]!++;
      scores.typos[slot]! += typos;
      scores.exact[slot]! += word.exact[slot]!;
      scores.attribute[slot] = Math.min(scores.attribute[slot]!, word.attribute[slot]!);
      if (before) scores.proximity[slot]! += Math.max(minProximity, nearest(before, word, slot));
      before = word;
    }
  }
  return scores;
}

/**
 * The best of a word's places in each record, and (for words that have neighbours) all of them in one array, one
 * record's after another's.
 */
class WordPlaces {
  readonly typos: Uint8Array;
  readonly exact: Uint8Array;
  readonly attribute: Uint32Array;
  /** Where the places of a slot end in `places`; they begin where those of the slot before end. */
  readonly ends: Uint32Array;
  readonly places: Uint32Array;

  constructor(size: number, keepsPlaces: boolean, each: (visit: Visit) => void) {
    this.typos = new Uint8Array(size).fill(NOT_FOUND);
    this.exact = new Uint8Array(size);
    this.attribute = new Uint32Array(size).fill(2 ** 32 - 1);
    const starts = new Uint32Array(keepsPlaces ? size + 1 : 0);
    each((slot, _at, attribute, typos, exact) => {
      if (typos < this.typos[slot]!) this.typos[slot] = typos;
      if (attribute < this.attribute[slot]!) this.attribute[slot] = attribute;
      if (exact) this.exact[slot] = 1;
      if (keepsPlaces) starts[slot + 1]!++;
    });
    for (let slot = 1; slot < starts.length; slot++) starts[slot]! += starts[slot - 1]!;
    this.places = new Uint32Array(starts.at(-1) ?? 0);
    this.ends = starts;
    // Filling moves each start to where its places end.
    if (keepsPlaces)
      each((slot, at) => {
        this.places[starts[slot]!++] = at;
      });
  }
}

/** Fewest words between two sets of places of a record, at most 8; other attributes are far. */
function nearest(left: WordPlaces, right: WordPlaces, slot: number): number {
  let best = FAR;
  for (let i = slot === 0 ? 0 : left.ends[slot - 1]!; i < left.ends[slot]!; i++) {
    const a = left.places[i]!;
    for (let j = slot === 0 ? 0 : right.ends[slot - 1]!; j < right.ends[slot]!; j++) {
      const b = right.places[j]!;
      best = Math.min(best, b > a ? b - a : a - b + 1);
    }
  }
  return best;
}
