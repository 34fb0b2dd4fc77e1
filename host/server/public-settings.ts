/** Settings without which the host does not serve the public (SAFE-1). */
import type { PublicSetting } from '@roost/shared/domain/public-site';

const OFF = { mayBeOff: true } as const;

const SETTINGS: readonly PublicSetting[] = [
  { name: 'ROOST_ASSETS_URL', kind: 'address' },
  { name: 'ROOST_REGISTRY_KEYS', kind: 'secret', fallback: null },
  { name: 'SERVICES_TOKEN', kind: 'own-secret' },
  { name: 'PICTURES_URL', kind: 'address' },
  { name: 'SEARCH_APP_ID', kind: 'secret', fallback: 'roost-local' },
  { name: 'SEARCH_API_KEY', kind: 'secret', fallback: 'local-search-key' },
  { name: 'GOOGLE_MAPS_URL', kind: 'address' },
  { name: 'GOOGLE_MAPS_KEY', kind: 'secret', fallback: 'local-maps-key' },
  { name: 'STRIPE_JS_URL', kind: 'address' },
  { name: 'STRIPE_PUBLISHABLE_KEY', kind: 'secret', fallback: 'pk_test_local' },
  { name: 'FAVORITES_API_KEY', kind: 'secret', fallback: 'local-favorites-key' },
  { name: 'ANALYTICS_CDN_URL', kind: 'address' },
  { name: 'ANALYTICS_WRITE_KEY', kind: 'secret', fallback: 'local-write-key' },
  { name: 'TAG_MANAGER_URL', kind: 'address', ...OFF },
  { name: 'VISUAL_OPTIMIZATION_URL', kind: 'address', ...OFF },
  { name: 'FRAUD_URL', kind: 'address', ...OFF },
  { name: 'MONITORING_URL', kind: 'address', ...OFF },
  { name: 'FLAGS_URL', kind: 'address', ...OFF },
  { name: 'OIDC_ISSUER', kind: 'address' },
  { name: 'ROOST_ENV', kind: 'never', value: 'development', because: 'which lets any link run code from anywhere' },
  {
    name: 'ROOST_PINS',
    kind: 'never',
    value: 'open',
    because: 'which lets any link choose the versions that a guest gets',
  },
  { name: 'SEARCH_PROTOCOL', kind: 'never', value: 'http', because: 'which sends searches unencrypted' },
  { name: 'EXCHANGE_RATES_URL', kind: 'address', optional: true },
  { name: 'SEARCH_HOST', kind: 'host', optional: true },
  { name: 'SEARCH_INSIGHTS_URL', kind: 'address', optional: true },
  { name: 'ANALYTICS_INTAKE_URL', kind: 'address', optional: true, ...OFF },
  { name: 'ROOST_REMOTES_URL', kind: 'address', optional: true },
  { name: 'ROOST_ASSETS_ORIGINS', kind: 'addresses', optional: true },
  { name: 'TRACKER_ORIGINS', kind: 'addresses', optional: true },
  { name: 'OWNERS_WEBHOOK_URL', kind: 'own-address', optional: true },
  { name: 'ROOST_SERVICES_URL', kind: 'own-address', part: true, optional: true },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', kind: 'own-address', optional: true },
  { name: 'METRICS_TOKEN', kind: 'own-secret', optional: true },
  { name: 'TEST_DATA_TOKEN', kind: 'own-secret', optional: true },
  { name: 'ROOST_HEALTH_SECRET', kind: 'own-secret', optional: true },
];

/** Monitoring's own intake is named by its site, without an address. */
export function publicSettings(environment: Readonly<Record<string, string | undefined>>): readonly PublicSetting[] {
  return SETTINGS.filter(({ name }) => !(name === 'MONITORING_URL' && environment.MONITORING_SITE));
}
