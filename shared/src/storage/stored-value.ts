/**
 * One value in the browser's storage: parsed when read, never in the way. Storage can be forbidden, full, or hold what
 * an older release or another script left; then the fallback counts (decision 0020).
 */
import type * as z from 'zod/mini';

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StoredValue<T> = {
  /** Returns the stored value, or the fallback when there is none that fits. */
  read: () => T;
  /** Returns false when it could not be stored. */
  write: (value: T) => boolean;
  remove: () => void;
};

export type StoredValueOptions<S extends z.ZodMiniType> = {
  /** The literal name in storage (UI-6). */
  key: string;
  schema: S;
  fallback: z.output<S>;
  /**
   * `local` outlives the tab, `session` does not. Tests and callers with rules of their own give a function, asked at
   * each use.
   */
  area: 'local' | 'session' | (() => StorageArea);
  /** `text` stores a string as it is, without quotes. */
  format?: 'json' | 'text';
};

/** Describes a stored value. Nothing is read or written until its functions are called. */
export function defineStoredValue<S extends z.ZodMiniType>({
  key,
  schema,
  fallback,
  area,
  format = 'json',
}: StoredValueOptions<S>): StoredValue<z.output<S>> {
  const isText = format === 'text';
  function attempt<R>(action: (storage: StorageArea) => R, otherwise: R): R {
    try {
      return action(getStorage(area));
    } catch {
      return otherwise;
    }
  }

  return {
    read: () =>
      attempt((storage) => {
        const text = storage.getItem(key);
        if (text === null) return fallback;
        const parsed = schema.safeParse(isText ? text : JSON.parse(text));
        return parsed.success ? parsed.data : fallback;
      }, fallback),
    write: (value) =>
      attempt((storage) => {
        storage.setItem(key, isText ? String(value) : JSON.stringify(value));
        return true;
      }, false),
    remove: () => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** @throws where storage is forbidden, and on the server, which has no window */
function getStorage(area: StoredValueOptions<z.ZodMiniType>['area']): StorageArea {
  if (typeof area === 'function') return area();
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
