/** The display face of a page whose HTML came without it (decision 0105). */
import { whenQuiet } from '@roost/shared/federation';
import { DEFERRED_FONT } from './page-state.ts';

/** What tokens.css names first on such a page: a family that nobody has until it is added here. */
export const DEFERRED_FAMILY = 'Newsreader Deferred';

/**
 * A script that starts later than this has come by a slow line, or to a slow machine; milliseconds after the visit
 * began.
 */
export const SLOW_START_MS = 1500;

/**
 * Adds the face, which is asked for as soon as a heading wants it. Called while the first script starts: the browser
 * lays out everything again, once, before the page is hydrated, and nothing when the face arrives. A mark on the page,
 * or the face added when it is there, cost a phone a long task after hydration. Where the script came late, all of that
 * waits until the page is quiet: a press is answered, and pictures come, before headings get their face
 * (decision 0121).
 */
export function addDeferredFont(address: string): void {
  if (!document.body.hasAttribute(DEFERRED_FONT)) return;
  const add = () =>
    document.fonts.add(
      new FontFace(DEFERRED_FAMILY, `url("${address}") format("woff2")`, { weight: '400 600', display: 'swap' }),
    );
  if (performance.now() > SLOW_START_MS) whenQuiet(add);
  else add();
}
