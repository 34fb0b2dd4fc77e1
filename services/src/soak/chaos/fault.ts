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
    | 'disk'
    | 'remote'
    | 'host-services'
    | 'host-assets';
  /** Flows that do not need the broken part: they must work as usual. */
  unharmed: readonly Flow[];
  /** Milliseconds that it lasts at least; as long as the step says without it. */
  leastMs?: number;
  /**
   * Events of which some process's log has one, after guests met what is broken; without it nobody can say more than
   * that a request failed.
   */
  saidBy?: RegExp;
  /** Asks for what is broken: the fault lasts until a log names it, whether guests meet it or not. */
  provoke?: (world: ChaosWorld) => Promise<unknown>;
  begin: (world: ChaosWorld) => Promise<void> | void;
  end: (world: ChaosWorld) => Promise<void> | void;
};
