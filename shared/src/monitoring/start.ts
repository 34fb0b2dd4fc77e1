/**
 * Starts the real monitoring client, once the guest agreed to analytics and the session was drawn (ANLT-6, CONS-7).
 * Until then nothing of it is loaded or sent. It comes in a chunk of its own, after the page is interactive; what went
 * wrong before is handed to it then.
 */
import type { RumInitConfiguration, ViewOptions } from '@datadog/browser-rum-slim';
import type { ConsentGate } from '../consent/gate.ts';
import { describeEvent } from './event-context.ts';
import type { MonitoredPage } from './event-context.ts';
import type { ReportedError } from './index.ts';
import { isDrawn } from './draw.ts';
import { clientConfiguration } from './settings.ts';
import type { MonitoringSettings } from './settings.ts';

/** The part of the client that is used, so that tests need none. */
export type MonitoringClient = {
  init: (configuration: RumInitConfiguration) => void;
  startView: (view: ViewOptions) => void;
  addError: (error: unknown, context?: object) => void;
  setTrackingConsent: (consent: 'granted' | 'not-granted') => void;
};

export type Monitoring = {
  settings: MonitoringSettings;
  siteUrl: string;
  /** Version of the shell. */
  version: string;
  gate: Pick<ConsentGate, 'allows' | 'subscribe'>;
  load: () => Promise<MonitoringClient>;
  /** Takes away what an earlier page of this tab left, now that it is not allowed. */
  forget: () => void;
  /** The page now; called whenever one is shown. */
  page: () => MonitoredPage;
  /** Errors from now on, those since the start of the page first; the answer stops that. */
  errors: (listener: (error: ReportedError) => void) => () => void;
};

/** What the page tells monitoring afterwards. */
export type MonitoringHandle = { pageChanged: () => void; stop: () => void };

export function startMonitoring({
  settings,
  siteUrl,
  version,
  gate,
  load,
  forget,
  page,
  errors,
}: Monitoring): MonitoringHandle {
  let client: MonitoringClient | null = null;
  let loading = false;
  let current = page();
  let stopErrors: () => void = () => undefined;

  const view = () =>
    client?.startView({ name: current.page, url: `${siteUrl}${current.route}`, context: { ...current } });

  function begin(loaded: MonitoringClient): void {
    client = loaded;
    current = page();
    loaded.init({
      ...clientConfiguration(settings, version),
      beforeSend: (event) => describeEvent(event, current, siteUrl),
    });
    view();
    stopErrors = errors(({ error, context: { remote, version: of, phase } }) => {
      loaded.addError(error, remote ? { ...current, remote, version: of ?? 'unknown', phase, owned: true } : { phase });
    });
  }

  function follow(): void {
    const allowed = gate.allows('custom_analytics');
    if (!allowed) forget();
    if (client) client.setTrackingConsent(allowed ? 'granted' : 'not-granted');
    if (!allowed || client || loading || !isDrawn(settings.sampleRate)) return;
    loading = true;
    // What does not load is not tried again on this page: monitoring must not cost a guest anything.
    load().then(
      (loaded) => {
        if (gate.allows('custom_analytics')) begin(loaded);
        else loading = false;
      },
      () => undefined,
    );
  }

  const stopFollowing = gate.subscribe(follow);
  follow();
  return {
    pageChanged() {
      const next = page();
      if (next.route === current.route && next.page === current.page) return;
      current = next;
      view();
    },
    stop() {
      stopFollowing();
      stopErrors();
    },
  };
}
