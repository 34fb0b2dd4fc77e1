/** What breaks in a campaign, what it is called, and which flows have to go on while it is broken. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ChaosWorld } from './world.ts';
import type { Fault } from './fault.ts';
import { LINE_FAULTS, type LineFault } from './line.ts';
import { ALL, getPartyFaults } from './party-faults.ts';
import { getSiteFaults } from './site-faults.ts';

const database = (fault: LineFault): Fault => ({
  name: `database ${fault}`,
  part: 'database',
  // Pages that were shown before come from memory, which only a guest who saw them knows; nothing is promised.
  unharmed: [],
  saidBy: /^(storage_unavailable|database_\w+|worker_failed)$/,
  begin: (world) => world.database?.break(fault),
  end: (world) => world.database?.break(null),
});

const KILLED: Fault = {
  name: 'services killed',
  part: 'services',
  unharmed: [],
  // The next one says that it is there.
  saidBy: /^listening$/,
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

/** A process may open nothing more, no connection and no file: its limit is below what it has. */
const LEAST_HANDLES = 8;
/** Unharmed is nothing that begins with a new connection, which all of it does. */
const handles = (name: string, part: Fault['part'], getPid: (world: ChaosWorld) => number | undefined): Fault => {
  // util-linux, which every Linux has. The system's own limit stays, and Node works up to that.
  const limit = (world: ChaosWorld, most: number | 'hard'): void => {
    const pid = getPid(world);
    if (pid === undefined) return;
    const hard = /Max open files +\d+ +(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1];
    execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most === 'hard' ? hard : most}:`]);
  };
  return {
    name: `${name} out of file handles`,
    part,
    unharmed: [],
    begin: (world) => limit(world, LEAST_HANDLES),
    end: (world) => limit(world, 'hard'),
  };
};

/** Mails, recoveries and refunds wait; nobody else does. */
const background = (name: string, signal: NodeJS.Signals): Fault => ({
  name: `background ${name}`,
  part: 'background',
  unharmed: ALL,
  begin: ({ background: work }) => (signal === 'SIGKILL' ? work?.kill() : work?.signal(signal)),
  end: ({ background: work }) => (signal === 'SIGKILL' ? work?.restart() : work?.signal('SIGCONT')),
});

const HOUR_MS = 3_600_000;

/**
 * The clock of the machine is wrong from a start to the next: leases, offers and waiting mails have times that are to
 * come, or long gone.
 */
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
  saidBy: /^(storage_unavailable|worker_failed)$/,
  begin: (world) => world.inside({ diskFull: kind }),
  end: (world) => world.inside({}),
});

/** Services look every ten seconds whether the rest of a stay is to be charged. */
const LOOKED_FOR_RESTS_MS = 11_000;
/**
 * The time of the whole site jumps by months, and the days come on which the second parts of stays are charged; each
 * jump is three days longer than the one before, so that a card that was declined is tried again. As a pair: while
 * something else is broken.
 */
const SECOND_CHARGES: Fault = {
  name: 'second charges fall due',
  part: 'time',
  // Links and cookies of guests are of months ago then.
  unharmed: [],
  leastMs: LOOKED_FOR_RESTS_MS,
  begin: ({ time }) => time.jump(),
  end: ({ time }) => time.goBack(),
};

const FIRST: readonly Fault['part'][] = ['time', 'services'];
const getRank = ({ part }: Fault): number => (FIRST.indexOf(part) + FIRST.length + 1) % (FIRST.length + 1);

/**
 * Two at once. The time is set before anything breaks, and again when nothing is broken any more; then what happens to
 * the process itself: it cannot start while the other one holds.
 */
export function getPair(one: Fault, other: Fault): Fault {
  const [first, second] = getRank(other) < getRank(one) ? [other, one] : [one, other];
  return {
    name: `${first.name}, and ${second.name}`,
    part: first.part,
    unharmed: first.unharmed.filter((flow) => second.unharmed.includes(flow)),
    // Which of the two guests met cannot be told: either may be named.
    ...(first.saidBy && second.saidBy ? { saidBy: new RegExp(`${first.saidBy.source}|${second.saidBy.source}`) } : {}),
    leastMs: Math.max(first.leastMs ?? 0, second.leastMs ?? 0),
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

export function getFaults({ kind, site }: Pick<ChaosWorld, 'kind'> & { site: unknown }): Fault[] {
  return [
    KILLED,
    STOPPED,
    handles('services', 'services', ({ services }) => services().pid),
    ...getPartyFaults(),
    ...(site
      ? [
          ...getSiteFaults(),
          handles('host', 'host', (world) => world.site?.getPid('host')),
          handles('assets', 'assets', (world) => world.site?.getPid('assets')),
        ]
      : []),
    SECOND_CHARGES,
    clock('an hour ahead', HOUR_MS),
    clock('an hour behind', -HOUR_MS),
    // Noise is no PostgreSQL: its client ends the connection as it does when it is cut.
    ...(kind === 'postgresql'
      ? [...LINE_FAULTS.map(database), background('killed', 'SIGKILL'), background('stopped', 'SIGSTOP')]
      : [diskFull('known'), diskFull('sudden')]),
  ];
}
