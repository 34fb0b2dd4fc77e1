/**
 * What the host counts of its own: pages by how they were made, remotes by version, render processes, publish to live.
 * See docs/observing.md.
 */
import { Counter, Gauge, Histogram, registry, SECONDS, toRemoteLabel, toVersionLabel } from '@roost/observe/metrics';
import { recordChild } from '@roost/observe/spans';
import type { Log } from './log.ts';
import type { RemoteTable } from './registry/validate.ts';
import type { RemoteTiming } from './render/protocol.ts';

/** What a page was, for the numbers: its route, whose page it is, and every remote in it. */
export type PageFacts = {
  route: string;
  remote: string;
  version: string;
  /** False for a page that is left to the browser. */
  isRendered: boolean;
  /** Remote and version of everything that was rendered into it. */
  parts: readonly (readonly [string, string])[];
};

const pages = new Counter({
  name: 'roost_pages_total',
  help: 'Pages by how they were made: rendered for the visitor, kept from another one, or left to the browser.',
  labelNames: ['made'],
  registers: [registry],
});
const remotePages = new Counter({
  name: 'roost_remote_pages_total',
  help: 'Pages that a version of a remote was part of.',
  labelNames: ['remote', 'version'],
  registers: [registry],
});
const remoteProblems = new Counter({
  name: 'roost_remote_problems_total',
  help: 'Failures of a version of a remote, by where it failed and in which phase.',
  labelNames: ['remote', 'version', 'phase', 'where'],
  registers: [registry],
});
const remotePhases = new Histogram({
  name: 'roost_remote_phase_seconds',
  help: 'How long a version of a remote took on the server, by phase: loading its bundle, its loader.',
  labelNames: ['remote', 'version', 'phase'],
  buckets: SECONDS,
  registers: [registry],
});
const remoteOwners = new Gauge({
  name: 'roost_remote_owner',
  help: 'Always 1: the team that owns a remote, to join with the numbers of the remote.',
  labelNames: ['remote', 'owner'],
  registers: [registry],
});
const publishToLive = new Histogram({
  name: 'roost_publish_to_live_seconds',
  help: 'From the publishing of a version until this host serves it.',
  buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300],
  registers: [registry],
});
const processes = new Gauge({
  name: 'roost_render_processes',
  help: 'Render processes that live.',
  registers: [registry],
});
const exits = new Counter({
  name: 'roost_render_process_exits_total',
  help: 'Render processes that ended, for whatever reason.',
  registers: [registry],
});

for (const made of ['rendered', 'kept', 'browser']) pages.inc({ made }, 0);

/** Counts a page that is sent, and the remotes in it. */
export function countPage(made: 'rendered' | 'kept' | 'browser', parts: PageFacts['parts']): void {
  pages.inc({ made });
  for (const [remote, version] of parts)
    remotePages.inc({ remote: toRemoteLabel(remote), version: toVersionLabel(version) });
}

/** Notes how long remotes took while a page was rendered, for the numbers and for the trace of the request. */
export function countTimings(timings: readonly RemoteTiming[]): void {
  for (const { remote, version, phase, begun, ended } of timings) {
    remotePhases.observe(
      { remote: toRemoteLabel(remote), version: toVersionLabel(version), phase },
      (ended - begun) / 1000,
    );
    const attributes = { 'roost.remote': remote, 'roost.version': version };
    recordChild({ name: `${phase} ${remote}`, kind: 'internal', begun, ended, attributes });
  }
}

const PHASES = new Set(['resolve', 'load', 'loader', 'render', 'start']);
const PROBLEMS = new Set(['remote_problem', 'remote_quarantined', 'remote_refused']);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A log that also counts what it says of remotes. */
export function countProblems(log: Log): Log {
  return (event, fields = {}) => {
    if (PROBLEMS.has(event)) {
      const phase = text(fields['phase']);
      remoteProblems.inc({
        remote: toRemoteLabel(text(fields['remote'])),
        version: toVersionLabel(text(fields['version'])),
        phase: PHASES.has(phase) ? phase : 'other',
        where: fields['where'] === 'browser' ? 'browser' : 'server',
      });
    }
    log(event, fields);
  };
}

/** Notes a new copy of the registry: versions that visitors get from now on, and who owns what. */
export function countRegistry(before: RemoteTable | null, after: RemoteTable, now = Date.now()): void {
  remoteOwners.reset();
  for (const [remote, entries] of Object.entries(after)) {
    remoteOwners.set({ remote: toRemoteLabel(remote), owner: entries.at(-1)?.extras.owner ?? 'nobody' }, 1);
    if (before === null) continue;
    const known = new Set((Object.entries(before).find(([name]) => name === remote)?.[1] ?? []).map(({ url }) => url));
    for (const { url, deployment, extras } of entries) {
      const published = Date.parse(extras.publishedAt);
      if (deployment.traffic > 0 && !known.has(url) && Number.isFinite(published))
        publishToLive.observe(Math.max(0, now - published) / 1000);
    }
  }
}

/** Counts a render process from its start to its end. */
export function countProcess<T extends { on: (event: 'exit', listener: (reason: string) => void) => unknown }>(
  thread: T,
): T {
  processes.inc();
  thread.on('exit', () => {
    processes.dec();
    exits.inc();
  });
  return thread;
}

export type HostQueues = {
  /** Pages before the render processes. */
  render: () => { running: number; waiting: number };
  /** Pictures that are being made. */
  images: () => { running: number; waiting: number };
  /** Seconds since the registry was last read, or found unchanged. */
  registryAge: () => number;
};

/** Adds the gauges of one host. Call it once. */
export function measureQueues({ render, images, registryAge }: HostQueues): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('roost_render_running', 'Pages that are being rendered.', () => render().running);
  gauge('roost_render_waiting', 'Pages that wait for a render process.', () => render().waiting);
  gauge('roost_image_waiting', 'Pictures that wait to be made.', () => images().waiting);
  gauge('roost_registry_age_seconds', 'Since the registry last answered.', registryAge);
}
