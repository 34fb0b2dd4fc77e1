import Fastify from 'fastify';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { TooManyError } from './rate-limiter.ts';
import { COUNTED, limitReads, READS } from './read-limits.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

describe('limits of reading', () => {
  let at = NOW;
  beforeEach(() => {
    at = NOW;
  });

  test('SAFE-6: a network address reads so often and waits then; others, this machine and other routes go on', async () => {
    const app = Fastify({ trustProxy: ['loopback'] });
    app.setErrorHandler(async (error, _request, reply) =>
      reply.code(error instanceof TooManyError ? error.status : 500).send(),
    );
    limitReads(app, { now: () => new Date(at), factor: 3 / READS.ofAddress });
    app.get('/price', COUNTED, async () => ({}));
    app.get('/page', async () => ({}));
    const ask = async (url: string, from: string): Promise<number> =>
      (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode;
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push(await ask('/price', `2001:db8::${time}`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect([await ask('/page', '2001:db8::1'), await ask('/price', '2001:db8:0:1::1')]).toEqual([200, 200]);
    for (let time = 0; time < 5; time += 1) expect(await ask('/price', '127.0.0.1')).toBe(200);
    at += 60_000;
    expect(await ask('/price', '2001:db8::1')).toBe(200);
    await app.close();
  });

  test('SAFE-6: senders beyond those that are counted are refused or let through, as the limit says', () => {
    const limits = (['refused', 'unlimited'] as const).map((furtherSenders) =>
      createMemoryLimiter({
        name: 'test',
        ofOne: 1,
        windowMs: 60_000,
        mostSenders: 2,
        furtherSenders,
        now: () => new Date(at),
      }),
    );
    const waits = limits.map((limit) => ['a', 'b', 'c', 'c', 'a'].map((sender) => limit(sender)));
    expect(waits).toEqual([
      [0, 0, 60, 60, 60],
      [0, 0, 0, 0, 60],
    ]);
    // A clock that was set back does not keep anybody out.
    at -= 3_600_000;
    expect(limits.map((limit) => limit('a'))).toEqual([0, 0]);
  });
});

describe.each(databaseKinds())('what is counted, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  afterEach(() => jest.restoreAllMocks());

  const PUBLIC = [
    '/listings/1',
    '/listings/1/quote?startDate=2026-07-01&endDate=2026-07-04&adults=2',
    '/listings/1/reviews?q=lake',
    '/listings/1/similar',
    '/listings/1/calendar',
    '/listings/1/months?nights=3',
    '/hosts/1',
    '/understand?text=lake',
    '/geocode?address=lake',
    '/places/predictions?input=lake',
    '/places/near-me',
    '/favorites/shared/x',
    '/favorites/invites/x',
    '/trips',
    '/trips/x',
    '/trips/x/arrival',
    '/trips/x/calendar',
    '/trips/x/cancellation',
    '/trips/x/door-code',
    '/trips/x/receipt',
    '/trips/x/review',
    '/messages',
    '/messages/x',
    '/reservations/x',
    '/sitemap',
    '/sitemap/0',
  ];

  test('SAFE-6: every public read that costs work counts once, and lists of a signed-in guest count for the account too', async () => {
    const { app } = booking.world.services();
    const count = jest.spyOn(app, 'countRead').mockReturnValue();
    for (const url of PUBLIC) {
      count.mockClear();
      await booking.guest.get(url);
      expect([url, count.mock.calls.length]).toEqual([url, 1]);
    }
    await booking.signIn('reader@example.com');
    count.mockClear();
    await booking.guest.get('/trips');
    await booking.guest.get('/messages');
    expect(count.mock.calls.filter(([, profileId]) => profileId !== undefined)).toHaveLength(2);
  });

  /** What reads little, is kept, has a limit of its own, or answers machines with a secret. */
  const NOT_COUNTED = [
    /^\/auth\//,
    /^\/(?:healthz|readyz|metrics|home|booking-draft|openapi\.json)$/,
    /^\/(?:reviews\/queue|refunds\/sent-back)$/,
  ];

  test('SAFE-6: each read is counted, or named as one that need not be', () => {
    const { routeTable } = booking.world.services().app;
    const reads = [...new Set(routeTable.filter(({ method }) => method === 'GET').map(({ url }) => url))];
    const isTried = (route: string): boolean =>
      PUBLIC.some((url) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(url.split('?')[0] ?? ''));
    const left = reads.filter((url) => !isTried(url) && !NOT_COUNTED.some((each) => each.test(url)));
    // A guest's own favorites count for the account too, which their test looks at.
    expect(left).toEqual(['/favorites/:profileId']);
  });

  test('SAFE-6: over the limit each answers 429 in its own shape, with how long to wait', async () => {
    jest.spyOn(booking.world.services().app, 'countRead').mockImplementation(() => {
      throw new TooManyError(42);
    });
    const message = 'That was tried too often. Please wait a while and try again.';
    for (const url of PUBLIC) {
      const { status, body, headers } = await booking.guest.get(url);
      const shape = url.startsWith('/favorites') ? { message } : { error: { code: 'too_many', message } };
      expect([url, status, body, headers.get('retry-after')]).toEqual([url, 429, shape, '42']);
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });
});
