/** Style sheets of a remote: with its scripts instead of after them, and integrity checked (PLAT-8). */
import type { PageVersion } from '../page/page-state.ts';
import { getHash } from './integrity.ts';

/** A link that could not be had has no sheet, or an empty one where the answer was no style. One that is on its way has none yet: both elements wait for one answer then. */
function present(href: string, page: Document): boolean {
  return [...page.querySelectorAll('link[rel=stylesheet], style[data-href]')].some((element) =>
    element instanceof HTMLLinkElement
      ? element.href === href && element.sheet?.cssRules.length
      : element.getAttribute('data-href') === href,
  );
}

/**
 * Adds a style sheet to the page, unless it is there: from the server's HTML or another module. The remote's own runtime
 * finds it and adds none. Rejects when it cannot be had, and leaves no element that a retry could mistake for it.
 */
export function loadStyle(
  { baseUrl, integrity }: Pick<PageVersion, 'baseUrl' | 'integrity'>,
  file: string,
  page: Document = document,
): Promise<void> {
  const href = `${baseUrl}${file}`;
  if (present(href, page)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.crossOrigin = 'anonymous';
    const hash = getHash({ integrity }, file);
    if (hash) link.integrity = hash;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched or failed its integrity check`));
    };
    page.head.append(link);
  });
}
