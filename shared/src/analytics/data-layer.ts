/** The tag manager's data layer: a list on the page that the manager reads once it loads (ANLT-2). */
import type { TrackedEvent } from '../contracts/events.ts';

/** A page that was reached without a load. The path has no query: it can hold what a guest typed. */
export type VirtualPageview = { event: 'virtual_pageview'; page_path: string; page_title: string };
/** Something of the catalogue, its properties beside its name. */
export type DataLayerTrack = { event: TrackedEvent['name'] } & Readonly<Record<string, unknown>>;
export type DataLayerEvent = VirtualPageview | DataLayerTrack;

type PageWithDataLayer = { dataLayer?: unknown };

/**
 * Adds an event where a tag manager would look for it. Callers have asked the consent gate before (CONS-7); a
 * `dataLayer` that is something else, set by nobody of ours, is left alone.
 */
export function pushToDataLayer(page: object, event: DataLayerEvent): void {
  const target = page as PageWithDataLayer;
  target.dataLayer ??= [];
  if (Array.isArray(target.dataLayer)) target.dataLayer.push(event);
}
