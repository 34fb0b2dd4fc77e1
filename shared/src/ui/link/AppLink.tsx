import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from '@roost/shared/router';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** The router's own `Link` without its prefetching and its framework mode, which no page here uses and every page would load. */
function InPageLink({ href, replace, preventScrollReset, onClick, ...anchor }: AppLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchor.target, replace, preventScrollReset });
  return (
    <a
      {...anchor}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}

/** A link: addresses of this site are navigated in the page, everything else (other origins, `tel:`, `#part`) is a plain anchor. */
export function AppLink({ href, replace, preventScrollReset, ...anchor }: AppLinkProps) {
  const internal = href.startsWith('/') && !href.startsWith('//') && anchor.target !== '_blank';
  if (!internal) return <a href={href} {...anchor} />;
  return <InPageLink href={href} replace={replace} preventScrollReset={preventScrollReset} {...anchor} />;
}
