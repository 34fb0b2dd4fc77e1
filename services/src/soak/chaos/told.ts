/** What guests of a campaign were told, and what the books say: now and then while it goes on, and in the end. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/schema.ts';
import { checkAlways, checkAtRest, type Books } from '../invariants.ts';
import { ChaosError } from './chaos-error.ts';
import { MOST_BUSY, type Stage } from './judge.ts';
import { judgeRests, latestStep, leftAt, type RestsEnded } from './rests.ts';

/** How often the end of a campaign looks whether every stay is decided. */
const LOOK_MS = 2_000;
/** Declined charges of a stay, its release, and one more. */
const MOST_JUMPS = 8;

/** Booked stays whose confirmation is neither sent nor waiting to be. */
async function findLostMails(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('mail_outbox')
    .select('stay_code')
    .where('kind', '=', 'confirmation')
    .where('stay_code', 'in', codes)
    .execute();
  const there = new Set(rows.map((row) => row.stay_code));
  return codes.filter((code) => !there.has(code));
}

/**
 * Throws when something that a guest was told is not so, or nights or codes are given twice: true at every moment,
 * whatever is under way.
 */
async function checkTold({ guests, browser }: Stage, db: Db): Promise<void> {
  await checkAlways(db);
  // Before the rows are read: what somebody is told while they are may not be among them.
  const [booked, cancelled] = [[...guests.booked.keys(), ...(browser?.booked ?? [])], new Set(guests.cancelled)];
  const rows = await db.selectFrom('stays').select(['code', 'status']).execute();
  const states = new Map(rows.map(({ code, status }) => [code, status]));
  for (const code of booked) {
    const state = states.get(code);
    if (state !== 'confirmed' && state !== 'cancelled')
      throw new ChaosError(`A guest was told that ${code} is theirs, and it is ${state ?? 'not there'}.`);
    if (cancelled.has(code) && state !== 'cancelled')
      throw new ChaosError(`A guest was told that ${code} is cancelled, and it is ${state}.`);
  }
  const lost = await guests.savers.findLost(db);
  if (lost.length > 0) throw new ChaosError(`Guests were told that these are saved, and they are not there: ${lost}`);
  const unsent = await findLostMails(db, [...guests.booked.keys()]);
  if (unsent.length > 0) throw new ChaosError(`Of these stays no mail was sent and none waits: ${unsent}`);
}

/** Looks at what must be true while the campaign goes on, so that a failure is found soon after the step that made it. */
export const lookBetween = (stage: Stage): Promise<void> => stage.world.lookAtBooks((db) => checkTold(stage, db));

/**
 * Lets the days come on which rests are charged, until nothing is to come any more: each is paid then, or its stay is
 * over.
 */
async function endRests({ world: { time, lookAtBooks }, calm }: Stage, limitMs: number): Promise<void> {
  for (let jumps = 0; jumps < MOST_JUMPS; jumps += 1) {
    const last = await lookAtBooks(latestStep);
    if (last === null) break;
    await time.moveTo(last);
    const begun = Date.now();
    let left = await lookAtBooks((db) => leftAt(db, last));
    while (left.length > 0) {
      const busy = Math.max(1, Math.min(calm.factor(), MOST_BUSY));
      if (Date.now() - begun > limitMs * busy)
        throw new ChaosError(
          `What was due at ${last.toISOString()} is not done after ${limitMs / 1_000} s (the machine is ${busy.toFixed(1)} times slower than calm): ${left.join(' ')}`,
        );
      await sleep(LOOK_MS);
      left = await lookAtBooks((db) => leftAt(db, last));
    }
  }
  await time.goBack();
}

/** What guests were told is in the books; nothing is booked or charged twice. */
export async function checkBooks(stage: Stage, limitMs: number): Promise<{ books: Books; rests: RestsEnded }> {
  const { world, guests } = stage;
  await guests.settle();
  await endRests(stage, limitMs);
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      return await world.lookAtBooks(async (db) => {
        await checkTold(stage, db);
        const books = await checkAtRest(db, world.sandbox.stripe);
        return { books, rests: await judgeRests(db, guests.rests, (sentence) => new ChaosError(sentence)) };
      });
    } catch (error) {
      // Stays without an answer are decided within half a minute; what a guest was told is true at once.
      if (error instanceof ChaosError || Date.now() > until) throw error;
      await sleep(LOOK_MS);
    }
  }
}
