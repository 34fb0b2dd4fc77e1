/** Rollouts as they would go, many times over, with chance from a fixed seed. */
import { decide, noProgress, withLed, withSeen } from './decide.ts';
import type { Led, Seen } from './decide.ts';
import { addBlock, NO_EVIDENCE, strength } from './evidence.ts';

// Global names are slow to reach in a test.
const { ceil, floor, imul, log } = Math;
const STEPS = [1, 10, 50, 100];
const BLOCK_S = 10;
/** Spans until it is known what pages led to. */
const LED_BLOCKS = 34;

/** Numbers from 0 to 1 that are the same in each run. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of `loads` happen, each by itself: from one that happens to the next, which is quicker than one by one. */
function draw(loads: number, rate: number, random: () => number): number {
  if (rate <= 0) return 0;
  if (rate > 0.5) return loads - draw(loads, 1 - rate, random);
  let count = 0;
  const gap = log(1 - rate);
  for (let at = floor(log(1 - random()) / gap); at < loads; at += 1 + floor(log(1 - random()) / gap)) count += 1;
  return count;
}

type World = {
  loadsPerSecond: number;
  base: (second: number) => number;
  more: number;
  silent: number;
  moreSilent: number;
  slow: number;
  moreSlow: number;
  /**
   * Part of the pages that lead to a goal, what the new version keeps of it, and how many pages of one visitor end
   * alike.
   */
  goes: (second: number) => number;
  keeps: number;
  alike: number;
};
const HEALTHY: World = {
  ...{ loadsPerSecond: 20, base: () => 0.005, more: 0 },
  ...{ silent: 0.1, moreSilent: 0, slow: 0.15, moreSlow: 0 },
  ...{ goes: () => 0.05, keeps: 1, alike: 2 },
};

/**
 * One rollout to its end. @returns the step where it was sent back, or null, and the part of visitors that had seen it
 * by then
 */
function run(world: World, seed: number, bakeMinutes = 30): { backAt: number | null; saw: number; seconds: number } {
  const random = chance(seed);
  let rollout = { steps: STEPS, step: 0, bakeMinutes };
  let progress = noProgress('');
  const led: { canary: Led; normal: Led }[] = [];
  const leads = (tried: number, rate: number): Led => {
    const visitors = floor(tried / world.alike);
    return { tried, reached: world.alike * draw(visitors, rate, random) + draw(tried % world.alike, rate, random) };
  };
  for (let second = 0; second < 4_000_000; second += BLOCK_S) {
    const share = (STEPS[rollout.step] ?? 100) / 100;
    if (share === 1) return { backAt: null, saw: 1, seconds: second };
    const loads = world.loadsPerSecond * BLOCK_S;
    const whole = Math.floor(loads) + (random() < loads % 1 ? 1 : 0);
    const canaries = draw(whole, share, random);
    const seen = (sent: number, rate: number, silence: number, slow: number): Seen => {
      const heard = sent - draw(sent, silence, random);
      // Three browsers in four measure it.
      const measured = heard - draw(heard, 0.25, random);
      return {
        sent,
        heard,
        failed: draw(heard, rate, random),
        measured,
        slow: draw(measured, slow, random),
        kinds: {},
        times: {},
      };
    };
    const rate = world.base(second);
    // Of the default only a part is asked, as hosts do under load.
    const normals = Math.min(whole - canaries, 100);
    progress = withSeen(
      progress,
      seen(canaries, rate + world.more, world.silent + world.moreSilent, world.slow + world.moreSlow),
      seen(normals, rate, world.silent, world.slow),
    );
    const goes = world.goes(second);
    led.push({ canary: leads(canaries, goes * world.keeps), normal: leads(normals, goes) });
    const known = led.length > LED_BLOCKS ? led.shift() : undefined;
    if (known) progress = withLed(progress, known.canary, known.normal);
    progress = { ...progress, lastedMs: progress.lastedMs + BLOCK_S * 1000 };
    const decision = decide(rollout, progress);
    if (decision.do === 'back') return { backAt: rollout.step, saw: share, seconds: second };
    if (decision.do === 'next') {
      rollout = { ...rollout, step: rollout.step + 1 };
      progress = { ...progress, loads: 0, lastedMs: 0 };
    }
  }
  throw new Error('It never ended.');
}

/** Like the draws of properties: a part of them by day. */
const toRounds = (all: number): number => ceil(all * Number(process.env.PROPERTY_RUNS ?? 1));
const many = (world: World, rounds: number) =>
  Array.from({ length: toRounds(rounds) }, (_, seed) => run(world, seed + 1));

