import { SAVED_TRIPS } from '../contracts/saved-trips.ts';

/**
 * Deletes the trips that were saved for use without a signal, and the worker that gives them (STAY-1). Never rejects: a
 * browser without caches has none.
 */
export async function clearSavedTrips(): Promise<void> {
  try {
    await globalThis.caches?.delete(SAVED_TRIPS.cache);
    // Before December 2026 the worker was registered for the trips alone, and for single ones, as workers of their own.
    for (const path of [SAVED_TRIPS.scope, SAVED_TRIPS.list, `${SAVED_TRIPS.list}/`]) {
      const worker = await globalThis.navigator?.serviceWorker?.getRegistration(path);
      await worker?.unregister();
    }
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
