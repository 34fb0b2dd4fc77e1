/** The campaign of a visitor in cookies of the advertising category, and on links to our sites for owners (ANLT-4). */
import Cookies from 'js-cookie';
import { MARKETING_KEYS, parseMarketing, withMarketing } from '../domain/marketing.ts';
import type { Marketing } from '../domain/marketing.ts';

const COOKIE_DAYS = 30;

export function readMarketing(): Marketing {
  return Object.fromEntries(
    MARKETING_KEYS.flatMap((key) => {
      const value = Cookies.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

/** Keeps what the address names. The caller has asked the consent gate. */
export function keepMarketing(search: string): void {
  for (const [key, value] of Object.entries(parseMarketing(search))) {
    Cookies.set(key, value, {
      path: '/',
      expires: COOKIE_DAYS,
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  }
}

/**
 * Completes a link to one of `sites` in the moment it is about to be followed, wherever on the page it stands. Returns
 * what stops that.
 */
export function completeMarketingLinks(
  sites: readonly string[],
  allowed: () => boolean,
  target: Document = document,
): () => void {
  const complete = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && allowed()) {
      const href = withMarketing(link.href, readMarketing(), sites);
      if (href !== link.href) link.href = href;
    }
  };
  const moments = ['pointerdown', 'click', 'auxclick', 'keydown'] as const;
  for (const moment of moments) target.addEventListener(moment, complete, true);
  return () => {
    for (const moment of moments) target.removeEventListener(moment, complete, true);
  };
}
