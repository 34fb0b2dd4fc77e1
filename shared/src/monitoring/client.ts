import type { MonitoringClient } from './start.ts';

/** The real monitoring client, in a chunk of its own. */
export function loadClient(): Promise<MonitoringClient> {
  return import('@datadog/browser-rum-slim').then(({ datadogRum }) => datadogRum);
}
