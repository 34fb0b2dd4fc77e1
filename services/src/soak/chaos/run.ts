/** A campaign: one fault after the other while guests go on, and after each a look at what must be true. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from '../invariants.ts';
import { dice } from '../random.ts';
import type { DatabaseKind } from '../../testing/databases.ts';
import { watchCalm } from '../calm.ts';
import { startBrowserGuests } from './browser.ts';
import type { Fault } from './fault.ts';
import { getFaults, getPair } from './faults.ts';
import { BROWSER_FLOWS, type Flow } from './flows.ts';
import { Guests } from './guests.ts';
import { checkNever, checkSaid, findNew, provokeUntilSaid } from './said.ts';
import { ChaosError } from './chaos-error.ts';
import { act, BUSY, checkUnharmed, MOST_BUSY, recovered, type Stage } from './judge.ts';
import { getPlan, type Step } from './plan.ts';
import type { RestsEnded } from './rests.ts';
import { readMemory } from './memory.ts';
import { checkBooks, lookBetween } from './told.ts';
import { startChaosWorld } from './world.ts';

export type ChaosOptions = {
  kind: DatabaseKind;
  seed: number;
  /** The last step of the plan that is played. */
  steps: number;
  /** The first one: the steps before it are left out, so that a late failure is seen again soon. */
  from?: number | undefined;
  /** Milliseconds after which no further step begins; the books are looked at all the same. */
  longestMs?: number | undefined;
  /** Milliseconds until everything works again after a fault, on a machine that does nothing else. */
  recoveryMs: number;
  /** Only faults with one of these in their name, with commas between. */
  only?: string;
  /** Data directory with published remotes: then the host is there, and breaks too. */
  published?: string | undefined;
  /** Script of the guests with a browser; without it nobody has one. */
  browserGuest?: string | undefined;
  onStep?: (step: StepReport) => void;
  /** The books were looked at between two steps, and are right. */
  onLook?: (look: LookReport) => void;
};
/** What there is by now, and how much memory each process has, in MB: a campaign of a night grows in neither. */
export type LookReport = { step: number; booked: number; cancelled: number; memoryMb: Record<string, number> };
export type StepReport = {
  step: number;
  fault: string;
  outcomes: Record<string, number>;
  /** Events of logs since it began, that logs did not have as often before. */
  said: readonly string[];
  /** What did not work, and how it was said. */
  failed: readonly string[];
  /**
   * Milliseconds of the whole step, and how much of it was waited for flows that ended after everything worked again.
   */
  tookMs: number;
  waitedMs: number;
  recoveryMs: number;
  /** How many times longer than its processor time work took on this machine meanwhile (`../calm.ts`). */
  busy: number;
  /** Flows that did not end in time on a busy machine, and did when they were asked again. */
  again: number;
};
export type ChaosResult = {
  steps: number;
  slowestRecoveryMs: number;
  /** Steps that took longer than `recoveryMs` by the clock, and less by what the busy machine gave. */
  excused: number;
  booked: number;
  cancelled: number;
  /** What became of stays that were agreed in two payments. */
  rests: RestsEnded;
  books: Books;
};

/** What guests ask for while something is broken, so that each flow that must go on is tried. */
const ALWAYS: readonly Flow[] = ['home', 'listing', 'calendar', 'quote'];
const PAGE: readonly Flow[] = ['page'];
/** What works again when it is over. */
const AFTERWARDS: readonly Flow[] = ['book', 'look'];
const NOTHING: Pick<Fault, 'name' | 'unharmed'> = { name: 'nothing', unharmed: BROWSER_FLOWS };
/** One of so many offered stays is for guests with a browser alone. */
const IN_BROWSERS = 8;
/** After so many steps the books are looked at; the embedded database has to be stopped for that. */
const LOOK_EVERY = { postgresql: 25, pglite: 100 } as const;

