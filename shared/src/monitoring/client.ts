import { forgetDraw } from './draw.ts';
import type { MonitoringClient } from './start.ts';

/** What the client keeps in a browser: of the analytics category, gone with the consent. */
export const MONITORING_COOKIES = ['_dd_s_v2', '_dd_s'] as const;
const TAB_KEY = '_dd_tab_id';

/** Takes away what the client left in this tab; its cookies are the cookie cleaner's business. */
export function forgetClient(): void {
  try {
    window.sessionStorage.removeItem(TAB_KEY);
    forgetDraw();
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

/** The real monitoring client, in a chunk of its own. */
export function loadClient(): Promise<MonitoringClient> {
  return import('@datadog/browser-rum-slim').then(({ datadogRum }) => datadogRum);
}
