/**
 * What the local page shows, from the readings: rates, times by route, failures by remote, what waits, the way to a
 * booking. Pure.
 */
import { parseSeries } from './exposition.ts';
import type { Reading } from './exposition.ts';
import type { Growth, History } from './history.ts';

export type Rate = { total: number; perSecond: number };
export type RouteFigures = {
  process: string;
  route: string;
  perSecond: number;
  /** Seconds; null where nothing was asked. A time beyond the last bucket is Infinity. */
  p50: number | null;
  p95: number | null;
  /** Share of answers that were a failure of ours, from 0 to 1. */
  failed: number;
};
export type RemoteFigures = {
  remote: string;
  version: string;
  owner: string;
  pages: number;
  problems: number;
  /** Seconds of its loader on the server. */
  loader: number | null;
};
export type ProcessFigures = { name: string; answers: boolean; memory: number | null; cpu: number | null };
export type Figures = {
  /** Seconds that the rates are of. */
  seconds: number;
  rates: Readonly<Record<RateName, Rate>>;
  routes: RouteFigures[];
  remotes: RemoteFigures[];
  /** Steps of booking by name, in their order. */
  funnel: (readonly [step: string, count: number])[];
  /** Gauges by name; null where nobody answers. */
  gauges: Readonly<Record<GaugeName, number | null>>;
  /** Processes that render pages and ended. */
  exits: number;
  limited: (readonly [limit: string, count: number])[];
  processes: ProcessFigures[];
};

export const RATE_NAMES = ['pages', 'searches', 'quotes', 'bookings'] as const;
export type RateName = (typeof RATE_NAMES)[number];
/** Metrics of which the newest value counts, by the names that the page has for them. */
const GAUGES = {
  indexWaiting: 'roost_index_outbox_waiting',
  indexLag: 'roost_index_lag_seconds',
  indexReady: 'roost_index_ready',
  mails: 'roost_mail_outbox_waiting',
  undecided: 'roost_stays_pending',
  database: 'roost_database_up',
  rendering: 'roost_render_running',
  renderWaiting: 'roost_render_waiting',
  renderers: 'roost_render_processes',
  pictures: 'roost_image_waiting',
  registryAge: 'roost_registry_age_seconds',
} as const;
export type GaugeName = keyof typeof GAUGES;

const REQUESTS = 'roost_http_request_seconds';
const PHASES = 'roost_remote_phase_seconds';
const STEPS = 'roost_booking_steps_total';
const FUNNEL = ['quoted', 'asked', 'confirmed', 'challenged', 'declined', 'refused', 'limited', 'failed', 'cancelled'];
/** Addresses that ask about a process, not about the site. */
const PROBES = new Set(['/metrics', '/healthz', '/readyz', '/_host/contract']);

/** Names of metrics that the figures are made of: all others need not be kept. */
export const isWanted = (name: string): boolean =>
  name.startsWith('roost_') || /^process_(start_time_seconds|resident_memory_bytes|cpu_seconds_total)$/.test(name);

const sum = (growth: readonly Growth[]): number => growth.reduce((all, { by }) => all + by, 0);

