/** What leaves the page about a visit. Nothing does without consent: see `shared/consent`. */
export { pushToDataLayer } from './data-layer.ts';
export type { DataLayerEvent, VirtualPageview } from './data-layer.ts';
export { announcePage, track } from './track.ts';
