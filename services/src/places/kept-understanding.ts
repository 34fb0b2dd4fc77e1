/**
 * Keeps what texts mean. Most searches are for a few hundred places, each is read again with every page of results and
 * every filter, and reading one takes two milliseconds of processor time.
 */
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { BoundedCache } from '../bounded-cache.ts';
import type { Places } from './places.ts';
import type { Stock } from './stock.ts';
import { understandSearch } from './understand-search.ts';

const MOST_KEPT = 500;
/** Longer texts are sentences, which nobody else types. */
const LONGEST = 60;
/** Milliseconds of a quarter of an hour: days begin at quarters in every time zone, and "tonight" is another day. */
const QUARTER_MS = 900_000;
/** The number of a home is looked up each time: it may have left since. */
const mayBeKept = (text: string): boolean => text.length <= LONGEST && !/\d/.test(text);

/**
 * Returns `understandSearch` with its answers kept for as long as the homes that they name are not counted again, which
 * is five minutes, and no longer than until the next quarter of an hour. A text for which the maps service failed is
 * read again.
 */
export function keepUnderstood(now: () => Date): (text: string, places: Places) => Promise<UnderstoodSearch> {
  const kept = new WeakMap<Stock, BoundedCache<UnderstoodSearch>>();
  return async (text, places) => {
    const lookups = { failed: false };
    const read = () => understandSearch(text, { places, now }, lookups);
    if (!mayBeKept(text)) return read();
    const stock = await places.stock();
    const answers = kept.get(stock) ?? new BoundedCache<UnderstoodSearch>(MOST_KEPT, QUARTER_MS);
    kept.set(stock, answers);
    const key = `${Math.floor(now().getTime() / QUARTER_MS)} ${text}`;
    const known = answers.get(key, now());
    if (known) return known;
    const answer = await read();
    if (!lookups.failed) answers.set(key, answer, now());
    return answer;
  };
}
