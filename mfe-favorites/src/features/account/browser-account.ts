import { announceFavoriteEvent } from '@roost/shared/contracts/favorite-events';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { createFavoritesClient } from '@roost/shared/clients/favorites';
import { reportError } from '@roost/shared/monitoring';
import { signOut } from '@roost/shared/session';
import type { AppStore } from '@roost/shared/state';
import { startAccountSync } from './account-sync.ts';
import type { AccountSync } from './account-sync.ts';

/** Held by the tab that talks to the service; given back by the browser when a tab dies. */
const LOCK = 'roost-favorites';

/** The account over what a browser has. Where tabs cannot wait for each other, they rely on the service taking everything twice. */
export function startInBrowser(store: AppStore, service: NonNullable<PublicConfig['favorites']>): AccountSync {
  return startAccountSync({
    store,
    storage: window.localStorage,
    clientFor: (profileId, accessToken) => createFavoritesClient({ ...service, profileId, accessToken }),
    alone: (work) => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work()),
    signOut: () => signOut({ redirect: false }),
    announce: announceFavoriteEvent,
    log: (message) => reportError(new Error(message), { phase: 'favorites' }),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}
