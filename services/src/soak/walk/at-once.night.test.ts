/** Everything that may happen to one stay, at the same moment: its guest, the provider's events and the recovery. */
import { randomUUID } from 'node:crypto';
import type { ChangeOffer } from '@roost/shared/contracts/change';
import type { Trip } from '@roost/shared/contracts/trips';
import { addDays } from '@roost/shared/domain/dates';
import { followRefund } from '../../cancellation/pay-refund.ts';
import { recover } from '../../recovery/recovery.ts';
import { tripToken } from '../../trips/links.ts';
import { eventually } from '../../testing/world.ts';
import { checkAlways, checkAtRest } from '../invariants.ts';
import { dice as makeDice } from '../random.ts';
import { Checks } from './checks.ts';
import { bookStay, type WalkStay } from './stay.ts';
import { startWalk, type WalkWorld } from './world.ts';

/** `AT_ONCE_STAYS=200 AT_ONCE_SEED=7` plays more, and others. */
const STAYS = Number(process.env['AT_ONCE_STAYS'] ?? 8);
const SEED = Number(process.env['AT_ONCE_SEED'] ?? 1);
/** How often the guest cancels. */
const CANCELS = [[], [1], [1, 2, 3]] as const;
const CARDS = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'] as const;
const TODAY = '2026-06-01';

/** Says an event of the provider, signed. */
async function tell(world: WalkWorld, type: string, id: string): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: { id } } });
  const signature = world.sandbox.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local' });
  const answer = await fetch(`${world.url()}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('SAFE-19 BOOK-12 STAY-2: a stay that is changed, cancelled, refunded by hand and settled at once has right books', async () => {
  const dice = makeDice(SEED);
  const world = await startWalk('postgresql', SEED, TODAY, dice);
  const { db } = world.database;
  const statuses: Record<string, number> = {};
  const count = (what: string, status: number | string): void => {
    statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
  };
  const meet = async ({ code, browser, home }: WalkStay): Promise<void> => {
    await browser.post('/trips/open', { code, token: tripToken(code, world.clock.now(), world.key) });
    const trip = (await browser.get<Trip>(`/trips/${code}`)).body;
    const { startDate, nights } = trip.reservation;
    const offers = await Promise.all(
      [1, 2, -1, 3].map(async (more) => {
        const wanted = {
          startDate,
          endDate: addDays(startDate, Math.max(1, nights + more)),
          adults: dice.int(1, home.maxOccupancy),
          children: 0,
          infants: 0,
          pets: 0,
          optionalItems: [],
        };
        const { status, body } = await browser.post<ChangeOffer>(`/trips/${code}/change/offer`, wanted);
        return status === 200 && !body.same ? { wanted, offer: body } : null;
      }),
    );
    const { payments } = await world.books(code);
    const acts: (() => Promise<unknown>)[] = [
      ...offers.flatMap((each) => {
        if (each === null) return [];
        const { wanted, offer } = each;
        const request = {
          ...wanted,
          idempotencyKey: randomUUID(),
          totalCents: offer.now.totalCents,
          dueCents: offer.dueCents,
          refundCents: offer.refundCents,
          ...(offer.rest ? { rest: offer.rest } : {}),
          paymentMethodId: offer.dueCents > 0 ? (dice.pick(CARDS) ?? '') : '',
        };
        const change = async () => {
          const { status, body } = await browser.post<{ error?: { code: string } }>(`/trips/${code}/change`, request);
          count('change', `${status} ${body.error?.code ?? ''}`);
        };
        return [change, change];
      }),
      ...(dice.pick(CANCELS) ?? []).map(() => async () => {
        const refundCents = trip.cancellation.possible ? trip.cancellation.refundCents : 0;
        count('cancel', (await browser.post(`/trips/${code}/cancellation`, { refundCents })).status);
      }),
      async () => {
        const by = { payment_intent: payments[0] ?? '', amount: 777 };
        const refund = await world.sandbox.stripe.refunds.create(by).catch(() => null);
        // There may be nothing left to give back.
        if (refund === null) return count('refund by hand', 'refused');
        await Promise.all([
          tell(world, 'refund.created', refund.id).then((status) => count('refund event', status)),
          tell(world, 'refund.updated', refund.id).then((status) => count('refund event', status)),
          followRefund(refund.id, world.deps),
        ]);
      },
      ...['payment_intent.succeeded', 'payment_intent.canceled'].map((type) => async () => {
        for (const payment of payments) count('payment event', await tell(world, type, payment));
      }),
      () => recover(world.deps),
      () => recover(world.deps),
    ];
    const order = acts.map((act) => ({ act, at: dice.int(0, 1_000_000) })).toSorted((a, b) => a.at - b.at);
    const isLost = dice.chance(0.3);
    if (isLost) await world.sandbox.fault({ part: 'stripe', mode: 'lost', times: 2, method: 'POST' });
    // So many at once: the others begin while these are on their way.
    const lane = async (): Promise<void> => {
      for (let next = order.shift(); next; next = order.shift())
        await next.act().catch((error: unknown) => count('failed', String(error).slice(0, 100)));
    };
    await Promise.all(Array.from({ length: dice.int(2, 8) }, lane));
    await world.sandbox.clearFaults();
  };
  try {
    const stays: WalkStay[] = [];
    for (let number = 0; stays.length < STAYS && number < STAYS * 8; number += 1) {
      const booked = await bookStay(world, dice, new Checks(), { number, special: [] });
      if (booked) stays.push(booked.stay);
    }
    expect(stays).toHaveLength(STAYS);
    for (const stay of stays) {
      await meet(stay);
      await checkAlways(db);
    }
    const books = await eventually(
      async () => {
        world.clock.advance(2);
        await recover(world.deps);
        return checkAtRest(db, world.sandbox.stripe).catch((error: unknown) => String(error));
      },
      (found) => typeof found !== 'string',
      60_000,
    );
    expect(books).toMatchObject({ failed: 0 });
    // Both sides won some of the races.
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['change 200 ', 'cancel 200']));
    expect(Object.keys(statuses).filter((each) => /failed|50[0124]/.test(each))).toEqual([]);
  } finally {
    await world.close();
  }
}, 300_000);
