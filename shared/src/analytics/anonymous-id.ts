/**
 * The anonymous id of a visitor (ANLT-3): the valid one of the cookie, else the stored one, else a new one, made once.
 * Only with consent.
 */
import * as z from 'zod/mini';
import { defineStoredText, type StorageArea, type StoredText } from '../storage/index.ts';
import { defineStoredCookie, type StoredCookie } from '../storage/stored-cookie.ts';

export const ANONYMOUS_ID_KEY = 'ajs_anonymous_id';
const ANONYMOUS_ID_SECONDS = 31_536_000;

const idSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

export type AnonymousIdTools = {
  cookie: Pick<StoredCookie, 'read' | 'write'>;
  storage: Pick<StoredText, 'read' | 'write'>;
  newId: () => string;
};

/**
 * An id that the analytics library and this site both store (UI-6). It is written with the quotes of JSON, as the
 * library does, and read with or without them.
 */
export function storedId(key: string, area: 'local' | (() => StorageArea)): StoredText {
  const text = defineStoredText(key, area);
  return {
    read: () => text.read()?.replace(/^"(.*)"$/, '$1') ?? null,
    write: (id) => text.write(JSON.stringify(id)),
    remove: text.remove,
  };
}

/** Returns an id that can be used; null for anything else. */
function toValid(id: string | null | undefined): string | null {
  const parsed = idSchema.safeParse(id);
  return parsed.success ? parsed.data : null;
}

/**
 * Reads or makes the id and stores it in both places. A browser that stores nothing gets a new one: call it once a
 * page.
 */
export function anonymousId({ cookie, storage, newId }: AnonymousIdTools): string {
  const stored = toValid(storage.read());
  const id = toValid(cookie.read()?.replace(/^"(.*)"$/, '$1')) ?? stored ?? newId();
  cookie.write(id);
  if (stored !== id) storage.write(id);
  return id;
}

export const browserAnonymousId: AnonymousIdTools = {
  cookie: /* @__PURE__ */ defineStoredCookie(ANONYMOUS_ID_KEY, () => ({
    sameSite: 'strict',
    'max-age': String(ANONYMOUS_ID_SECONDS),
  })),
  storage: /* @__PURE__ */ storedId(ANONYMOUS_ID_KEY, 'local'),
  newId: () => crypto.randomUUID(),
};
