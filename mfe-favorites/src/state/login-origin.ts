/** What the guest was doing when asked to sign in, kept for after it (FAV-8: `loginPromptModalOrigin`). */
export const LOGIN_ORIGIN_KEY = 'loginPromptModalOrigin';

/** A storage that is full or forbidden loses the origin and nothing else. */
export function rememberOrigin(storage: Pick<Storage, 'setItem'>, origin: string): void {
  try {
    storage.setItem(LOGIN_ORIGIN_KEY, origin);
  } catch {
    // See above.
  }
}
