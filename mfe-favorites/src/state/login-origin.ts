import { writeItem } from './web-storage.ts';

/** Where the guest was asked to sign in, kept for after the sign-in (UI-6). */
export const LOGIN_ORIGIN_KEY = 'loginPromptModalOrigin';

/** Stores the origin; without a working storage it is lost and nothing else. */
export function rememberOrigin(storage: Pick<Storage, 'setItem'>, origin: string): void {
  writeItem(storage, LOGIN_ORIGIN_KEY, origin);
}
