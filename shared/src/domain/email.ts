/**
 * The e-mail rule (BOOK-11): local part, @, then a domain with a top level of two or more letters, or a bracketed IP.
 */

const LOCAL = /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\s@]+")$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const BRACKETED_IP = /^\[(?:\d{1,3}\.){3}\d{1,3}\]$/;

/** True when a mail could be sent to this address as far as its form tells. */
export function isEmail(text: string): boolean {
  // 254 is the longest address a mail server takes; the limit also bounds the work of the patterns below.
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  const domain = text.slice(at + 1);
  return LOCAL.test(text.slice(0, at)) && (DOMAIN.test(domain) || BRACKETED_IP.test(domain));
}
