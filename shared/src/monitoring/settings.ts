/** How the monitoring client is set up (ANLT-6). Pure. */
import type { RumInitConfiguration, Site } from '@datadog/browser-rum-slim';

/** What the page is told of monitoring. Rates are percentages of sessions. */
export type MonitoringSettings = {
  /** Where events go: a proxy of ours, or the provider's own intake of a site. */
  intake: { proxyUrl: string } | { site: Site };
  applicationId: string;
  /** Publishable, by the provider's design. */
  clientToken: string;
  env: 'prod' | 'stage' | 'dev';
  /** Drawn by the page, before the client is loaded. */
  sampleRate: number;
  replayRate: number;
};

/**
 * The client's configuration: consent is given when it is loaded, the session was drawn before (`draw.ts`), and replay
 * starts for no session that is not drawn for it.
 */
export function clientConfiguration(settings: MonitoringSettings, version: string): RumInitConfiguration {
  const { intake, applicationId, clientToken, env, replayRate } = settings;
  return {
    applicationId,
    clientToken,
    env,
    version,
    service: 'guest-web',
    ...('proxyUrl' in intake ? { proxy: intake.proxyUrl } : { site: intake.site }),
    sessionSampleRate: 100,
    sessionReplaySampleRate: replayRate,
    telemetrySampleRate: 0,
    defaultPrivacyLevel: 'mask-user-input',
    trackUserInteractions: true,
    trackResources: true,
    trackLongTasks: true,
    trackingConsent: 'granted',
    trackViewsManually: true,
    trackAnonymousUser: false,
    // A page of another site has no business in our numbers, and the client's own requests none in a page's activity.
    silentMultipleInit: true,
  };
}
