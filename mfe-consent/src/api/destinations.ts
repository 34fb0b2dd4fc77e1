/**
 * The list of third parties of the project, from the analytics CDN (ANLT-1). Without the list there is no consent UI
 * (CONS-6).
 */
import * as z from 'zod/mini';
import { integrationsUrl } from '@roost/shared/domain/consent';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { parseJson, send } from '@roost/shared/http';
import type { Fetcher } from '@roost/shared/http';
import type { Destination, OptionalCategory } from '@roost/shared/domain/consent';

const TIME_LIMIT_MS = 5_000;

const integrationsSchema = z.array(z.object({ name: z.string(), creationName: z.string(), category: z.string() }));

/**
 * Our category for each of the CDN. A category that is not here counts as advertising, the strictest, so that a new
 * kind of tracker needs consent.
 */
const CATEGORIES: Readonly<Record<string, OptionalCategory>> = {
  Functional: 'custom_functional',
  Livechat: 'custom_functional',
  Personalization: 'custom_functional',
  'A/B Testing': 'custom_functional',
  Analytics: 'custom_analytics',
  'Heatmaps & Recordings': 'custom_analytics',
  'Performance Monitoring': 'custom_analytics',
};

/**
 * Returns the third parties, without Repeater, one entry per id, sorted by name. Rejects with the error text of the
 * specification when the response is not a list (CONS-6), and with the browser's error when there is none within 5
 * seconds.
 */
export async function fetchDestinations(
  analytics: PublicConfig['analytics'],
  request: Fetcher = (url, init) => fetch(url, init),
): Promise<Destination[]> {
  const response = await send(request, integrationsUrl(analytics), { limitMs: TIME_LIMIT_MS });
  if (!response.ok) throw response.cause;
  const { status, statusText, text } = response;
  const failure =
    `Failed to fetch integrations for write key ${analytics.writeKey}: HTTP ${status} ${statusText}`.trim();
  if (status >= 400) throw new Error(failure);
  const parsed = integrationsSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(failure, { cause: parsed.error });
  const byId = new Map(
    parsed.data
      .filter(({ name }) => name !== 'Repeater')
      .map(
        ({ name, creationName, category }) =>
          [creationName, { id: creationName, name, category: CATEGORIES[category] ?? 'custom_advertising' }] as const,
      ),
  );
  return [...byId.values()].toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}
