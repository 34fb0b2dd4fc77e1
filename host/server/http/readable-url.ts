/** Makes any address from the wire safe to route (ROUTE-13). Pure. */

/** Path for addresses that cannot be read. It leads to the not-found page. */
export const UNREADABLE = '/unreadable-address';

/** Most characters of a path. The site's own are much shorter; longer ones would be refused later anyway. */
const LONGEST_PATH = 2000;

/**
 * Returns the path and query of a request line. An absolute address or leading slashes cannot choose another origin. A
 * path with broken percent-encoding, control characters, backslashes (browsers send none) or absurd length becomes
 * `UNREADABLE`. A query is never refused: its reader drops invalid parts.
 */
export function readableUrl(raw: string | undefined): string {
  const url = `/${(raw ?? '/').replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')}`;
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  if (path.length > LONGEST_PATH) return UNREADABLE;
  try {
    return path.includes('\\') || /[\u0000-\u001f\u007f]/.test(decodeURIComponent(path)) ? UNREADABLE : url;
  } catch {
    return UNREADABLE;
  }
}
