/**
 * The gate that everything optional asks before it loads, stores or sends (CONS-7). It lives here and not in
 * mfe-consent: if the banner cannot load, nothing was agreed and the gate stays shut (decision 0015).
 */
import { allows, CONSENT_COOKIE_DAYS, parsePreferences, underPrivacyControl } from '../domain/consent.ts';
import type { ConsentCategory, TrackingPreferences } from '../domain/consent.ts';

/** The bit of a browser's cookies that is used. */
export type ConsentCookie = { read: () => string | undefined; write: (text: string, days: number) => void };

export type ConsentGate = {
  /** What the visitor said, null when nothing. The same object while nothing changes. */
  preferences: () => TrackingPreferences | null;
  /** True when this may run now. Essential is always true. */
  allows: (category: ConsentCategory) => boolean;
  /** Stores a choice for 365 days and tells all who asked. */
  save: (preferences: TrackingPreferences) => void;
  /** Shuts the gate for the rest of this page, whatever was agreed. */
  suspend: () => void;
  /** Reads the cookie again, e.g. because another tab may have changed it. */
  refresh: () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A gate over a cookie. `cookie` is null on the server, where everything optional is off.
 * @param privacyControl whether the browser says no on the visitor's behalf (Global Privacy Control): only what they
 *   chose in spite of it counts
 */
export function createConsentGate(
  cookie: ConsentCookie | null,
  privacyControl: () => boolean = () => false,
): ConsentGate {
  const listeners = new Set<() => void>();
  let suspended = false;
  let text: string | undefined;
  let current: TrackingPreferences | null = null;
  let read = false;

  function refresh(): void {
    const next = cookie?.read();
    if (read && next === text) return;
    const first = !read;
    read = true;
    text = next;
    current = effective(parsePreferences(next));
    if (!first) notify();
  }
  function effective(preferences: TrackingPreferences | null): TrackingPreferences | null {
    return preferences && privacyControl() ? underPrivacyControl(preferences) : preferences;
  }
  function notify(): void {
    for (const listener of [...listeners]) listener();
  }
  function preferences(): TrackingPreferences | null {
    if (!read) refresh();
    return current;
  }

  return {
    preferences,
    allows: (category) => category === 'custom_necessary' || (!suspended && allows(preferences(), category)),
    save: (next) => {
      cookie?.write(JSON.stringify(next), CONSENT_COOKIE_DAYS);
      refresh();
      // Cookies can be forbidden: then the choice holds for this page.
      if (cookie && cookie.read() === undefined) {
        current = effective(next);
        notify();
      }
    },
    suspend: () => {
      if (suspended) return;
      suspended = true;
      notify();
    },
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
