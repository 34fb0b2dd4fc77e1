/**
 * Reads and writes the document as the browser has it, whatever a remote has put over its own properties (PLAT-3, decision
 * 0192): one that says that it is in the background is never looked at, one whose cookies are replaced cannot be left
 * without the version that did it.
 */
const find = (name: 'cookie' | 'visibilityState') => Object.getOwnPropertyDescriptor(Document.prototype, name);

export const isHidden = (page: Document): boolean => find('visibilityState')?.get?.call(page) === 'hidden';

/** Returns the document's address and its real cookies. */
export function getRealCookies(page: Document): Pick<Document, 'cookie' | 'location'> {
  const { get, set } = find('cookie') ?? {};
  return {
    location: page.location,
    get cookie(): string {
      return String(get?.call(page) ?? '');
    },
    set cookie(text: string) {
      set?.call(page, text);
    },
  };
}
