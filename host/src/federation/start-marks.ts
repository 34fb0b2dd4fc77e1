/**
 * Marks in the browser's storage by which a page that hangs is found (PLAT-3): nothing can run beside a loop, so each page stores a mark of its own, which it renews
 * while it runs: `<overdue from> <of no meaning from> <versions>`, in milliseconds since 1970. `start-watch.ts` and `deferred/use-watch.ts` write them.
 * They use storage directly, not `defineStoredValue`: each page has a key of its own, all keys are searched, and this runs before anything else of the page.
 */
export const MARK = 'roost-busy-';

/** Takes the overdue marks that pages left. Returns the versions in those that still have a meaning. */
export function takeOverdue(storage: Storage, now: number): string[] {
  return Object.keys(storage).flatMap((key) => {
    const [overdue, meaningless, names = ''] = (storage.getItem(key) ?? '').split(' ');
    if (!key.startsWith(MARK) || now < Number(overdue)) return [];
    storage.removeItem(key);
    return now < Number(meaningless) ? names.split(',') : [];
  });
}
