/** The anonymous id of a visitor (ANLT-3): the valid one of the cookie, else the stored one, else a new one, made once. Only with consent. */
import Cookies from 'js-cookie';
import * as z from 'zod/mini';

export const ANONYMOUS_ID_KEY = 'ajs_anonymous_id';
export const ANONYMOUS_ID_SECONDS = 31_536_000;

const idSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

export type AnonymousIdTools = {
  cookie: { read: () => string | undefined; write: (id: string) => void };
  storage: { read: () => string | null; write: (text: string) => void };
  newId: () => string;
};

/** An id as it was kept, with or without the quotes of JSON; null for anything else. */
function valid(text: string | null | undefined): string | null {
  const parsed = idSchema.safeParse(text?.replace(/^"(.*)"$/, '$1'));
  return parsed.success ? parsed.data : null;
}

/** Reads or makes the id and keeps it in both places. A browser that keeps nothing gets one for the page: call it once a page. */
export function anonymousId({ cookie, storage, newId }: AnonymousIdTools): string {
  const kept = attempt(() => storage.read()) ?? null;
  const id = valid(attempt(() => cookie.read())) ?? valid(kept) ?? newId();
  attempt(() => cookie.write(id));
  if (valid(kept) !== id) attempt(() => storage.write(JSON.stringify(id)));
  return id;
}

/** Storage that is full or forbidden costs the memory, nothing else. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

export const browserAnonymousId: AnonymousIdTools = {
  cookie: {
    read: () => Cookies.get(ANONYMOUS_ID_KEY),
    write: (id) => {
      Cookies.set(ANONYMOUS_ID_KEY, id, {
        path: '/',
        sameSite: 'strict',
        secure: window.location.protocol === 'https:',
        'max-age': String(ANONYMOUS_ID_SECONDS),
      });
    },
  },
  storage: {
    read: () => window.localStorage.getItem(ANONYMOUS_ID_KEY),
    write: (text) => window.localStorage.setItem(ANONYMOUS_ID_KEY, text),
  },
  newId: () => crypto.randomUUID(),
};
