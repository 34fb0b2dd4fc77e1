import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from '@roost/shared/router';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link: addresses of this site are navigated in the page, everything else (other origins, `tel:`, `#part`) is a plain anchor. */
export function AppLink({ href, replace, preventScrollReset, ...anchor }: AppLinkProps) {
  const internal = href.startsWith('/') && !href.startsWith('//') && anchor.target !== '_blank';
  if (!internal) return <a href={href} {...anchor} />;
  return <Link to={href} replace={replace} preventScrollReset={preventScrollReset} {...anchor} />;
}
