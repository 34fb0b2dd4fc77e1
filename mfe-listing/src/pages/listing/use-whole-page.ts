import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from '@roost/shared/router';

/**
 * Returns false in the first render of a page that a link of the site led to, and true right after it: the first screen
 * is drawn first, and what no first screen shows follows without holding it up (decision 0186). True at once in the
 * server's HTML, where back and forward have to find the page's height, and where an address names a part of the page.
 */
export function useWholePage(): boolean {
  const kind = useNavigationType();
  const { hash } = useLocation();
  return useDeferredValue(true, kind === 'PUSH' && hash === '' ? false : undefined);
}