test('PLAT-3: of healthy rollouts at most one in a hundred is sent back, however many fail anyway and however that changes', () => {
  const worlds: World[] = [
    HEALTHY,
    { ...HEALTHY, base: () => 0.05, silent: 0.4 },
    // The index is away for ten minutes, and everything fails more.
    { ...HEALTHY, base: (second) => (second > 2000 && second < 2600 ? 0.5 : 0.005) },
    // Days and nights.
    { ...HEALTHY, base: (second) => 0.02 + 0.015 * Math.sin(second / 5000) },
    // Whoever comes in the evening books, and nearly every page of search leads on.
    { ...HEALTHY, goes: (second) => 0.04 + 0.03 * Math.sin(second / 5000) },
    { ...HEALTHY, goes: () => 0.6 },
    { ...HEALTHY, goes: () => 0.004, loadsPerSecond: 5 },
  ];
  const ended = worlds.flatMap((world) => many(world, 50));
  expect(ended.filter(({ backAt }) => backAt !== null).length).toBeLessThanOrEqual(Math.max(1, ended.length / 100));
});

test('PLAT-3: 2 in 100 more failures at 20 loads a second are found before more than one visitor in ten could see them', () => {
  for (const base of [0.005, 0.01]) {
    const ended = many({ ...HEALTHY, base: () => base, more: 0.02 }, 60);
    expect(ended.filter(({ backAt, saw }) => backAt === null || saw > 0.1)).toEqual([]);
  }
});

test('PLAT-3: a version that is broken for everybody goes back within the first minutes, at one visitor in a hundred', () => {
  const ended = many({ ...HEALTHY, more: 0.9 }, 40);
  expect(ended.every(({ backAt, seconds }) => backAt === 0 && seconds <= 180)).toBe(true);
});

test('PLAT-3: a version that hangs browsers is found, though such a page never says anything', () => {
  const ended = many({ ...HEALTHY, moreSilent: 0.1 }, 40);
  expect(ended.every(({ backAt, saw }) => backAt !== null && saw <= 0.1)).toBe(true);
});

test('PLAT-3: a version that makes one page in ten slow that was not is found before one visitor in ten saw it', () => {
  const ended = many({ ...HEALTHY, moreSlow: 0.1 }, 12);
  expect(ended.filter(({ backAt, saw }) => backAt === null || saw > 0.1)).toEqual([]);
});

test('PLAT-3: a version with which half as many pages lead to a booking page is taken back, with nearly none at 1 in 10 visitors', () => {
  const halved = many({ ...HEALTHY, keeps: 0.5 }, 12);
  expect(halved.filter(({ backAt }) => backAt === null)).toEqual([]);
  expect(halved.filter(({ saw }) => saw > 0.1).length).toBeLessThanOrEqual(1);
  const none = many({ ...HEALTHY, keeps: 0 }, 12);
  expect(none.filter(({ backAt, saw }) => backAt === null || saw > 0.1)).toEqual([]);
});

test('PLAT-3: few visitors decide slowly, but surely: no step is taken before there was enough to see', () => {
  const ended = many({ ...HEALTHY, loadsPerSecond: 0.5, more: 0.02 }, 12);
  expect(ended.filter(({ backAt }) => backAt === null)).toEqual([]);
  expect(ended.filter(({ saw }) => saw > 0.1)).toEqual([]);
});

/** A visitor with a trait: what goes wrong on one page goes wrong on all. */
type Visitor = { bucket: number; silent: boolean; slow: boolean; fails: boolean; leads: boolean };
type Visits = { pages: number; more: number };

/**
 * A rollout with visitors who load several pages, as `run`: silence, slowness, failures and goals are traits of the
 * visitor. @returns the step where it was sent back, or null, and when
 */
