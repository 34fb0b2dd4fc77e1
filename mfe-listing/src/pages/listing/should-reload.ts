import { STAY_KEYS } from '@roost/shared/domain/stay';
import { INQUIRY_KEY } from '../../features/inquiry/AskHost.tsx';
import { PHOTO_KEY } from '../../features/photos/photo-key.ts';

/** Keys that do not change the page's data: the quote card prices the stay itself, and open panels need no new data. */
const KEYS_WITHOUT_DATA: ReadonlySet<string> = new Set([...STAY_KEYS, PHOTO_KEY, INQUIRY_KEY]);

/** Tells whether a navigation needs the page's data anew: not when only the stay or an open panel changed. */
export function shouldReloadListing({ current, next }: { current: URL; next: URL }): boolean {
  const getRest = (url: URL) => [...url.searchParams].filter(([key]) => !KEYS_WITHOUT_DATA.has(key)).toString();
  return current.pathname !== next.pathname || getRest(current) !== getRest(next);
}
