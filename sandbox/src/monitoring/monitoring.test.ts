import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { silentLog } from '../log.ts';
import { startPlugin, temporaryDirectory } from '../testing.ts';
import { ceiling } from './chart.ts';
import { parseEvents } from './events.ts';
import type { ViewRecord } from './events.ts';
import { renderVitals } from './page.ts';
import { monitoringPlugin } from './plugin.ts';
import { arrivals, owners, p75, getRange, rating, rows, series } from './stats.ts';
import { VitalsStore } from './store.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 12);
let ids = 0;
const view = (change: Partial<ViewRecord> = {}): ViewRecord => ({
  type: 'view',
  id: `v${(ids += 1)}`,
  at: NOW - HOUR,
  device: 'desktop',
  page: 'Search',
  remote: 'mfe-search',
  version: '1.4.0',
  lcp: 1900,
  inp: 120,
  cls: 0.02,
  ...change,
});
const line = (change: object = {}) =>
  JSON.stringify({
    type: 'view',
    date: NOW - HOUR,
    view: {
      id: 'v',
      name: 'Search',
      performance: { lcp: { timestamp: 1.9e9 }, inp: { duration: 1.2e8 }, cls: { score: 0.02 } },
    },
    context: { page: 'Search', remote: 'mfe-search', version: '1.4.0' },
    display: { viewport: { width: 390, height: 800 } },
    ...change,
  });
const forward = encodeURIComponent('/api/v2/rum?ddsource=browser');

describe('events of the monitoring client', () => {
  test('ANLT-6: a view is kept with its vitals, page, remote, version and device', () => {
    expect(parseEvents(line()).records).toEqual([
      {
        type: 'view',
        id: 'v',
        at: NOW - HOUR,
        device: 'phone',
        page: 'Search',
        remote: 'mfe-search',
        version: '1.4.0',
        lcp: 1900,
        inp: 120,
        cls: 0.02,
      },
    ]);
  });

  test('ANLT-6: errors, long tasks and entry files of remotes are kept with whose they are', () => {
    const text = [
      line({ type: 'error', error: { message: 'broken' } }),
      line({ type: 'long_task', long_task: { duration: 8e7 } }),
      line({ type: 'resource', resource: { url: 'http://a.test/mfe-search/1.4.0/remoteEntry.js', duration: 4e7 } }),
      line({ type: 'resource', resource: { url: 'http://a.test/x.png', duration: 4e7 } }),
    ].join('\n');
    expect(parseEvents(text).records.map(({ type, remote, version }) => [type, remote, version])).toEqual([
      ['error', 'mfe-search', '1.4.0'],
      ['long_task', 'mfe-search', '1.4.0'],
      ['load', 'mfe-search', '1.4.0'],
    ]);
  });

  test('ANLT-6: what is no event is counted and dropped', () => {
    expect(parseEvents(`${line()}\n<html>\n{"type":7}\n`)).toMatchObject({ records: [{ id: 'v' }], dropped: 2 });
  });
});

