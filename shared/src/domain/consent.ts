/**
 * Rules of consent (CONS-1 to CONS-4): categories, what the cookie holds, what each button means, who is asked. Pure:
 * the cookie, the clock and the browser come in as values.
 */
import * as z from 'zod/mini';
import { isConsentTimeZone } from './consent-time-zones.ts';

/** Cookie of the choices, its life in days and the version of its shape. */
export const CONSENT_COOKIE = 'tracking-preferences';
export const CONSENT_COOKIE_DAYS = 365;
const VERSION = 1;

export const CONSENT_CATEGORIES = [
  'custom_necessary',
  'custom_functional',
  'custom_analytics',
  'custom_advertising',
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
/** The categories a visitor can refuse. */
export const OPTIONAL_CATEGORIES = ['custom_functional', 'custom_analytics', 'custom_advertising'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** A third party that may receive data, and the category that decides about it. */
export type Destination = { id: string; name: string; category: OptionalCategory };

/**
 * What the cookie `tracking-preferences` holds (CONS-4). A category that is missing was never decided and is not
 * allowed.
 */
export type TrackingPreferences = {
  version: number;
  destinations: Record<string, boolean>;
  custom: Partial<Record<ConsentCategory, boolean>>;
  /** Only when it was chosen in the dialog while Global Privacy Control said no. */
  despitePrivacyControl?: true;
};

export const NO_PREFERENCES: TrackingPreferences = { version: VERSION, destinations: {}, custom: {} };

const preferencesSchema = z.object({
  version: z.literal(VERSION),
  destinations: z.record(z.string(), z.boolean()),
  custom: z.object({
    custom_necessary: z.optional(z.boolean()),
    custom_functional: z.optional(z.boolean()),
    custom_analytics: z.optional(z.boolean()),
    custom_advertising: z.optional(z.boolean()),
  }),
  despitePrivacyControl: z.optional(z.literal(true)),
});

/**
 * Reads the cookie's text. Anything else than what we wrote counts as no choice at all: nothing is allowed and the
 * visitor is asked.
 */
export function parsePreferences(text: string | null | undefined): TrackingPreferences | null {
  if (!text) return null;
  try {
    const parsed = preferencesSchema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as TrackingPreferences) : null;
  } catch {
    return null;
  }
}

/** Essential is always allowed, everything else only when it was said. */
export function allows(preferences: TrackingPreferences | null, category: ConsentCategory): boolean {
  return category === 'custom_necessary' || preferences?.custom[category] === true;
}

/**
 * True when the visitor (or the rule for their time zone) has decided about some optional category. The banner shows
 * until then.
 */
export function hasChoice(preferences: TrackingPreferences | null): boolean {
  return preferences !== null && OPTIONAL_CATEGORIES.some((category) => preferences.custom[category] !== undefined);
}

/**
 * The preferences after a choice by category: each switch sets every destination of its category (CONS-4), essential is
 * always true. Destinations that the analytics service no longer lists are dropped.
 */
export function withCategories(
  choice: Readonly<Record<OptionalCategory, boolean>>,
  destinations: readonly Destination[],
): TrackingPreferences {
  return {
    version: VERSION,
    destinations: Object.fromEntries(destinations.map(({ id, category }) => [id, choice[category]])),
    custom: { custom_necessary: true, ...choice },
  };
}

/** Accept All (true) or Deny (false): the same answer for everything (CONS-2). */
export function withEverything(allowed: boolean, destinations: readonly Destination[]): TrackingPreferences {
  return withCategories(
    { custom_functional: allowed, custom_analytics: allowed, custom_advertising: allowed },
    destinations,
  );
}

/**
 * What preferences mean to a browser with Global Privacy Control: Deny, unless they were chosen in spite of it
 * (CONS-7).
 */
export function underPrivacyControl(preferences: TrackingPreferences): TrackingPreferences {
  if (preferences.despitePrivacyControl) return preferences;
  const no = <T extends object>(answers: T) =>
    Object.fromEntries(Object.keys(answers).map((key) => [key, key === 'custom_necessary']));
  return { ...preferences, destinations: no(preferences.destinations), custom: no(preferences.custom) };
}

/** How far each switch of the dialog stands: what was said before, else off. */
export function categoryChoice(preferences: TrackingPreferences | null): Record<OptionalCategory, boolean> {
  const of = (category: OptionalCategory) => allows(preferences, category);
  return {
    custom_functional: of('custom_functional'),
    custom_analytics: of('custom_analytics'),
    custom_advertising: of('custom_advertising'),
  };
}

/** Destinations that came since the visitor last decided. */
export function newDestinations(
  preferences: TrackingPreferences | null,
  destinations: readonly Destination[],
): Destination[] {
  return destinations.filter(({ id }) => preferences?.destinations[id] === undefined);
}

/**
 * CONS-2: a save of the visitor reloads when it changed something, when there are new destinations, or when it was
 * all-or-nothing.
 */
export function savingReloads(change: {
  before: TrackingPreferences | null;
  after: TrackingPreferences;
  destinations: readonly Destination[];
  everything: boolean;
}): boolean {
  const { before, after, destinations, everything } = change;
  return (
    everything ||
    newDestinations(before, destinations).length > 0 ||
    CONSENT_CATEGORIES.some((category) => before?.custom[category] !== after.custom[category])
  );
}

export type Visitor = {
  /** IANA name; undefined when the browser does not tell. */
  timeZone: string | undefined;
  /** Global Privacy Control, which says no on the visitor's behalf. */
  globalPrivacyControl: boolean;
  userAgent: string;
};

/**
 * What happens without the visitor on the first page (CONS-2, CONS-3, CONS-7): the preferences to save, if any, and
 * whether the banner asks. Saves of this kind never reload.
 */
export function firstLoad(
  stored: TrackingPreferences | null,
  visitor: Visitor,
  destinations: readonly Destination[],
): { save: TrackingPreferences | null; ask: boolean } {
  if (hasChoice(stored)) return { save: null, ask: false };
  if (visitor.globalPrivacyControl) return { save: withEverything(false, destinations), ask: false };
  if (stored?.custom.custom_necessary === true) return { save: null, ask: true };
  if (!isConsentTimeZone(visitor.timeZone)) return { save: withEverything(true, destinations), ask: false };
  return { save: { ...(stored ?? NO_PREFERENCES), custom: { ...stored?.custom, custom_necessary: true } }, ask: true };
}

/** CONS-6: no consent UI for bots and for the end-to-end tests' browser; for them tracking stays off. */
export function skipsConsent(userAgent: string): boolean {
  return /e2e-tester|bot\b|crawler|spider|slurp|facebookexternalhit|lighthouse|pingdom|preview/i.test(userAgent);
}

/**
 * Address of the list of third-party destinations (ANLT-1). The page preloads the same address that the banner asks.
 */
export function integrationsUrl({ cdnUrl, writeKey }: { cdnUrl: string; writeKey: string }): string {
  return `${cdnUrl}/v1/projects/${encodeURIComponent(writeKey)}/integrations`;
}
