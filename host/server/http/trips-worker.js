/*
 * Gives a guest what the trip's page has saved, when the network gives nothing (STAY-1): a trip, their list, and a small page that names them
 * in the place of every page that is not saved. It answers the opening of pages, and nothing else, and saves nothing itself: styles, scripts
 * and data never pass through it.
 */
const CACHE = 'roost-trips';
const UNTIL = 'x-roost-until';
const LIST = '/trips';
const OFFLINE = '/offline';
const LIST_PLACE = '<!--trips-->';
const ENTRY = 'x-roost-entry';
/** Pages of a stay that the copy of its trip has as a section. */
const SECTIONS = [
  [/^\/trips\/([\w-]+)\/receipt$/, '#bill'],
  [/^\/messages\/([\w-]+)$/, '#messages'],
  [/^\/booking\/confirmation\/([\w-]+)$/, ''],
];
/** Milliseconds that a weak signal may take when there is a copy. */
const PATIENCE_MS = 6_000;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Browsers that can be told so ask the network for all but pages without starting the worker.
  const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
  const told = event.addRoutes?.([{ condition: { or: others }, source: 'network' }]);
  event.waitUntil(Promise.resolve(told).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  // The request goes out while the worker starts, so that it slows no page down.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET' && !/^\/(?:api|_teams)\//.test(pathname))
    event.respondWith(answer(pathname, event));
});

async function findCopy(pathname) {
  const cache = await caches.open(CACHE);
  const copy = await cache.match(pathname);
  if (copy === undefined) return null;
  if (Number(copy.headers.get(UNTIL)) > Date.now()) return copy;
  await cache.delete(pathname);
  return null;
}

/** The trip that an address is about, and where in its copy its page is; null when it is about none. */
function findTrip(pathname) {
  for (const [address, section] of SECTIONS) {
    const code = address.exec(pathname)?.[1];
    if (code !== undefined) return { path: `${LIST}/${code}`, section };
  }
  return pathname.startsWith(`${LIST}/`) ? { path: pathname, section: null } : null;
}

/** What is saved of the page itself; null when nothing is. */
async function findSaved(pathname, url) {
  if (pathname === LIST) return fillList(LIST, await readEntries());
  const trip = findTrip(pathname);
  const copy = trip === null ? null : await findCopy(trip.path);
  if (copy === null || trip.section === null) return copy;
  return Response.redirect(new URL(trip.path + trip.section, url).href, 302);
}

/** Entries of the trips that are still saved, the next one first. */
async function readEntries() {
  const cache = await caches.open(CACHE);
  const entries = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const trip = findTrip(pathname) === null ? null : await findCopy(pathname);
    const entry = trip?.headers.get(ENTRY);
    if (entry) entries.push(decodeURIComponent(entry));
  }
  return entries.sort().map((entry) => entry.slice(entry.indexOf(' ') + 1));
}

/** A saved page with these entries in its list; null when it is not saved, and for the list of trips without any. */
async function fillList(frame, entries) {
  const saved = await (await caches.open(CACHE)).match(frame);
  if (saved === undefined || (frame === LIST && entries.length === 0)) return null;
  const html = (await saved.text()).replace(LIST_PLACE, () => entries.join(''));
  return new Response(html, { status: frame === LIST ? 200 : 503, headers: saved.headers });
}

/** The page that stands for those that are not saved; the browser's own where there is none. */
async function explain(error) {
  const page = await readEntries()
    .then((entries) => fillList(OFFLINE, entries))
    .catch(() => null);
  if (page === null) throw error;
  return page;
}

async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function answer(pathname, event) {
  const asked = ask(event);
  // Its failure is read below; without this a late one would be reported as unhandled.
  asked.catch(() => undefined);
  const saved = await findSaved(pathname, event.request.url).catch(() => null);
  if (saved === null) return asked.catch(explain);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
  const response = await Promise.race([asked.catch(() => null), late]);
  if (response === null || response.status >= 500) return saved;
  // This browser may not see the trip any more.
  if (response.status === 404) await (await caches.open(CACHE)).delete(findTrip(pathname)?.path ?? pathname);
  return response;
}
