/** The collector's begin and end of a collection (FRAUD-3), for code of the page that stores the fraud session. */
import type { CollectorEvent } from './collector.ts';

const COLLECTION = 'roost:fraud-collection';

export function announceCollection(event: CollectorEvent): void {
  window.dispatchEvent(new CustomEvent<CollectorEvent>(COLLECTION, { detail: event }));
}

/** Calls back at the begin and the end of each collection, with the session it is for. Returns what stops that. */
export function onCollection(listener: (event: CollectorEvent) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<CollectorEvent>).detail);
  window.addEventListener(COLLECTION, hear);
  return () => window.removeEventListener(COLLECTION, hear);
}
