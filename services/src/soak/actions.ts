/** What guests, banks, networks and machines do in a soak run. Each action answers with a word for the trace. */
import { randomUUID } from 'node:crypto';
import type { Quote, ReservationAnswer, ReservationRequest } from '@roost/shared/contracts/booking';
import type { ChangeAnswer, ChangeRequest } from '@roost/shared/contracts/change';
import { DAY_MS, addDays, toIsoDate } from '@roost/shared/domain/dates';
import { Refusal } from '../api-error.ts';
import { changeStay } from '../changes/change.ts';
import { makeOffer } from '../changes/offer.ts';
import { cancelStay } from '../cancellation/cancel.ts';
import { followRefund } from '../cancellation/pay-refund.ts';
import type { StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { chargeRests } from '../split-payments/charge-rests.ts';
import { silentLog } from '../log.ts';
import { storeQuote } from '../quotes/store.ts';
import { recover, resumePayment } from '../recovery/recovery.ts';
import { endAllLeases } from '../reservations/leases.ts';
import { reserve } from '../reservations/reserve.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { findStay } from '../reservations/stays.ts';
import { reservationRequest } from '../testing/guest.ts';
import { previewCancellation } from '../trips/trip.ts';
import { faultyPayments, type Fault } from './faulty-payments.ts';
import type { Dice } from './random.ts';
import { SOAK_CODES, SOAK_DAYS, SOAK_HOMES, SOAK_TODAY, type SoakWorld } from './world.ts';

export type SoakState = {
  quotes: Quote[];
  requests: ReservationRequest[];
  /** Final answers by key: the same key must always hear the same. */
  answers: Map<string, string>;
  /** Codes of stays that a guest was told are theirs. */
  acknowledged: Set<string>;
  challenges: string[];
  changes: { code: string; change: ChangeRequest }[];
};

const CARDS = [
  ['pm_card_visa', 70],
  ['pm_card_chargeDeclined', 8],
  ['pm_card_diners', 4],
  ['pm_card_missingData', 4],
  ['pm_card_threeDSecure2Required', 12],
  ['pm_card_chargeCustomerFail', 8],
  ['pm_nothing', 2],
] as const;
/** Quotes, requests and challenges a run goes back to: few, so that they are young. */
const KEPT = 12;

export class Soak {
  readonly world: SoakWorld;
  readonly dice: Dice;
  readonly state: SoakState = {
    quotes: [],
    requests: [],
    answers: new Map(),
    acknowledged: new Set(),
    challenges: [],
    changes: [],
  };

  constructor(world: SoakWorld, dice: Dice) {
    this.world = world;
    this.dice = dice;
  }

  deps(payments = this.world.payments): SettleDeps {
    const { db, clock } = this.world;
    return {
      db,
      payments,
      now: clock.now,
      phone: '555',
      log: silentLog,
      wake: () => undefined,
      busyWaitMs: 300,
      splits: true,
    };
  }

  private keep<T>(list: T[], item: T): void {
    list.push(item);
    if (list.length > KEPT) list.shift();
  }

  private fault(): Fault | null {
    if (!this.dice.chance(0.3)) return null;
    return {
      mode: this.dice.weighted([
        ['away', 1],
        ['lost', 1],
        ['failed-before', 1],
        ['failed-after', 1],
        ['crash-before', 1],
        ['crash-after', 1],
      ] as const),
      at: this.dice.int(0, 3),
    };
  }

  async quote(): Promise<string> {
    const { dice } = this;
    const startDate = addDays(SOAK_TODAY, dice.int(0, SOAK_DAYS));
    const promoCode = dice.chance(0.4) ? dice.pick(SOAK_CODES) : undefined;
    try {
      this.keep(
        this.state.quotes,
        await storeQuote(
          {
            listingId: dice.pick(SOAK_HOMES) ?? '1',
            startDate,
            endDate: addDays(startDate, dice.int(1, 5)),
            adults: 2,
            children: 0,
            infants: 0,
            pets: dice.int(0, 1),
            ...(promoCode ? { promoCode } : {}),
            optionalItems: dice.chance(0.2) ? ['early-check-in'] : [],
          },
          this.deps(),
        ),
      );
      return 'quoted';
    } catch (error) {
      return refusalWord(error);
    }
  }

  private newRequest(quote: Quote): ReservationRequest {
    const base = reservationRequest(quote);
    return {
      ...base,
      idempotencyKey: randomUUID(),
      paymentMethodId: this.dice.weighted(CARDS),
      ...(quote.split && this.dice.chance(0.5) ? { split: quote.split } : {}),
      guest: { ...base.guest, email: `guest${this.dice.int(1, 8)}@example.com` },
    };
  }

  /** Sends a request as one process would: with a fault, or to its end. */
  private async send(request: ReservationRequest, fault: Fault | null): Promise<string> {
    const { payments, crashed } = faultyPayments(this.world.payments, fault);
    const answering = reserve(request, this.deps(payments));
    const answer = await Promise.race([answering, crashed]);
    if (answer === 'crashed') return 'crashed';
    const body = answer.body as ReservationAnswer | { error: { code: string } };
    if ('error' in body) {
      if (answer.status < 500 && answer.status !== 409)
        this.mustRepeat(request.idempotencyKey, `${answer.status} ${body.error.code}`);
      return body.error.code;
    }
    if (body.type === 'challenge') {
      this.keep(this.state.challenges, body.clientSecret);
      return 'challenge';
    }
    this.state.acknowledged.add(body.reservation.code);
    this.mustRepeat(request.idempotencyKey, `200 ${body.reservation.code}`);
    return `booked ${body.reservation.code}`;
  }

  private mustRepeat(key: string, answer: string): void {
    const before = this.state.answers.get(key);
    if (before !== undefined && before !== answer)
      throw new Error(`Key ${key} was answered ${before}, and now ${answer}.`);
    this.state.answers.set(key, answer);
  }

  async reserve(): Promise<string> {
    const quote = this.dice.pick(this.state.quotes);
    if (!quote) return 'no quote';
    const request = this.newRequest(quote);
    this.keep(this.state.requests, request);
    return this.send(request, this.fault());
  }

  async retry(): Promise<string> {
    const request = this.dice.pick(this.state.requests);
    return request ? this.send(request, this.fault()) : 'no request';
  }

  /** Several guests press the button at once, some of them for the same nights, one of them twice. */
  async rush(): Promise<string> {
    const chosen = Array.from({ length: this.dice.int(2, 4) }, () => this.dice.pick(this.state.quotes)).filter(
      (quote) => quote !== undefined,
    );
    const requests = chosen.map((quote) => this.newRequest(quote));
    for (const request of requests) this.keep(this.state.requests, request);
    const again = requests.slice(0, 1);
    const words = await Promise.all([...requests, ...again].map((request) => this.send(request, null)));
    return `rush: ${words.join(', ')}`;
  }

  async answerChallenge(): Promise<string> {
    const secret = this.dice.pick(this.state.challenges);
    if (!secret) return 'no challenge';
    const outcome = this.dice.chance(0.75) ? 'complete' : 'fail';
    await this.world.sandbox.answerChallenge(secret, outcome);
    return outcome;
  }

  async cancel(): Promise<string> {
    const { db, clock } = this.world;
    const stay = await this.pickStay();
    const listing = stay && (await findListing(db, stay.listing_id));
    if (!stay || !listing) return 'no stay';
    const { code } = stay;
    const { refundCents } = previewCancellation(stay, listing, clock.now());
    const { payments, crashed } = faultyPayments(
      this.world.payments,
      this.fault() && {
        mode: this.dice.weighted([
          ['away', 1],
          ['lost', 1],
          ['failed-before', 1],
          ['failed-after', 1],
          ['crash-before', 1],
          ['crash-after', 1],
        ] as const),
        at: 0,
      },
    );
    const once = (use: SettleDeps) => cancelStay(code, refundCents, use).then((row) => row.refund_status, refusalWord);
    const first = Promise.race([once(this.deps(payments)), crashed]);
    const words = this.dice.chance(0.3) ? await Promise.all([first, once(this.deps())]) : [await first];
    return `cancel ${code}: ${words.join(', ')}`;
  }

  private async pickStay(): Promise<StayRow | null> {
    const { db } = this.world;
    const stays = await db
      .selectFrom('stays')
      .select('code')
      .where('status', '=', 'confirmed')
      .orderBy('created_at')
      .orderBy('code')
      .execute();
    const code = this.dice.pick(stays)?.code;
    return code === undefined ? null : findStay(db, code);
  }

  /** A guest changes a stay: other dates, guests or extras; twice at once, or while it is cancelled in another tab. */
  async change(): Promise<string> {
    const { dice, state } = this;
    const stay = await this.pickStay();
    if (!stay) return 'no stay';
    const startDate = addDays(stay.start_date, dice.int(-4, 6));
    const wanted = {
      startDate,
      endDate: addDays(startDate, dice.int(1, 6)),
      adults: dice.int(1, 3),
      children: 0,
      infants: 0,
      pets: dice.int(0, 1),
      optionalItems: dice.chance(0.3) ? ['late-check-out'] : [],
    };
    try {
      const { offer } = await makeOffer(this.world.db, stay, wanted, this.deps());
      const change: ChangeRequest = {
        ...wanted,
        idempotencyKey: randomUUID(),
        totalCents: offer.now.totalCents,
        dueCents: offer.dueCents,
        refundCents: offer.refundCents,
        ...(offer.rest ? { rest: offer.rest } : {}),
        paymentMethodId: offer.dueCents > 0 ? dice.weighted(CARDS) : '',
      };
      this.keep(state.changes, { code: stay.code, change });
      const first = this.sendChange(stay.code, change, this.fault());
      if (dice.chance(0.1)) return `change: ${(await Promise.all([first, this.cancel()])).join(', ')}`;
      const again = dice.chance(0.2) ? [this.sendChange(stay.code, change, null)] : [];
      return `change ${stay.code}: ${(await Promise.all([first, ...again])).join(', ')}`;
    } catch (error) {
      return `change: ${refusalWord(error)}`;
    }
  }

  async retryChange(): Promise<string> {
    const kept = this.dice.pick(this.state.changes);
    return kept ? this.sendChange(kept.code, kept.change, this.fault()) : 'no change';
  }

  private async sendChange(code: string, change: ChangeRequest, fault: Fault | null): Promise<string> {
    const { payments, crashed } = faultyPayments(this.world.payments, fault);
    const sent = await Promise.race([changeStay(code, change, this.deps(payments)), crashed]);
    if (sent === 'crashed') return 'crashed';
    const body = sent.body as ChangeAnswer | { error: { code: string } };
    if ('error' in body) {
      if (sent.status < 500 && body.error.code !== 'in_progress')
        this.mustRepeat(change.idempotencyKey, `${sent.status} ${body.error.code}`);
      return body.error.code;
    }
    if (body.type === 'challenge') {
      this.keep(this.state.challenges, body.clientSecret);
      return 'challenge';
    }
    this.mustRepeat(change.idempotencyKey, 'changed');
    return 'changed';
  }

  /** An event reaches services: late, for the second time, or before an older one. */
  async webhook(): Promise<string> {
    const event = this.dice.pick(this.world.events.slice(-200));
    if (!event) return 'no event';
    const { payments, crashed } = faultyPayments(this.world.payments, this.fault());
    const deps = this.deps(payments);
    const heard = event.type.startsWith('refund.')
      ? followRefund(event.id, deps)
      : event.type.startsWith('payment_intent.')
        ? resumePayment(event.id, deps)
        : Promise.resolve();
    return `${event.type}: ${await Promise.race([
      heard.then(
        () => 'heard',
        (error: unknown) => (error instanceof Error ? error.name : 'failed'),
      ),
      crashed,
    ])}`;
  }

  async pass(): Promise<string> {
    const minutes = this.dice.weighted([
      [1, 10],
      [3, 6],
      [20, 1],
      [40, 1],
    ] as const);
    this.world.clock.advance(minutes);
    return `${minutes} min`;
  }

  /** The owner changes the price of a night: quotes given before are refused and made anew. */
  async reprice(): Promise<string> {
    const { db } = this.world;
    const listing = this.dice.pick(SOAK_HOMES) ?? '1';
    const { prices_cents: prices } = await db
      .selectFrom('calendars')
      .select('prices_cents')
      .where('listing_id', '=', listing)
      .executeTakeFirstOrThrow();
    const day = this.dice.int(0, SOAK_DAYS);
    await db
      .updateTable('calendars')
      .set({ prices_cents: prices.with(day, (prices[day] ?? 0) + 113) })
      .where('listing_id', '=', listing)
      .execute();
    return toIsoDate(new Date(Date.parse(SOAK_TODAY) + day * DAY_MS));
  }

  /** The timer's look at what is unsettled, or a start after a crash: leases of the dead process end at once. */
  async recover(): Promise<string> {
    const restarted = this.dice.chance(0.4);
    if (restarted) await endAllLeases(this.world.db);
    const { payments, crashed } = faultyPayments(this.world.payments, this.fault());
    const word = await Promise.race([recover(this.deps(payments)).then(() => 'done'), crashed]);
    return `${restarted ? 'restart' : 'timer'}: ${word}`;
  }

  /** The day of the second charge comes for one stay, with a fault or at two processes at once. */
  async charge(): Promise<string> {
    const { db, clock } = this.world;
    const waiting = await db
      .selectFrom('stays')
      .select('code')
      .where('rest_next_at', 'is not', null)
      .where('status', '=', 'confirmed')
      .orderBy('code')
      .execute();
    const code = this.dice.pick(waiting)?.code;
    if (code === undefined) return 'no rest';
    await db.updateTable('stays').set({ rest_next_at: clock.now() }).where('code', '=', code).execute();
    const { payments, crashed } = faultyPayments(this.world.payments, this.fault());
    const first = Promise.race([chargeRests(this.deps(payments)).then(() => 'done'), crashed]);
    const meanwhile = this.dice.chance(0.2) ? [this.cancel()] : this.dice.chance(0.3) ? [chargeRests(this.deps())] : [];
    return `charge ${code}: ${(await Promise.all([first, ...meanwhile])).join(', ')}`;
  }

  /** Lets everything come to its end: challenges are given up, leases run out, what is owed is paid. */
  async rest(): Promise<void> {
    this.world.clock.advance(30);
    await endAllLeases(this.world.db);
    await recover(this.deps());
    await recover(this.deps());
  }
}

function refusalWord(error: unknown): string {
  if (error instanceof Refusal) return error.body.error.code;
  throw error;
}
