/** The third parties of the project, from the analytics CDN (ANLT-1). Without the list there is nothing to consent to (CONS-6). */
import * as z from 'zod/mini';
import { integrationsUrl } from '@roost/shared/domain/consent';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { Destination, OptionalCategory } from '@roost/shared/domain/consent';

export const INTEGRATIONS_TIME_LIMIT_MS = 5_000;

const integrationsSchema = z.array(z.object({ name: z.string(), creationName: z.string(), category: z.string() }));

/** The CDN's categories in ours. One we do not know needs the widest consent, so that a new kind of tracker never slips through. */
const CATEGORY_OF: Readonly<Record<string, OptionalCategory>> = {
  Functional: 'custom_functional',
  Livechat: 'custom_functional',
  Personalization: 'custom_functional',
  'A/B Testing': 'custom_functional',
  Analytics: 'custom_analytics',
  'Heatmaps & Recordings': 'custom_analytics',
  'Performance Monitoring': 'custom_analytics',
};

/**
 * Fetches the list: Repeater dropped, one entry an id, sorted by name. Rejects with the error text of the specification
 * when the service answers anything but a list, and with the cause when it does not answer in time.
 */
export async function fetchDestinations(
  analytics: PublicConfig['analytics'],
  request: typeof fetch = fetch,
): Promise<Destination[]> {
  const response = await request(integrationsUrl(analytics), {
    signal: AbortSignal.timeout(INTEGRATIONS_TIME_LIMIT_MS),
  });
  const failure =
    `Failed to fetch integrations for write key ${analytics.writeKey}: HTTP ${response.status} ${response.statusText}`.trim();
  if (!response.ok) throw new Error(failure);
  const parsed = integrationsSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new Error(failure, { cause: parsed.error });
  const byId = new Map(
    parsed.data
      .filter(({ name }) => name !== 'Repeater')
      .map(
        ({ name, creationName, category }) =>
          [creationName, { id: creationName, name, category: CATEGORY_OF[category] ?? 'custom_advertising' }] as const,
      ),
  );
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
