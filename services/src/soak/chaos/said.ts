/** Whether a log says which part is broken: what somebody who is woken up has to go by. */
import { ChaosError } from './chaos-error.ts';
import type { Fault } from './fault.ts';
import type { Outcome } from './flows.ts';
import type { EventCounts } from './log-book.ts';
import type { ChaosWorld } from './world.ts';

export const findNew = (before: EventCounts, after: EventCounts): string[] =>
  [...after].filter(([event, count]) => count > (before.get(event) ?? 0)).map(([event]) => event);

/** An answer of 500: a fault has words of its own, and this is an error that nobody thought of. */
const NEVER = 'request_failed';

/** Throws when a log has an event that no fault explains. */
export function checkNever({ name }: Pick<Fault, 'name'>, said: readonly string[], tail: string): void {
  if (!said.includes(NEVER)) return;
  const line = tail.split('\n').findLast((each) => each.includes(`"event":"${NEVER}"`));
  throw new ChaosError(`During "${name}" a request ended with an error that nobody thought of: ${line ?? NEVER}`);
}

/** What guests do with a third party by themselves is in no log of ours. */
const OUTSIDE = /^The wallet /;
/** A guest met a failure of ours: the connection broke, or services or host said that they cannot. */
const isFailure = ({ result, detail }: Outcome): boolean =>
  !OUTSIDE.test(detail) && (result === 'broken' || (result === 'refused' && /^5/.test(detail)));

/** A browser that ended its own wait. */
const OWN_LIMIT = /Timeout \d+ms exceeded/;
/** There a browser asks the payment provider by itself. */
const AT_PROVIDER = /step=payment/;
/** The wait was for a third party, or, where the machine is busy, perhaps never came as far as to the broken part. */
const isOwnWait = ({ detail }: Outcome, isBusy: boolean): boolean =>
  OWN_LIMIT.test(detail) && (isBusy || AT_PROVIDER.test(detail));

type Told = Pick<Fault, 'name' | 'unharmed' | 'saidBy' | 'provoke'>;

/**
 * Throws when guests met failures that the fault explains, or it was provoked, and no log has an event that names what
 * is broken.
 * @param options.isBusy a busy machine also makes the database late, which is said then, and browsers wait in vain
 */
export function checkSaid(
  { name, unharmed, saidBy, provoke }: Told,
  outcomes: readonly Outcome[],
  said: readonly string[],
  { isBusy }: { isBusy: boolean },
): void {
  const met = outcomes.filter(
    (outcome) => !unharmed.includes(outcome.flow) && isFailure(outcome) && !isOwnWait(outcome, isBusy),
  );
  if (saidBy === undefined || !(provoke || met.length > 0)) return;
  const names = (event: string): boolean =>
    saidBy.test(event) || (isBusy && !provoke && event === 'storage_unavailable');
  if (!said.some(names))
    throw new ChaosError(
      `Guests met "${name}" and no log says which part it is (${saidBy.source}): ${said.join(' ') || 'nothing was logged'}\nThey met: ${met.map(({ flow, detail }) => `${flow}: ${detail.slice(0, 200)}`).join('; ')}`,
    );
}

/**
 * Asks for what is broken until a log names it, or the time is over: a loop is ended after seconds of processor time,
 * which a busy machine gives late.
 */
export async function provokeUntilSaid(
  { saidBy, provoke }: Told,
  world: ChaosWorld,
  before: EventCounts,
  limitMs: () => number,
): Promise<void> {
  const begun = performance.now();
  while (
    provoke &&
    performance.now() - begun < limitMs() &&
    !findNew(before, world.log.events()).some((event) => saidBy?.test(event))
  )
    await provoke(world).catch(() => undefined);
}
