/**
 * Looks after versions that are on their way (PLAT-3): asks the hosts what their pages said, and gives the next share
 * or takes the version back. It keeps what it knows beside the registry, so that another process goes on where this one
 * ended.
 */
import type { Environment } from '@roost/shared/contracts/registry';
import { shareTraffic } from '../registry/model.ts';
import { nextStep, getRollouts } from '../registry/rollout.ts';
import type { Rollout } from '../registry/rollout.ts';
import { readNewest, StaleRevision, updateRegistry } from '../registry/store.ts';
import { tellOwner } from '../registry/tell-owner.ts';
import { decide, noProgress, NOTHING_SEEN, withLed, withSeen } from './decide.ts';
import type { Decision, Led, Seen } from './decide.ts';
import type { HealthBucket } from './host-health.ts';
import { getProgressName, lookAtEach, readProgress, retire, writeProgress } from './kept-progress.ts';
import type { Kept } from './kept-progress.ts';
import { addCounts } from './trend.ts';

export type ControllerOptions = {
  directory: string;
  dataDir: string;
  /** What the pages of the hosts said, in spans of ten seconds that are over. */
  health: (environment: Environment) => Promise<readonly HealthBucket[]>;
  log: (event: string, fields: Record<string, string | number>) => void;
  now?: () => number;
  /** Milliseconds that this process has run: unlike `now`, nobody sets it. */
  uptime?: () => number;
};

/** Milliseconds from the beginning of a span until every host has told it. */
const SETTLED_MS = 50_000;
/** And until its pages had their time to lead to something. */
const LED_MS = 340_000;
const sum = (spans: readonly HealthBucket[], remote: string, version: string): Seen =>
  spans
    .filter((span) => span.remote === remote && span.version === version)
    .reduce(
      (all, { sent, heard, failed, measured, slow, kinds: more, times }) => ({
        sent: all.sent + sent,
        heard: all.heard + heard,
        failed: all.failed + failed,
        measured: all.measured + measured,
        slow: all.slow + slow,
        kinds: addCounts(all.kinds, more),
        times: addCounts(all.times, times),
      }),
      NOTHING_SEEN,
    );

const sumLed = (spans: readonly HealthBucket[], remote: string, version: string): Led =>
  spans
    .filter((span) => span.remote === remote && span.version === version)
    .reduce((all, { tried, reached }) => ({ tried: all.tried + tried, reached: all.reached + reached }), {
      tried: 0,
      reached: 0,
    });

/** Beginnings of the spans that are not counted yet. */
const startsAfter = (spans: readonly HealthBucket[], until: number): number[] =>
  [...new Set(spans.map(({ at }) => at))].filter((at) => at > until).sort((a, b) => a - b);

/**
 * Adds each span as a block of its own, once its pages have said what they had to say. @param age of a span at this
 * time
 */
function count(
  kept: Kept,
  spans: readonly HealthBucket[],
  age: (span: HealthBucket) => number,
  [remote, version, normal]: readonly [string, string, string],
): Kept {
  let { progress, until, ledUntil } = kept;
  const settled = spans.filter((span) => age(span) >= SETTLED_MS);
  for (const at of startsAfter(settled, until)) {
    const block = settled.filter((span) => span.at === at);
    progress = withSeen(progress, sum(block, remote, version), sum(block, remote, normal), at);
    until = at;
  }
  const led = spans.filter((span) => age(span) >= LED_MS);
  for (const at of startsAfter(led, ledUntil)) {
    const block = led.filter((span) => span.at === at);
    progress = withLed(progress, sumLed(block, remote, version), sumLed(block, remote, normal));
    ledUntil = at;
  }
  return { ...kept, until, ledUntil, progress };
}

/**
 * Most milliseconds that a step grows older by from one look to the next. Of time without looks, or in which another
 * process ended, nobody knows more than what the clock says, and that may have been set.
 */
const MOST_BETWEEN_MS = 60_000;
const ageBy = (ms: number): number => Math.max(0, Math.min(MOST_BETWEEN_MS, ms));

/** What is counted until a time that is still to come, because the clock was set back, would hide all pages till then. */
const notAhead = (kept: Kept, now: number): Kept => ({
  ...kept,
  until: Math.min(kept.until, now),
  ledUntil: Math.min(kept.ledUntil, now),
});

/** What passed since this process looked last; by how much the clock was set meanwhile. */
type Since = { passed: number; set: number };

