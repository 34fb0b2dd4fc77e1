/** The part of the after-login sequence that analytics hears of (FAV-2). */
import type { track } from '@roost/shared/analytics';
import type { SessionData } from '@roost/shared/state';
import { defineStoredText } from '@roost/shared/storage';
import { storedLoginOrigin } from '../../state/login-origin.ts';
import type { OutboxToggle } from '../../state/outbox.ts';
import { storedFirstFavorite } from '../../state/stored-favorites.ts';

/** Set once the new account was tracked, so that it is tracked once in this browser. */
const ACCOUNT_CREATED_KEY = 'createAccountSuccessPushed';
/** Set while a first favorite was tracked but not saved yet: a reload in between must not track it again. */
const FIRST_TRACKED_KEY = 'firstFavoriteTold';
/** The origin of a sign-in that no prompt of ours began. */
const OTHER_ORIGIN = 'sign-in';
const MAX_ORIGIN_LENGTH = 64;

export type LoginTools = {
  /** Shared by the tabs. */
  storage: () => Storage;
  track: typeof track;
  /** Tells the session service that the account is no longer new. */
  forgetNewUser: () => void;
};

/**
 * Tracks a new account once, with where the guest was asked to sign in and how many homes they had saved; and a single
 * first favorite as one of somebody signed in.
 * @returns whether a sign-in is to be finished by `finishLogin`
 */
export function trackLogin(
  { storage, track, forgetNewUser }: LoginTools,
  session: SessionData,
  outbox: readonly OutboxToggle[],
): boolean {
  const guestFavorites = outbox.filter(({ fromGuest }) => fromGuest);
  const origin = (storedLoginOrigin(storage).read() ?? '').slice(0, MAX_ORIGIN_LENGTH);
  const accountCreated = defineStoredText(ACCOUNT_CREATED_KEY, storage);
  if (session.isNewUser && accountCreated.read() === null) {
    accountCreated.write('true');
    track('Signed Up', { favorites: guestFavorites.length, ...(origin === '' ? {} : { initiated_from: origin }) });
    forgetNewUser();
  }
  const [single] = guestFavorites;
  const firstTracked = defineStoredText(FIRST_TRACKED_KEY, storage);
  if (single && guestFavorites.length === 1 && firstTracked.read() !== single.id) {
    firstTracked.write(single.id);
    track('favoriteListing', {
      product_id: single.id,
      initiated_from: origin || OTHER_ORIGIN,
      login_status: true,
    });
  }
  return guestFavorites.length > 0 || origin !== '' || storedFirstFavorite(storage).read() !== null;
}

/** Clears the first favorite and the origin once everything is saved. */
export function finishLogin(storage: () => Storage): void {
  storedFirstFavorite(storage).remove();
  storedLoginOrigin(storage).remove();
  defineStoredText(FIRST_TRACKED_KEY, storage).remove();
}
