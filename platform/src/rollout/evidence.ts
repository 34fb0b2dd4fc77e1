/**
 * Whether a new version fails more often than the one before, asked again and again while pages load (PLAT-3). Pure.
 *
 * The test is a safe one for two groups (Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample
 * tests", 2021): each block of loads multiplies a wager whose expected factor is at most 1 while both versions fail
 * equally often, however often that is and however it changes from block to block. So it reaches 100 in at most one
 * healthy rollout of a hundred, whenever one looks; 200 leaves room for visitors who load many pages. Several wagers, one for each rise that could be, are averaged.
 */

/** How many pages there were of a version, and how many of them failed. */
export type Tally = { all: number; bad: number };
export type Block = { canary: Tally; normal: Tally };
export type Evidence = {
  /** Natural logarithm of each wager. */
  wagers: readonly number[];
  /** Everything until now. */
  canary: Tally;
  normal: Tally;
};

/** What is wagered on: how much more often something goes wrong with the new version. */
export type Wagers = {
  /** The part that goes wrong with the new version, by the part with the one before. */
  worse: readonly ((rate: number) => number)[];
  /**
   * How much a page counts in each of them. Pages of one visitor end alike (a browser that never reports, a slow
   * telephone), so that each is no proof of its own: ten of them are one wager. A failure on nearly
   * every page is no trait of a few visitors, and counts five times that (docs/decisions/0125 and 0140).
   */
  weights: readonly number[];
  /** Pages of the version before that are only looked at, to know what is usual. */
  first: number;
};

/** Rises of the part that is never heard of, or is slow. */
export const RISES: Wagers = {
  worse: [0.01, 0.02, 0.05, 0.15, 0.5, 0.9].map((rise) => (rate: number) => Math.min(0.995, rate + rise)),
  weights: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  first: 0,
};
/** Rises of the failing part: failures are rare, so that nine in ten pages are no few visitors' trait. */
export const FAILURES: Wagers = { ...RISES, weights: [0.1, 0.1, 0.1, 0.1, 0.1, 0.5] };
/**
 * Falls of the part that reaches a goal, as parts of what is usual: nine of ten, three quarters, half, one of five,
 * nearly none.
 */
export const FALLS: Wagers = {
  worse: [0.9, 0.75, 0.5, 0.2, 0.02].map((kept) => (rate: number) => 1 - (1 - rate) * kept),
  weights: [0.1, 0.1, 0.1, 0.1, 0.1],
  first: 300,
};
/** One healthy rollout of a hundred is stopped, at most. */
export const ENOUGH = 200;

export const NO_EVIDENCE: Evidence = {
  wagers: RISES.worse.map(() => 0),
  canary: { all: 0, bad: 0 },
  normal: { all: 0, bad: 0 },
};

/** What the version before fails at, by what was seen; a little more at first, and never always. */
const expected = ({ all, bad }: Tally): number => Math.min(0.9995, (bad + 0.5) / (all + 25));

/** Logarithm of how much likelier the outcomes of a group are at one rate than at another. */
const likelihood = ({ all, bad }: Tally, rate: number, instead: number): number =>
  bad * Math.log(rate / instead) + (all - bad) * Math.log((1 - rate) / (1 - instead));

const plus = (a: Tally, b: Tally): Tally => ({ all: a.all + b.all, bad: a.bad + b.bad });

/** Adds loads that were seen since. A block in which one of the two had none says nothing. */
export function addBlock(
  evidence: Evidence,
  { canary, normal }: Block,
  { worse, weights, first }: Wagers = RISES,
): Evidence {
  const seen = { canary: plus(evidence.canary, canary), normal: plus(evidence.normal, normal) };
  if (canary.all === 0 || normal.all === 0 || evidence.normal.all < first) return { ...evidence, ...seen };
  // Only from what was known before this block: else it would be a wager on what is seen already.
  const rate = expected(evidence.normal);
  const wagers = evidence.wagers.map((wager, index) => {
    const risen = worse[index]?.(rate) ?? rate;
    const both = (canary.all * risen + normal.all * rate) / (canary.all + normal.all);
    return wager + (weights[index] ?? 0) * (likelihood(canary, risen, both) + likelihood(normal, rate, both));
  });
  return { ...seen, wagers };
}

/** How strong the evidence is: 100 is enough. @param kinds evidence of several kinds of failure, of the same loads */
export function strength(kinds: readonly Evidence[]): number {
  const wagers = kinds.flatMap((evidence) => evidence.wagers);
  return wagers.reduce((sum, wager) => sum + Math.exp(Math.min(wager, 700)), 0) / wagers.length;
}

export const isEnough = (kinds: readonly Evidence[]): boolean => strength(kinds) >= ENOUGH;
