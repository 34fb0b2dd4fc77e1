import { defineStoredText } from '../storage/index.ts';
import { forgetDraw } from './draw.ts';
import type { MonitoringClient } from './start.ts';

/** What the client keeps in a browser: of the analytics category, gone with the consent. */
export const MONITORING_COOKIES = ['_dd_s_v2', '_dd_s'] as const;
/** The client's own entry: read and written by it alone. */
const tabId = /* @__PURE__ */ defineStoredText('_dd_tab_id', 'session');

/** Removes what the client left in this tab; its cookies are the cookie cleaner's business. */
export function forgetClient(): void {
  tabId.remove();
  forgetDraw();
}

/** The real monitoring client, in a chunk of its own. */
export function loadClient(): Promise<MonitoringClient> {
  return import('@datadog/browser-rum-slim').then(({ datadogRum }) => datadogRum);
}
