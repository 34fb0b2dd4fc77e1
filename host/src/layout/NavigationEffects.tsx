import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom';
import { reportError } from '@roost/shared/monitoring';
import { loginPromptClosed, toastsDismissed, useAppDispatch, windowResized } from '@roost/shared/state';
import { VisuallyHidden } from '@roost/shared/ui';
import { getHead, isPageData } from '../routing/page-data.ts';
import { applyHead } from '../page/head.ts';
import { recordPage } from '../navigation/page-history.ts';
import { createPageReport } from '../navigation/page-report.ts';
import { copy } from '../copy.ts';
import { useConfig } from './config-context.ts';

const RESIZE_MS = 100;
/** Milliseconds after which a page on the way is spoken of: what comes sooner is only said once it is there. */
const LONG_WAIT_MS = 1_000;

/** Keeps the document's head at the page the router shows. The server wrote the first one. */
function useDocumentHead(data: unknown): void {
  const { siteUrl } = useConfig();
  useEffect(() => {
    try {
      const head = isPageData(data) ? getHead(data) : null;
      if (head) applyHead(head, siteUrl, document);
    } catch (error) {
      // A page is shown whatever its remote says of it, also one that came from a server.
      reportError(error, { phase: 'effect' });
    }
  }, [data, siteUrl]);
}

/**
 * Moves the focus to the new page's heading and says its title, as a full page load would (UI-5); going back, to the
 * card that was opened, as a browser would. Returns what to say; of a page that failed nothing, because its message is
 * an alert.
 */
function useArrival(data: unknown): string {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const hasFailed = isPageData(data) && data.state === 'failed';
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const before = shown.current;
    if (before === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    const opened =
      kind === 'POP' &&
      [...document.querySelectorAll<HTMLAnchorElement>('#main article a')].find((link) => link.pathname === before);
    // Going back restores the scroll position; focusing must not move it.
    (opened || heading || main)?.focus({ preventScroll: true });
    setSaid(hasFailed ? '' : copy.nav.arrived(document.title));
  }, [pathname, kind, hasFailed]);

  return said;
}

/** True when another page has been on its way for long. Another query of the same page is said by that page. */
function useLongWait(): boolean {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const waiting = target !== pathname;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waiting]);
  return waiting && long;
}

function usePageHistory(): void {
  const { pathname, search } = useLocation();
  useEffect(() => recordPage(pathname, `${window.location.origin}${pathname}${search}`), [pathname, search]);
}

/** Tells the data layer which page was reached, once its title stands (ROUTE-10). */
function usePageReport(): void {
  const { pathname } = useLocation();
  const report = useRef<ReturnType<typeof createPageReport>>(null);
  useEffect(() => {
    report.current ??= createPageReport();
    report.current(pathname, document.title);
  }, [pathname]);
}

/**
 * Every toast goes when a navigation starts (ROUTE-10), and so does the offer to sign in, which may come late and is
 * about the page that is left (FAV-8). A change of the query in place is none.
 */
function useDismissal(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // A page that needs nothing is there before its navigation was ever seen as under way.
  const target = useNavigation().location?.pathname ?? pathname;
  const seen = useRef(target);
  useEffect(() => {
    if (seen.current === target) return;
    seen.current = target;
    dispatch(toastsDismissed());
    dispatch(loginPromptClosed());
  }, [target, dispatch]);
}

/** Window size in the store (UI-2). */
function useWindowSize(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => dispatch(windowResized({ width: window.innerWidth, height: window.innerHeight }));
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(store, RESIZE_MS);
    };
    store();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [dispatch]);
}

/** What happens around a change of page, for every remote alike. */
export function NavigationEffects() {
  const data: unknown = useMatches().at(-1)?.loaderData;
  useDocumentHead(data);
  usePageHistory();
  usePageReport();
  useDismissal();
  useWindowSize();
  const said = useArrival(data);
  const waits = useLongWait();
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {waits ? copy.nav.loading : said}
      </div>
    </VisuallyHidden>
  );
}