function runVisits({ pages: each, more }: Visits, seed: number): { backAt: number | null; seconds: number } {
  const random = chance(seed);
  let rollout = { steps: STEPS, step: 0, bakeMinutes: 30 };
  let progress = noProgress('');
  const coming = new Map<number, Visitor[]>();
  const led: { canary: Led; normal: Led }[] = [];
  const leads = (all: readonly Visitor[]): Led => ({
    tried: all.length,
    reached: all.filter((visitor) => visitor.leads).length,
  });
  const fresh = (HEALTHY.loadsPerSecond * BLOCK_S) / each;
  for (let block = 0; ; block += 1) {
    const share = (STEPS[rollout.step] ?? 100) / 100;
    if (share === 1) return { backAt: null, seconds: block * BLOCK_S };
    for (let one = 0; one < fresh; one += 1) {
      const visitor = {
        bucket: random(),
        silent: random() < HEALTHY.silent,
        slow: random() < HEALTHY.slow,
        fails: random() < HEALTHY.base(0),
        leads: random() < HEALTHY.goes(0),
      };
      // Half a minute from one page to the next, and one more page with the same chance each time.
      let at = block;
      do {
        const then = coming.get(at);
        if (then) then.push(visitor);
        else coming.set(at, [visitor]);
        at += floor(-log(1 - random()) * 3);
      } while (random() > 1 / each);
    }
    const count = (all: readonly Visitor[], also = 0): Seen => {
      const heard = all.filter(({ silent }) => !silent);
      const bad = heard.filter(({ fails }) => fails).length;
      return {
        sent: all.length,
        heard: heard.length,
        failed: bad + draw(heard.length - bad, also, random),
        measured: heard.length,
        slow: heard.filter(({ slow }) => slow).length,
        kinds: {},
        times: {},
      };
    };
    const pages = coming.get(block) ?? [];
    coming.delete(block);
    const canary = pages.filter(({ bucket }) => bucket < share);
    const normal = pages.filter(({ bucket }) => bucket >= share).slice(0, 100);
    led.push({ canary: leads(canary), normal: leads(normal) });
    const known = led.length > LED_BLOCKS ? led.shift() : undefined;
    if (known) progress = withLed(progress, known.canary, known.normal);
    progress = withSeen(progress, count(canary, more), count(normal));
    progress = { ...progress, lastedMs: progress.lastedMs + BLOCK_S * 1000 };
    const decision = decide(rollout, progress);
    if (decision.do === 'back') return { backAt: rollout.step, seconds: block * BLOCK_S };
    if (decision.do === 'next') {
      rollout = { ...rollout, step: rollout.step + 1 };
      progress = { ...progress, loads: 0, lastedMs: 0 };
    }
  }
}

/** More are asked for by hand: 3,000 take six minutes (docs/decisions/0140). */
const ROLLOUTS = Number(process.env.ROLLOUTS ?? 40);
const manyVisits = (visits: Visits, rounds: number) =>
  Array.from({ length: toRounds(rounds) }, (_, seed) => runVisits(visits, 5000 + seed * 104_729));

test('PLAT-3: visitors whose six pages end alike are no proof each page: of healthy rollouts at most one in a hundred is sent back', () => {
  const ended = manyVisits({ pages: 6, more: 0 }, ROLLOUTS);
  expect(ended.filter(({ backAt }) => backAt !== null).length).toBeLessThanOrEqual(Math.max(1, ended.length / 100));
});

test('PLAT-3: with such visitors 2 in 100 more failures are found before more than one visitor in ten could see them', () => {
  const ended = manyVisits({ pages: 6, more: 0.02 }, 12);
  expect(ended.filter(({ backAt }) => backAt === null || (STEPS[backAt] ?? 100) > 10)).toEqual([]);
});

test('PLAT-3: with such visitors a version that is broken for everybody is gone within five minutes, at one visitor in a hundred', () => {
  const ended = manyVisits({ pages: 6, more: 0.9 }, 40);
  expect(ended.every(({ backAt, seconds }) => backAt === 0 && seconds <= 300)).toBe(true);
});

test('PLAT-3: the same loads in one block or in many mean about the same, and one group alone nothing', () => {
  const canary = { all: 4000, bad: 120 };
  const normal = { all: 40_000, bad: 200 };
  const history = addBlock(NO_EVIDENCE, { canary: { all: 1, bad: 0 }, normal: { all: 5000, bad: 25 } });
  const once = addBlock(history, { canary, normal });
  let often = history;
  for (let part = 0; part < 8; part += 1)
    often = addBlock(often, { canary: { all: 500, bad: 15 }, normal: { all: 5000, bad: 25 } });
  expect(strength([once])).toBeGreaterThan(100);
  expect(Math.abs(Math.log(strength([once]) / strength([often])))).toBeLessThan(1);
  expect(strength([addBlock(NO_EVIDENCE, { canary: { all: 100, bad: 100 }, normal: { all: 0, bad: 0 } })])).toBe(1);
});
