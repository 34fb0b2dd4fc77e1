/**
 * The part of the page's inline script that starts the host's script once the page is painted with its largest picture
 * (decision 0151). A script that is in the cache, or comes over a fast line, would otherwise be run before the browser
 * has painted anything.
 */

/** Type of scripts that the browser fetches (by their preload) but does not run by itself. */
export const WAITING_TYPE = 'text/waiting';

/** Most milliseconds that scripts wait for the paint, from the end of the HTML on: a hidden tab paints nothing. */
const LONGEST_WAIT_MS = 200;

/**
 * A script of another type was never started, so that the browser prepares it when it is put into the page again. The
 * picture counts where it is laid out: windows of another width have another one.
 */
export const START_SCRIPT = `addEventListener("DOMContentLoaded",()=>{const go=()=>{for(const s of document.querySelectorAll('[type="${WAITING_TYPE}"]')){s.type="";s.parentNode.append(s)}},p=[...document.querySelectorAll("img[fetchpriority=high]")].find(i=>i.getClientRects()[0]),l="largest-contentful-paint";setTimeout(go,${LONGEST_WAIT_MS});self.PerformanceObserver?.supportedEntryTypes?.includes(l)?new PerformanceObserver(e=>{if(!p||e.getEntries().some(x=>x.element==p))go()}).observe({type:l,buffered:!0}):requestAnimationFrame(()=>setTimeout(go))})`;
