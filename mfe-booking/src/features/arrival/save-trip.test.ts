import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { SAVED_TRIPS } from '@roost/shared/contracts/saved-trips';
import { DOLLARS } from '@roost/shared/domain/currency';
import type { Thread } from '@roost/shared/contracts/messages';
import { setLanguageSource } from '@roost/shared/texts';
import { found, makeArrival, makeReservation, unavailable } from '../../testing/builders.ts';
import { makeOfflinePage } from './offline-page.ts';
import { forgetTrip, saveTrip } from './save-trip.ts';

const reservation = makeReservation();
const trip = {
  reservation,
  arrival: makeArrival('open'),
  digits: '703521',
  phone: '1-800-555-0142',
  currency: DOLLARS,
};

const MESSAGES = [
  { id: 1, from: 'guest', text: 'Where do we <b>park</b>?', at: '2026-06-08T15:00:00.000Z' },
  { id: 2, from: 'host', text: 'Beside the house.', at: '2026-06-08T17:00:00.000Z' },
];

function browser({
  picture = new Response('x', { headers: { 'content-type': 'image/webp' } }),
  messages = MESSAGES as typeof MESSAGES | null,
} = {}) {
  const kept = new Map<string, Response>();
  const registered: unknown[][] = [];
  const cache = {
    match: async (path: string) => kept.get(path),
    put: async (path: string, copy: Response) => void kept.set(path, copy),
    delete: async (path: string) => kept.delete(path),
  };
  const tools = {
    caches: { open: async (name: string) => (name === SAVED_TRIPS.cache ? cache : null) as unknown as Cache },
    worker: {
      register: async (...given: unknown[]) => void registered.push(given) as unknown as ServiceWorkerRegistration,
    },
    fetch: async () => picture,
    getThread: async () => (messages === null ? unavailable() : found({ messages } as unknown as Thread)),
    now: () => new Date(2026, 5, 9, 8, 12),
  };
  return { tools, kept, registered };
}

