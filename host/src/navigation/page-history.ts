/** Which page came before (ROUTE-9): the path of the current and the previous page, and each new page's full address. */

export const CURRENT_PATH_KEY = 'currentPath';
export const PREVIOUS_PATH_KEY = 'prevPath';
export const PAGE_HISTORY_KEY = 'pageHistory';
const LONGEST = 50;

type HistoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

function readHistory(storage: HistoryStorage): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(PAGE_HISTORY_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Records a page when its path without query is new. Storage that refuses is no error: pages work without their history. */
export function recordPage(storage: HistoryStorage, path: string, address: string): void {
  try {
    const current = storage.getItem(CURRENT_PATH_KEY);
    if (current === path) return;
    if (current !== null) storage.setItem(PREVIOUS_PATH_KEY, current);
    storage.setItem(CURRENT_PATH_KEY, path);
    storage.setItem(PAGE_HISTORY_KEY, JSON.stringify([...readHistory(storage), address].slice(-LONGEST)));
  } catch {
    // Private mode or quota.
  }
}
