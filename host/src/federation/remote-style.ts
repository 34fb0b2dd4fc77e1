/** Loads style sheets of a remote: in parallel with its scripts, with integrity checked (PLAT-8). */
import type { PageVersion } from '../page/page-state.ts';
import { getHash } from './integrity.ts';

/**
 * Returns true when the sheet is there or loading. A link that failed has no sheet, or an empty one when the answer was
 * no style. One that is loading has none yet: both elements then wait for one answer.
 */
function present(href: string, page: Document): boolean {
  return [...page.querySelectorAll('link[rel=stylesheet], style[data-href]')].some((element) =>
    element instanceof HTMLLinkElement
      ? element.href === href && element.sheet?.cssRules.length
      : element.getAttribute('data-href') === href,
  );
}

/**
 * Adds a style sheet to the page unless the server's HTML or another module has it. The remote's own runtime then finds
 * it. Rejects when it fails to load, and leaves no element that a retry could take for it.
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
