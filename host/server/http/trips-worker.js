/*
 * Gives a guest the copy of a trip that its page has saved, when the network gives none (STAY-1, docs/decisions/0043). It answers the
 * opening of single trips and nothing else, and saves nothing itself: styles, scripts and data never pass through it.
 */
const CACHE = 'roost-trips';
const UNTIL = 'x-roost-until';
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
  if (request.mode === 'navigate' && request.method === 'GET' && /^\/trips\/[\w-]+$/.test(pathname))
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

async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function answer(pathname, event) {
  const asked = ask(event);
  // Its failure is read below; without this a late one would be reported as unhandled.
  asked.catch(() => undefined);
  const copy = await findCopy(pathname).catch(() => null);
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
