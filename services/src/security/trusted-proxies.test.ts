import { freshDatabase } from '../testing/databases.ts';
import type { OpenDatabase } from '../db/open.ts';
import { TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { startWorld, type TestWorld } from '../testing/world.ts';

describe('behind a load balancer that is named', () => {
  let database: OpenDatabase;
  let world: TestWorld;
  beforeAll(async () => {
    database = await freshDatabase();
    world = await startWorld({
      database,
      homes: [testHome({ id: '1', from: '2026-06-01' })],
      today: '2026-06-01',
      environment: { ROOST_TRUSTED_PROXIES: '10.9.9.9', INQUIRIES_PER_ADDRESS: '1' },
    });
  }, 180_000);
  afterAll(async () => {
    await world?.close();
    await database?.close();
  });

  test('SAFE-11: who comes from elsewhere cannot say at each try that they are somebody else', async () => {
    const ask = async (from: string): Promise<number> => {
      const inquiry = {
        listingId: '1',
        startDate: '',
        endDate: '',
        firstName: 'Maya',
        lastName: 'Ortiz',
        email: `guest${from.at(-1)}@example.com`,
        message: 'Is there a boat that we could use in June?',
        idempotencyKey: `from ${from}`,
      };
      return (await new TestGuest(world.url()).post('/inquiries', inquiry, { 'x-forwarded-for': from })).status;
    };
    expect(await ask('198.51.100.1')).toBe(201);
    expect(await ask('198.51.100.2')).toBe(429);
  });
});
