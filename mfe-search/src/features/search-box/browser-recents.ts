import { consentGate } from '@roost/shared/consent';
import { earliestToday } from '@roost/shared/domain/home-day';
import type { Draft } from './draft.ts';
import { addRecent, clearRecents, readRecents, removeRecent } from './recent-searches.ts';
import type { RecentSearch, RecentStorage } from './recent-searches.ts';

/** Made for each use: consent can change while the page is open. */
const browser = (): RecentStorage => ({
  area: () => window.localStorage,
  allowed: consentGate.allows('custom_functional'),
});
const today = () => earliestToday(new Date().toISOString());

/** Recent searches of this browser, for event handlers. */
export const recents = {
  read: (): RecentSearch[] => readRecents(browser(), today()),
  add: (draft: Draft): void => addRecent(browser(), draft, today()),
  remove: (recent: RecentSearch): void => removeRecent(browser(), recent, today()),
  clear: (): void => clearRecents(browser()),
};
