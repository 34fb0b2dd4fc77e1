/**
 * Where a walk goes: services as they run, homes with every kind of policy and odd cents, the provider's books and the
 * mailbox.
 */
import { parseConfig } from '../../config.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { signingKey } from '../../db/settings.ts';
import { silentLog } from '../../log.ts';
import { mailOutbox } from '../../mail/outbox.ts';
import { stripePayments } from '../../reservations/payments.ts';
import { recover } from '../../recovery/recovery.ts';
import type { SettleDeps } from '../../reservations/settle.ts';
import { generateListings } from '../../seed/generate.ts';
import type { SeedListing } from '../../seed/seed-listing.ts';
import { chargeRests } from '../../split-payments/charge-rests.ts';
import { freshDatabase, type DatabaseKind } from '../../testing/databases.ts';
import { eventually, startWorld, type TestWorld } from '../../testing/world.ts';
import type { Dice } from '../random.ts';
import { POLICIES } from './oracle.ts';

export type WalkMail = { subject: string; text: string; html: string; receivedAt: string };
export type Books = { payments: string[]; capturedCents: number; refundedCents: number };

export type WalkWorld = TestWorld & {
  database: OpenDatabase;
  homes: readonly SeedListing[];
  deps: SettleDeps;
  /** Signs the links of mails. */
  key: string;
  today: string;
  /** What the provider has of a stay. */
  books: (code: string) => Promise<Books>;
  /** The newest mail to an address with such a subject; null when none comes. */
  mail: (to: string, subject: RegExp) => Promise<WalkMail | null>;
  /** Lets the provider be asked for what is open, and rests be charged. */
  settle: (rounds?: number) => Promise<void>;
};

/** Homes that are free every night, each with one of the policies in turn. */
function makeHomes(seed: number, today: string, dice: Dice): SeedListing[] {
  return [...generateListings({ seed: `walk${seed}`, count: 40, today })]
    .filter(({ status }) => status === 'Active For Rent')
    .map((home, index) => ({
      ...home,
      cancellationPolicy: POLICIES[index % POLICIES.length] ?? home.cancellationPolicy,
      days: {
        ...home.days,
        codes: home.days.codes.map(() => 'DC' as const),
        minStays: home.days.minStays.map(() => 1),
        maxStays: home.days.maxStays.map(() => 365),
        pricesCents: home.days.pricesCents.map((cents) => (cents ?? 12_345) + dice.int(-99, 99)),
      },
    }));
}

async function readBooks({ stripe }: TestWorld['sandbox'], code: string): Promise<Books> {
  const books: Books = { payments: [], capturedCents: 0, refundedCents: 0 };
  for await (const payment of stripe.paymentIntents.list({ limit: 100 })) {
    if (payment.metadata['stay'] !== code) continue;
    const { data } = await stripe.refunds.list({ payment_intent: payment.id, limit: 100 });
    const kept = data.filter(({ status }) => status !== 'failed');
    if (payment.amount_received > 0) books.payments.push(payment.id);
    books.capturedCents += payment.amount_received;
    books.refundedCents += kept.reduce((sum, { amount }) => sum + amount, 0);
  }
  return books;
}

export async function startWalk(kind: DatabaseKind, seed: number, today: string, dice: Dice): Promise<WalkWorld> {
  const homes = makeHomes(seed, today, dice);
  const database = await freshDatabase(kind);
  const world = await startWorld({ database, homes, today, environment: { ROOST_TWO_PAYMENTS: 'yes' } });
  const { db } = database;
  const { sandbox, clock } = world;
  const config = parseConfig({ ...sandbox.environment });
  const deps: SettleDeps = {
    db,
    payments: stripePayments(config.stripe),
    now: clock.now,
    phone: '555',
    log: silentLog,
    wake: () => undefined,
    busyWaitMs: 100,
    splits: true,
  };
  const key = await signingKey(db);
  const outbox = mailOutbox({ ...deps, mail: config.mail, siteUrl: 'http://localhost:3000', key });
  const findMail = async (to: string, subject: RegExp): Promise<WalkMail | null> => {
    await outbox.deliver();
    const answer = await fetch(`${sandbox.url}/mail.json?${new URLSearchParams({ to })}`);
    const { messages } = (await answer.json()) as { messages: WalkMail[] };
    const newest = messages.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
    return newest.find((mail) => subject.test(mail.subject)) ?? null;
  };
  return {
    ...world,
    database,
    homes,
    deps,
    key,
    today,
    books: (code) => readBooks(sandbox, code),
    mail: (to, subject) =>
      eventually(
        () => findMail(to, subject),
        (found) => found !== null,
        10_000,
      ).catch(() => null),
    settle: async (rounds = 4) => {
      for (let round = 0; round < rounds; round += 1) {
        clock.advance(1);
        await recover(deps);
        await chargeRests(deps);
      }
    },
    close: async () => {
      await world.close();
      await database.close();
    },
  };
}
