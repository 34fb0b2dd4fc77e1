import { useEffect, useState } from 'react';
import type * as EveryCountry from '../state/every-country.ts';

/** What a guest does before a list of a form can be opened. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Returns every country once the guest begins to use the page; null before, and where its code does not load: the common ones are there then. */
export function useEveryCountry(): typeof EveryCountry | null {
  const [every, setEvery] = useState<typeof EveryCountry | null>(null);
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, load, { capture: true });
    };
    const load = () => {
      stop();
      import(/* webpackChunkName: "every-country" */ '../state/every-country.ts').then(setEvery, () => undefined);
    };
    for (const sign of SIGNS) document.addEventListener(sign, load, { capture: true });
    return stop;
  }, []);
  return every;
}
