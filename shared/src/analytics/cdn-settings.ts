/**
 * The project's settings from the analytics CDN, asked for by us: the library would wait for them without an end and
 * believe any answer.
 */
import * as z from 'zod/mini';
import type { CDNSettings } from '@segment/analytics-next';

const TIME_LIMIT_MS = 8_000;

const settingsSchema = z.looseObject({
  integrations: z.record(z.string(), z.looseObject({})).check(z.refine((integrations) => 'Segment.io' in integrations)),
});

/** Rejects when there is no usable answer in time. */
export async function fetchCdnSettings(
  { cdnUrl, writeKey }: { cdnUrl: string; writeKey: string },
  request: typeof fetch = fetch,
): Promise<CDNSettings> {
  const response = await request(`${cdnUrl}/v1/projects/${encodeURIComponent(writeKey)}/settings`, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`The analytics CDN answered ${response.status}.`);
  return settingsSchema.parse(await response.json()) as unknown as CDNSettings;
}
