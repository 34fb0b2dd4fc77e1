/**
 * Which page came before (ROUTE-9): the path of the current and the previous page, and each new page's full address.
 */
import * as z from 'zod/mini';
import { defineStoredText, defineStoredValue, type StorageArea } from '@roost/shared/storage';

export const CURRENT_PATH_KEY = 'currentPath';
export const PREVIOUS_PATH_KEY = 'prevPath';
export const PAGE_HISTORY_KEY = 'pageHistory';
const LONGEST = 50;

type Area = 'session' | (() => StorageArea);

/**
 * Records a page when its path without query is new. Storage that refuses is no error: pages work without their
 * history.
 * @param area for tests
 */
export function recordPage(path: string, address: string, area: Area = 'session'): void {
  const current = defineStoredText(CURRENT_PATH_KEY, area);
  const before = current.read();
  if (before === path) return;
  if (before !== null) defineStoredText(PREVIOUS_PATH_KEY, area).write(before);
  current.write(path);
  const history = defineStoredValue({ key: PAGE_HISTORY_KEY, schema: z.array(z.unknown()), fallback: [], area });
  const addresses = history.read().filter((entry) => typeof entry === 'string');
  history.write([...addresses, address].slice(-LONGEST));
}
