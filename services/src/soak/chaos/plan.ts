/**
 * What a campaign does, step by step: decided by its seed alone before anything runs, so that the seed plays it again
 * (`--plan` prints it).
 */
import { dice } from '../random.ts';
import type { Flow } from './flows.ts';

export type Step = {
  /** Names of what breaks: one thing, or two at once. */
  faults: readonly string[];
  /** What guests are doing when it breaks. */
  under: readonly Flow[];
  /** Milliseconds from then until it breaks, and until it is mended. */
  beforeMs: number;
  duringMs: number;
  /**
   * Whether guests with a browser are among them: each takes some seconds, so only a part of the later steps has them.
   */
  browser: boolean;
};

const FLOWS: readonly Flow[] = [
  'home',
  'listing',
  'calendar',
  'quote',
  'book',
  'book',
  'book',
  'pay',
  'cancel',
  'signin',
  'save',
  'save',
];
/** Part of the later steps in which two things break at once. */
const PAIRS = 0.4;
/** Part of the later steps in which guests have browsers. */
const IN_BROWSERS = 0.1;
/** Part of those in which one of the two is the time: money that moves by itself has to move once, whatever breaks. */
const TIMES = 0.3;

/**
 * @param faults in their order, with the part that each breaks: two faults of one part cannot be told apart, so they
 *   are no pair
 * @param site whether there is a host, whose pages guests open
 */
export function getPlan(
  seed: number,
  steps: number,
  faults: readonly { name: string; part: string }[],
  site: boolean,
): Step[] {
  const roll = dice(seed);
  // A chance of its own: without it the same seed breaks the same things.
  const browsers = dice(seed + 1);
  const flows: readonly Flow[] = site ? [...FLOWS, 'page'] : FLOWS;
  const times = faults.filter(({ part }) => part === 'time');
  return Array.from({ length: steps }, (_, index) => {
    // Each fault once, alone, before any comes twice.
    const isFirst = index < faults.length;
    const one = isFirst ? faults[(index + seed) % faults.length] : roll.pick(faults);
    const other = !isFirst && roll.chance(PAIRS) ? roll.pick(roll.chance(TIMES) ? times : faults) : undefined;
    const both = other && other.part !== one?.part ? [one, other] : [one];
    return {
      faults: both.flatMap((fault) => fault?.name ?? []),
      under: Array.from({ length: roll.int(4, 8) }, () => roll.pick(flows) ?? 'home'),
      beforeMs: roll.int(0, 60),
      duringMs: roll.int(300, 2_500),
      browser: browsers.chance(IN_BROWSERS) || isFirst,
    };
  });
}
