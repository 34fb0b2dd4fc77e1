/**
 * The real analytics library behind four calls (ANLT-2). It keeps nothing in the browser itself: the anonymous id and
 * who is signed in are told to it, so that what is stored is exactly what we store. Loaded in a chunk of its own, after
 * consent.
 */
import { AnalyticsBrowser } from '@segment/analytics-next';
import type { TrackingPreferences } from '../domain/consent.ts';
import { fetchCdnSettings } from './cdn-settings.ts';
import { consentMiddleware } from './consent-middleware.ts';
import type { ReportedPage } from './reported-page.ts';

export type AnalyticsLibrary = {
  /** Who is signed in from now on; `announce` also sends it. */
  identify: (userId: string, traits: Readonly<Record<string, boolean>>, announce: boolean) => void;
  /** Nobody is signed in any more; the visitor stays the same. */
  forgetUser: () => void;
  track: (name: string, properties: object) => void;
  page: (name: string) => void;
};

export type LibrarySettings = {
  cdnUrl: string;
  writeKey: string;
  intakeUrl: string;
  anonymousId: string;
  preferences: () => TrackingPreferences | null;
  page: () => ReportedPage;
};

/** What was sent or lost is not the page's business. */
const quietly = (sent: Promise<unknown>): void => {
  sent.catch(() => undefined);
};

/** Rejects when the project's settings do not load in time. */
export async function loadLibrary({
  cdnUrl,
  writeKey,
  intakeUrl,
  anonymousId,
  preferences,
  page,
}: LibrarySettings): Promise<AnalyticsLibrary> {
  const cdnSettings = await fetchCdnSettings({ cdnUrl, writeKey });
  const intake = new URL(intakeUrl);
  const browser = new AnalyticsBrowser();
  quietly(browser.addSourceMiddleware(consentMiddleware(preferences, page)));
  browser.load(
    { writeKey, cdnURL: cdnUrl, cdnSettings },
    {
      integrations: {
        // Destinations that run in the page load only when they were agreed to.
        ...allowedDestinations(preferences()),
        All: false,
        'Segment.io': {
          apiHost: `${intake.host}${intake.pathname.replace(/\/$/, '')}`,
          protocol: intake.protocol === 'https:' ? 'https' : 'http',
          deliveryStrategy: { strategy: 'standard', config: { keepalive: true } },
        },
      },
      initialPageview: false,
      disableClientPersistence: true,
      useQueryString: false,
    },
  );
  const [analytics] = await browser;
  analytics.setAnonymousId(anonymousId);
  return {
    identify: (userId, traits, announce) => {
      if (announce) quietly(analytics.identify(userId, { ...traits }));
      else analytics.user().id(userId);
    },
    forgetUser: () => {
      analytics.reset();
      analytics.setAnonymousId(anonymousId);
    },
    track: (name, properties) => quietly(analytics.track(name, { ...properties })),
    page: (name) => quietly(analytics.page(undefined, name)),
  };
}

function allowedDestinations(preferences: TrackingPreferences | null): Record<string, boolean> {
  return Object.fromEntries(Object.entries(preferences?.destinations ?? {}).filter(([, allowed]) => allowed));
}
