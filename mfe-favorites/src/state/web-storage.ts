/** Web storage that may be forbidden, full or full of nonsense: none of it is an error of the page. */

const MAX_ID_LENGTH = 64;

/** As the service takes them; anything else in the storage was not written by us. */
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

/** Text is kept as it is, the rest as JSON. */
export function writeItem(storage: Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // It then lives as long as the tab.
  }
}

export function removeItem(storage: Pick<Storage, 'removeItem'>, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // As above.
  }
}
