import { withEverything } from '@roost/shared/domain/consent';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { limitVisitEvents } from './routes.ts';
import { deleteOldVisitEvents } from './visit-events.ts';

const consent = (allowed: boolean) => encodeURIComponent(JSON.stringify(withEverything(allowed, [])));
const event = (over: object = {}) => ({
  name: 'Product Viewed',
  anonymousId: 'visitor-0001',
  userId: 'somebody else',
  path: '/vacation-rentals/7',
  search: '?adults=2',
  title: 'A cabin · Roost',
  url: 'http://localhost:3000/vacation-rentals/7?adults=2',
  userAgentData: { brands: [{ brand: 'Chromium', version: '156' }], mobile: false, platform: 'Linux' },
  analyticsSessionId: '1790000000000',
  withoutPrefix: false,
  properties: { product_id: '7', nights: 0 },
  campaign: { source: 'news' },
  ...over,
});

test('SAFE-21: events of many network addresses have one bound, which begins anew each hour', () => {
  let now = 0;
  const count = limitVisitEvents({ now: () => new Date(now), factor: 1 });
  const send = (events: number): number => {
    let waits = 0;
    for (let event = 0; event < events; event += 1) waits += Number(count(`203.0.${event % 256}.${event % 7}`) > 0);
    return waits;
  };
  expect(send(150_000)).toBe(0);
  expect(send(10)).toBe(10);
  now += 3_600_000;
  expect(send(10)).toBe(0);
});

describe.each(databaseKinds())('POST /t, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const kept = () => booking.database.db.selectFrom('visit_events').selectAll().execute();
  beforeEach(() => booking.database.db.deleteFrom('visit_events').execute());

  test('ANLT-2: an event is kept with every field, under the name of this site, and with the guest of the session', async () => {
    booking.guest.setCookie('tracking-preferences', consent(true));
    await booking.signIn('ada@example.com');
    expect((await booking.guest.post('/t', event())).body).toEqual({ kept: true });
    await booking.guest.post('/t', event({ name: 'Page Viewed', withoutPrefix: true, title: 'Half a \ud83c smile' }));
    const rows = await kept();
    const account = await booking.database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    expect(rows.map(({ name }) => name)).toEqual(['guest-web: Product Viewed', 'Page Viewed']);
    const { name: _name, anonymousId, userId: _userId, withoutPrefix: _without, ...rest } = event();
    expect(rows[0]).toMatchObject({ anonymous_id: anonymousId, profile_id: account.id, event: rest });
  });

  test.each([
    ['without a choice', undefined],
    ['after a Deny', consent(false)],
  ])('CONS-7: %s nothing is kept', async (_name, cookie) => {
    if (cookie) booking.guest.setCookie('tracking-preferences', cookie);
    expect((await booking.guest.post('/t', event())).body).toEqual({ kept: false });
    expect(await kept()).toEqual([]);
  });

  test('CONS-7: Global Privacy Control wins over an older yes', async () => {
    booking.guest.setCookie('tracking-preferences', consent(true));
    expect((await booking.guest.post('/t', event(), { 'sec-gpc': '1' })).body).toEqual({ kept: false });
  });

  test.each([
    ['no visitor', { anonymousId: '' }],
    ['markup for a name', { name: '<b>' }],
    [
      'more text than any event has',
      {
        properties: {
          a: 'x'.repeat(500),
          ...Object.fromEntries([...Array(9)].map((_, i) => [`p${i}`, 'x'.repeat(500)])),
        },
      },
    ],
    [
      'more properties than anything has',
      { properties: Object.fromEntries([...Array(41)].map((_, i) => [`p${i}`, 1])) },
    ],
    ['a tree of properties', { properties: { a: { b: 1 } } }],
    ['a query in the path', { path: '/a?token=1' }],
  ])('ANLT-2: %s is refused', async (_name, over) => {
    booking.guest.setCookie('tracking-preferences', consent(true));
    expect((await booking.guest.post('/t', event(over))).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test('SAFE-21: of more events than are kept the oldest go', async () => {
    booking.guest.setCookie('tracking-preferences', consent(true));
    for (const title of ['first', 'second', 'third']) await booking.guest.post('/t', event({ title }));
    await deleteOldVisitEvents(booking.database.db, booking.world.clock.now(), 2);
    expect((await kept()).map(({ event: stored }) => (stored as { title: string }).title)).toEqual(['second', 'third']);
  });

  test('ANLT-2: after ninety days it is gone', async () => {
    booking.guest.setCookie('tracking-preferences', consent(true));
    await booking.guest.post('/t', event());
    const { now } = booking.world.clock;
    await deleteOldVisitEvents(booking.database.db, now());
    expect(await kept()).toHaveLength(1);
    await deleteOldVisitEvents(booking.database.db, new Date(now().getTime() + 91 * 86_400_000));
    expect(await kept()).toEqual([]);
  });
});
