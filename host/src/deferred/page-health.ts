/**
 * Sends a page's ticket back once, after some seconds or when the page is left, with the remotes that failed and where,
 * and how long it took (PLAT-3). Nothing about the visitor is in it.
 */
import { watchSpeed } from './page-speed.ts';

/** Milliseconds after a page has settled at which it reports. */
const LOOK_MS = 5000;

export function sayHowItWent(ticket: string, failed: ReadonlySet<string>, getSpeed = watchSpeed()): void {
  let said = false;
  const say = (): void => {
    if (said) return;
    said = true;
    navigator.sendBeacon?.('/_host/health', JSON.stringify({ ticket, failed: [...failed], ...getSpeed() }));
  };
  setTimeout(say, LOOK_MS);
  addEventListener('pagehide', say);
}
