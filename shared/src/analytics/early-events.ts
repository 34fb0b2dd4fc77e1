/**
 * Keeps what happened until analytics is there: it comes late. What happens without consent is not kept, so that it cannot go out after
 * a later yes (CONS-7).
 */
import type { TrackedEvent } from '../contracts/events.ts';
import { TRACK_EVENT } from './track.ts';

const MOST_KEPT = 50;

/** Starts listening. The answer hands over: what was kept, then everything that comes; what it answers stops that. */
export function keepEvents(
  allowed: () => boolean,
  target: EventTarget = window,
): (listener: (event: TrackedEvent) => void) => () => void {
  const kept: TrackedEvent[] = [];
  let hear = (event: TrackedEvent): void => {
    if (kept.length < MOST_KEPT) kept.push(event);
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
