import { useCallback } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useAppStore } from '@roost/shared/state';
import type { ServiceCall } from '../../api/service-call.ts';
import { startAccount } from './use-account.ts';

/** Returns a stable function that calls the favorites service; it answers false where there is no service. */
export function useServiceCall(service: PublicConfig['favorites']): ServiceCall {
  const store = useAppStore();
  return useCallback(
    async (call) => {
      const account = service && (await startAccount(store, service));
      return account ? (await account.call(call)) === null : false;
    },
    [store, service],
  );
}
