/**
 * Finds a page that is gone though nothing threw (PLAT-3): emptied, taken out of the document or hidden by whoever has the rights of a page. Whose doing it was nobody can see; the
 * next page is made without the version that was published last (`host/server/http/repeated-loads.ts`), then without the next, until a page stays.
 */
import { NEWEST } from '@roost/shared/domain/own-cookies';
import { avoid } from './avoid.ts';

/** What is gone only for a moment is not gone. */
const GONE_MS = 500;

/** Whether nothing of the page is to be seen. Not while a dialog has what is behind it at rest: that is shown. */
const isGone = (root: Element): boolean =>
  !root.isConnected || root.childElementCount === 0 || root.checkVisibility?.() === false;

/**
 * @param root the element that React renders into
 * @param hasOther whether the server has another version of anything in the page
 * @returns what ends it
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
