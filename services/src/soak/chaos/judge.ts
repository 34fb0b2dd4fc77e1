/** What must be true after a fault: everything works again soon, and what did not need the broken part went on. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Calm } from '../calm.ts';
import type { BrowserGuests } from './browser.ts';
import { ChaosError } from './chaos-error.ts';
import type { Fault } from './fault.ts';
import type { Flow, Outcome } from './flows.ts';
import type { Guests } from './guests.ts';
import type { ChaosWorld } from './world.ts';

/** A machine is called busy from here on, and excuses this much at most. */
export const BUSY = 2;
export const MOST_BUSY = 6;
const MOST_AGAIN = 3;

/** What the campaign is played on. */
export type Stage = {
  world: ChaosWorld;
  guests: Guests;
  /** Null where there is no host, or no browser. */
  browser: BrowserGuests | null;
  calm: Calm;
  recoveryMs: number;
};

/** A guest does something: by requests, or in a browser. */
export function act({ guests, browser }: Stage, flow: Flow): Promise<Outcome> {
  if (flow !== 'look' && flow !== 'reserve') return guests.act(flow);
  return browser?.act(flow) ?? Promise.resolve({ flow, result: 'refused', detail: 'there is no browser' });
}

/** Says why not everything works; null when it does. */
async function whatIsBroken({ url, site }: ChaosWorld): Promise<string | null> {
  for (const address of [`${url}/healthz`, ...(site ? [`${site.url}/readyz`, `${site.url}/`] : [])]) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
      const text = await answer.text();
      if (!answer.ok) return `${new URL(address).pathname} ${answer.status}: ${text.slice(0, 300)}`;
    } catch (error) {
      return `${new URL(address).pathname}: ${String(error)}`;
    }
  }
  return null;
}

/**
 * Returns milliseconds since `begun` when everything works again. Waits longer only while the machine is busy, and says
 * so.
 */
export async function recovered({ world, calm, recoveryMs }: Stage, begun: number, fault: Fault): Promise<number> {
  let last = '';
  for (;;) {
    last = (await whatIsBroken(world)) ?? '';
    const took = performance.now() - begun;
    if (last === '') return Math.round(took);
    const busy = Math.min(calm.factor(), MOST_BUSY);
    if (took > recoveryMs * (busy < BUSY ? 1 : busy))
      throw new ChaosError(
        `After "${fault.name}" not everything works within ${Math.round(took)} ms (the machine is ${busy.toFixed(1)} times slower than calm): ${last}`,
      );
    await sleep(100);
  }
}

/**
 * Throws when a flow that does not need the broken part did not work. @returns how many had to be asked again because
 * the machine was busy
 */
export async function checkUnharmed(
  stage: Stage,
  fault: Pick<Fault, 'name' | 'unharmed'>,
  outcomes: readonly Outcome[],
): Promise<number> {
  const { calm } = stage;
  let again = 0;
  for (let outcome of outcomes.filter(({ flow }) => fault.unharmed.includes(flow))) {
    const isWell = (): boolean => outcome.result === 'done' || outcome.detail === 'no home is left';
    for (let tried = 0; !isWell() && tried < MOST_AGAIN && calm.factor() >= BUSY; tried += 1) {
      again += 1;
      outcome = await act(stage, outcome.flow);
    }
    if (!isWell())
      throw new ChaosError(
        `"${outcome.flow}" does not need what "${fault.name}" breaks, and ended with: ${outcome.result}, ${outcome.detail}`,
      );
  }
  return again;
}
