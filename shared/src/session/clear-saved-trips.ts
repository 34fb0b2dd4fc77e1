import { SAVED_TRIPS } from '../contracts/saved-trips.ts';

/** Deletes the trips that were saved for use without a signal, and the worker that gives them (STAY-1). Never rejects: a browser without caches has none. */
export async function clearSavedTrips(): Promise<void> {
  try {
    await globalThis.caches?.delete(SAVED_TRIPS.cache);
    const worker = await globalThis.navigator?.serviceWorker?.getRegistration(SAVED_TRIPS.scope);
    await worker?.unregister();
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
