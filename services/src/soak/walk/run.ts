/**
 * A walk of stays (TRUE-1, TRUE-2, BOOK-12, STAY-2, STAY-4): guests book, change and cancel around every deadline at
 * the home, and each sum and day is compared to the cent at every place that says it: quote, confirmation, trip, list,
 * receipt, mails in both languages, the guest's file and the provider's books.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Quote, Reservation } from '@roost/shared/contracts/booking';
import { DAY_MS, addDays } from '@roost/shared/domain/dates';
import type { DatabaseKind } from '../../testing/databases.ts';
import { checkAlways, checkAtRest } from '../invariants.ts';
import { dice as makeDice, type Dice } from '../random.ts';
import { cancelStay } from './cancel.ts';
import { changeStay } from './change.ts';
import { Checks } from './checks.ts';
import { billCents, checkAmounts, checkTerms, getPromised, look, type Walk } from './look.ts';
import { dayOver } from './oracle.ts';
import { bookStay, type WalkStay } from './stay.ts';
import { startWalk, type WalkWorld } from './world.ts';

/** Days to begin on, with the days near them that clocks and calendars treat in a way of their own. */
const SEASONS = [
  { from: '2026-06-01', special: [] },
  { from: '2026-09-20', special: ['2026-10-03', '2026-10-04', '2026-10-25', '2026-11-01', '2026-12-31'] },
  { from: '2027-02-01', special: ['2027-02-28', '2027-03-13', '2027-03-14', '2027-03-28'] },
  { from: '2028-01-10', special: ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-12', '2028-03-26'] },
] as const;
const HOUR_MS = 3_600_000;

export type WalkResult = Pick<Checks, 'counts' | 'differences'> & { seed: number; from: string; stays: number };
type Happening = { at: number; run: () => Promise<void> };

/** What was booked is what was shown, and the mail says the same. */
async function checkBooked(walk: Walk, stay: WalkStay, quote: Quote, reservation: Reservation): Promise<void> {
  const { checks, world } = walk;
  const about = { stay: stay.number, quote: quote.id };
  const bill = ({ lines, taxes, totalCents, nights }: Quote | Reservation) => ({ lines, taxes, totalCents, nights });
  checks.hold('confirmation: the bill of the quote', isDeepStrictEqual(bill(reservation), bill(quote)), about);
  const { paidCents = reservation.totalCents, rest, totalCents } = reservation;
  checks.hold('confirmation: both payments are the total', paidCents + (rest?.amountCents ?? 0) === totalCents, about);
  await look(walk, stay, 'booked');
  const mail = await world.mail(stay.email, /book|reserv/i);
  checks.hold('confirmation mail: came', mail !== null, about);
  if (!mail) return;
  checkTerms(walk, stay, 'confirmation', mail, reservation);
  const later = [...getPromised(walk, stay, reservation), ...(rest ? [paidCents, rest.amountCents] : [])];
  checkAmounts(walk, stay, 'confirmation', mail, [...billCents(reservation), ...later]);
}

async function bookAll(walk: Walk, dice: Dice, count: number, special: readonly string[]): Promise<WalkStay[]> {
  const stays: WalkStay[] = [];
  for (let tries = 0; stays.length < count && tries < count * 12; tries += 1) {
    const booked = await bookStay(walk.world, dice, walk.checks, { number: stays.length, special });
    if (!booked) continue;
    stays.push(booked.stay);
    await checkBooked(walk, booked.stay, booked.quote, booked.reservation);
  }
  return stays;
}

/** What happens to a stay, and a look at it just before and after each of its deadlines. */
function plan(walk: Walk, stay: WalkStay, checkIn: string, dice: Dice): Happening[] {
  const { world } = walk;
  const begun = world.clock.now().getTime();
  const peek = async (): Promise<void> => {
    if (!stay.cancelled) await look(walk, stay, 'at a deadline');
  };
  const deadlines = stay.policy.steps.map(({ daysBefore }) => dayOver(stay.zone, addDays(checkIn, -daysBefore)));
  const change = { early: begun + 8 * HOUR_MS, late: stay.cancelAt - HOUR_MS, never: null }[stay.changeWhen];
  return [
    ...deadlines
      .flatMap((over) => [over - 1_000, over])
      .filter((at) => at > begun)
      .map((at) => ({ at, run: peek })),
    ...(change === null ? [] : [{ at: change, run: () => changeStay(walk, stay, dice) }]),
    { at: stay.cancelAt, run: () => cancelStay(walk, stay, dice) },
  ];
}

/** Moves the clock; rests are charged on their days. */
async function moveTo(world: WalkWorld, at: number): Promise<void> {
  const { clock, database } = world;
  for (let day = clock.now().getTime() + DAY_MS; day < at - 10 * HOUR_MS; day += DAY_MS) {
    const due = await database.db
      .selectFrom('stays')
      .select('code')
      .where('rest_next_at', '<=', new Date(day))
      .executeTakeFirst();
    if (!due) continue;
    clock.moveTo(new Date(day));
    await world.settle();
  }
  if (at > clock.now().getTime()) clock.moveTo(new Date(at));
}

export async function walkStays(options: { kind: DatabaseKind; seed: number; stays: number }): Promise<WalkResult> {
  const { kind, seed, stays: count } = options;
  const dice = makeDice(seed);
  const { from, special } = SEASONS[seed % SEASONS.length] ?? SEASONS[0];
  const world = await startWalk(kind, seed, from, dice);
  const walk: Walk = { world, checks: new Checks() };
  try {
    const stays = await bookAll(walk, dice, count, special);
    const happenings: Happening[] = [];
    for (const stay of stays) {
      const { body } = await stay.browser.get<Reservation>(`/reservations/${stay.code}`);
      happenings.push(...plan(walk, stay, body.startDate, dice));
    }
    for (const { at, run } of happenings.toSorted((a, b) => a.at - b.at)) {
      await moveTo(world, at);
      await run();
    }
    await world.settle();
    await checkAlways(world.database.db);
    await checkAtRest(world.database.db, world.sandbox.stripe);
    const { counts, differences } = walk.checks;
    return { seed, from, stays: stays.length, counts, differences };
  } finally {
    await world.close();
  }
}
