/**
 * What guests did with results, told to the search index (SRCH-20): which home of which results, and where in them it
 * stood.
 */
import type { EventProperties, TrackedEvent } from '../contracts/events.ts';
import { getNeighbours } from '../contracts/result-trail.ts';
import type { ResultTrail } from '../contracts/result-trail.ts';

export type InsightsSettings = { insightsUrl: string; appId: string; apiKey: string; index: string };

export type InsightsEvent = {
  eventType: 'click' | 'view' | 'conversion';
  eventSubtype?: 'purchase';
  eventName: string;
  index: string;
  userToken: string;
  objectIDs: string[];
  /** The results the home was found in. Without them it was not found by a search. */
  queryID?: string;
  /** From 1; the index takes them with clicks only. */
  positions?: number[];
};

const TIME_LIMIT_MS = 5_000;

/**
 * The event of the index for one of ours, null when it has none. `trail` is what the guest last searched in this tab.
 */
export function insightsEvent(
  event: TrackedEvent,
  trail: ResultTrail | null,
  { index, userToken }: { index: string; userToken: string },
): InsightsEvent | null {
  if (event.name === 'Product Clicked') return mapEvent(event.properties, { index, userToken });
  if (event.name !== 'Product Viewed' && event.name !== 'favoriteListing' && event.name !== 'Order Completed')
    return null;
  // The same home was told to the index when the guest saved it, before signing in.
  if (event.name === 'favoriteListing' && event.properties.login_status) return null;
  const { product_id: id } = event.properties;
  const found = trail && getNeighbours(trail, id);
  const own = event.name === 'Product Viewed' ? event.properties.query_id : undefined;
  const queryID = (found && trail.queryID) || own;
  const common = { index, userToken, objectIDs: [id] };
  if (event.name === 'Product Viewed') {
    return found && queryID
      ? { eventType: 'click', eventName: 'Home opened', ...common, queryID, positions: [found.position] }
      : { eventType: 'view', eventName: 'Home viewed', ...common };
  }
  const after = queryID ? { queryID } : {};
  return event.name === 'favoriteListing'
    ? { eventType: 'conversion', eventName: 'Home saved', ...common, ...after }
    : { eventType: 'conversion', eventSubtype: 'purchase', eventName: 'Home booked', ...common, ...after };
}

/** A home opened on the map: a click with its place when it is on the page beside it, else a view. */
function mapEvent(
  { product_id: id, query_id: queryID, position }: EventProperties<'Product Clicked'>,
  { index, userToken }: { index: string; userToken: string },
): InsightsEvent {
  const common = { eventName: 'Home opened on the map', index, userToken, objectIDs: [id] };
  return queryID !== undefined && position !== undefined
    ? { eventType: 'click', ...common, queryID, positions: [position] }
    : { eventType: 'view', ...common };
}

/** Sends an event. The answer is not read; it must not cost the page anything. */
export async function sendInsights(
  event: InsightsEvent,
  { insightsUrl, appId, apiKey }: InsightsSettings,
  request: typeof fetch = fetch,
): Promise<void> {
  // Keys in the address and a plain body: no question before the request.
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  await request(`${insightsUrl}/1/events?${keys}`, {
    method: 'POST',
    body: JSON.stringify({ events: [event] }),
    keepalive: true,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(() => undefined);
}
