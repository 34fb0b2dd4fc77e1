/**
 * The page of web vitals that visitors' browsers measured, by page and remote. Plain HTML that works without script.
 */
import { escapeHtml } from '../mail/page.ts';
import { chart, sparkline } from './chart.ts';
import { DEVICES } from './events.ts';
import type { Device, VitalRecord } from './events.ts';
import { arrivals, LIMITS, METRICS, owners, p75, PERIODS, getRange, rating, rows, series, getViews } from './stats.ts';
import type { Metric, OwnerRow, Period, Range, Rating, Row } from './stats.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en-US');

const DEVICE_NAMES: Readonly<Record<Device, string>> = { phone: 'Phone', desktop: 'Desktop' };
const METRIC_NAMES: Readonly<Record<Metric, readonly [short: string, long: string]>> = {
  lcp: ['LCP', 'Largest picture or text painted'],
  inp: ['INP', 'Answer to a tap'],
  cls: ['CLS', 'Things that jumped'],
};
const LOGO =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><path d="M3.5 13.5 14 4.5l10.5 9"/><path d="M6.5 23.5h15"/><path d="M10 18.8c0-2.7 1.9-4.6 4.5-4.6 1.4 0 2.3.5 3 1.3l2.2.4-1.7 1.3c.1 3.2-1.7 5-4.2 5-2.3 0-3.8-1.3-3.8-3.4z" fill="currentColor" stroke="none"/></svg>';
const RATING_CLASS: Readonly<Record<Rating, string>> = { good: 'g', 'needs work': 'w', poor: 'b' };

export function formatMetric(metric: Metric, value: number): string {
  if (metric === 'cls') return value.toFixed(2);
  return metric === 'lcp' ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

/** The whole page, for one device and period. */
export function renderVitals({
  records,
  device,
  period,
  now,
}: {
  records: readonly VitalRecord[];
  device: Device;
  period: Period;
  now: number;
}): string {
  const range = getRange(period, now);
  const views = getViews(records, device, range);
  const choose = <K extends string>(
    label: string,
    items: readonly (readonly [K, string])[],
    current: K,
    href: (key: K) => string,
  ) =>
    `<nav class="seg" aria-label="${label}">${items.map(([key, name]) => `<a href="${href(key)}"${key === current ? ' aria-current="true"' : ''}>${name}</a>`).join('')}</nav>`;
  const devices = choose(
    'Device',
    DEVICES.map((key) => [key, DEVICE_NAMES[key]] as const),
    device,
    (key) => `/vitals?device=${key}&amp;period=${period}`,
  );
  const periods = choose(
    'Period',
    (Object.keys(PERIODS) as Period[]).map((key) => [key, PERIODS[key].label] as const),
    period,
    (key) => `/vitals?device=${device}&amp;period=${key}`,
  );
  const format = period === 'today' ? HOUR : DAY;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Vitals · Roost</title><link rel="stylesheet" href="/vitals/vitals.css"></head><body>
<a class="skip" href="#main">Skip to main content</a><header class="top"><a class="logo" href="/vitals">${LOGO}Roost</a><span class="quiet">Vitals</span><span class="tag">Internal</span></header>
<main id="main" tabindex="-1"><div class="title"><h1>Vitals</h1><div class="choices">${devices}${periods}</div></div>
<p class="quiet">Slowest quarter of real visits (p75), ${format.format(range.from)} – ${format.format(range.to)}${period === 'today' ? ' UTC' : ''}. Only visits that allowed analytics.</p>
${views.length > 0 ? body(records, device, range, format) : empty(device, PERIODS[period].label)}${ownersTable(owners(records, range))}</main></body></html>`;
}

function empty(device: Device, period: string): string {
  return (
    `<p class="empty">No visits on a ${device === 'phone' ? 'phone' : 'desktop computer'} in ${period}. A share of visits is measured, and only those that allowed analytics: ` +
    "set <code>MONITORING_SAMPLE_RATE=100</code> for the host to see every one, accept cookies on the site, and open some pages. A page's numbers come when it is left, and every half minute.</p>"
  );
}

function body(records: readonly VitalRecord[], device: Device, range: Range, format: Intl.DateTimeFormat): string {
  const views = getViews(records, device, range);
  const before = getViews(records, device, { ...range, from: 2 * range.from - range.to, to: range.from });
  const cards = METRICS.map((metric) =>
    card(metric, p75(views.map((view) => view[metric])), p75(before.map((view) => view[metric]))),
  ).join('');
  const visits = new Map<string, number>();
  for (const { page } of views) visits.set(page, (visits.get(page) ?? 0) + 1);
  const shown = [...visits]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([page]) => page);
  const marks = arrivals(views.filter(({ page }) => shown.includes(page))).map(({ remote, version, at }) => ({
    label: `${remote} ${version}`,
    at: (at - range.from) / (range.to - range.from),
  }));
  const charts = (['lcp', 'inp'] as const)
    .map((metric) => {
      const [name] = METRIC_NAMES[metric];
      const legend = shown
        .map((page, index) => `<span><i class="${index === 0 ? 'solid' : 'dashed'}"></i>${escapeHtml(page)}</span>`)
        .join('');
      const drawing = chart({
        name: `${name} of ${shown.join(' and ')}, p75`,
        lines: shown.map((page, index) => ({
          values: series(
            views.filter((view) => view.page === page),
            metric,
            range,
          ),
          dashed: index > 0,
        })),
        good: LIMITS[metric][0],
        goodLabel: `good is under ${metric === 'lcp' ? '2.5 s' : '200 ms'}`,
        format: (value) => formatMetric(metric, value).replace('.0 s', ' s'),
        from: format.format(range.from),
        middle: format.format((range.from + range.to) / 2),
        to: format.format(range.to),
        marks,
      });
      return `<section><h2>${name}, most visited pages</h2><p class="legend quiet">${legend}</p>${drawing}</section>`;
    })
    .join('');
  return `<div class="cards">${cards}</div><div class="charts">${charts}</div>${pagesTable(rows(records, device, range))}`;
}

function card(metric: Metric, value: number | null, before: number | null): string {
  const [name, text] = METRIC_NAMES[metric];
  if (value === null)
    return `<div class="card"><p><b>${name}</b> <span class="quiet">${text}</span></p><p class="number">–</p><p class="quiet">not measured yet</p></div>`;
  const rated = rating(metric, value);
  const change = before === null ? '' : difference(metric, value - before);
  return `<div class="card"><p><b>${name}</b> <span class="quiet">${text}</span></p><p class="number">${formatMetric(metric, value)}</p><p class="${RATING_CLASS[rated]}">${rated === 'good' ? '<span aria-hidden="true">✓ </span>' : ''}${rated}${change}</p></div>`;
}

function difference(metric: Metric, change: number): string {
  const text = formatMetric(metric, Math.abs(change));
  return text === formatMetric(metric, 0) ? ', no change' : `, ${text} ${change < 0 ? 'better' : 'worse'} than before`;
}

const cell = (metric: Metric, value: number | null): string => {
  if (value === null) return '<td class="quiet">–</td>';
  const rated = rating(metric, value);
  const said = rated === 'good' ? '<span class="hidden"> good</span>' : ` <span class="quiet">${rated}</span>`;
  return `<td><b class="${RATING_CLASS[rated]}">${formatMetric(metric, value)}</b>${said}</td>`;
};

function table(title: string, head: string, lines: string): string {
  return `<section class="wide"><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}, scrolls sideways"><table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table></div></section>`;
}

