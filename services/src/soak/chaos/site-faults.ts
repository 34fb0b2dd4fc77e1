/**
 * What breaks between browsers and services: the host with its renderers, the server of files, the host's ways to other
 * processes, and what remotes do.
 */
import { randomInt } from 'node:crypto';
import type { Fault } from './fault.ts';
import type { Flow } from './flows.ts';
import { LINE_FAULTS, type LineFault } from './line.ts';
import { ALL, CALLS } from './party-faults.ts';
import type { Site, SiteProcess } from './site.ts';
import type { ChaosWorld } from './world.ts';

const HOUR_MS = 3_600_000;

/** A process in front of services. What only services answer does not need it. */
const inFront = (name: SiteProcess, unharmed: readonly Flow[]): Fault[] => {
  const tell = (world: ChaosWorld, act: (site: Site) => Promise<void> | void) =>
    world.site ? act(world.site) : undefined;
  return [
    {
      name: `${name} killed`,
      part: name,
      unharmed,
      saidBy: /^listening$/,
      begin: (world) => tell(world, (site) => site.kill(name)),
      // The supervisor starts it again.
      end: () => undefined,
    },
    {
      name: `${name} stopped`,
      part: name,
      unharmed,
      begin: (world) => tell(world, (site) => site.signal(name, 'SIGSTOP')),
      end: (world) => tell(world, (site) => site.signal(name, 'SIGCONT')),
    },
  ];
};
const RENDERERS: Fault = {
  name: 'renderers killed',
  part: 'renderer',
  // The browser makes the page then.
  unharmed: ALL,
  begin: ({ site }) => site?.killRenderers(),
  end: () => undefined,
};
/** The host's way to another process of ours. */
const hostLine = (to: 'services' | 'assets', fault: LineFault): Fault => ({
  name: `host to ${to} ${fault}`,
  part: `host-${to}`,
  // Those who ask services themselves notice nothing; of files the host has copies.
  unharmed: to === 'services' ? CALLS : ALL,
  saidBy:
    to === 'services'
      ? /^(remote_problem|remote_fell_back|page_unavailable|services_\w+)$/
      : /^(registry_problem|remote_problem|remote_fell_back)$/,
  begin: ({ site }) => site?.lines[to].break(fault),
  end: ({ site }) => site?.lines[to].break(null),
});

/**
 * The clock of the host's machine: its cookies, kept pages and copies of the registry have times that are to come, or
 * long gone.
 */
const hostClock = (name: string, clockMs: number): Fault => {
  const set = (world: ChaosWorld, ms: number): Promise<void> | undefined => {
    world.site?.setClock(ms);
    return world.site?.kill('host');
  };
  return {
    name: `clock of the host ${name}`,
    part: 'host',
    unharmed: CALLS,
    begin: (world) => set(world, clockMs),
    end: (world) => set(world, 0),
  };
};

const PAGE_MS = 20_000;
/** Long enough for a host to read the registry and to make pages with what stands in it. */
const PUBLISHED_MS = 4_000;
/** A version that every visitor gets while the step lasts: the one before stands in for it on the server. */
const hostile = (deed: string, code: string): Fault => ({
  name: `a version that ${deed}`,
  part: 'remote',
  unharmed: ALL,
  leastMs: PUBLISHED_MS,
  provoke: async ({ site }) =>
    site &&
    (await fetch(`${site.url}/search?guests=${randomInt(1_000_000)}`, { signal: AbortSignal.timeout(PAGE_MS) })).text(),
  saidBy: /^(remote_problem|remote_fell_back|remote_quarantined|remote_unfit|render_worker_gone)$/,
  begin: ({ site }) => site?.publishHostile('mfe-search', code),
  end: ({ site }) => site?.withdrawHostile(),
});
const HOSTILE: readonly Fault[] = [
  hostile('throws at import', 'throw new Error("hostile at import");'),
  hostile('loops on the server', 'for (;;);'),
  hostile('ends its process', 'process.exit(1);'),
  // Neither computes nor answers.
  hostile('stands still on the server', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
  hostile('takes all memory', 'for (globalThis.kept = []; ; ) globalThis.kept.push(new Array(100_000).fill(1.5));'),
];

/** Those of a campaign that has a host. */
export const getSiteFaults = (): Fault[] => [
  ...inFront('host', CALLS),
  ...inFront('assets', ALL),
  RENDERERS,
  ...LINE_FAULTS.flatMap((fault) => [hostLine('services', fault), hostLine('assets', fault)]),
  hostClock('an hour ahead', HOUR_MS),
  hostClock('an hour behind', -HOUR_MS),
  ...HOSTILE,
];
