import { track } from '@roost/shared/analytics';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { createFavoritesClient } from '../../api/favorites-client.ts';
import { reportError } from '@roost/shared/monitoring';
import { signOut, updateSession } from '@roost/shared/session';
import type { AppStore } from '@roost/shared/state';
import { startAccountSync } from './account-sync.ts';
import type { AccountSync } from './account-sync.ts';

/** Held by the tab that talks to the service; the browser releases it when the tab closes. */
const LOCK = 'roost-favorites';

/**
 * Starts the account over what a browser has. Without locks, tabs rely on the service, which takes the same toggle
 * twice without harm.
 */
export function startInBrowser(store: AppStore, service: NonNullable<PublicConfig['favorites']>): AccountSync {
  return startAccountSync({
    store,
    storage: () => window.localStorage,
    clientFor: (profileId, accessToken) => createFavoritesClient({ ...service, profileId, accessToken }),
    withLock: (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
    signOut: () => signOut({ redirect: false }),
    track,
    forgetNewUser: () => void updateSession({ isNewUser: false }),
    log: (message) => reportError(new Error(message), { phase: 'favorites' }),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  });
}
