/** Statistics for the page of vitals: the 75th percentile by period, page and remote. Pure functions. */
import type { Device, VitalRecord, ViewRecord } from './events.ts';

const HOUR_MS = 3_600_000;
export const PERIODS = {
  today: { label: '24 hours', milliseconds: 24 * HOUR_MS, steps: 24 },
  week: { label: '7 days', milliseconds: 168 * HOUR_MS, steps: 7 },
  month: { label: '28 days', milliseconds: 672 * HOUR_MS, steps: 28 },
} as const;
export type Period = keyof typeof PERIODS;

export const METRICS = ['lcp', 'inp', 'cls'] as const;
export type Metric = (typeof METRICS)[number];
export type Rating = 'good' | 'needs work' | 'poor';
/** The limits of good and of poor (web.dev/vitals), in milliseconds; CLS has no unit. */
export const LIMITS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export function rating(metric: Metric, value: number): Rating {
  const [good, poor] = LIMITS[metric];
  return value <= good ? 'good' : value <= poor ? 'needs work' : 'poor';
}

/** Returns the 75th percentile; null without values. */
export function p75(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.75) - 1)] ?? null;
}

export type Range = { from: number; to: number; steps: number };

export function getRange(period: Period, now: number): Range {
  const { milliseconds, steps } = PERIODS[period];
  return { from: now - milliseconds, to: now, steps };
}

const inside = ({ from, to }: Range, record: VitalRecord) => record.at > from && record.at <= to;

/** p75 for each step of the range, null for a step without visits. */
export function series(views: readonly ViewRecord[], metric: Metric, range: Range): (number | null)[] {
  const buckets: (number | null)[][] = Array.from({ length: range.steps }, () => []);
  const step = (range.to - range.from) / range.steps;
  for (const view of views)
    buckets[Math.min(range.steps - 1, Math.floor((view.at - range.from) / step))]?.push(view[metric]);
  return buckets.map(p75);
}

export type Row = {
  page: string;
  remote: string;
  version: string;
  visits: number;
  loadMs: number | null;
  p75: Record<Metric, number | null>;
  trend: Record<Metric, (number | null)[]>;
};
export type OwnerRow = {
  remote: string;
  version: string;
  errors: number;
  lastError: string | null;
  longTasks: number;
  blockedMs: number;
};

/** Visits of a device in a range. */
export function getViews(records: readonly VitalRecord[], device: Device, range: Range): ViewRecord[] {
  return records.filter(
    (record) => record.type === 'view' && record.device === device && inside(range, record),
  ) as ViewRecord[];
}

function groupBy<T>(items: readonly T[], getKey: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups.values()];
}

const byMetric = <T>(of: (metric: Metric) => T): Record<Metric, T> => ({
  lcp: of('lcp'),
  inp: of('inp'),
  cls: of('cls'),
});

/** One row for each page and the remote and version it was made of, most visited first. */
export function rows(records: readonly VitalRecord[], device: Device, range: Range): Row[] {
  const views = getViews(records, device, range);
  return groupBy(views, ({ page, remote, version }) => `${page}|${remote}|${version}`)
    .flatMap((group) => {
      const first = group[0];
      if (!first) return [];
      const { page, remote, version } = first;
      const loads = records.flatMap((record) =>
        record.type === 'load' &&
        record.remote === remote &&
        record.version === version &&
        record.device === device &&
        inside(range, record)
          ? [record.ms]
          : [],
      );
      return [
        {
          page,
          remote,
          version,
          visits: group.length,
          loadMs: p75(loads),
          p75: byMetric((metric) => p75(group.map((view) => view[metric]))),
          trend: byMetric((metric) => series(group, metric, range)),
        },
      ];
    })
    .sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page) || b.version.localeCompare(a.version));
}

/** Errors and long tasks by the owner of the code, worst first. */
export function owners(records: readonly VitalRecord[], range: Range): OwnerRow[] {
  const seen = records.filter(
    (record) => (record.type === 'error' || record.type === 'long_task') && inside(range, record),
  );
  return groupBy(seen, ({ remote, version }) => `${remote}|${version}`)
    .flatMap((group) => {
      const first = group[0];
      if (!first) return [];
      const errors = group.filter((record) => record.type === 'error');
      const tasks = group.filter((record) => record.type === 'long_task');
      return [
        {
          remote: first.remote,
          version: first.version,
          errors: errors.length,
          lastError: errors.at(-1)?.message ?? null,
          longTasks: tasks.length,
          blockedMs: tasks.reduce((sum, task) => sum + Math.max(0, task.ms - 50), 0),
        },
      ];
    })
    .sort((a, b) => b.errors - a.errors || b.blockedMs - a.blockedMs);
}

/** Returns when each new version of a remote was first seen in the range. */
export function arrivals(views: readonly ViewRecord[]): { remote: string; version: string; at: number }[] {
  return groupBy(views, ({ remote }) => remote).flatMap((group) => {
    const firsts = groupBy(
      [...group].sort((a, b) => a.at - b.at),
      ({ version }) => version,
    ).flatMap((versions) => (versions[0] ? [versions[0]] : []));
    return firsts.slice(1).map(({ remote, version, at }) => ({ remote, version, at }));
  });
}
