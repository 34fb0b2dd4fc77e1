/** Access to web storage that never throws: storage can be forbidden, full, or hold what another script wrote. */

const MAX_ID_LENGTH = 64;

/** True for an id as the favorites service accepts it; anything else in storage was not written by this site. */
export const isListingId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ID_LENGTH && /^[\w-]+$/.test(value);

export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function readItem(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes text as it is and everything else as JSON. */
export function writeItem(storage: Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // The value then lives as long as the tab.
  }
}

export function removeItem(storage: Pick<Storage, 'removeItem'>, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing remains.
  }
}
