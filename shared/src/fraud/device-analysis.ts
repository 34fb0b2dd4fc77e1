/**
 * The provider's device-analysis script: loaded once a session, only when the collector asks for it, a domain is set
 * and the guest agreed (CONS-7).
 */
import type { ServerConfig } from './server-config.ts';
import type { CheckedSettings } from './settings.ts';

export type DeviceConsent = { allowed: () => boolean; onChange: (listener: () => void) => void };

/** Address of the script, null when it is off. */
export function deviceScript(
  config: ServerConfig,
  device: CheckedSettings['device'],
  sessionId: string,
): string | null {
  if (!config.flags.da || !config.da || !device) return null;
  const query = new URLSearchParams({ org_id: config.da.orgId, session_id: sessionId });
  return `${device.protocol}://${config.da.subdomain}.${device.host}/da.js?${query}`;
}

/** @param load adds the script to the page */
export function createDeviceAnalysis(consent: DeviceConsent, load: (url: string) => void) {
  let wanted: string | null = null;
  let loaded: string | null = null;
  const tryNow = () => {
    if (wanted === null || wanted === loaded || !consent.allowed()) return;
    loaded = wanted;
    load(wanted);
  };
  consent.onChange(tryNow);
  return {
    want(url: string | null): void {
      wanted = url;
      tryNow();
    },
  };
}
