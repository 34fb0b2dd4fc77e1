/** A campaign: one fault after the other while guests go on, and after each a look at what must be true. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/schema.ts';
import { checkAlways, checkAtRest, type Books } from '../invariants.ts';
import { dice } from '../random.ts';
import type { DatabaseKind } from '../../testing/databases.ts';
import { watchCalm } from '../calm.ts';
import { startBrowserGuests } from './browser.ts';
import type { Fault } from './fault.ts';
import { getFaults, getPair } from './faults.ts';
import { BROWSER_FLOWS, type Flow } from './flows.ts';
import { Guests } from './guests.ts';
import { checkSaid, countEvents, findNew, provokeUntilSaid } from './said.ts';
import { ChaosError } from './chaos-error.ts';
import { act, BUSY, checkUnharmed, MOST_BUSY, recovered, type Stage } from './judge.ts';
import { getPlan, type Step } from './plan.ts';
import { judgeRests, latestStep, leftAt, type RestsEnded } from './rests.ts';
import { startChaosWorld } from './world.ts';

export type ChaosOptions = {
  kind: DatabaseKind;
  seed: number;
  steps: number;
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
};
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
/** How often the end of a campaign looks whether every stay is decided. */
const LOOK_MS = 2_000;
const NOTHING: Pick<Fault, 'name' | 'unharmed'> = { name: 'nothing', unharmed: BROWSER_FLOWS };
/** One of so many offered stays is for guests with a browser alone. */
const IN_BROWSERS = 8;
/** Declined charges of a stay, its release, and one more. */
const MOST_JUMPS = 8;

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

/** What guests were told is in the books; nothing is booked or charged twice. */
async function checkBooks(stage: Stage, limitMs: number): Promise<Pick<ChaosResult, 'books' | 'rests'>> {
  const { world, guests } = stage;
  await guests.settle();
  await endRests(stage, limitMs);
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      return await world.lookAtBooks(async (db) => {
        await checkAlways(db);
        const rows = await db.selectFrom('stays').select(['code', 'status']).execute();
        const states = new Map(rows.map(({ code, status }) => [code, status]));
        for (const code of [...guests.booked.keys(), ...(stage.browser?.booked ?? [])]) {
          const state = states.get(code);
          if (state !== 'confirmed' && state !== 'cancelled')
            throw new ChaosError(`A guest was told that ${code} is theirs, and it is ${state ?? 'not there'}.`);
          if (guests.cancelled.has(code) && state !== 'cancelled')
            throw new ChaosError(`A guest was told that ${code} is cancelled, and it is ${state}.`);
        }
        const lost = await guests.savers.findLost(db);
        if (lost.length > 0)
          throw new ChaosError(`Guests were told that these are saved, and they are not there: ${lost}`);
        const unsent = await findLostMails(db, [...guests.booked.keys()]);
        if (unsent.length > 0) throw new ChaosError(`Of these stays no mail was sent and none waits: ${unsent}`);
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

/** Plays one step of the plan. */
async function play(
  stage: Stage,
  fault: Fault,
  { under, beforeMs, duringMs, browser: inBrowsers }: Step,
): Promise<Omit<StepReport, 'step'>> {
  const { world, calm } = stage;
  const started = performance.now();
  const heard = countEvents(world.log());
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
  const said = findNew(heard, countEvents(world.log()));
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
      const report = await play(stage, getFault(faults, step.faults), step);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, report.recoveryMs);
      excused += report.recoveryMs > recoveryMs ? 1 : 0;
      played = index + 1;
      onStep?.({ step: played, ...report });
    }
    const ended = await checkBooks(stage, recoveryMs * 2);
    const booked = guests.booked.size + (browser?.booked.size ?? 0);
    return { steps: played, slowestRecoveryMs, excused, booked, cancelled: guests.cancelled.size, ...ended };
  } catch (error) {
    const lines = world.services().log().trim().split('\n').slice(-15).join('\n');
    throw new ChaosError(`${error instanceof Error ? error.message : String(error)}\nThe log ends with:\n${lines}`, {
      cause: error,
    });
  } finally {
    browser?.close();
    await calm.close();
    await world.close();
  }
}
