/**
 * One cookie that scripts of the page write. As with `defineStoredValue`, a browser that forbids cookies costs the
 * value and nothing else. Not in the folder's index: js-cookie is for what loads after the page can be used.
 */
import Cookies from 'js-cookie';

export type StoredCookie = {
  /** Returns the cookie's value; undefined when there is none. */
  read: () => string | undefined;
  write: (value: string) => void;
  remove: () => void;
};

/** @param attributes asked at each write; the path is that of the whole site */
export function defineStoredCookie(
  name: string,
  attributes: () => { expires?: number; sameSite: 'lax' | 'strict'; 'max-age'?: string },
): StoredCookie {
  function attempt<R>(action: () => R): R | undefined {
    try {
      return action();
    } catch {
      return undefined;
    }
  }
  return {
    read: () => attempt(() => Cookies.get(name)),
    write: (value) => {
      attempt(() =>
        Cookies.set(name, value, { ...attributes(), path: '/', secure: window.location.protocol === 'https:' }),
      );
    },
    remove: () => {
      attempt(() => Cookies.remove(name, { path: '/' }));
    },
  };
}
