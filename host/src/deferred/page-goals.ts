/**
 * Reports which remotes with a version in rollout this page has shown, and which of them reached a goal, such as
 * opening a booking page (PLAT-3). It sends names and the page's ticket, nothing about the visitor, and stores nothing.
 * The events are those that regions announce anyway.
 */
import { TRACK_EVENT } from '@roost/shared/analytics/track';

export type WatchedPage = {
  ticket: string;
  goals: Readonly<Record<string, readonly string[]>>;
  /** Calls `tell` with the remotes that are shown: at once, and with each further page. */
  onShown: (tell: (remotes: readonly string[]) => void) => void;
  /** Names of events from before this code was there. */
  early: readonly string[];
};

export function watchGoals({ ticket, goals, onShown, early }: WatchedPage, target: EventTarget = window): void {
  // A cached page has one ticket for all of its visitors.
  const page = crypto.randomUUID();
  const tried = new Set<string>();
  const reached = new Set<string>();
  const say = (what: { tried?: readonly string[]; reached?: readonly string[] }): void => {
    navigator.sendBeacon?.('/_host/health', JSON.stringify({ ticket, page, tried: [], reached: [], ...what }));
  };
  onShown((remotes) => {
    // A page lists a remote once for each of its modules.
    const fresh = [...new Set(remotes)].filter((remote) => Object.hasOwn(goals, remote) && !tried.has(remote));
    if (fresh.length === 0) return;
    for (const remote of fresh) tried.add(remote);
    say({ tried: fresh });
  });
  const lead = (name: string): void => {
    const fresh = [...tried].filter((remote) => goals[remote]?.includes(name) && !reached.has(remote));
    if (fresh.length === 0) return;
    for (const remote of fresh) reached.add(remote);
    say({ reached: fresh });
  };
  early.forEach(lead);
  target.addEventListener(TRACK_EVENT, (event) => lead((event as CustomEvent<{ name: string }>).detail.name));
}
