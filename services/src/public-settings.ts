/** Settings without which services do not serve the public (SAFE-1). */
import type { PublicSetting } from '@roost/shared/domain/public-site';

export const SERVICES_PUBLIC_SETTINGS: readonly PublicSetting[] = [
  { name: 'AUTH_SECRET', kind: 'own-secret' },
  { name: 'SIGNING_KEYS', kind: 'own-secret', optional: true },
  { name: 'SERVICES_TOKEN', kind: 'own-secret' },
  { name: 'FAVORITES_API_KEY', kind: 'secret', fallback: 'local-favorites-key' },
  { name: 'SEARCH_APP_ID', kind: 'secret', fallback: 'roost-local' },
  { name: 'SEARCH_ADMIN_KEY', kind: 'secret', fallback: 'local-admin-key' },
  { name: 'GOOGLE_MAPS_URL', kind: 'address' },
  { name: 'GOOGLE_MAPS_KEY', kind: 'secret', fallback: 'local-maps-key' },
  { name: 'STRIPE_API_URL', kind: 'address' },
  { name: 'STRIPE_SECRET_KEY', kind: 'secret', fallback: 'sk_test_local' },
  { name: 'STRIPE_WEBHOOK_SECRET', kind: 'secret', fallback: 'whsec_local' },
  { name: 'SMTP_URL', kind: 'mail' },
  { name: 'MAIL_REPLY_SECRET', kind: 'own-secret', optional: true },
  { name: 'OIDC_ISSUER', kind: 'address' },
  { name: 'OIDC_CLIENT_ID', kind: 'secret', fallback: 'roost-local' },
  { name: 'OIDC_CLIENT_SECRET', kind: 'secret', fallback: 'local-oidc-secret' },
  { name: 'METRICS_TOKEN', kind: 'own-secret', optional: true },
  { name: 'TEST_DATA_TOKEN', kind: 'own-secret', optional: true },
  { name: 'SEARCH_HOST', kind: 'host', optional: true },
  { name: 'SEARCH_PROTOCOL', kind: 'never', value: 'http', because: 'which sends its keys unencrypted' },
  { name: 'DATABASE_URL', kind: 'database', optional: true },
  { name: 'MIGRATE_DATABASE_URL', kind: 'database', optional: true },
  { name: 'DATABASE_REPLICA_URL', kind: 'database', optional: true },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', kind: 'own-address', optional: true },
];