function pagesTable(list: readonly Row[]): string {
  const head =
    '<th scope="col">Page</th><th scope="col" class="l">Remote and version</th><th scope="col">LCP</th><th scope="col"><span class="hidden">LCP trend</span></th>' +
    '<th scope="col">INP</th><th scope="col"><span class="hidden">INP trend</span></th><th scope="col">CLS</th><th scope="col">Remote loads in</th><th scope="col">Visits</th>';
  return table(
    'By page and remote',
    head,
    list
      .map(
        (row) =>
          `<tr><td>${escapeHtml(row.page)}</td><td class="l quiet">${escapeHtml(`${row.remote} ${row.version}`)}</td>${cell('lcp', row.p75.lcp)}<td>${sparkline(row.trend.lcp)}</td>${cell('inp', row.p75.inp)}<td>${sparkline(row.trend.inp)}</td>` +
          `${cell('cls', row.p75.cls)}<td>${row.loadMs === null ? '–' : `${Math.round(row.loadMs)} ms`}</td><td>${COUNT.format(row.visits)}</td></tr>`,
      )
      .join(''),
  );
}

function ownersTable(list: readonly OwnerRow[]): string {
  if (list.length === 0) return '';
  const head =
    '<th scope="col">Remote and version</th><th scope="col">Errors</th><th scope="col" class="l">Last error</th><th scope="col">Long tasks</th><th scope="col">Blocked for</th>';
  return table(
    'Errors and long tasks by remote',
    head,
    list
      .map(
        ({ remote, version, errors, lastError, longTasks, blockedMs }) =>
          `<tr><td>${escapeHtml(`${remote} ${version}`)}</td><td${errors > 0 ? ' class="b"' : ''}>${COUNT.format(errors)}</td><td class="l message">${escapeHtml(lastError ?? '–')}</td>` +
          `<td>${COUNT.format(longTasks)}</td><td>${COUNT.format(Math.round(blockedMs))} ms</td></tr>`,
      )
      .join(''),
  );
}
