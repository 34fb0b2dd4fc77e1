/** Addresses as they come over the wire, before any routing (ROUTE-13). Pure. */

/** Where an address that cannot be read leads: the not-found page. */
export const UNREADABLE = '/unreadable-address';

/** No path of this site comes near this; longer ones would only be refused further in. */
const LONGEST_PATH = 2000;

/**
 * The path and query of a request line. A whole address or leading slashes cannot choose another origin; a path with
 * broken percent-encoding, control characters, backslashes (browsers send none) or absurd length becomes one that is not found. A query is never refused: its reader
 * drops what makes no sense.
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
