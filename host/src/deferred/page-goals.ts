/**
 * Says which remotes with a version on its way this page has shown, and which of them led to a goal of theirs, such as a booking page that was opened (PLAT-3): two names and the
 * page's ticket, nothing of the visitor, nothing kept. The events are those that regions announce anyway; with whom they happen is not looked at.
 */
import { TRACK_EVENT } from '@roost/shared/analytics/track';

export type WatchedPage = {
  ticket: string;
  goals: Readonly<Record<string, readonly string[]>>;
  /** Calls back with the remotes that are shown: at once, and with each further page. */
  onShown: (tell: (remotes: readonly string[]) => void) => void;
  /** Names of events that came before anybody listened here. */
  early: readonly string[];
};

export function watchGoals({ ticket, goals, onShown, early }: WatchedPage, target: EventTarget = window): void {
  // A page that is kept for many visitors has one ticket for all of them.
  const page = crypto.randomUUID();
  const tried = new Set<string>();
  const reached = new Set<string>();
  const say = (what: { tried?: readonly string[]; reached?: readonly string[] }): void => {
    navigator.sendBeacon?.('/_host/health', JSON.stringify({ ticket, page, tried: [], reached: [], ...what }));
  };
  onShown((remotes) => {
    // A page names a remote once for each of its modules.
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
