/** All cookies of the page, which the cookie cleaner checks. */
import Cookies from 'js-cookie';

export type CookieJar = {
  names: () => readonly string[];
  /** Without a domain: the one cookies have by default. */
  remove: (name: string, domain?: string) => void;
};

export const browserJar: CookieJar = {
  // Values are not decoded: a malformed one must not hide its cookie.
  names: () => Object.keys(Cookies.withConverter({ read: (value) => value }).get()),
  remove: (name, domain) => Cookies.remove(name, { path: '/', ...(domain ? { domain } : {}) }),
};
