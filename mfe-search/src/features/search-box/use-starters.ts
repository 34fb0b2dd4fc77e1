import { useEffect, useState } from 'react';
import { useAppStore } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { loadPanels } from './load-panels.ts';
import type { Starters } from '../../api/starters.ts';

/** One request for each page, however often the field gets the focus. A page has one store. */
const asked = new WeakMap<AppStore, Promise<Starters | null>>();

/** Returns null until they are loaded. `wanted` is true while the field has the focus and is empty. */
export function useStarters(wanted: boolean): Starters | null {
  const store = useAppStore();
  const [starters, setStarters] = useState<Starters | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let stale = false;
    const answer =
      asked.get(store) ??
      loadPanels()
        .then(({ loadStarters }) => loadStarters())
        .catch(() => null);
    asked.set(store, answer);
    void answer.then((found) => {
      if (!stale) setStarters(found);
    });
    return () => {
      stale = true;
    };
  }, [wanted, store]);
  return starters;
}
