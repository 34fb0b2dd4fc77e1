/**
 * Searching in reviews (LIST-1): which words a query asks for, and where they stand in a text. Services find with it,
 * the page marks with it.
 */

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
/** Order of reviews; those that are equal come newest first. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Longer queries find no more; the rest is not read. */
export const REVIEW_QUERY_MOST = 80;
const MOST_WORDS = 6;

export function isReviewSort(value: unknown): value is ReviewSort {
  return (REVIEW_SORTS as readonly unknown[]).includes(value);
}

/** The words of a query, lower-cased, each once. A review matches when it holds all of them, anywhere. */
export function toSearchWords(query: string): string[] {
  const words = query
    .slice(0, REVIEW_QUERY_MOST)
    .toLowerCase()
    .split(/[\s,.;:!?"“”()]+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export type TextPart = { text: string; match: boolean };

/** A text cut into what matches the words and what does not, in order; joined again it is the text. */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, match: false }];
  const pattern = new RegExp(
    `(${words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
      .join('|')})`,
    'gi',
  );
  // Split with a group: every second piece is a match.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