/** Plays one step of the plan. */
async function play(
  stage: Stage,
  fault: Fault,
  { under, beforeMs, duringMs, browser: inBrowsers }: Step,
): Promise<Omit<StepReport, 'step'>> {
  const { world, calm } = stage;
  const started = performance.now();
  const heard = world.log.events();
  const hasBrowser = stage.browser !== null && inBrowsers;
  stage.guests.savers.waitForMails(fault.unharmed.includes('signin'));
  const before = under.map((flow) => act(stage, flow));
  await sleep(beforeMs);
  await fault.begin(world);
  const asked = [...ALWAYS, ...(world.site ? PAGE : []), ...(hasBrowser ? BROWSER_FLOWS : []), ...under];
  const during = asked.map((flow) => act(stage, flow));
  // Nobody meets it any more once everybody is done.
  await (fault.leastMs ? sleep(fault.leastMs) : Promise.race([sleep(duringMs), Promise.all([...before, ...during])]));
  await provokeUntilSaid(fault, world, heard, () => stage.recoveryMs * Math.max(1, Math.min(calm.factor(), MOST_BUSY)));
  // Slow is not broken: those who need the part too may wait for it.
  const unharmed = await Promise.all(during.filter((_, index) => fault.unharmed.includes(asked[index] ?? 'book')));
  const again = await checkUnharmed(stage, fault, unharmed);
  const ended = performance.now();
  await fault.end(world);
  const took = await recovered(stage, ended, fault);
  const waited = performance.now();
  const outcomes = await Promise.all([...before, ...during]);
  const waitedMs = Math.round(performance.now() - waited);
  const broken = outcomes.find(({ result, detail }) => result === 'wrong' || detail.includes('without words'));
  if (broken) throw new ChaosError(`During "${fault.name}" "${broken.flow}" met what must never be: ${broken.detail}`);
  const over: Fault = { ...fault, name: `${fault.name}, which is over,`, unharmed: AFTERWARDS };
  await Promise.all(
    (hasBrowser ? AFTERWARDS : (['book'] as const)).map(async (flow) =>
      checkUnharmed(stage, over, [await act(stage, flow)]),
    ),
  );
  const said = findNew(heard, world.log.events());
  checkNever(fault, said, world.log.tail());
  checkSaid(fault, outcomes, said, { isBusy: calm.factor() >= BUSY });
  const counts = Object.groupBy(outcomes, ({ result }) => result);
  return {
    fault: fault.name,
    said,
    recoveryMs: took,
    tookMs: Math.round(performance.now() - started),
    waitedMs,
    busy: Math.round(calm.factor() * 10) / 10,
    again,
    outcomes: Object.fromEntries(Object.entries(counts).map(([result, each]) => [result, each.length])),
    failed: [
      ...new Set(outcomes.flatMap(({ flow, result, detail }) => (result === 'done' ? [] : [`${flow}: ${detail}`]))),
    ],
  };
}

/** The faults of a step, by name. */
function getFault(faults: readonly Fault[], names: readonly string[]): Fault {
  const [one, other] = names.map((name) => faults.find((fault) => fault.name === name));
  if (!one) throw new ChaosError('There is nothing to break.');
  return other ? getPair(one, other) : one;
}

/** The plan of a campaign, which depends on nothing but what is given here. */
export function planFor({ kind, seed, steps, only = '', published }: Omit<ChaosOptions, 'recoveryMs'>): Step[] {
  const site = published !== undefined;
  const faults = getFaults({ kind, site }).filter(({ name }) => only.split(',').some((part) => name.includes(part)));
  return getPlan(seed, steps, faults, site);
}

export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { kind, seed, recoveryMs, published, browserGuest, onStep } = options;
  const world = await startChaosWorld(kind, published);
  const calm = watchCalm();
  // Their chance is their own: when an answer comes is no part of the plan.
  const outside = { mails: world.sandbox.mails, walletCard: world.sandbox.walletCard };
  const site = world.site?.url;
  const isTheirs = (_: unknown, index: number): boolean => index % IN_BROWSERS === 0;
  const others = world.offers.filter((offer, index) => !isTheirs(offer, index));
  const guests = new Guests(world.url, others, dice(seed + 1), outside, site);
  const browser =
    browserGuest && site ? await startBrowserGuests(browserGuest, site, world.offers.filter(isTheirs)) : null;
  const stage: Stage = { world, guests, browser, calm, recoveryMs };
  const faults = getFaults(world);
  const until = Date.now() + (options.longestMs ?? Infinity);
  let played = 0;
  let slowestRecoveryMs = 0;
  let excused = 0;
  try {
    // Visitors were here before: what they asked for is kept where it may be kept.
    for (const flow of stage.browser ? BROWSER_FLOWS : [])
      await checkUnharmed(stage, NOTHING, [await act(stage, flow)]);
    for (const [index, step] of planFor(options).entries()) {
      if (Date.now() > until) break;
      if (index + 1 < (options.from ?? 1)) continue;
      const report = await play(stage, getFault(faults, step.faults), step);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, report.recoveryMs);
      excused += report.recoveryMs > recoveryMs ? 1 : 0;
      played += 1;
      onStep?.({ step: index + 1, ...report });
      if (played % LOOK_EVERY[kind] !== 0) continue;
      await lookBetween(stage);
      const { booked, cancelled } = guests;
      options.onLook?.({
        step: index + 1,
        booked: booked.size,
        cancelled: cancelled.size,
        memoryMb: readMemory(world.pids()),
      });
    }
    const ended = await checkBooks(stage, recoveryMs * 2);
    const booked = guests.booked.size + (browser?.booked.size ?? 0);
    return { steps: played, slowestRecoveryMs, excused, booked, cancelled: guests.cancelled.size, ...ended };
  } catch (error) {
    const lines = world.log.tail().trim().split('\n').slice(-15).join('\n');
    throw new ChaosError(`${error instanceof Error ? error.message : String(error)}\nThe log ends with:\n${lines}`, {
      cause: error,
    });
  } finally {
    browser?.close();
    await calm.close();
    await world.close();
  }
}
