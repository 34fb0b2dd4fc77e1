/**
 * Detects a page that disappeared though nothing threw (PLAT-3): it was emptied, removed from the document or hidden by
 * some script. The cause is unknown: the next page is made without the most recently published version
 * (`host/server/http/repeated-loads.ts`), then without the next, until a page stays (decision 0134).
 */
import { NEWEST } from '@roost/shared/domain/own-cookies';
import { avoid } from './avoid.ts';

/** Milliseconds for which the page may be missing. */
const GONE_MS = 500;

/**
 * Returns true when nothing of the page can be seen. Not while a dialog makes the page behind it inert: then the dialog
 * is shown.
 */
const isGone = (root: Element): boolean =>
  !root.isConnected || root.childElementCount === 0 || root.checkVisibility?.() === false;

/**
 * Starts watching.
 * @param root the element that React renders into
 * @param hasOther true when the server has another version of any remote in the page
 * @returns a function that stops it
 */
export function watchPage(root: Element, hasOther: boolean, reload: () => void, page = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => look());
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = (): void => {
    if (timer !== undefined || !isGone(root)) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!isGone(root)) return;
      stop();
      if (hasOther && avoid(NEWEST, page)) reload();
    }, GONE_MS);
  };
  for (const place of [page.documentElement, page.body, root])
    observer.observe(place, { childList: true, attributes: true, attributeFilter: ['style', 'class', 'hidden'] });
  look();
  return stop;
}
