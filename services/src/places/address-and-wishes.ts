/**
 * Splits an address from wishes after it: "12 Main St, Moab, UT with a hot tub for 6" (FIND-2, GEO-1). The address is
 * the place; the rest is read as wishes.
 */
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { isStreetAddress } from '@roost/shared/domain/understanding/street-address';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

/** Matches words that begin a wish and are in no address. */
const BEGINS_WISH =
  /^(?:with|w\/|without|for|that|which|and|plus|sleeps|pets?|dogs?|under|below|max|from|next|this|in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall)|(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\d{1,2}(?:\/|\s?(?:guests?|people|persons?|adults?|nights?|bed|bath|br\b|ba\b))|hot tub|jacuzzi|pool|con|para|mit|für|avec|pour|per|com|met|voor)(?![\p{L}\d])/iu;
/** Matches the end of a place in an address: a state's code, a ZIP code, a state or a country. */
const ZIP = /^\d{5}(?:-\d{4})?,?$/;

/**
 * Returns the address and the rest, when `read` understands all of it or it begins with "with"; null when no wish follows
 * an address.
 */
export function splitAddress(
  typed: string,
  read: (text: string) => Understanding,
): { address: string; wishes: Understanding } | null {
  const words = [...typed.matchAll(/\S+/g)];
  // A number, a street and a town come before any wish.
  for (const [index, word] of words.entries()) {
    if (index < FEWEST_WORDS) continue;
    const behind = typed.slice(word.index);
    const before = words[index - 1]?.[0] ?? '';
    if (!BEGINS_WISH.test(behind) && !endsAddress(before)) continue;
    const wishes = read(behind.replace(/^(?:and|plus)\s+/i, ''));
    const isRead = wishes.place === null && wishes.text === '' && isUnderstood(wishes);
    // "With unicorns": no address goes on so; what no home has is named.
    if (isRead || WITH.test(behind)) return { address: typed.slice(0, word.index).replace(/[\s,;.-]+$/, ''), wishes };
  }
  return null;
}
const FEWEST_WORDS = 3;
const WITH = /^(?:with|without)\s/i;

const HOUSE_NUMBER = /(?<=\s)\d+[a-z]?\s+(?=\p{L}|\d+(?:st|nd|rd|th)\b)/giu;
/** Where a street begins in a text that begins with something else: "cabin near 1234 Wears Valley Rd"; null without one. */
export const findStreet = (typed: string): number | null =>
  [...typed.matchAll(HOUSE_NUMBER)].find(({ index }) => isStreetAddress(typed.slice(index)))?.index ?? null;
/** The words before a street without those that only lead to it. */
export const beforeStreet = (words: string): string =>
  words.replace(/(?:[\s,;:@-]|\b(?:near|at|on|in|by|around|close to|next to|located at|address))+$/i, '');

function endsAddress(word: string): boolean {
  const name = normalizePhrase(word);
  return (
    ZIP.test(word) ||
    QUALIFIERS.has(name) ||
    (isStateCode(name) && /^[A-Z]{2}[,;]?$/.test(word)) ||
    /^usa?,?$/i.test(word)
  );
}
