import { useEffect, useState } from 'react';
import { useAppStore } from '@roost/shared/state';
import { keptChoices } from './kept-choices.ts';

const hasKept = (listingId: string): boolean => keptChoices.read()?.listingId === listingId;

/**
 * Keeps a checkout that the guest has begun for a reload of the tab (BOOK-14). Its code loads once there is something
 * to keep or to bring back. Returns true while that is still on its way.
 */
export function useKeptCheckout(listingId: string, begun: boolean): boolean {
  const store = useAppStore();
  const [restoring, setRestoring] = useState(() => hasKept(listingId));
  const active = restoring || begun;
  useEffect(() => {
    if (!active) return;
    const left = new AbortController();
    void import(/* webpackChunkName: "late" */ './keep-checkout.ts')
      .then(({ keepCheckout }) => keepCheckout(listingId, store, left.signal))
      // Without its code a reload begins anew.
      .catch(() => undefined)
      .then(() => setRestoring(false));
    return () => left.abort();
  }, [active, listingId, store]);
  return restoring;
}
