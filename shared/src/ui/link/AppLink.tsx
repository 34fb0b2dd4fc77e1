import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkNavigate } from '@roost/shared/router';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  preventScrollReset?: boolean;
  /**
   * Called at a press, for a link that carries its photo to the next page: true to show the change of page as a view
   * transition.
   */
  carry?: (link: HTMLAnchorElement) => boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * Milliseconds in which a quick device draws a press: two frames. Where it takes longer, the browser's two pictures for
 * a view transition take a fifth of a second, in which nothing moves (decision 0190).
 */
const QUICK_MS = 34;

/** A press that the page answers itself: not one for another tab, window or file. */
const isOrdinary = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Runs `next` once the browser has drawn; at once where it draws nothing, in a tab behind others. */
function afterPaint(next: () => void): void {
  if (document.visibilityState === 'hidden') next();
  else requestAnimationFrame(() => setTimeout(next));
}

/** A link to the page that is there adds nothing to the history, as browsers do. */
const isHere = (href: string, { pathname, search, hash }: Location): boolean => pathname + search + hash === href;

/**
 * The router's own `Link` without its prefetching and its framework mode, which no page here uses and every page would
 * load. Addresses are whole, so that nothing has to be resolved, and no link is rendered again with a navigation.
 */
function InPageLink({ href, replace, preventScrollReset, carry, onClick, ...anchor }: AppLinkProps) {
  const navigate = useLinkNavigate();
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOrdinary(event, anchor.target)) return;
        event.preventDefault();
        const options = {
          replace: replace ?? isHere(href, window.location),
          ...(preventScrollReset !== undefined && { preventScrollReset }),
        };
        if (!carry) return navigate(href, options);
        const isCarried = carry(event.currentTarget);
        // The press is drawn first, with what shows the photo at its new place: to draw the page takes longer.
        afterPaint(() =>
          navigate(href, { ...options, viewTransition: isCarried && performance.now() - event.timeStamp < QUICK_MS }),
        );
      }}
    />
  );
}

/**
 * A link: addresses of this site are navigated in the page, everything else (other origins, `tel:`, `#part`) is a plain
 * anchor.
 */
export function AppLink({ href, replace, preventScrollReset, carry, ...anchor }: AppLinkProps) {
  const internal = href.startsWith('/') && !href.startsWith('//') && anchor.target !== '_blank';
  if (!internal) return <a href={href} {...anchor} />;
  return <InPageLink href={href} replace={replace} preventScrollReset={preventScrollReset} carry={carry} {...anchor} />;
}
