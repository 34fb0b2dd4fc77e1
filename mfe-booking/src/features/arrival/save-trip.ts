/**
 * Keeps a trip in this browser for the door without a signal (STAY-1): writes the copy and the list of all copies, and
 * starts the worker that gives it.
 */
import { SAVED_TRIPS } from '@roost/shared/contracts/saved-trips';
import { DAY_MS, addDays, toEpochDay } from '@roost/shared/domain/dates';
import { imageUrl } from '@roost/shared/domain/images';
import { getThread } from '../../api/messages.ts';
import { formatMoment } from '../../components/format-stay.ts';
import {
  findMessages,
  makeListEntry,
  makeNotSavedPage,
  makeOfflineList,
  makeOfflinePage,
  OFFLINE_POLICY,
  RETURN_POLICY,
} from './offline-page.ts';
import type { OfflinePage } from './offline-page.ts';

/** What saving needs of the browser; tests bring their own. */
export type SaveTools = {
  caches: Pick<CacheStorage, 'open'> | undefined;
  worker: Pick<ServiceWorkerContainer, 'register'> | undefined;
  fetch: typeof fetch;
  getThread: typeof getThread;
  now: () => Date;
};

/** What the page of a trip gives to be saved. */
export type SavedTrip = Omit<OfflinePage, 'savedAt' | 'picture' | 'messages' | 'messagesBefore'>;

const PICTURE_WIDTH = 640;
const PICTURE_LIMIT_MS = 8_000;

const DOCUMENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': OFFLINE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export const getTripPath = (code: string): string => `/trips/${encodeURIComponent(code)}`;

export const browserSaveTools = (): SaveTools => ({
  caches: globalThis.caches,
  worker: navigator.serviceWorker,
  fetch: (...given) => fetch(...given),
  getThread,
  now: () => new Date(),
});

/**
 * Saves the trip; resolves to whether it opens without a signal now. Never rejects: a browser without room or
 * permission saves nothing.
 */
export async function saveTrip(trip: SavedTrip, tools: SaveTools = browserSaveTools()): Promise<boolean> {
  const { caches, worker, now } = tools;
  if (!caches || !worker) return false;
  try {
    const { code, listing, startDate, endDate } = trip.reservation;
    const cache = await caches.open(SAVED_TRIPS.cache);
    const before = await cache.match(getTripPath(code));
    const dates = `${startDate}/${endDate} `;
    const known = before?.headers.get(SAVED_TRIPS.codeHeader) ?? '';
    // A visit that does not show the code must not take it out of the copy.
    const kept = trip.arrival.door.phase === 'open' && known.startsWith(dates) ? known.slice(dates.length) : null;
    const digits = trip.digits ?? kept;
    const [picture, thread] = await Promise.all([readPicture(listing.imageUrl, tools.fetch), tools.getThread(code)]);
    const page = makeOfflinePage({
      ...trip,
      digits,
      savedAt: formatMoment(now()),
      picture,
      messages: thread.ok ? thread.value.messages : null,
      messagesBefore: before ? findMessages(await before.text()) : null,
    });
    for (const [path, html] of [
      [SAVED_TRIPS.list, makeOfflineList(trip.phone)],
      [SAVED_TRIPS.offline, makeNotSavedPage(trip.phone)],
    ] as const)
      await cache.put(
        path,
        new Response(html, { headers: { ...DOCUMENT_HEADERS, 'content-security-policy': RETURN_POLICY } }),
      );
    await cache.put(
      getTripPath(code),
      new Response(page, {
        headers: {
          ...DOCUMENT_HEADERS,
          [SAVED_TRIPS.entryHeader]: makeListEntry(trip.reservation),
          // Two days after check-out it is over everywhere.
          [SAVED_TRIPS.untilHeader]: String(toEpochDay(addDays(endDate, 2)) * DAY_MS),
          ...(digits !== null && { [SAVED_TRIPS.codeHeader]: dates + digits }),
        },
      }),
    );
    await worker.register(SAVED_TRIPS.worker, { scope: SAVED_TRIPS.scope });
    return true;
  } catch {
    return false;
  }
}

/** Deletes the copy of a stay that is not booked any more. */
export async function forgetTrip(
  code: string,
  { caches }: Pick<SaveTools, 'caches'> = browserSaveTools(),
): Promise<void> {
  try {
    await (await caches?.open(SAVED_TRIPS.cache))?.delete(getTripPath(code));
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** Returns a picture as a data address; null when it does not load in time. */
async function readPicture(src: string, get: typeof fetch): Promise<string | null> {
  if (src === '') return null;
  try {
    const response = await get(imageUrl(src, PICTURE_WIDTH), { signal: AbortSignal.timeout(PICTURE_LIMIT_MS) });
    if (!response.ok) return null;
    const type = response.headers.get('content-type') ?? '';
    if (!/^image\/[\w.+-]+$/.test(type)) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return `data:${type};base64,${btoa(text)}`;
  } catch {
    return null;
  }
}
