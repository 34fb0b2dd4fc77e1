/** Keeps a part of the state in web storage (UI-6, FAV-6), under the literal keys of the specification. */
import type { AppStore } from './store.ts';

/**
 * Writes `select(state)` whenever it changed, and once more when the page is hidden or left. A full or forbidden
 * storage is not an error of the page: the state then lives as long as the tab.
 * @returns stops writing.
 */
export function persist<T>(
  store: AppStore,
  options: {
    storage: Pick<Storage, 'setItem' | 'removeItem'>;
    key: string;
    /** Null removes the entry. Must give the same object while nothing changed. */
    select: (state: ReturnType<AppStore['getState']>) => T | null;
  },
): () => void {
  let last = options.select(store.getState());
  const write = () => {
    try {
      if (last === null) options.storage.removeItem(options.key);
      else options.storage.setItem(options.key, JSON.stringify(last));
    } catch {
      // Private mode or quota: see above.
    }
  };
  const unsubscribe = store.subscribe(() => {
    const next = options.select(store.getState());
    if (next === last) return;
    last = next;
    write();
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', write);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', write);
  };
}

/** Reads what `persist` wrote; anything that `parse` refuses, or unreadable storage, gives null. */
export function readStored<T>(storage: Pick<Storage, 'getItem'>, key: string, parse: (value: unknown) => T): T | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}
