/**
 * The model-based test of bookings (BOOK-4, BOOK-5, BOOK-7, BOOK-12): random steps with a seed against the real
 * services on a real database and the sandbox's Stripe, and after them the rules that must hold whatever happened.
 */
import type { DatabaseKind } from '../testing/databases.ts';
import { Soak } from './actions.ts';
import { checkAlways, checkAtRest, type Books } from './invariants.ts';
import { dice } from './random.ts';
import { startSoakWorld } from './world.ts';

export type SoakOptions = {
  kind: DatabaseKind;
  steps: number;
  seed: number;
  onProgress?: (step: number, books: Books) => void;
  /** Whether what happened proves enough. Until it does the run goes on, to three times its steps. */
  enough?: (words: Record<string, number>) => boolean;
};
export type SoakResult = { steps: number; seed: number; words: Record<string, number>; books: Books };

type ActionName =
  | 'quote'
  | 'reserve'
  | 'retry'
  | 'rush'
  | 'answerChallenge'
  | 'cancel'
  | 'change'
  | 'retryChange'
  | 'webhook'
  | 'charge'
  | 'pass'
  | 'reprice'
  | 'recover';
const ACTIONS: readonly (readonly [ActionName, number])[] = [
  ['quote', 28],
  ['reserve', 26],
  ['retry', 9],
  ['rush', 5],
  ['answerChallenge', 4],
  ['cancel', 7],
  ['change', 14],
  ['retryChange', 4],
  ['webhook', 8],
  ['charge', 4],
  ['pass', 5],
  ['reprice', 2],
  ['recover', 5],
];
/** Steps between two looks at the books. */
const REST_EVERY = 100;
const TRACE = 40;

/** Thrown with the seed, the step and what led there. */
export class SoakFailedError extends Error {
  override name = 'SoakFailedError';
}

export async function soak({ kind, steps, seed, onProgress, enough = () => true }: SoakOptions): Promise<SoakResult> {
  const world = await startSoakWorld(kind);
  const run = new Soak(world, dice(seed));
  const words: Record<string, number> = {};
  const trace: string[] = [];
  let step = 0;
  let last = steps;
  try {
    let books = await checkAtRest(world.db, world.stripe);
    for (step = 1; step <= last; step += 1) {
      const name = run.dice.weighted(ACTIONS);
      const word = await run[name]();
      trace.push(`${step} ${name}: ${word}`);
      if (trace.length > TRACE) trace.shift();
      const counted =
        name === 'reserve' || name === 'retry' || name === 'retryChange' ? `${name} ${word.split(' ')[0]}` : name;
      if (name === 'change' && word.includes('changed')) words['changed'] = (words['changed'] ?? 0) + 1;
      words[counted] = (words[counted] ?? 0) + 1;
      await checkAlways(world.db);
      if (step === last && last < 3 * steps && !enough(words)) last += REST_EVERY;
      if (step % REST_EVERY !== 0 && step !== last) continue;
      await run.rest();
      await checkAlways(world.db);
      books = await checkAtRest(world.db, world.stripe);
      await checkAcknowledged(run);
      onProgress?.(step, books);
    }
    return { steps: last, seed, words, books };
  } catch (error) {
    throw new SoakFailedError(
      `seed ${seed}, step ${step}, on ${kind}: ${error instanceof Error ? error.message : String(error)}\n${trace.join('\n')}`,
      { cause: error },
    );
  } finally {
    await world.close();
  }
}

/** No guest who was told "booked" is without a stay, unless it was cancelled since. */
async function checkAcknowledged({ world, state }: Soak): Promise<void> {
  const codes = [...state.acknowledged];
  if (codes.length === 0) return;
  const kept = await world.db
    .selectFrom('stays')
    .select('code')
    .where('code', 'in', codes)
    .where('status', 'in', ['confirmed', 'cancelled'])
    .execute();
  if (kept.length !== codes.length)
    throw new Error(
      `Acknowledged stays are lost: ${codes.filter((code) => !kept.some((stay) => stay.code === code)).join(', ')}`,
    );
}
