/**
 * The part of the page's inline script that starts the host's script once the page is painted with its largest picture
 * (decision 0146). A script that is in the cache, or comes over a fast line, would otherwise be run before the browser
 * has painted anything.
 */

/** Id of the template that the scripts stand in: the browser fetches them (by their preload) and does not run them. */
export const SCRIPTS_ID = 'roost-scripts';

/** Most milliseconds that scripts wait for the paint, from the end of the HTML on: a hidden tab paints nothing. */
const LONGEST_WAIT_MS = 200;

/** The picture counts where it is laid out: windows of another width have another one. */
export const START_SCRIPT = `addEventListener("DOMContentLoaded",()=>{const go=()=>{const t=document.getElementById("${SCRIPTS_ID}");t&&t.replaceWith(t.content)},p=[...document.querySelectorAll("img[fetchpriority=high]")].find(i=>i.getClientRects()[0]),l="largest-contentful-paint";setTimeout(go,${LONGEST_WAIT_MS});self.PerformanceObserver?.supportedEntryTypes?.includes(l)?new PerformanceObserver(e=>{if(!p||e.getEntries().some(x=>x.element==p))go()}).observe({type:l,buffered:!0}):requestAnimationFrame(()=>setTimeout(go))})`;
