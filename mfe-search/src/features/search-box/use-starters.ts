import { useEffect, useState } from 'react';
import { useAppStore } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { loadPanels } from './load-panels.ts';
import type { Starters } from '../../api/starters.ts';

/** One question for each page, however often the field is focused; a store is a page. */
const asked = new WeakMap<AppStore, Promise<Starters | null>>();

/** Null until they are there. `wanted` while the field is focused and empty. */
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
