/** Services with a home to book, for tests of reservations: call it inside `describe`, use its fields inside tests. */
import { randomUUID } from 'node:crypto';
import type { Quote } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import type Stripe from 'stripe';
import { createSessions, sessionCookieName } from '../auth/sessions.ts';
import type { OpenDatabase } from '../db/open.ts';
import { freshDatabase, type DatabaseKind } from './databases.ts';
import { TestGuest } from './guest.ts';
import { testHome } from './homes.ts';
import { startWorld, type TestWorld } from './world.ts';

export const BOOKING_TODAY = '2026-06-01';

const AUTH_SECRET = 'a secret of thirty-two characters';

type Nights = { listingId: string; startDate: string; endDate: string };

/**
 * Home `1` is free for a year, `no-pets` takes none, `gone` is withdrawn. Each test gets a new guest and nights of its
 * own.
 */
export class BookingWorld {
  database!: OpenDatabase;
  world!: TestWorld;
  guest!: TestGuest;
  private nextDay = 0;

  constructor(kind: DatabaseKind, environment: Record<string, string> = {}) {
    beforeAll(async () => {
      this.database = await freshDatabase(kind);
      const noFees = {
        petCents: null,
        cleaningCents: 0,
        guestService: { percent: 0, maxCents: 0 },
        damageProtectionCentsPerNight: 0,
      };
      const homes = [
        testHome({ id: '1', from: BOOKING_TODAY, days: 390 }),
        testHome({ id: 'no-pets', from: BOOKING_TODAY, fees: noFees }),
        testHome({ id: 'gone', from: BOOKING_TODAY, status: 'Withdrawn' }),
      ];
      this.world = await startWorld({
        database: this.database,
        homes,
        today: BOOKING_TODAY,
        environment: { AUTH_SECRET, ...environment },
      });
    }, 180_000);
    beforeEach(() => {
      this.newGuest();
    });
    // Where the world never came, its own reason is the one to read.
    afterEach(() => this.world?.sandbox.clearFaults());
    afterAll(async () => {
      await this.world?.close();
      await this.database?.close();
    }, 120_000);
  }

  /** Another browser; also needed after services moved to another port. */
  newGuest(): void {
    this.guest = new TestGuest(this.world.url());
  }

  /** Signs this guest's browser in, with an account whose address is proven. */
  async signIn(email: string): Promise<void> {
    const { db } = this.database;
    const sessions = createSessions({ db, secret: AUTH_SECRET, now: this.world.clock.now });
    const known = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    const id = known?.id ?? randomUUID();
    if (!known) await db.insertInto('accounts').values({ id, email, name: null, password_hash: null }).execute();
    this.guest.setCookie(sessionCookieName('http://localhost'), sessions.seal(await sessions.begin(id, false, null)));
  }

  /** Nights that no other test uses. */
  nights(count = 3): Nights {
    const startDate = addDays(BOOKING_TODAY, this.nextDay);
    this.nextDay += count + 1;
    return { listingId: '1', startDate, endDate: addDays(startDate, count) };
  }

  async quoted(): Promise<Quote> {
    const answer = await this.guest.quote(this.nights());
    expect(answer.status).toBe(200);
    return answer.body;
  }

  /** What the payment provider knows. */
  async intents(): Promise<Stripe.PaymentIntent[]> {
    return (await this.world.sandbox.stripe.paymentIntents.list({ limit: 100 })).data;
  }

  /** Payments that took or hold money. */
  async moneyHeld(): Promise<number> {
    return (await this.intents()).filter((intent) => ['succeeded', 'requires_capture'].includes(intent.status)).length;
  }

  async isFree({ startDate, endDate }: Pick<Quote, 'startDate' | 'endDate'>): Promise<boolean> {
    return (
      (await this.guest.get(`/listings/1/quote?startDate=${startDate}&endDate=${endDate}&adults=2`)).status === 200
    );
  }
}
