/** The part of the after-login sequence that analytics hears of (FAV-2). */
import type { track } from '@roost/shared/analytics';
import type { SessionData } from '@roost/shared/state';
import { LOGIN_ORIGIN_KEY } from '../../state/login-origin.ts';
import type { OutboxToggle } from '../../state/outbox.ts';
import { FIRST_FAVORITE_KEY } from '../../state/stored-favorites.ts';
import { readItem, removeItem, writeItem } from '../../state/web-storage.ts';

/** Set once the new account was tracked, so that it is tracked once in this browser. */
const ACCOUNT_CREATED_KEY = 'createAccountSuccessPushed';
/** Set while a first favorite was tracked but not saved yet: a reload in between must not track it again. */
const FIRST_TRACKED_KEY = 'firstFavoriteTold';
/** The origin of a sign-in that no prompt of ours began. */
const OTHER_ORIGIN = 'sign-in';
const MAX_ORIGIN_LENGTH = 64;

export type LoginTools = {
  /** Shared by the tabs. */
  storage: Storage;
  track: typeof track;
  /** Tells the session service that the account is no longer new. */
  forgetNewUser: () => void;
};

/**
 * Tracks a new account once, with where the guest was asked to sign in and how many homes they had saved; and a single first favorite as one of
 * somebody signed in.
 * @returns whether a sign-in is to be finished by `finishLogin`
 */
export function trackLogin(
  { storage, track, forgetNewUser }: LoginTools,
  session: SessionData,
  outbox: readonly OutboxToggle[],
): boolean {
  const guestFavorites = outbox.filter(({ fromGuest }) => fromGuest);
  const origin = (readItem(storage, LOGIN_ORIGIN_KEY) ?? '').slice(0, MAX_ORIGIN_LENGTH);
  if (session.isNewUser && readItem(storage, ACCOUNT_CREATED_KEY) === null) {
    writeItem(storage, ACCOUNT_CREATED_KEY, 'true');
    track('Signed Up', { favorites: guestFavorites.length, ...(origin === '' ? {} : { initiated_from: origin }) });
    forgetNewUser();
  }
  const [single] = guestFavorites;
  if (single && guestFavorites.length === 1 && readItem(storage, FIRST_TRACKED_KEY) !== single.id) {
    writeItem(storage, FIRST_TRACKED_KEY, single.id);
    track('favoriteListing', {
      product_id: single.id,
      initiated_from: origin || OTHER_ORIGIN,
      login_status: true,
    });
  }
  return guestFavorites.length > 0 || origin !== '' || readItem(storage, FIRST_FAVORITE_KEY) !== null;
}

/** Clears the first favorite and the origin once everything is saved. */
export function finishLogin(storage: Storage): void {
  for (const key of [FIRST_FAVORITE_KEY, LOGIN_ORIGIN_KEY, FIRST_TRACKED_KEY]) removeItem(storage, key);
}
