import { expect, type APIRequestContext } from '@playwright/test';
import { availabilityFilter } from '@roost/shared/domain/index-filters';

/** The search settings in the page's state. Flows ask the same index with the same public key. */
type SearchConfig = { appId: string; apiKey: string; index: string; hosts: { url: string; protocol: string }[] };

export type IndexHit = { objectID: string; Headline: string; Region: string; _geoloc?: { lat: number; lng: number } };

let known: SearchConfig | undefined;

/** The public search settings, read from the home page's inlined state. */
async function searchConfig(request: APIRequestContext): Promise<SearchConfig> {
  if (known) return known;
  const html = await (await request.get('/')).text();
  const state = /<script[^>]+id="roost-page"[^>]*>([^<]+)<\/script>/.exec(html)?.[1];
  if (!state) throw new Error('The home page has no inlined state.');
  known = (JSON.parse(state) as { config: { search: SearchConfig } }).config.search;
  return known;
}

/** Asks the search index directly, as the site's pages do. */
export async function searchIndex(request: APIRequestContext, query: Record<string, unknown>): Promise<IndexHit[]> {
  const { appId, apiKey, index, hosts } = await searchConfig(request);
  const host = hosts[0];
  if (!host) throw new Error('The page names no search host.');
  let hits: IndexHit[] = [];
  await expect(async () => {
    const answer = await request.post(`${host.protocol}://${host.url}/1/indexes/${index}/query`, {
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
      data: query,
    });
    expect(answer.ok(), `the index answers with ${answer.status()}`).toBe(true);
    ({ hits } = (await answer.json()) as { hits: IndexHit[] });
  }).toPass({ timeout: 60_000 });
  return hits;
}

/** Whether the index offers this home for these dates (SRCH-12, BOOK-8). */
export async function indexHolds(
  request: APIRequestContext,
  stay: { listingId: string; startDate: string; endDate: string },
): Promise<boolean> {
  const hits = await searchIndex(request, {
    filters: `objectID:${stay.listingId} AND ${availabilityFilter({ checkIn: stay.startDate, checkOut: stay.endDate })}`,
    attributesToRetrieve: ['objectID'],
  });
  return hits.length > 0;
}
