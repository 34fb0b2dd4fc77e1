/** The part of the after-login sequence that other systems hear of (FAV-2; docs/spec/favorites.md). */
import type { FavoriteEvent } from '@roost/shared/contracts/favorite-events';
import type { SessionData } from '@roost/shared/state';
import type { Change } from '../../state/outbox.ts';
import { readItem, removeItem, writeItem } from '../../state/web-storage.ts';
import { FIRST_FAVORITE_KEY } from '../../state/persist-favorites.ts';
import { LOGIN_ORIGIN_KEY } from '../../state/login-origin.ts';

/** Set once the account's making was told, so that it is told once in this browser. */
const ACCOUNT_CREATED_KEY = 'createAccountSuccessPushed';
/** Set while a first favorite was told but not yet saved: a reload in between must not tell it again. */
const FIRST_TOLD_KEY = 'firstFavoriteTold';

/**
 * A new account is told once, with where the guest was asked to sign in and how many homes were picked; a single first pick as a favorite of
 * somebody signed in.
 * @returns whether a sign-in is to be completed
 */
export function announceLogin({
  storage,
  session,
  changes,
  announce,
}: {
  storage: Storage;
  session: SessionData;
  changes: readonly Change[];
  announce: (event: FavoriteEvent) => void;
}): boolean {
  const picked = changes.filter((change) => change.picked);
  const displayOrigin = readItem(storage, LOGIN_ORIGIN_KEY) ?? '';
  if (session.isNewUser && readItem(storage, ACCOUNT_CREATED_KEY) === null) {
    writeItem(storage, ACCOUNT_CREATED_KEY, 'true');
    announce({ name: 'accountCreated', displayOrigin, favoriteCount: picked.length });
  }
  const [single] = picked;
  if (single && picked.length === 1 && readItem(storage, FIRST_TOLD_KEY) !== single.id) {
    writeItem(storage, FIRST_TOLD_KEY, single.id);
    announce({ name: 'favoriteListing', listingId: single.id, displayOrigin, loginStatus: true });
  }
  return picked.length > 0 || displayOrigin !== '' || readItem(storage, FIRST_FAVORITE_KEY) !== null;
}

/** After saving, the first favorite and the origin are cleared. */
export function clearLogin(storage: Storage): void {
  for (const key of [FIRST_FAVORITE_KEY, LOGIN_ORIGIN_KEY, FIRST_TOLD_KEY]) removeItem(storage, key);
}
