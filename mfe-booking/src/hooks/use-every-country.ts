import { useEffect, useState } from 'react';
import { onFirstSign } from '@roost/shared/federation';
import type * as EveryCountry from '../state/every-country.ts';

/**
 * Returns every country once the guest begins to use the page; null before, and where its code does not load: the
 * common ones are there then.
 */
export function useEveryCountry(): typeof EveryCountry | null {
  const [every, setEvery] = useState<typeof EveryCountry | null>(null);
  useEffect(
    () =>
      onFirstSign(() => {
        import(/* webpackChunkName: "every-country" */ '../state/every-country.ts').then(setEvery, () => undefined);
      }),
    [],
  );
  return every;
}
