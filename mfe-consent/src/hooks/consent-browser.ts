import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { consentGate } from '@roost/shared/consent';
import type { ConsentGate } from '@roost/shared/consent';
import type { Destination, Visitor } from '@roost/shared/domain/consent';
import { fetchDestinations } from '../api/destinations.ts';

/** What the consent manager needs of the browser. Tests give their own. */
export type ConsentBrowser = {
  gate: ConsentGate;
  getVisitor: () => Visitor;
  loadDestinations: (analytics: PublicConfig['analytics']) => Promise<Destination[]>;
  reload: () => void;
};

/**
 * The visitor's time zone. `Temporal` answers it at once; the first use of `Intl` takes 50 to 150 ms of a slow phone,
 * in one piece, and serves the browsers that have no `Temporal`. Both give the same name for each zone of Chromium.
 */
function readTimeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The real browser. It is read on each call and never while the module loads, since the server loads the module too.
 */
export const pageBrowser: ConsentBrowser = {
  gate: consentGate,
  getVisitor: () => ({
    // Asked only where it decides something.
    get timeZone() {
      return readTimeZone();
    },
    globalPrivacyControl: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    userAgent: navigator.userAgent,
  }),
  loadDestinations: (analytics) => fetchDestinations(analytics),
  reload: () => window.location.reload(),
};
