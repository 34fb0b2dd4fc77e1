/*
 * Gives a guest the copy of a trip that its page has saved, when the network gives none (STAY-1). It answers the
 * opening of single trips and of their list, and nothing else, and saves nothing itself: styles, scripts and data never pass through it.
 */
const CACHE = 'roost-trips';
const UNTIL = 'x-roost-until';
const LIST = '/trips';
const LIST_PLACE = '<!--trips-->';
const ENTRY = 'x-roost-entry';
/** Milliseconds that a weak signal may take when there is a copy. */
const PATIENCE_MS = 6_000;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // The request goes out while the worker starts, so that it slows no page down.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET' && /^\/trips(?:\/[\w-]+)?$/.test(pathname))
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

/** The list with the trips that are still saved, the next one first; null when none is. */
async function findList() {
  const cache = await caches.open(CACHE);
  const frame = await cache.match(LIST);
  if (frame === undefined) return null;
  const entries = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const trip = pathname === LIST ? null : await findCopy(pathname);
    const entry = trip?.headers.get(ENTRY);
    if (entry) entries.push(decodeURIComponent(entry));
  }
  if (entries.length === 0) return null;
  const list = entries.sort().map((entry) => entry.slice(entry.indexOf(' ') + 1));
  const { headers } = frame;
  return new Response(
    (await frame.text()).replace(LIST_PLACE, () => list.join('')),
    { headers },
  );
}

async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function answer(pathname, event) {
  const asked = ask(event);
  // Its failure is read below; without this a late one would be reported as unhandled.
  asked.catch(() => undefined);
  const copy = await (pathname === LIST ? findList() : findCopy(pathname)).catch(() => null);
  if (copy === null) return asked;
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
  const response = await Promise.race([asked.catch(() => null), late]);
  if (response === null || response.status >= 500) return copy;
  // This browser may not see the trip any more.
  if (response.status === 404) await (await caches.open(CACHE)).delete(pathname);
  return response;
}
