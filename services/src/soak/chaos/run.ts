/** A campaign: one fault after the other while guests go on, and after each a look at what must be true. */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkAlways, checkAtRest, type Books } from '../invariants.ts';
import { dice } from '../random.ts';
import type { DatabaseKind } from '../../testing/databases.ts';
import { faultsOf, pairOf, type Fault, type Flow } from './faults.ts';
import { Guests, type Outcome } from './guests.ts';
import { startChaosWorld, type ChaosWorld } from './world.ts';

export type ChaosOptions = {
  kind: DatabaseKind;
  seed: number;
  steps: number;
  /** Milliseconds until everything works again after a fault. */
  recoveryMs: number;
  /** Only faults with one of these in their name, with commas between. */
  only?: string;
  onStep?: (step: { step: number; fault: string; outcomes: Record<string, number>; recoveryMs: number }) => void;
};
export type ChaosResult = { steps: number; slowestRecoveryMs: number; booked: number; cancelled: number; books: Books };

export class ChaosError extends Error {
  override name = 'ChaosError';
}

const FLOWS: readonly Flow[] = ['home', 'listing', 'calendar', 'quote', 'book', 'book', 'book', 'cancel'];
/** Part of the later steps in which two things break at once. */
const PAIRS = 0.4;
/** How often the end of a campaign looks whether every stay is decided. */
const LOOK_MS = 2_000;

/** Returns milliseconds since `begun` when services say that all their parts work. */
async function recovered({ url }: ChaosWorld, begun: number, limitMs: number, fault: Fault): Promise<number> {
  let last = 'no answer';
  while (performance.now() - begun < limitMs) {
    try {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) });
      if (answer.ok) return Math.round(performance.now() - begun);
      last = await answer.text();
    } catch (error) {
      last = String(error);
    }
    await sleep(100);
  }
  throw new ChaosError(`After "${fault.name}" not everything works within ${limitMs} ms: ${last}`);
}

/** Throws when a flow that does not need the broken part did not work. */
function checkUnharmed(fault: Fault, outcomes: readonly Outcome[]): void {
  for (const { flow, result, detail } of outcomes)
    if (fault.unharmed.includes(flow) && result !== 'done' && detail !== 'no home is left')
      throw new ChaosError(`"${flow}" does not need what "${fault.name}" breaks, and ended with: ${result}, ${detail}`);
}

/** What guests were told is in the books; nothing is booked or charged twice. */
async function checkBooks(world: ChaosWorld, guests: Guests, limitMs: number): Promise<Books> {
  await guests.settle();
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      return await world.lookAtBooks(async (db) => {
        await checkAlways(db);
        const rows = await db.selectFrom('stays').select(['code', 'status']).execute();
        const states = new Map(rows.map(({ code, status }) => [code, status]));
        for (const code of guests.booked.keys()) {
          const state = states.get(code);
          if (state !== 'confirmed' && state !== 'cancelled')
            throw new ChaosError(`A guest was told that ${code} is theirs, and it is ${state ?? 'not there'}.`);
          if (guests.cancelled.has(code) && state !== 'cancelled')
            throw new ChaosError(`A guest was told that ${code} is cancelled, and it is ${state}.`);
        }
        return checkAtRest(db, world.sandbox.stripe);
      });
    } catch (error) {
      // Stays without an answer are decided within half a minute; what a guest was told is true at once.
      if (error instanceof ChaosError || Date.now() > until) throw error;
      await sleep(LOOK_MS);
    }
  }
}

export async function runChaos({
  kind,
  seed,
  steps,
  recoveryMs,
  only = '',
  onStep,
}: ChaosOptions): Promise<ChaosResult> {
  const roll = dice(seed);
  const world = await startChaosWorld(kind);
  const guests = new Guests(world.url, world.offers, roll);
  const faults = faultsOf(world).filter(({ name }) => only.split(',').some((part) => name.includes(part)));
  let slowestRecoveryMs = 0;
  try {
    for (let step = 1; step <= steps; step += 1) {
      // Each fault once, alone, before any comes twice.
      const one = step <= faults.length ? faults[(step - 1 + seed) % faults.length] : roll.pick(faults);
      const other = step > faults.length && roll.chance(PAIRS) ? roll.pick(faults) : undefined;
      const fault = one && other && one.part !== other.part ? pairOf(one, other) : one;
      if (!fault) throw new ChaosError('There is nothing to break.');
      const actions = Array.from({ length: roll.int(4, 8) }, () => roll.pick(FLOWS) ?? 'home');
      const under = actions.map((flow) => guests.act(flow));
      await sleep(roll.int(0, 60));
      await fault.begin(world);
      const during = [...FLOWS.slice(0, 4), ...actions].map((flow) => guests.act(flow));
      await sleep(roll.int(300, 2_500));
      // Slow is not broken: those who need the part too may wait for it.
      if (fault.unharmed.length > 0) checkUnharmed(fault, await Promise.all(during));
      const ended = performance.now();
      await fault.end(world);
      const took = await recovered(world, ended, recoveryMs, fault);
      const outcomes = await Promise.all([...under, ...during]);
      const broken = outcomes.find(({ detail }) => detail.includes('without words'));
      if (broken) throw new ChaosError(`During "${fault.name}" an answer had no words: ${broken.detail}`);
      const after = await guests.act('book');
      if (after.result !== 'done' && after.detail !== 'no home is left')
        throw new ChaosError(`After "${fault.name}" nobody can book: ${after.detail}`);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, took);
      const counts = Object.groupBy(outcomes, ({ result }) => result);
      onStep?.({
        step,
        fault: fault.name,
        recoveryMs: took,
        outcomes: Object.fromEntries(Object.entries(counts).map(([result, each]) => [result, each.length])),
      });
    }
    const books = await checkBooks(world, guests, recoveryMs * 2);
    return { steps, slowestRecoveryMs, booked: guests.booked.size, cancelled: guests.cancelled.size, books };
  } catch (error) {
    const lines = world.services().log().trim().split('\n').slice(-15).join('\n');
    throw new ChaosError(`${error instanceof Error ? error.message : String(error)}\nThe log ends with:\n${lines}`, {
      cause: error,
    });
  } finally {
    await world.close();
  }
}