describe('STAY-1: the copy for the door', () => {
  test('is one document with everything in it, kept until two days after check-out, and given for single trips alone', async () => {
    const { tools, kept, registered } = browser();
    expect(await saveTrip(trip, tools)).toBe(true);
    expect([...kept.keys()]).toEqual(['/trips', '/offline', '/trips/RST-41827-0612']);
    const copy = kept.get('/trips/RST-41827-0612');
    const text = (await copy?.text()) ?? '';
    for (const part of [
      '703521',
      'dock-lantern-48',
      '214 Alder Lane',
      'tel:5305550117',
      'June 9, 2026, 8:12',
      'data:image/webp;base64,eA==',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('<script');
    expect(copy?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(new Date(Number(copy?.headers.get(SAVED_TRIPS.untilHeader))).toISOString()).toBe('2026-06-18T00:00:00.000Z');
    expect(registered).toEqual([['/trips-worker.js', { scope: '/' }]]);
    expect(decodeURIComponent(copy?.headers.get(SAVED_TRIPS.entryHeader) ?? '')).toMatch(
      /^2026-06-12 <li><a href="\/trips\/RST-41827-0612">.*Jun 12 – 16<\/li>$/,
    );
    const list = (await kept.get('/trips')?.text()) ?? '';
    expect(list).toContain('These stays are saved on this device');
    expect(list.split(SAVED_TRIPS.listPlace)).toHaveLength(2);
    await forgetTrip(reservation.code, tools);
    expect([...kept.keys()]).toEqual(['/trips', '/offline']);
  });

  test('has what the stay costs and the messages with the host, as the receipt and the messages open there', async () => {
    const { tools, kept } = browser();
    await saveTrip({ ...trip, currency: { ...DOLLARS, code: 'MXN' } }, tools);
    const read = async () => (await kept.get('/trips/RST-41827-0612')?.clone().text()) ?? '';
    expect(await read()).toMatch(/<section id="bill">.*<dt>Total<\/dt><dd>US\$1,813\.00<\/dd>/);
    expect(await read()).toMatch(
      /<section id="messages"><h2>Messages with Ellen<\/h2>.*<b>You<\/b> <small>June 8, 2026, .*&lt;b&gt;park&lt;\/b&gt;.*<b>Ellen<\/b>.*Beside the house\./,
    );
    // Messages that do not load are those of before.
    await saveTrip(trip, { ...tools, getThread: async () => unavailable() });
    expect(await read()).toContain('Beside the house.');
    const none = browser({ messages: null });
    await saveTrip(trip, none.tools);
    expect(await none.kept.get('/trips/RST-41827-0612')?.text()).not.toContain('id="messages"');
  });

  test('the page for what is not saved asks for that page again, and has a place for the trips', async () => {
    const { tools, kept } = browser();
    await saveTrip(trip, tools);
    const page = (await kept.get('/offline')?.text()) ?? '';
    expect(page).toContain('<h1>No connection</h1>');
    expect(page).toContain('<a class="again" href="">Try again</a>');
    expect(page).toContain('tel:18005550142');
    expect(page.split(SAVED_TRIPS.listPlace)).toHaveLength(2);
    await import('../../texts-es.ts');
    setLanguageSource(() => 'es');
    try {
      await saveTrip(trip, tools);
    } finally {
      setLanguageSource(() => 'en');
    }
    expect(await kept.get('/offline')?.text()).toMatch(/<html lang="es">.*<h1>Sin conexión<\/h1>.*Intentar de nuevo/s);
  });

  test('STAY-1: the pages that stand for others come back by themselves, by one script that their policy names; the trip itself has none', async () => {
    const { tools, kept } = browser();
    await saveTrip(trip, tools);
    for (const path of ['/trips', '/offline']) {
      const script = /<script>(.*?)<\/script>/s.exec((await kept.get(path)?.clone().text()) ?? '')?.[1] ?? '';
      const hash = createHash('sha256').update(script).digest('base64');
      expect(kept.get(path)?.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
      const seen = { reloads: 0, asked: [] as unknown[], listeners: new Map<string, () => Promise<void>>() };
      const answers = [503, null, 404];
      runInNewContext(script, {
        fetch: async (...given: unknown[]) => {
          seen.asked.push(given);
          const status = answers.shift();
          if (!status) throw new Error('No network.');
          return { status };
        },
        location: { reload: () => (seen.reloads += 1) },
        addEventListener: (name: string, ask: () => Promise<void>) => seen.listeners.set(name, ask),
        setInterval: (ask: () => Promise<void>) => seen.listeners.set('again', ask),
      });
      await seen.listeners.get('online')?.();
      await seen.listeners.get('again')?.();
      expect(seen.reloads).toBe(0);
      await seen.listeners.get('again')?.();
      expect(seen).toMatchObject({
        reloads: 1,
        asked: [
          ['', { method: 'HEAD' }],
          ['', {}],
          ['', {}],
        ],
      });
    }
    expect(await kept.get('/trips/RST-41827-0612')?.text()).not.toContain('<script');
  });

  test('a later visit that does not show the code leaves it in the copy, one after other dates or the end does not', async () => {
    const { tools, kept } = browser();
    const hasCode = async () => (await kept.get('/trips/RST-41827-0612')?.clone().text())?.includes('703521');
    await saveTrip(trip, tools);
    await saveTrip({ ...trip, digits: null }, tools);
    expect(await hasCode()).toBe(true);
    await saveTrip({ ...trip, digits: null, reservation: { ...reservation, endDate: '2026-06-17' } }, tools);
    expect(await hasCode()).toBe(false);
    await saveTrip(trip, tools);
    await saveTrip({ ...trip, digits: null, arrival: makeArrival('early') }, tools);
    expect(await hasCode()).toBe(false);
  });

  test('a picture that does not load is left out; a browser without room, caches or workers saves nothing and says so', async () => {
    const { tools, kept } = browser({ picture: new Response('', { status: 404 }) });
    expect(await saveTrip(trip, tools)).toBe(true);
    expect(await [...kept.values()][0]?.text()).not.toContain('<img');
    const full = { ...tools, caches: { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) } };
    expect(await saveTrip(trip, full)).toBe(false);
    expect(await saveTrip(trip, { ...tools, caches: undefined })).toBe(false);
    expect(await saveTrip(trip, { ...tools, worker: undefined })).toBe(false);
  });

  test('words of the owner are no markup, and a code that was not shown is not in it', () => {
    const page = makeOfflinePage({
      ...trip,
      digits: null,
      reservation: { ...reservation, listing: { ...reservation.listing, headline: '<img src=x onerror=alert(1)>' } },
      arrival: { ...makeArrival(), hostName: '"><script>' },
      savedAt: 'June 9',
      picture: null,
      messages: null,
      messagesBefore: null,
    });
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('From Tue, June 9, 2026');
  });
});
