import { placedWords } from './words.ts';
import { isObject, type Doc, type Json } from '../json.ts';

/**
 * The words to mark: by term of the record, the word that was typed for it; the typed words, whose beginnings are
 * marked too; and whether lists keep only items with a match.
 */
export type Marks = {
  terms: ReadonlyMap<string, string>;
  words: readonly string[];
  pre: string;
  post: string;
  onlyMatches: boolean;
};

/**
 * `_highlightResult` of one attribute: the text with tags and how much of the query it holds; lists and objects keep
 * their shape.
 */
export function highlight(value: Json, marks: Marks): Json | undefined {
  return mapTexts(value, marks, (text) => {
    const { marked, found, full } = mark(text, marks);
    const matchLevel = found.size === 0 ? 'none' : found.size === marks.words.length ? 'full' : 'partial';
    return { value: marked, matchLevel, ...(found.size > 0 && { fullyHighlighted: full }), matchedWords: [...found] };
  });
}

/** `_snippetResult` of one attribute: about `length` words around the first match. */
export function snippet(value: Json, marks: Marks, length: number, ellipsis: string): Json | undefined {
  return mapTexts(value, marks, (text) => {
    const places = [...placedWords(text)];
    const firstHit = Math.max(
      0,
      places.findIndex(({ word }) => marks.terms.has(word)),
    );
    const from = Math.max(0, Math.min(firstHit - Math.floor(length / 2), places.length - length));
    const to = Math.min(places.length, from + length);
    const [start, end] = [
      from === 0 ? 0 : places[from]!.start,
      to === places.length ? text.length : (places[to - 1]?.end ?? text.length),
    ];
    const { marked, found } = mark(text.slice(start, end), marks);
    const matchLevel = found.size === 0 ? 'none' : found.size === marks.words.length ? 'full' : 'partial';
    return { value: `${start > 0 ? ellipsis : ''}${marked}${end < text.length ? ellipsis : ''}`, matchLevel };
  });
}

function mark(text: string, { terms, words, pre, post }: Marks): { marked: string; found: Set<string>; full: boolean } {
  const found = new Set<string>();
  if (words.length === 0) return { marked: text, found, full: false };
  let marked = '';
  let done = 0;
  let full = true;
  for (const { word, start, end } of placedWords(text)) {
    const typed = terms.get(word);
    if (typed === undefined) {
      full = false;
      continue;
    }
    found.add(typed);
    // Of a longer word only the typed beginning is marked.
    const stop = word.startsWith(typed) ? start + typed.length : end;
    if (stop < end) full = false;
    marked += `${text.slice(done, start)}${pre}${text.slice(start, stop)}${post}`;
    done = stop;
  }
  return { marked: marked + text.slice(done), found, full };
}

function mapTexts(value: Json, marks: Marks, change: (text: string) => Json): Json | undefined {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'number') return change(String(value));
  if (Array.isArray(value))
    return value
      .map((item) => mapTexts(item, marks, change))
      .filter(
        (item) => item !== undefined && (!marks.onlyMatches || !isObject(item) || item['matchLevel'] !== 'none'),
      ) as Json[];
  if (!isObject(value)) return undefined;
  const changed: Doc = {};
  for (const key in value) {
    const inner = mapTexts(value[key]!, marks, change);
    if (inner !== undefined) changed[key] = inner;
  }
  return changed;
}
