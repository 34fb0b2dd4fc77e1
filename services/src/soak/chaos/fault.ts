/** A fault of a campaign. */
import type { Flow } from './flows.ts';
import type { ChaosWorld } from './world.ts';

export type Fault = {
  name: string;
  /** What it breaks. Two faults of one part cannot be told apart, so they are no pair. */
  part:
    | 'time'
    | 'services'
    | 'background'
    | 'host'
    | 'renderer'
    | 'assets'
    | 'sandbox'
    | 'outside'
    | 'mail'
    | 'database'
    | 'disk';
  /** Flows that do not need the broken part: they must work as ever. */
  unharmed: readonly Flow[];
  /** Milliseconds that it lasts at least; as long as the step says without it. */
  leastMs?: number;
  begin: (world: ChaosWorld) => Promise<void> | void;
  end: (world: ChaosWorld) => Promise<void> | void;
};
