import { useCallback } from 'react';
import type { FavoritesAnswer, FavoritesClient } from '@roost/shared/clients/favorites';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useAppStore } from '@roost/shared/state';
import { accountOf } from './account.ts';

/** A call of the guest's own to the favorites service; true when it worked. The answer is in the store by then. */
export type Ask = (call: (client: FavoritesClient) => Promise<FavoritesAnswer>) => Promise<boolean>;

export function useAsk(service: PublicConfig['favorites']): Ask {
  const store = useAppStore();
  return useCallback(
    async (call) => {
      const account = service && (await accountOf(store, service));
      return account ? (await account.ask(call)) === null : false;
    },
    [store, service],
  );
}