/** Where a rollout is at this look: a step that is new begins anew, and its pages are compared with what is known. */
function atThisLook(last: Kept | undefined, since: string, now: number, own: Since | null): Kept {
  const begun = Date.parse(since);
  const isKnown = last !== undefined && last.endedAt === undefined;
  const kept = isKnown ? last : { until: begun, ledUntil: begun, lookedAt: begun, progress: noProgress(since) };
  const { until, ledUntil, lookedAt = now, progress } = kept;
  // Spans are told by the clock here: after it was set, also those that were counted.
  const set = isKnown ? (own?.set ?? 0) : 0;
  const lastedMs = progress.lastedMs + ageBy(isKnown && own ? own.passed : now - lookedAt);
  return notAhead(
    {
      until: until + set,
      ledUntil: ledUntil + set,
      lookedAt: now,
      progress: progress.since === since ? { ...progress, lastedMs } : { ...progress, since, loads: 0, lastedMs: 0 },
    },
    now,
  );
}

/** What a decision to go on or back is in words, and the share that the version gets. */
function describe(decision: Decision, rollout: Rollout, { loads }: Kept['progress']) {
  const isBack = decision.do === 'back';
  const percent = isBack ? 0 : (rollout.steps[rollout.step + 1] ?? 100);
  const reason = isBack
    ? decision.why
    : `${loads} pages at ${rollout.steps[rollout.step]} % without a sign of more failures`;
  const message = isBack ? `It was taken back by itself: ${reason}` : `${percent} % of visitors get it now: ${reason}`;
  return { isBack, percent, reason, message };
}

/** Returns a function that looks once at every rollout. It never rejects. */
export function createController({
  directory,
  dataDir,
  health,
  log,
  now = Date.now,
  uptime = () => performance.now(),
}: ControllerOptions) {
  const say = (problem: string): void => log('owner_not_told', { problem });

  async function act(
    environment: Environment,
    { remote, version, normal, rollout }: ReturnType<typeof getRollouts>[number],
    { progress }: Kept,
    expected: number,
  ): Promise<void> {
    const decision = decide(rollout, progress);
    if (decision.do === 'wait') return;
    const { isBack, percent, reason, message } = describe(decision, rollout, progress);
    const after = await updateRegistry(
      directory,
      (registry) =>
        isBack
          ? shareTraffic(registry, remote, version, 0)
          : nextStep(registry, remote, version, new Date(now()).toISOString()),
      { environment, expected, note: { who: 'the rollout itself', action: isBack ? 'rollback' : 'next step', reason } },
    );
    log(isBack ? 'rollout_back' : 'rollout_step', { environment, remote, version, percent, reason });
    const event = isBack ? 'remote_rolled_back' : 'remote_rollout_step';
    await tellOwner(after, { event, remote, version, message, instead: isBack ? normal : null }, say);
  }

  async function look(
    environment: Environment,
    known: Record<string, Kept>,
    own: Since | null,
  ): Promise<Record<string, Kept>> {
    const next: Record<string, Kept> = {};
    // Where there is an object storage, another machine may have let a share grow.
    const registry = await readNewest(directory, environment);
    const rollouts = getRollouts(registry);
    const names = rollouts.map(({ remote, version }) => getProgressName(environment, remote, version));
    Object.assign(next, retire(known, { environment, running: names, now: now() }));
    if (rollouts.length === 0) return next;
    // A little later than hosts tell them: then all hosts have told theirs.
    const spans = await health(environment);
    for (const one of rollouts) {
      const { remote, version, normal, rollout } = one;
      const name = getProgressName(environment, remote, version);
      const current = atThisLook(known[name], rollout.since, now(), own);
      next[name] = count(current, spans, ({ at }) => now() - at, [remote, version, normal]);
      await act(environment, one, next[name], registry.revision).catch((error: unknown) => {
        // Somebody else changed something since: seen with the next look.
        if (!(error instanceof StaleRevision)) log('rollout_failed', { remote, version, error: String(error) });
      });
    }
    return next;
  }

  let last: { wall: number; up: number } | null = null;
  return async (): Promise<void> => {
    try {
      const [wall, up] = [now(), uptime()];
      const passed = last && up - last.up;
      const own = last && passed !== null ? { passed, set: wall - last.wall - passed } : null;
      const known = await readProgress(dataDir);
      const all = await lookAtEach((environment) => look(environment, known, own), known, log);
      await writeProgress(dataDir, all, known);
      last = { wall, up };
    } catch (error) {
      log('rollout_failed', { error: String(error) });
    }
  };
}

/**
 * Milliseconds between two looks: a span is told whole after fifty seconds, and a sign in it is acted on within a
 * minute of its beginning.
 */
const LOOK_MS = 5_000;

/** Looks every five seconds, one look at a time. @returns a function that ends it */
export function startController(options: ControllerOptions): () => void {
  const look = createController(options);
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const again = (): void => {
    timer = setTimeout(() => {
      void look().finally(() => {
        if (!ended) again();
      });
    }, LOOK_MS).unref();
  };
  again();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
