import { toIsoDate } from '@roost/shared/domain/dates';
import type { ReservationRequest } from '@roost/shared/contracts/booking';
import { parseConfig } from '../config.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { StayRow } from '../db/schema.ts';
import { seedWhenEmpty } from '../db/seed.ts';
import { silentLog } from '../log.ts';
import { storeQuote } from '../quotes/store.ts';
import { freshDatabase } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { startSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { TestClock } from '../testing/world.ts';
import { PaymentUnavailableError, stripePayments, type Payments } from './payments.ts';
import { recover } from '../recovery/recovery.ts';
import { endAllLeases, renewLease } from './leases.ts';
import { reserve } from './reserve.ts';
import { settle, type SettleDeps } from './settle.ts';

const TODAY = '2026-06-01';
type Step = 'create' | 'confirm' | 'capture';
type Point = { step: Step; when: 'before' | 'after' };
const POINTS: Point[] = (['create', 'confirm', 'capture'] as const).flatMap((step) =>
  (['before', 'after'] as const).map((when) => ({ step, when })),
);

describe('BOOK-7: a process that dies in the middle of a booking', () => {
  let database: OpenDatabase;
  let sandbox: TestSandbox;
  let payments: Payments;
  let clock: TestClock;
  let day = 0;

  beforeAll(async () => {
    database = await freshDatabase();
    await seedWhenEmpty(database.db, () => [testHome({ id: '1', from: TODAY, days: 300 })], 1, silentLog);
    sandbox = await startSandbox();
    payments = stripePayments(parseConfig(sandbox.environment).stripe);
  }, 180_000);
  beforeEach(() => {
    clock = new TestClock(`${TODAY}T12:00:00Z`);
  });
  afterEach(() => sandbox?.clearFaults());
  afterAll(async () => {
    await sandbox?.close();
    await database?.close();
  });

  const deps = (over: Partial<Payments> = {}): SettleDeps => ({
    db: database.db,
    payments: { ...payments, ...over },
    now: clock.now,
    phone: '555',
    log: silentLog,
    wake: () => undefined,
  });

  async function newRequest(over: Partial<ReservationRequest> = {}): Promise<ReservationRequest> {
    const startDate = toIsoDate(new Date(Date.parse(TODAY) + (day += 3) * 86_400_000));
    const endDate = toIsoDate(new Date(Date.parse(startDate) + 2 * 86_400_000));
    const quote = await storeQuote(
      { listingId: '1', startDate, endDate, adults: 2, children: 0, infants: 0, pets: 0 },
      deps(),
    );
    return reservationRequest(quote, over);
  }

  /**
   * Starts the booking in a process that stops dead at the point: its call never comes back, and its lease stays
   * behind.
   */
  async function crashAt({ step, when }: Point, request: ReservationRequest): Promise<void> {
    await new Promise<void>((reached, failed) => {
      const dead = async (): Promise<never> => {
        reached();
        return new Promise<never>(() => undefined);
      };
      const original = payments[step] as (...args: unknown[]) => Promise<unknown>;
      const over = {
        [step]: async (...args: unknown[]) => {
          if (when === 'after') await original(...args);
          return dead();
        },
      } as Partial<Payments>;
      reserve(request, deps(over)).catch(failed);
    });
  }

  async function outcome(request: ReservationRequest) {
    const stay = await database.db
      .selectFrom('stays')
      .innerJoin('reservation_requests', 'stay_code', 'code')
      .selectAll('stays')
      .where('idempotency_key', '=', request.idempotencyKey)
      .executeTakeFirstOrThrow();
    const all = (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data.filter(
      (intent) => intent.metadata.stay === stay.code,
    );
    return {
      status: stay.status,
      releaseDue: stay.release_due,
      paid: all.filter((intent) => intent.status === 'succeeded').length,
      held: all.filter((intent) => intent.status === 'requires_capture').length,
    };
  }

  test.each(
    (['confirm', 'capture'] as const).flatMap((step) => (['before', 'after'] as const).map((when) => ({ step, when }))),
  )(
    'a process that stands still before its $step and goes on $when the recovery ends the payment takes nothing for a stay that failed',
    async ({ step, when }) => {
      const request = await newRequest();
      const [asking, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const standing = reserve(
        request,
        deps({
          [step]: (...call: [never, never]) => (asking.resolve(), ended.promise.then(() => payments[step](...call))),
        }),
      );
      await asking.promise;
      clock.advance(30);
      const cancel: Payments['cancel'] = async (...call) => {
        const goOn = async () => (ended.resolve(), void (await standing));
        if (when === 'before') await goOn();
        const answer = await payments.cancel(...call);
        if (when === 'after') await goOn();
        return answer;
      };
      await recover(deps({ cancel }));
      ended.resolve();
      const { status } = await standing;
      clock.advance(30);
      await recover(deps());
      const { status: stay, paid, held } = await outcome(request);
      expect([stay, paid, held]).toEqual(stay === 'confirmed' ? ['confirmed', 1, 0] : ['failed', 0, 0]);
      if (status === 200) expect(stay).toBe('confirmed');
      const refunds = (await sandbox.stripe.refunds.list({ limit: 100 })).data;
      expect(refunds).toEqual([]);
    },
  );

  test.each(POINTS)("$when $step: the guest's retry makes the booking and pays once", async (point) => {
    const request = await newRequest();
    await crashAt(point, request);
    clock.advance(3);
    expect((await reserve(request, deps())).status).toBe(200);
    expect(await outcome(request)).toEqual({ status: 'confirmed', releaseDue: false, paid: 1, held: 0 });
  });

  test.each(POINTS)(
    '$when $step: with no retry, the recovery finishes what was authorised and frees the rest',
    async (point) => {
      const request = await newRequest();
      await crashAt(point, request);
      clock.advance(3);
      await recover(deps());
      await recover(deps());
      const authorised = point.step === 'capture' || (point.step === 'confirm' && point.when === 'after');
      expect(await outcome(request)).toEqual({
        status: authorised ? 'confirmed' : 'failed',
        releaseDue: false,
        paid: authorised ? 1 : 0,
        held: 0,
      });
      // The guest who comes back later hears what became of it.
      expect((await reserve(request, deps())).status).toBe(authorised ? 200 : 422);
    },
  );

  test('a process that starts knows that all leases in its own database are of the dead: nobody waits for one', async () => {
    const request = await newRequest();
    await crashAt({ step: 'confirm', when: 'after' }, request);
    await endAllLeases(database.db);
    expect((await reserve(request, deps())).status).toBe(200);
    expect(await outcome(request)).toEqual({ status: 'confirmed', releaseDue: false, paid: 1, held: 0 });
  });

  test('while a process is at work on a booking, the recovery leaves it alone', async () => {
    const request = await newRequest();
    await crashAt({ step: 'confirm', when: 'after' }, request);
    const { lease_owner: owner } = await database.db
      .selectFrom('reservation_requests')
      .select('lease_owner')
      .where('idempotency_key', '=', request.idempotencyKey)
      .executeTakeFirstOrThrow();
    // What a living process does every two seconds.
    for (let renewals = 0; renewals < 5; renewals += 1) {
      clock.advance(0.1);
      expect(await renewLease(database.db, { key: request.idempotencyKey, owner: owner ?? '' }, clock.now())).toBe(
        true,
      );
    }
    await recover(deps());
    expect(await outcome(request)).toMatchObject({ status: 'pending', held: 1, paid: 0 });
    expect(await renewLease(database.db, { key: request.idempotencyKey, owner: 'another' }, clock.now())).toBe(false);
  });

  test('retry and recovery at the same time: one of them books, once', async () => {
    const request = await newRequest();
    await crashAt({ step: 'confirm', when: 'after' }, request);
    clock.advance(3);
    const [answer] = await Promise.all([reserve(request, deps()), recover(deps()), recover(deps())]);
    expect(answer.status).toBe(200);
    expect(await outcome(request)).toEqual({ status: 'confirmed', releaseDue: false, paid: 1, held: 0 });
  });

  test('a release that could not be made is made later', async () => {
    const request = await newRequest({ paymentMethodId: 'pm_card_chargeDeclined' });
    const unreachable = () => Promise.reject(new Error('unreachable'));
    expect((await reserve(request, deps({ release: unreachable }))).status).toBe(402);
    expect(await outcome(request)).toMatchObject({ status: 'failed', releaseDue: true });
    await recover(deps({ release: unreachable }));
    expect(await outcome(request)).toMatchObject({ releaseDue: true });
    clock.advance(1);
    await recover(deps());
    expect(await outcome(request)).toEqual({ status: 'failed', releaseDue: false, paid: 0, held: 0 });
  });

  test('money taken for a stay that could not be kept goes back', async () => {
    const request = await newRequest();
    const stay = () =>
      database.db
        .selectFrom('reservation_requests')
        .select('stay_code')
        .where('idempotency_key', '=', request.idempotencyKey)
        .executeTakeFirstOrThrow();
    const over: Partial<Payments> = {
      capture: async (id, key) => {
        const captured = await payments.capture(id, key);
        await database.db
          .updateTable('stays')
          .set({ status: 'failed' })
          .where('code', '=', (await stay()).stay_code ?? '')
          .execute();
        return captured;
      },
    };
    // Not even a provider that is away just then keeps the money: the recovery asks again.
    expect(
      (await reserve(request, deps({ ...over, release: () => Promise.reject(new Error('unreachable')) }))).status,
    ).toBe(422);
    expect(await outcome(request)).toMatchObject({ status: 'failed', releaseDue: true });
    clock.advance(1);
    await recover(deps());
    expect(await outcome(request)).toMatchObject({ status: 'failed', releaseDue: false });
    const code = (await stay()).stay_code;
    const intent = (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data.find(
      (each) => each.metadata.stay === code,
    );
    const refunds = await sandbox.stripe.refunds.list({ payment_intent: intent?.id ?? '' });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([request.totalCents]);
  });

  test('a process that slept past its lease does not undo the stay that another one confirmed', async () => {
    const request = await newRequest();
    let released = 0;
    const over: Partial<Payments> = {
      confirm: async (id, key) => {
        await payments.confirm(id, key);
        clock.advance(3);
        await recover(deps());
        return { id, state: 'declined', clientSecret: '', decline: null };
      },
      release: async () => {
        released += 1;
      },
    };
    expect(await reserve(request, deps(over))).toMatchObject({ status: 200, body: { type: 'confirmed' } });
    expect(released).toBe(0);
    expect(await outcome(request)).toEqual({ status: 'confirmed', releaseDue: false, paid: 1, held: 0 });
  });

  test('BOOK-7 SAFE-13: a process that is slow to store its payment takes no money for a stay that the recovery has ended', async () => {
    const request = await newRequest();
    const over: Partial<Payments> = {
      create: async (order) => {
        const payment = await payments.create(order);
        clock.advance(3);
        await recover(deps());
        return payment;
      },
      // What the process asked for after that would never be heard of: it dies.
      release: () => new Promise<never>(() => undefined),
    };
    await expect(reserve(request, deps(over))).resolves.toMatchObject({ status: 503 });
    expect(await outcome(request)).toEqual({ status: 'failed', releaseDue: true, paid: 0, held: 0 });
    await recover(deps());
    expect(await outcome(request)).toEqual({ status: 'failed', releaseDue: false, paid: 0, held: 0 });
    expect((await reserve(request, deps())).status).toBe(422);
  });

  test('BOOK-7 SAFE-13: a stay whose payment was stored after the recovery read it is not given up, whoever dies', async () => {
    const request = await newRequest();
    let refused: unknown;
    await new Promise<void>((reached, failed) => {
      let before: StayRow | undefined;
      const over: Partial<Payments> = {
        create: async (order) => {
          before = await database.db.selectFrom('stays').selectAll().where('code', '=', order.code).executeTakeFirst();
          return payments.create(order);
        },
        capture: async (id, key) => {
          // The recovery had read the stay before its payment was stored.
          if (before)
            await settle(
              before,
              { key: request.idempotencyKey, mayAuthorise: false, mayChallenge: true },
              deps(),
            ).catch((error: unknown) => {
              refused = error;
            });
          await payments.capture(id, key);
          reached();
          return new Promise<never>(() => undefined);
        },
      };
      reserve(request, deps(over)).catch(failed);
    });
    expect(refused).toBeInstanceOf(PaymentUnavailableError);
    expect(await outcome(request)).toMatchObject({ status: 'pending', releaseDue: false });
    clock.advance(30);
    await recover(deps());
    expect(await outcome(request)).toMatchObject({ status: 'confirmed', releaseDue: false, paid: 1, held: 0 });
  });
});
