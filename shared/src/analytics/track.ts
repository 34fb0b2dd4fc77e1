/** How any region says that something happened (ANLT-2). A few bytes, so that everybody can afford it. */
import type { EventName, EventProperties, TrackedEvent } from '../contracts/events.ts';

export const TRACK_EVENT = 'roost:track';

/**
 * Says that something of the catalogue happened. It becomes an event on the window; the shell passes it on when the
 * visitor agreed to analytics, else it is gone. Does nothing on the server and never throws.
 */
export function track<N extends EventName>(name: N, properties: EventProperties<N>): void {
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail: { name, properties } as TrackedEvent }));
}

/** A page is shown, its title and address stand. */
export const PAGE_EVENT = 'roost:page-shown';

export function announcePage(): void {
  window.dispatchEvent(new Event(PAGE_EVENT));
}
