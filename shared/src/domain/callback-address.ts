/**
 * Where to go after signing in or out (AUTH-7): an address of this site and of nowhere else. Pages, client and server
 * read callback addresses through here.
 */

/** Base of all sign-in calls and pages (AUTH-1). */
export const AUTH_BASE = '/api/auth';

const LONGEST = 2000;
const FALLBACK = '/';

/**
 * The path, query and fragment of a callback address on `siteUrl`; `/` for any other origin, for what is no address,
 * and for the sign-in pages themselves, which would lead nowhere new.
 */
export function callbackPath(address: string | null | undefined, siteUrl: string): string {
  if (!address || address.length > LONGEST) return FALLBACK;
  try {
    const site = new URL(siteUrl);
    // Backslashes, tabs and double slashes are read here as a browser will read them: by the same parser.
    const url = new URL(address, site);
    if (url.origin !== site.origin || url.username !== '' || url.password !== '') return FALLBACK;
    if (url.pathname === AUTH_BASE || url.pathname.startsWith(`${AUTH_BASE}/`)) return FALLBACK;
    // `//host` as a path would be another site when it is followed.
    const path = `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}${url.hash}`;
    // Written out it may be far longer than it was: other alphabets take nine bytes a letter, and a redirect's header
    // has few thousand.
    return path.length > LONGEST ? FALLBACK : path;
  } catch {
    return FALLBACK;
  }
}

/** The page of a guest's account. Not below the base, so that signing in can lead to it. */
export const ACCOUNT_PAGE = '/account';

/** Pages below the base, which the host shows. */
export const AUTH_PAGES = [
  'signin',
  'error',
  'signup',
  'verify-request',
  'continue',
  'reset',
  'new-password',
  'signout',
] as const;
export type AuthPageName = (typeof AUTH_PAGES)[number];

/** A sign-in page with its query; empty values are left out. */
export function authPage(page: AuthPageName, query: Readonly<Record<string, string | null | undefined>> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return `${AUTH_BASE}/${page}${search === '' ? '' : `?${search}`}`;
}
