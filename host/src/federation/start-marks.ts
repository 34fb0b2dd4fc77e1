/**
 * Marks in the browser's storage by which a page that hangs is detected (PLAT-3). No code can run beside a loop, so
 * each page stores a mark of its own and renews it while it runs: `<overdue from> <ignored from> <versions>`, in
 * milliseconds since 1970. `start-watch.ts` and `deferred/use-watch.ts` write them. They use storage directly, not
 * `defineStoredValue`: each page has its own key, all keys are searched, and this runs before anything else of the
 * page.
 */
export const MARK = 'roost-busy-';

/** Removes overdue marks of other pages. Returns the versions in those that are not to be ignored. */
export function takeOverdue(storage: Storage, now: number): string[] {
  return Object.keys(storage).flatMap((key) => {
    const [overdue, meaningless, names = ''] = (storage.getItem(key) ?? '').split(' ');
    if (!key.startsWith(MARK) || now < Number(overdue)) return [];
    storage.removeItem(key);
    return now < Number(meaningless) ? names.split(',') : [];
  });
}