function groupBy(growth: readonly Growth[], getKey: (one: Growth) => string): Map<string, Growth[]> {
  const groups = new Map<string, Growth[]>();
  for (const one of growth) {
    const key = getKey(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/**
 * The time below which a share of the answers stayed, in seconds, as Prometheus' histogram_quantile has it: within a
 * bucket times are taken as spread evenly.
 * @param buckets growth of `_bucket` series, those of several histograms together
 */
export function quantile(buckets: readonly Growth[], share: number): number | null {
  const byLimit = [...groupBy(buckets, ({ labels }) => labels['le'] ?? '')]
    .map(([le, of]) => ({ limit: le === '+Inf' ? Infinity : Number(le), count: sum(of) }))
    .sort((a, b) => a.limit - b.limit);
  const all = byLimit.at(-1)?.count ?? 0;
  if (all === 0) return null;
  const rank = share * all;
  let [below, floor] = [0, 0];
  for (const { limit, count } of byLimit) {
    if (count >= rank) {
      if (limit === Infinity) return Infinity;
      return count === below ? limit : floor + ((limit - floor) * (rank - below)) / (count - below);
    }
    [below, floor] = [count, limit];
  }
  return Infinity;
}

function getRoutes(growth: readonly Growth[], seconds: number): RouteFigures[] {
  const requests = growth.filter(({ labels }) => !PROBES.has(labels['route'] ?? ''));
  const groups = groupBy(
    requests.filter(({ name }) => name.startsWith(REQUESTS)),
    ({ process, labels }) => JSON.stringify([process, labels['route'] ?? '']),
  );
  return [...groups]
    .map(([key, of]) => {
      const [process = '', route = ''] = JSON.parse(key) as string[];
      const counts = of.filter(({ name }) => name === `${REQUESTS}_count`);
      const buckets = of.filter(({ name }) => name === `${REQUESTS}_bucket`);
      const total = sum(counts);
      const failed = sum(counts.filter(({ labels }) => labels['status'] === '5xx'));
      return {
        ...{ process, route, perSecond: seconds > 0 ? total / seconds : 0 },
        ...{ p50: quantile(buckets, 0.5), p95: quantile(buckets, 0.95), failed: total > 0 ? failed / total : 0 },
      };
    })
    .sort((a, b) => b.perSecond - a.perSecond || a.route.localeCompare(b.route));
}

function getRemotes(growth: readonly Growth[], owners: ReadonlyMap<string, string>): RemoteFigures[] {
  const versions = groupBy(
    growth.filter(({ name, labels }) => labels['remote'] && labels['version'] && /^roost_remote_/.test(name)),
    ({ labels }) => JSON.stringify([labels['remote'], labels['version']]),
  );
  return [...versions]
    .map(([key, of]) => {
      const [remote = '', version = ''] = JSON.parse(key) as string[];
      const count = (name: string): number => sum(of.filter((one) => one.name === name));
      const loaders = of.filter(({ name, labels }) => name === `${PHASES}_bucket` && labels['phase'] === 'loader');
      return {
        ...{ remote, version, owner: owners.get(remote) ?? '' },
        ...{ pages: count('roost_remote_pages_total'), problems: count('roost_remote_problems_total') },
        loader: quantile(loaders, 0.95),
      };
    })
    .sort((a, b) => b.problems - a.problems || a.remote.localeCompare(b.remote) || a.version.localeCompare(b.version));
}

function ownersIn(readings: readonly Reading[]): Map<string, string> {
  const owners = readings.flatMap((reading) =>
    [...reading.keys()].filter((key) => key.startsWith('roost_remote_owner{')).map((key) => parseSeries(key).labels),
  );
  return new Map(owners.map(({ remote = '', owner = '' }) => [remote, owner]));
}

export type Observed = {
  history: History;
  /** Processes by name, and whether the last question was answered. */
  processes: ReadonlyMap<string, boolean>;
  /** Milliseconds of the clock that the readings have. */
  now: number;
  windowMs: number;
};

/** Makes the figures of a window that ends now. */
export function makeFigures({ history, processes, now, windowMs }: Observed): Figures {
  const growth = history.growth(now, windowMs);
  const seconds = history.covered(now, windowMs);
  const answering = [...processes].filter(([, answers]) => answers).map(([name]) => history.newest(name));
  const rate = (of: readonly Growth[]): Rate => ({ total: sum(of), perSecond: seconds > 0 ? sum(of) / seconds : 0 });
  const step = (name: string) => growth.filter((one) => one.name === STEPS && one.labels['step'] === name);
  const named = (name: string) => growth.filter((one) => one.name === name);
  const searches = named(`${REQUESTS}_count`).filter(({ labels }) => labels['route'] === '/search');
  const gauge = (name: string): number | null => answering.find((reading) => reading.has(name))?.get(name) ?? null;
  return {
    seconds,
    rates: {
      pages: rate(named('roost_pages_total')),
      searches: rate(searches),
      quotes: rate(step('quoted')),
      bookings: rate(step('confirmed')),
    },
    routes: getRoutes(growth, seconds),
    remotes: getRemotes(growth, ownersIn(answering)),
    funnel: FUNNEL.map((name) => [name, sum(step(name))] as const),
    gauges: Object.fromEntries(Object.entries(GAUGES).map(([key, name]) => [key, gauge(name)])) as Figures['gauges'],
    exits: sum(named('roost_render_process_exits_total')),
    limited: named('roost_rate_limited_total').map(({ labels, by }) => [labels['limit'] ?? '', by] as const),
    processes: [...processes].map(([name, answers]) => {
      const used = sum(named('process_cpu_seconds_total').filter(({ process }) => process === name));
      const newest = history.newest(name);
      return {
        ...{ name, answers, memory: answers ? (newest.get('process_resident_memory_bytes') ?? null) : null },
        cpu: answers && seconds > 0 ? used / seconds : null,
      };
    }),
  };
}
