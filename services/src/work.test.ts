import { parseConfig } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { startServices, type Services } from './start.ts';
import { freshDatabase } from './testing/databases.ts';
import { reservationRequest, TestGuest } from './testing/guest.ts';
import { testHome } from './testing/homes.ts';
import { startSandbox, type TestSandbox } from './testing/sandbox.ts';
import { eventually } from './testing/world.ts';

const TODAY = '2026-06-01';
/** Goes on, as the results of probes are kept for a moment. */
const now = (): Date => new Date(Date.parse(`${TODAY}T12:00:00Z`) + performance.now());

describe('SCALE-3: one process for requests, one for background work, on one database', () => {
  let database: OpenDatabase;
  let sandbox: TestSandbox;
  const started: Services[] = [];

  beforeAll(async () => {
    [database, sandbox] = await Promise.all([freshDatabase(), startSandbox()]);
  }, 180_000);
  afterAll(async () => {
    for (const services of started) await services.close();
    await sandbox?.close();
    await database?.close();
  }, 120_000);

  async function start(environment: Record<string, string>): Promise<Services> {
    const services = await startServices({
      config: parseConfig({
        ...sandbox.environment,
        ROOST_SERVICES_PORT: '0',
        AUTH_SECRET: 'a secret of tests, 32 characters long',
        AUTH_PASSWORD_COST: '10',
        BOOKING_LIMITS: '1000',
        // Named so that the settings are those of several processes; the database itself is the test's.
        DATABASE_URL: 'postgresql://localhost/shared',
        ...environment,
      }),
      log: () => undefined,
      now,
      generate: () => [testHome({ id: '1', from: TODAY })],
      database,
    });
    started.push(services);
    return services;
  }
  const read = async (url: string): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> => {
    const answer = await fetch(url);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
  };

  test('requests leave index and mail to the other, and know of the index by asking it', async () => {
    const requests = await start({ SERVICES_WORK: 'requests' });
    const before = await read(`${requests.url}/healthz`);
    expect(before).toMatchObject({ status: 503, body: { parts: { index: false, database: true } } });
    expect(await read(`${requests.url}/readyz`)).toMatchObject({ status: 200, body: { ok: true } });

    const guest = new TestGuest(requests.url);
    const quote = await guest.quote({ listingId: '1', startDate: '2026-06-10', endDate: '2026-06-13' });
    expect((await guest.post('/reservations', reservationRequest(quote.body))).status).toBe(200);
    const unsent = () =>
      database.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('kind', '=', 'confirmation')
        .where('sent_at', 'is', null);
    expect(await unsent().execute()).toHaveLength(1);

    const background = await start({ SERVICES_WORK: 'background' });
    expect((await fetch(`${background.url}/home`)).status).toBe(404);
    await eventually(
      () => unsent().execute(),
      (rows) => rows.length === 0,
    );
    await eventually(
      () => read(`${background.url}/healthz`),
      ({ status }) => status === 200,
    );
    await eventually(
      () => read(`${requests.url}/healthz`),
      ({ status }) => status === 200,
    );
  }, 120_000);

  test('a process that was asked to stop says so, and answers for a while', async () => {
    const services = await start({ ROOST_DRAIN_MS: '1500' });
    const closing = services.close();
    const ready = await read(`${services.url}/readyz`);
    expect(ready).toMatchObject({ status: 503, body: { ok: false, reason: 'draining' } });
    expect(ready.headers.get('connection')).toBe('close');
    expect((await read(`${services.url}/listings/1`)).status).toBe(200);
    await closing;
    await expect(fetch(`${services.url}/readyz`)).rejects.toThrow();
  }, 120_000);

  test('one side alone needs a database that processes can share', () => {
    expect(() => parseConfig({ SERVICES_WORK: 'requests' })).toThrow(/without DATABASE_URL/);
    expect(() => parseConfig({ SERVICES_WORK: 'some' })).toThrow(
      'SERVICES_WORK is not usable: it must be all, requests or background.',
    );
  });
});
