import { useEffect } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useAppSelector, useAppStore } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import type { AccountSync } from './account-sync.ts';

type Service = NonNullable<PublicConfig['favorites']>;

const running = new WeakMap<AppStore, Promise<AccountSync | null>>();

/**
 * Loads the code of the account and starts it, once a page however many components ask. Resolves to null when the code
 * did not load: toggles then wait in the outbox.
 */
export function startAccount(store: AppStore, service: Service): Promise<AccountSync | null> {
  const known = running.get(store);
  if (known) return known;
  const starting = import('./browser-account.ts').then(
    ({ startInBrowser }) => startInBrowser(store, service),
    () => {
      running.delete(store);
      return null;
    },
  );
  running.set(store, starting);
  return starting;
}

/** Keeps the account in step with the favorites service while somebody is signed in and there is a service. */
export function useAccount(service: Service | undefined): void {
  const store = useAppStore();
  const signedIn = useAppSelector((state) => state.session.status === 'authenticated');
  useEffect(() => {
    if (service && signedIn) void startAccount(store, service);
  }, [store, service, signedIn]);
}
