import { slips } from './words.ts';

/** A term that a typed word stands for. */
export type TermMatch = { term: string; typos: number; exact: boolean };

/** Words past the thousandth of an attribute are not searched, as on the hosted service. */
const MAX_POSITION = 1000;
/** A posting is one number: slot, then attribute (6 bits), position (10 bits), and whether the word is the whole value (1 bit). */
const SLOT_UNIT = 2 ** 17;

/** An inverted index: each term with its places, in the order the records came. */
export class TextIndex {
  private readonly postings = new Map<string, number[]>();
  private sorted: string[] | null = null;
  private readonly expansions = new Map<string, TermMatch[]>();

  add(slot: number, attribute: number, words: readonly string[], from: number): void {
    const whole = words.length === 1 ? 1 : 0;
    for (let i = 0; i < words.length && from + i < MAX_POSITION; i++) {
      const word = words[i]!;
      let places = this.postings.get(word);
      if (!places) {
        this.postings.set(word, (places = []));
        this.sorted = null;
        this.expansions.clear();
      }
      places.push(slot * SLOT_UNIT + (((attribute << 10) | (from + i)) << 1) + whole);
    }
  }

  /** Calls `visit` for each place of a term. */
  each(term: string, visit: (slot: number, attribute: number, position: number, whole: boolean) => void): void {
    for (const posting of this.postings.get(term) ?? []) {
      const slot = Math.floor(posting / SLOT_UNIT);
      const rest = posting - slot * SLOT_UNIT;
      visit(slot, rest >>> 11, (rest >>> 1) & 1023, (rest & 1) === 1);
    }
  }

  has(term: string): boolean {
    return this.postings.has(term);
  }

  /** Calls `visit` for each place where the terms stand next to each other in this order: the place of the first. */
  eachPhrase(terms: readonly string[], visit: (slot: number, attribute: number, position: number) => void): void {
    const [first, ...rest] = terms.map((term) => this.postings.get(term) ?? []);
    const following = rest.map((postings) => new Set(postings.map((posting) => Math.floor(posting / 2))));
    for (const posting of first ?? []) {
      const place = Math.floor(posting / 2);
      if (!following.every((places, i) => places.has(place + i + 1))) continue;
      const slot = Math.floor(posting / SLOT_UNIT);
      const inside = posting - slot * SLOT_UNIT;
      visit(slot, inside >>> 11, (inside >>> 1) & 1023);
    }
  }

  /** The terms that a typed word stands for: itself, longer words when it is a prefix, and words within `typos` slips. */
  expand(typed: string, prefix: boolean, typos: number): TermMatch[] {
    const key = `${typed} ${prefix ? 1 : 0} ${typos}`;
    const known = this.expansions.get(key);
    if (known) return known;
    const found: TermMatch[] = [];
    if (typos === 0 && !prefix) {
      if (this.postings.has(typed)) found.push({ term: typed, typos: 0, exact: true });
    } else {
      const terms = (this.sorted ??= [...this.postings.keys()].sort());
      if (typos === 0) {
        for (let i = lowerBound(terms, typed); i < terms.length && terms[i]!.startsWith(typed); i++)
          found.push({ term: terms[i]!, typos: 0, exact: terms[i] === typed });
      } else {
        for (const term of terms) {
          const cost = prefix && term.startsWith(typed) ? 0 : slips(typed, term, typos, prefix);
          if (cost <= typos) found.push({ term, typos: cost, exact: term === typed });
        }
      }
    }
    if (this.expansions.size > 500) this.expansions.clear();
    this.expansions.set(key, found);
    return found;
  }
}

function lowerBound(terms: readonly string[], wanted: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
