import { useEffect, useState } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { firstLoad } from '@roost/shared/domain/consent';
import type { Destination } from '@roost/shared/domain/consent';
import type { ConsentBrowser } from './consent-browser.ts';

type Options = {
  analytics: PublicConfig['analytics'];
  browser: ConsentBrowser;
  /** True when the visitor must be asked, or has opened the dialog. */
  wanted: boolean;
  /** Another value tries again after a failure. */
  attempt: boolean;
  /** Called when the list did not load. Must be stable. */
  onError: (error: unknown) => void;
};

/**
 * Loads the list of third parties, once it is wanted, and applies what the first page decides without the visitor
 * (CONS-2, CONS-3, CONS-7). Returns the list, null until it is there, and whether the banner asks.
 */
export function useDestinations({ analytics, browser, wanted, attempt, onError }: Options) {
  const [loaded, setLoaded] = useState<{ destinations: readonly Destination[]; asks: boolean } | null>(null);
  const missing = wanted && loaded === null;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    browser.loadDestinations(analytics).then(
      (destinations) => {
        if (!current) return;
        const { save, ask } = firstLoad(browser.gate.preferences(), browser.getVisitor(), destinations);
        if (save) browser.gate.save(save);
        setLoaded({ destinations, asks: ask });
      },
      (error: unknown) => {
        if (current) onError(error);
      },
    );
    return () => {
      current = false;
    };
  }, [missing, attempt, analytics, browser, onError]);
  return { destinations: loaded?.destinations ?? null, asks: loaded?.asks ?? false };
}
