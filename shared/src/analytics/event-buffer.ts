/**
 * Keeps the events of a visit until analytics has loaded. Without consent an event is not kept, so that it cannot be
 * sent after a later yes (CONS-7).
 */
import type { TrackedEvent } from '../contracts/events.ts';
import { TRACK_EVENT } from './track.ts';

const MAX_EVENTS = 50;

/**
 * Starts listening for tracked events. Returns a function that passes the kept events, and then each new one, to a
 * listener; that function returns what stops it.
 */
export function bufferEvents(
  allowed: () => boolean,
  target: EventTarget = window,
): (listener: (event: TrackedEvent) => void) => () => void {
  const kept: TrackedEvent[] = [];
  let hear = (event: TrackedEvent): void => {
    if (kept.length < MAX_EVENTS) kept.push(event);
  };
  const heard = (event: Event) => {
    if (allowed()) hear((event as CustomEvent<TrackedEvent>).detail);
  };
  target.addEventListener(TRACK_EVENT, heard);
  return (listener) => {
    hear = listener;
    for (const event of kept.splice(0)) listener(event);
    return () => target.removeEventListener(TRACK_EVENT, heard);
  };
}
