/**
 * Gets the next page ready when a visitor points at, touches or focuses a link to it: its remote at once, and its data
 * too when the visitor stays on the link (a page of a listing; a search is not worth asking twice).
 */
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { FederationRuntime } from '@roost/shared/federation';

type Connection = { saveData?: boolean };
/** What the host's router keeps of a remote's route. */
export type RouteHandle = {
  /** What monitoring calls the page. */
  monitoring: string;
  /** Asks for the page's data before the guest goes there; `params` are those of the link. */
  prefetch?: (url: URL, params: Readonly<Record<string, string | undefined>>) => void;
};

/** Milliseconds on a link after which its page is meant: a pointer on its way over a grid of cards asks for none. */
const DWELL_MS = 80;

/**
 * Listens on the whole page, so that links of every remote count. Does nothing where the visitor saves data.
 * @param onMeant called at each link to a page whose data can be asked for before
 */
export function prefetchOnIntent(
  page: Document,
  routes: RouteObject[],
  federation: Pick<FederationRuntime, 'load'>,
  onMeant: () => void,
): void {
  const connection = (page.defaultView?.navigator as { connection?: Connection } | undefined)?.connection;
  if (connection?.saveData) return;
  let on: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === on && event.type !== 'touchstart') return;
    // The page gives the focus back to the link that a guest returns to; only the keyboard shows it.
    if (event.type === 'focusin' && !link?.matches(':focus-visible')) return;
    clearTimeout(timer);
    on = link instanceof HTMLAnchorElement ? link : null;
    if (!on || on.origin !== page.defaultView?.location.origin) return;
    const match = matchRoutes(routes, on.pathname)?.at(-1);
    const remote = match?.route.id?.split(':')[0];
    if (!match || !isRemoteName(remote)) return;
    void federation.load(remote, './routes').catch(() => undefined);
    const prefetch = (match.route.handle as RouteHandle | undefined)?.prefetch;
    if (!prefetch) return;
    onMeant();
    const url = new URL(on.href);
    timer = setTimeout(() => prefetch(url, match.params), DWELL_MS);
  };
  // Moved, not only under the pointer: what scrolls or comes back below a pointer at rest is not meant.
  const kinds = ['pointermove', 'touchstart', 'focusin'] as const;
  // A finger that moves scrolls the page, and who presses asks for the page by going there: the data is asked for once.
  const ends = ['touchmove', 'click'] as const;
  for (const kind of kinds) page.addEventListener(kind, onIntent, { passive: true });
  for (const kind of ends) page.addEventListener(kind, () => clearTimeout(timer), { passive: true, capture: true });
}
