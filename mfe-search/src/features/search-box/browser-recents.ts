import { consentGate } from '@roost/shared/consent';
import { isoDateOf } from '@roost/shared/domain/dates';
import type { Draft } from './draft.ts';
import { addRecent, clearRecents, readRecents, removeRecent } from './recent-searches.ts';
import type { RecentSearch, RecentStorage } from './recent-searches.ts';

/** Asked each time: consent can change while the page is open. Reading `localStorage` itself can throw where it is forbidden. */
function browserStore(): RecentStorage | null {
  try {
    return { storage: window.localStorage, allowed: consentGate.allows('custom_functional') };
  } catch {
    return null;
  }
}

const today = () => isoDateOf(new Date());

/** Recent searches of this browser, for event handlers. */
export const recents = {
  read: (): RecentSearch[] => {
    const store = browserStore();
    return store ? readRecents(store, today()) : [];
  },
  add: (draft: Draft): void => {
    const store = browserStore();
    if (store) addRecent(store, draft, today());
  },
  remove: (recent: RecentSearch): void => {
    const store = browserStore();
    if (store) removeRecent(store, recent, today());
  },
  clear: (): void => {
    const store = browserStore();
    if (store) clearRecents(store);
  },
};
