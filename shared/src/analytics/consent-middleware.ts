/**
 * Tells each event of the analytics library what the visitor agreed to, and the page without its secrets (ANLT-2).
 * Pure.
 */
import type { MiddlewareFunction } from '@segment/analytics-next';
import { categoryChoice } from '../domain/consent.ts';
import type { OptionalCategory, TrackingPreferences } from '../domain/consent.ts';
import type { ReportedPage } from './reported-page.ts';

export type EventConsent = {
  /** What happens with a destination that nobody decided about yet. */
  defaultDestinationBehavior: 'disable';
  categoryPreferences: Record<OptionalCategory, boolean>;
  destinationPreferences: Record<string, boolean>;
};

export function eventConsent(preferences: TrackingPreferences | null): EventConsent {
  return {
    defaultDestinationBehavior: 'disable',
    categoryPreferences: categoryChoice(preferences),
    destinationPreferences: { ...preferences?.destinations },
  };
}

/** Integrations of an event: all, but none that was refused. */
export function eventIntegrations(preferences: TrackingPreferences | null): Record<string, boolean> {
  const refused = Object.entries(preferences?.destinations ?? {})
    .filter(([, allowed]) => !allowed)
    .map(([id]) => [id, false] as const);
  return { All: true, ...Object.fromEntries(refused) };
}

/** The middleware that every event passes. */
export function consentMiddleware(
  preferences: () => TrackingPreferences | null,
  page: () => ReportedPage,
): MiddlewareFunction {
  return ({ payload, next }) => {
    const { obj } = payload;
    const consent = preferences();
    obj.context = { ...obj.context, page: page(), consent: { ...eventConsent(consent) } };
    obj.integrations = { ...obj.integrations, ...eventIntegrations(consent) };
    if (obj.type === 'page') obj.properties = { ...obj.properties, ...page() };
    next(payload);
  };
}
