/**
 * How cookies that this site names itself are called (SAFE-11): over https their names begin with `__Host-`, so that
 * browsers take them from this very host alone and not from another one of the domain. `docs/security.md` lists every
 * cookie.
 */
const PREFIX = '__Host-';
/** The session of a guest who is signed in, by Auth.js's name. */
export const SESSION_COOKIE = 'authjs.session-token';
/** What the server reads: versions that this browser does without. */
export const AVOID_COOKIE = 'roost_avoid';
/**
 * Stands in it for the version that was published last, of those in the page: its doing is likely, and no script knows
 * which it is.
 */
export const NEWEST = 'newest';
/** Values of ours have no sign that a cookie would need quoted. */
const VALUE = '([^;\\s]+)';

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:');

/** The name that a cookie has on this site. */
export const toCookieName = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? PREFIX + name : name);

/** Inverse of `toCookieName`. */
export const withoutPrefix = (name: string): string => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name);

/**
 * The value of what a visitor chose. The plain name is the one of sites without https, and of version 0.1 everywhere:
 * it counts where there is no other, so that nobody's choice is lost. What says who somebody is has to be read by
 * `toCookieName`.
 * @param cookies by name
 */
export const getChoice = (cookies: Readonly<Record<string, string | undefined>>, name: string): string | undefined =>
  cookies[PREFIX + name] ?? cookies[name];

/** The same out of a `Cookie` header, not decoded. */
export function choiceIn(header: string, name: string): string | undefined {
  const find = (full: string) => new RegExp(`(?:^|;\\s*)${full}=${VALUE}`).exec(header)?.[1];
  return find(PREFIX + name) ?? find(name);
}

/**
 * Keeps what a visitor chose where scripts of the page write it: for `seconds`, else until the browser closes. The
 * value needs no escaping.
 */
export function keepChoice(
  name: string,
  value: string,
  seconds: number | null,
  page: Pick<Document, 'cookie' | 'location'> = document,
): void {
  const { origin } = page.location;
  const life = seconds === null ? '' : `; max-age=${seconds}`;
  page.cookie = `${toCookieName(name, origin)}=${value}; path=/; samesite=lax${isSecure(origin) ? '; secure' : ''}${life}`;
  // What version 0.1 kept under the plain name is replaced.
  if (isSecure(origin)) page.cookie = `${name}=; path=/; max-age=0`;
}