describe('numbers of the vitals page', () => {
  test.each([
    [[], null],
    [[5], 5],
    [[1, 2, 3, 4], 3],
    [[null, 10, null], 10],
    [[4, 1, 3, 2, 5], 4],
  ])('ANLT-6: p75 of %j is %s', (values, expected) => {
    expect(p75(values)).toBe(expected);
  });

  test.each([
    ['lcp', 2500, 'good'],
    ['lcp', 2501, 'needs work'],
    ['lcp', 4001, 'poor'],
    ['inp', 200, 'good'],
    ['cls', 0.26, 'poor'],
  ] as const)('ANLT-6: %s %s is %s', (metric, value, expected) => {
    expect(rating(metric, value)).toBe(expected);
  });

  test('ANLT-6: a row for each page, remote and version of the device, with its trend and how long the remote took', () => {
    const records = [
      view(),
      view({ lcp: 2600, at: NOW - 3 * HOUR }),
      view({ version: '1.3.6' }),
      view({ device: 'phone' }),
      view({ at: NOW - 30 * HOUR }),
      {
        type: 'load' as const,
        at: NOW - HOUR,
        device: 'desktop' as const,
        remote: 'mfe-search',
        version: '1.4.0',
        ms: 58,
      },
    ];
    const table = rows(records, 'desktop', getRange('today', NOW));
    expect(table.map(({ version, visits, loadMs, p75: { lcp } }) => [version, visits, loadMs, lcp])).toEqual([
      ['1.4.0', 2, 58, 2600],
      ['1.3.6', 1, null, 1900],
    ]);
    expect(table[0]?.trend.lcp.filter((value) => value !== null)).toEqual([2600, 1900]);
  });

  test('ANLT-6: steps without visits have no value; a new version is marked where it was first seen', () => {
    expect(series([view({ at: NOW })], 'lcp', getRange('week', NOW))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      1900,
    ]);
    expect(arrivals([view({ version: '1.3.6', at: NOW - 9 * HOUR }), view({ at: NOW - 5 * HOUR }), view()])).toEqual([
      { remote: 'mfe-search', version: '1.4.0', at: NOW - 5 * HOUR },
    ]);
  });

  test('ANLT-6: errors and long tasks are counted by remote', () => {
    const owner = { remote: 'mfe-listing', version: '2.0.0', page: 'Listing', at: NOW - HOUR };
    expect(
      owners(
        [
          { type: 'error', ...owner, message: 'broken' },
          { type: 'long_task', ...owner, ms: 80 },
          { type: 'long_task', ...owner, ms: 60 },
        ],
        getRange('today', NOW),
      ),
    ).toEqual([
      { remote: 'mfe-listing', version: '2.0.0', errors: 1, lastError: 'broken', longTasks: 2, blockedMs: 40 },
    ]);
  });

  test.each([
    [3.1, 4],
    [250, 300],
    [4001, 5000],
    [0.12, 0.2],
  ])('ANLT-6: an axis to %s ends at %s', (highest, end) => {
    expect(ceiling(highest)).toBeCloseTo(end);
  });
});

describe('the vitals page', () => {
  test('ANLT-6: it says what to do when there is nothing yet, and never shows markup of an event as markup', () => {
    expect(renderVitals({ records: [], device: 'phone', period: 'today', now: NOW })).toContain(
      'MONITORING_SAMPLE_RATE=100',
    );
    const html = renderVitals({
      records: [view({ page: '<img src=x>' })],
      device: 'desktop',
      period: 'month',
      now: NOW,
    });
    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('&lt;img src=x&gt;');
  });

  test('ANLT-6: cards compare with the period before', () => {
    const html = renderVitals({
      records: [view(), view({ at: NOW - 30 * HOUR, lcp: 2300 })],
      device: 'desktop',
      period: 'today',
      now: NOW,
    });
    expect(html).toContain('good, 0.4 s better than before');
    expect(html).toContain('good, no change');
  });
});

describe('the intake', () => {
  const directory = temporaryDirectory();
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    ({ app, url } = await startPlugin((server) =>
      server.register(monitoringPlugin, { dataDir: directory.path, log: silentLog, now: () => NOW }),
    ));
  });
  afterAll(async () => {
    await app.close();
    directory.remove();
  });

  test('ANLT-6: what the client sends is on the page and survives a restart; later updates of a view replace it', async () => {
    const post = (text: string, to = forward) =>
      fetch(`${url}/monitoring/intake?ddforward=${to}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: text,
      });
    expect((await post(`${line()}\n${line({ type: 'error', error: { message: 'broken' } })}`)).status).toBe(202);
    expect(
      (await post(line({ view: { id: 'v', name: 'Search', performance: { lcp: { timestamp: 2.1e9 } } } }))).status,
    ).toBe(202);
    expect((await post('x', encodeURIComponent('https://elsewhere.test'))).status).toBe(400);
    const page = await (await fetch(`${url}/vitals`)).text();
    expect(page).toContain('mfe-search 1.4.0');
    expect(page).toMatch(/<b class="g">2\.1 s<\/b>/);
    expect(page).toContain('broken');
    const kept = new VitalsStore(join(directory.path, 'monitoring', 'vitals.jsonl'), () => NOW).all();
    expect(kept.find(({ type }) => type === 'view')).toMatchObject({ lcp: 2100, inp: 120 });
    expect(
      new VitalsStore(join(directory.path, 'monitoring', 'vitals.jsonl'), () => NOW + 60 * 24 * HOUR).all(),
    ).toEqual([]);
  });
});
