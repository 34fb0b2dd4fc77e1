/** Leaflet, which stands before this script in the same answer, and where both came from. */
import type * as Leaflet from 'leaflet';

const page = globalThis as unknown as { L: { noConflict: () => typeof Leaflet } };
/** Taken off the page again, which may have a Leaflet of its own. */
export const leaflet = page.L.noConflict();

const script = document.currentScript;
/** Address of this script; the page's own when something else than a tag runs it. */
export const scriptUrl = new URL(script instanceof HTMLScriptElement && script.src !== '' ? script.src : location.href);
export const apiOrigin = scriptUrl.origin;
