/** What breaks in a campaign, what it is called, and which flows have to go on while it is broken. */
import type { ChaosWorld } from './world.ts';
import type { LineFault } from './line.ts';

/** What guests do. */
export type Flow = 'home' | 'listing' | 'calendar' | 'quote' | 'book' | 'cancel';

export type Fault = {
  name: string;
  /** What it breaks. Two faults of one part cannot be told apart, so they are no pair. */
  part: 'services' | 'sandbox' | 'outside' | 'database' | 'disk';
  /** Flows that do not need the broken part: they must work as ever. */
  unharmed: readonly Flow[];
  begin: (world: ChaosWorld) => Promise<void> | void;
  end: (world: ChaosWorld) => Promise<void> | void;
};

const READS: readonly Flow[] = ['home', 'listing', 'calendar', 'quote'];
const ALL: readonly Flow[] = [...READS, 'book', 'cancel'];

/** A third party by the sandbox's switches. */
function party(part: 'stripe' | 'search' | 'maps', mode: 'slow' | 'down' | 'lost' | 'failed' | 'failed-after'): Fault {
  return {
    name: `${part} ${mode}`,
    part: 'sandbox',
    unharmed: part === 'stripe' ? READS : ALL,
    begin: ({ sandbox }) => sandbox.fault({ part, mode, ...(mode === 'slow' ? { delayMs: 3_000 } : {}) }),
    end: ({ sandbox }) => sandbox.clearFaults(),
  };
}
const outside = (fault: LineFault): Fault => ({
  name: `all third parties ${fault}`,
  part: 'outside',
  unharmed: READS,
  begin: (world) => world.outside.break(fault),
  end: (world) => world.outside.break(null),
});
const database = (fault: LineFault): Fault => ({
  name: `database ${fault}`,
  part: 'database',
  // Pages that were shown before come from memory, which only a guest who saw them knows; nothing is promised.
  unharmed: [],
  begin: (world) => world.database?.break(fault),
  end: (world) => world.database?.break(null),
});

const KILLED: Fault = {
  name: 'services killed',
  part: 'services',
  unharmed: [],
  begin: ({ services }) => services().kill(),
  end: (world) => world.restart(),
};
const STOPPED: Fault = {
  name: 'services stopped',
  part: 'services',
  unharmed: [],
  begin: ({ services }) => services().signal('SIGSTOP'),
  end: ({ services }) => services().signal('SIGCONT'),
};

const HOUR_MS = 3_600_000;

/** The clock of the machine is wrong from a start to the next: leases, offers and waiting mails have times that are to come, or long gone. */
const clock = (name: string, clockMs: number): Fault => ({
  name: `clock ${name}`,
  part: 'services',
  unharmed: [],
  begin: async (world) => {
    world.inside({ clockMs });
    await world.services().kill();
    await world.restart();
  },
  end: async (world) => {
    world.inside({});
    await world.services().kill();
    await world.restart();
  },
});

/** No write of the embedded database works, and it goes on by itself when there is room again. */
const diskFull = (kind: 'known' | 'sudden'): Fault => ({
  name: kind === 'known' ? 'disk full' : 'disk full in the middle of a write',
  part: 'disk',
  // A database that ended in a write cannot be opened again before there is room.
  unharmed: kind === 'known' ? ['home', 'listing', 'calendar'] : [],
  begin: (world) => world.inside({ diskFull: kind }),
  end: (world) => world.inside({}),
});

/** Two at once. What happens to the process itself begins first and ends last: it cannot start while the other one holds. */
export function pairOf(one: Fault, other: Fault): Fault {
  const [first, second] = other.part === 'services' ? [other, one] : [one, other];
  return {
    name: `${first.name}, and ${second.name}`,
    part: first.part,
    unharmed: first.unharmed.filter((flow) => second.unharmed.includes(flow)),
    begin: async (world) => {
      await first.begin(world);
      await second.begin(world);
    },
    end: async (world) => {
      await second.end(world);
      await first.end(world);
    },
  };
}

export function faultsOf({ kind }: Pick<ChaosWorld, 'kind'>): Fault[] {
  const lines: readonly LineFault[] = ['cut', 'still', 'slow', 'nonsense'];
  return [
    KILLED,
    STOPPED,
    ...(['slow', 'down', 'lost', 'failed', 'failed-after'] as const).map((mode) => party('stripe', mode)),
    ...(['slow', 'down', 'lost'] as const).flatMap((mode) => [party('search', mode), party('maps', mode)]),
    ...lines.map(outside),
    clock('an hour ahead', HOUR_MS),
    clock('an hour behind', -HOUR_MS),
    // Noise is no PostgreSQL: its client ends the connection as it does when it is cut.
    ...(kind === 'postgresql' ? lines.map(database) : [diskFull('known'), diskFull('sudden')]),
  ];
}
