import type { ColumnReader, ColumnWriter } from './column-file.ts';
import { mostTypos, slips } from './words.ts';

/** A term that a typed word stands for. */
export type TermMatch = { term: string; typos: number; exact: boolean };

/** Words past the thousandth of an attribute are not searched, as on the hosted service. */
const MAX_POSITION = 1000;
/**
 * A posting is one number: slot, then attribute (6 bits), position (10 bits), and whether the word is the whole value
 * (1 bit).
 */
const SLOT_UNIT = 2 ** 17;

/** An inverted index: each term with its places, in the order the records came. */
export class TextIndex {
  /**
   * The number of each term; places that were read from a file lie in one array, later ones in a list of the term's
   * own.
   */
  private readonly numbers = new Map<string, number>();
  private filed: Float64Array = new Float64Array(0);
  private filedEnds: Uint32Array = new Uint32Array(0);
  private readonly added: (number[] | undefined)[] = [];
  private sorted: string[] | null = null;
  private readonly expansions = new Map<
    string,
    { typed: string; prefix: boolean; typos: number; found: TermMatch[] }
  >();

  add(slot: number, attribute: number, words: readonly string[], from: number): void {
    const whole = words.length === 1 ? 1 : 0;
    for (let i = 0; i < words.length && from + i < MAX_POSITION; i++) {
      const word = words[i]!;
      let number = this.numbers.get(word);
      if (number === undefined) {
        this.numbers.set(word, (number = this.numbers.size));
        this.addTerm(word);
      }
      (this.added[number] ??= []).push(slot * SLOT_UNIT + (((attribute << 10) | (from + i)) << 1) + whole);
    }
  }

  /** A new word joins what is remembered of the others, so that a write does not make the next searches slow. */
  private addTerm(term: string): void {
    this.sorted?.splice(lowerBound(this.sorted, term), 0, term);
    for (const { typed, prefix, typos, found } of this.expansions.values()) {
      const match = getMatch(term, typed, prefix, typos);
      if (match) found.push(match);
    }
  }

  private getFiled(number: number): Float64Array {
    return this.filed.subarray(
      number === 0 ? 0 : (this.filedEnds[number - 1] ?? this.filed.length),
      this.filedEnds[number] ?? 0,
    );
  }

  /** Calls `visit` for each posting of a term, in the order they came. */
  private eachPosting(term: string, visit: (posting: number) => void): void {
    const number = this.numbers.get(term);
    if (number === undefined) return;
    if (number < this.filedEnds.length) this.getFiled(number).forEach(visit);
    this.added[number]?.forEach(visit);
  }

  /** Calls `visit` for each place of a term. */
  each(term: string, visit: (slot: number, attribute: number, position: number, whole: boolean) => void): void {
    this.eachPosting(term, (posting) => {
      const slot = Math.floor(posting / SLOT_UNIT);
      const rest = posting - slot * SLOT_UNIT;
      visit(slot, rest >>> 11, (rest >>> 1) & 1023, (rest & 1) === 1);
    });
  }

  has(term: string): boolean {
    return this.numbers.has(term);
  }

  /** Calls `visit` for each place where the terms stand next to each other in this order: the place of the first. */
  eachPhrase(terms: readonly string[], visit: (slot: number, attribute: number, position: number) => void): void {
    const [first = '', ...rest] = terms;
    const following = rest.map((term) => {
      const places = new Set<number>();
      this.eachPosting(term, (posting) => places.add(Math.floor(posting / 2)));
      return places;
    });
    this.eachPosting(first, (posting) => {
      const place = Math.floor(posting / 2);
      if (!following.every((places, i) => places.has(place + i + 1))) return;
      const slot = Math.floor(posting / SLOT_UNIT);
      const inside = posting - slot * SLOT_UNIT;
      visit(slot, inside >>> 11, (inside >>> 1) & 1023);
    });
  }

  /**
   * The terms that a typed word stands for: itself, longer words when it is a prefix, and words within `typos` slips.
   */
  expand(typed: string, prefix: boolean, typos: number): TermMatch[] {
    const key = `${typed} ${prefix ? 1 : 0} ${typos}`;
    const known = this.expansions.get(key);
    if (known) return known.found;
    const found: TermMatch[] = [];
    if (typos === 0 && !prefix) {
      if (this.numbers.has(typed)) found.push({ term: typed, typos: 0, exact: true });
    } else {
      const terms = (this.sorted ??= [...this.numbers.keys()].sort());
      if (typos === 0) {
        for (let i = lowerBound(terms, typed); i < terms.length && terms[i]!.startsWith(typed); i++)
          found.push({ term: terms[i]!, typos: 0, exact: terms[i] === typed });
      } else {
        for (const term of terms) {
          const match = getMatch(term, typed, prefix, typos);
          if (match) found.push(match);
        }
      }
    }
    if (this.expansions.size > 500) this.expansions.clear();
    this.expansions.set(key, { typed, prefix, typos, found });
    return found;
  }

  save(writer: ColumnWriter): void {
    const terms = [...this.numbers.keys()];
    const ends = new Uint32Array(terms.length);
    let total = 0;
    for (let number = 0; number < terms.length; number++) {
      const filed = number < this.filedEnds.length ? this.getFiled(number).length : 0;
      ends[number] = total += filed + (this.added[number]?.length ?? 0);
    }
    const postings = new Float64Array(total);
    let at = 0;
    for (const term of terms) this.eachPosting(term, (posting) => (postings[at++] = posting));
    writer.json(terms);
    writer.array(ends);
    writer.array(postings);
  }

  static load(reader: ColumnReader): TextIndex {
    const index = new TextIndex();
    for (const term of reader.json<string[]>()) index.numbers.set(term, index.numbers.size);
    index.filedEnds = reader.array() as Uint32Array;
    index.filed = reader.array() as Float64Array;
    return index;
  }
}

/** How a term answers a typed word; undefined when it does not. */
function getMatch(term: string, typed: string, prefix: boolean, typos: number): TermMatch | undefined {
  if (term === typed) return { term, typos: 0, exact: true };
  if (prefix && term.startsWith(typed)) return { term, typos: 0, exact: false };
  const cost = typos === 0 ? Infinity : slips(typed, term, typos, prefix);
  return cost <= mostTypos(typos) ? { term, typos: cost, exact: false } : undefined;
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
