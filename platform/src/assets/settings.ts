/**
 * Settings of the asset server on top of those of the whole site, and those without which it does not serve the public
 * (SAFE-1).
 */
import * as z from 'zod/mini';
import type { PublicSetting } from '@roost/shared/domain/public-site';
import { Failure } from '../lib/failure.ts';

export const ASSETS_PUBLIC_SETTINGS: readonly PublicSetting[] = [
  { name: 'ROOST_ASSETS_URL', kind: 'address' },
  { name: 'ROOST_S3_ENDPOINT', kind: 'own-address', part: true, optional: true },
  { name: 'ROOST_S3_SECRET_ACCESS_KEY', kind: 'own-secret', optional: true },
  { name: 'OWNERS_WEBHOOK_URL', kind: 'own-address', optional: true },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', kind: 'own-address', optional: true },
  { name: 'METRICS_TOKEN', kind: 'own-secret', optional: true },
];

const DRAIN = 'it must be a whole number from 0 to 60000';
const SHARE = 'it must be a number from 0 to 1';
const schema = z.object({
  ROOST_DRAIN_MS: z._default(
    z.coerce.number({ error: DRAIN }).check(z.int({ error: DRAIN }), z.gte(0, DRAIN), z.lte(60_000, DRAIN)),
    0,
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(24, { error: 'it must have 24 characters or more' }))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.url({ protocol: /^https?$/, error: 'it must be a whole address such as http://collector:4318' }),
  ),
  ROOST_TRACE_SHARE: z._default(z.coerce.number({ error: SHARE }).check(z.gte(0, SHARE), z.lte(1, SHARE)), 1),
});

export type AssetsSettings = {
  /** Milliseconds between saying that it is not ready and refusing connections. */
  drainMs: number;
  /** What a reader of `/metrics` has to send; null closes it to everybody. */
  metricsToken: string | null;
  /** Where spans go, and which part of them; see @roost/observe/spans. */
  tracing: { collector: string | null; share: number };
};

/**
 * Parses the settings. @throws Failure that names each variable that is wrong, and repeats none: one of them is a
 * secret
 */
export function readAssetsSettings(environment: Readonly<Record<string, string | undefined>>): AssetsSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new Failure(
      parsed.error.issues.map(({ path, message }) => `${String(path[0])} is not usable: ${message}.`).join(' '),
    );
  const { data } = parsed;
  return {
    drainMs: data.ROOST_DRAIN_MS,
    metricsToken: data.METRICS_TOKEN ?? null,
    tracing: { collector: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null, share: data.ROOST_TRACE_SHARE },
  };
}
