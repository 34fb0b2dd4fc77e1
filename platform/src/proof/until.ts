/** Waiting on a condition. */
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';

const PAUSE_MS = 100;

/**
 * Asks again until the answer is yes. A question that throws is a no.
 * @returns milliseconds until it was yes
 * @throws Failure that names what was waited for
 */
export async function until(question: () => Promise<boolean>, limitMs: number, what: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if (await question().catch(() => false)) return performance.now() - begun;
    if (performance.now() - begun > limitMs) throw new Failure(`Waited ${Math.round(limitMs / 1000)} s for ${what}.`);
    await pause(PAUSE_MS);
  }
}
