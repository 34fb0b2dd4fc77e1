/** The local page in its parts: what it reads, what it makes of it, and who may see it. No site is started. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { siteSettings } from '../lib/environment.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { parseSeries, readExposition } from './exposition.ts';
import { isWanted, makeFigures, quantile } from './figures.ts';
import { History } from './history.ts';
import { formatRate, formatSeconds, formatShare } from './format.ts';
import { watchProcesses } from './scrape.ts';
import { createObserveServer, startObserver } from './server.ts';

const STARTED = 'process_start_time_seconds 100\n';
const read = (text: string) => readExposition(`${STARTED}${text}`);
const WINDOW_MS = 60_000;

describe('SCALE-5: what a process answers', () => {
  test('values by series; comments, other text and times are no values', () => {
    const text =
      '# HELP a b\n# TYPE a counter\na_total{x="1"} 2 1700000000\r\nb 3.5\nc{} +Inf\nno number here\n{x="1"} 4\n';
    expect([...readExposition(text)]).toEqual([
      ['a_total{x="1"}', 2],
      ['b', 3.5],
      ['c{}', Infinity],
    ]);
    expect([...readExposition('a 1\nb 2', (name) => name === 'b').keys()]).toEqual(['b']);
  });

  test('labels may hold quotes, braces, line breaks and backslashes', () => {
    const [series = ''] = [...readExposition('a{route="/x}\\"{\\n\\\\n",le="0.5"} 1').keys()];
    expect(parseSeries(series)).toEqual({ name: 'a', labels: { route: '/x}"{\n\\n', le: '0.5' } });
  });

  test('hostile text is read in no time', () => {
    // Of processor time: a clock tells of what else the machine does.
    const begun = process.cpuUsage();
    for (const text of [
      `a{${'x="\\'.repeat(50_000)}`,
      'a{'.repeat(100_000),
      `${'a'.repeat(200_000)}{`,
      '"'.repeat(200_000),
    ])
      expect(readExposition(text).size).toBe(0);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000);
  });
});

describe('SCALE-5: growth of counters', () => {
  test('what was counted before the first reading does not count, a series that comes later does', () => {
    const history = new History();
    history.add('host', 0, read('pages 1000'));
    history.add('host', 5_000, read('pages 1003\nnew 7'));
    expect(history.growth(5_000, WINDOW_MS)).toEqual([
      { name: 'pages', labels: {}, process: 'host', by: 3 },
      { name: 'new', labels: {}, process: 'host', by: 7 },
    ]);
    expect(history.covered(5_000, WINDOW_MS)).toBe(5);
  });

  test('a process that began anew counts from zero, also when it soon counts more than before', () => {
    const history = new History();
    history.add('host', 0, read('pages 10'));
    history.add('host', 5_000, read('pages 12'));
    history.add('host', 10_000, readExposition('process_start_time_seconds 200\npages 30'));
    history.add('host', 15_000, readExposition('process_start_time_seconds 200\npages 31'));
    expect(history.growth(15_000, WINDOW_MS).find(({ name }) => name === 'pages')?.by).toBe(2 + 30 + 1);
  });

  test('hours of readings keep the sum of a window and little memory', () => {
    const history = new History();
    let pages = 0;
    let now = 0;
    for (; now <= 3 * 3_600_000; now += 5_000) {
      pages += 10;
      history.add('host', now, read(`pages ${pages}`));
    }
    const latest = now - 5_000;
    const perSecond = (ms: number): number => (history.growth(latest, ms)[0]?.by ?? 0) / history.covered(latest, ms);
    expect(perSecond(WINDOW_MS)).toBeCloseTo(2, 5);
    expect(perSecond(15 * WINDOW_MS)).toBeCloseTo(2, 5);
    expect(JSON.stringify(history.newest('host').size)).toBe('2');
  });
});

const HOST = `
roost_pages_total{made="rendered"} 0
roost_http_request_seconds_bucket{le="0.1",method="GET",route="/search",status="2xx"} 0
roost_http_request_seconds_bucket{le="+Inf",method="GET",route="/search",status="2xx"} 0
roost_http_request_seconds_count{method="GET",route="/search",status="2xx"} 0
roost_remote_owner{remote="mfe-search",owner="<i>search</i>"} 1
roost_render_processes 2
roost_render_waiting 0`;
const HOST_LATER = `
roost_pages_total{made="rendered"} 60
roost_http_request_seconds_bucket{le="0.1",method="GET",route="/search",status="2xx"} 20
roost_http_request_seconds_bucket{le="+Inf",method="GET",route="/search",status="2xx"} 20
roost_http_request_seconds_count{method="GET",route="/search",status="2xx"} 20
roost_http_request_seconds_count{method="GET",route="/search",status="5xx"} 10
roost_http_request_seconds_count{method="GET",route="/metrics",status="2xx"} 9
roost_remote_pages_total{remote="mfe-search",version="1.0.1"} 50
roost_remote_problems_total{remote="mfe-search",version="1.0.1",phase="loader",where="server"} 2
roost_remote_problems_total{remote="mfe-search",version="1.0.1",phase="start",where="browser"} 1
roost_remote_owner{remote="mfe-search",owner="<i>search</i>"} 1
roost_render_processes 2
roost_render_waiting 3`;
const SERVICES = `roost_booking_steps_total{step="quoted"} 0\nroost_database_up 1`;
const SERVICES_LATER = `roost_booking_steps_total{step="quoted"} 30\nroost_booking_steps_total{step="confirmed"} 6
roost_database_up 0\nroost_rate_limited_total{limit="quotes"} 4`;

function observed(): History {
  const history = new History();
  history.add('host', 0, read(HOST));
  history.add('services', 0, read(SERVICES));
  history.add('host', 30_000, read(HOST_LATER));
  history.add('services', 30_000, read(SERVICES_LATER));
  return history;
}
const BOTH = new Map([
  ['host', true],
  ['services', true],
]);

describe('SCALE-5: figures', () => {
  const figures = makeFigures({ history: observed(), processes: BOTH, now: 30_000, windowMs: WINDOW_MS });

  test('rates are a second, of the time that was really watched', () => {
    expect(figures.seconds).toBe(30);
    expect(figures.rates).toEqual({
      pages: { total: 60, perSecond: 2 },
      searches: { total: 30, perSecond: 1 },
      quotes: { total: 30, perSecond: 1 },
      bookings: { total: 6, perSecond: 0.2 },
    });
  });

  test('routes have times and failures of ours; questions about a process are none', () => {
    expect(figures.routes).toEqual([
      { process: 'host', route: '/search', perSecond: 1, p50: 0.05, p95: 0.095, failed: 10 / 30 },
    ]);
  });

  test('failures are by remote and version, of server and browsers, with the owner', () => {
    expect(figures.remotes).toEqual([
      { remote: 'mfe-search', version: '1.0.1', owner: '<i>search</i>', pages: 50, problems: 3, loader: null },
    ]);
  });

  test('what waits is the newest value, and nothing where nobody answers', () => {
    expect(figures.gauges).toMatchObject({ renderers: 2, renderWaiting: 3, database: 0, mails: null });
    const alone = new Map([...BOTH, ['services', false] as const]);
    const without = makeFigures({ history: observed(), processes: alone, now: 30_000, windowMs: WINDOW_MS });
    expect(without.gauges.database).toBeNull();
    expect(without.processes[1]).toEqual({ name: 'services', answers: false, memory: null, cpu: null });
    expect(figures.limited).toEqual([['quotes', 4]]);
  });

  test('a quantile is what Prometheus would say', () => {
    const bucket = (le: string, by: number) => ({ name: 'x_bucket', labels: { le }, process: 'host', by });
    const buckets = [bucket('1', 8), bucket('0.1', 2), bucket('+Inf', 10)];
    expect(quantile(buckets, 0.5)).toBeCloseTo(0.1 + 0.9 * (3 / 6), 10);
    expect(quantile(buckets, 0.95)).toBe(Infinity);
    expect(quantile([], 0.5)).toBeNull();
    // Two histograms of one route count as one.
    expect(quantile([...buckets, ...buckets], 0.5)).toBeCloseTo(0.55, 10);
  });

  test('every metric that the page names is one that a process has', () => {
    const from = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
    const made = ['host/server/metrics.ts', 'services/src/metrics.ts', 'observe/src/metrics.ts'].map(from).join('\n');
    const named = new Set(from('platform/src/site-figures/figures.ts').match(/roost_\w+/g));
    named.delete('roost_');
    named.delete('roost_remote_');
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((name) => !made.includes(`'${name}'`))).toEqual([]);
  });
});

test.each([
  [0, '0'],
  [0.0001, '< 0.01'],
  [0.25, '0.25'],
  [3.44, '3.4'],
  [120.4, '120'],
])('a rate of %d is read as %s', (rate, text) => expect(formatRate(rate)).toBe(text));
test.each([
  [null, '–'],
  [0.0853, '85 ms'],
  [1.24, '1.2 s'],
  [300, '5 min'],
  [Infinity, '> 10 s'],
])('%p seconds are read as %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));
test('a share that is not nothing never reads as nothing', () => {
  expect([0, 0.00001, 0.0123, 0.5].map(formatShare)).toEqual(['0 %', '< 0.1 %', '1.2 %', '50 %']);
});

describe('SCALE-5: the page', () => {
  const TOKEN = 'a-token-of-24-characters';
  const answer = (text: string): Response => new Response(`${STARTED}${text}`);
  function watch() {
    let now = 0;
    let later = false;
    const asked: string[] = [];
    const fetcher: typeof fetch = async (url, init) => {
      asked.push(`${String(url)} ${new Headers(init?.headers).get('authorization')}`);
      if (String(url).includes('gone')) throw new Error('nobody there');
      return answer(
        later
          ? HOST_LATER.replaceAll('/search', '/<script>alert(1)</script>')
          : HOST.replaceAll('/search', '/<script>alert(1)</script>'),
      );
    };
    const targets = [
      { name: 'host', url: 'http://host.test/metrics' },
      { name: 'services', url: 'http://gone.test/metrics' },
    ];
    const observer = watchProcesses({ targets, token: TOKEN, fetcher, clock: () => now });
    const next = async (): Promise<void> => {
      [now, later] = [now + 30_000, true];
      await observer.scrape();
    };
    return { observer, asked, next };
  }

  test('shows what it read, says who does not answer, and lets no label become markup', async () => {
    const { observer, asked, next } = watch();
    const app = createObserveServer(observer);
    await observer.scrape();
    expect(asked[0]).toBe(`http://host.test/metrics Bearer ${TOKEN}`);
    expect((await app.inject('/')).body).toContain('The first figures come in a moment.');
    await next();
    const { body, headers } = await app.inject('/?window=60');
    expect(body).toContain('services: does not answer');
    expect(body).toContain('/&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).toContain('&lt;i&gt;search&lt;/i&gt;');
    expect(body).not.toMatch(/<script>alert|<i>search/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    // The part that the script exchanges is the part that the page came with.
    const part = (await app.inject('/figures?window=60')).body;
    expect(body).toContain(part);
    expect((await app.inject('/?window=900')).body).toMatch(/window=900"\s+aria-current="page"/);
    expect((await app.inject('/?window=99999999')).body).toMatch(/window=60"\s+aria-current="page"/);
    for (const address of [
      '/observe.js',
      '/observe.css',
      '/tokens.css',
      '/tokens-dark.css',
      '/fonts/figtree-var.woff2',
    ])
      expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200]);
    expect((await app.inject('/../package.json')).statusCode).toBe(404);
    observer.stop();
    await app.close();
  });

  test.each(['evil.test', 'localhost.evil.test:3300', '127.0.0.1.evil.test', '10.0.0.5:3300'])(
    'a request for %s is refused: only this machine has this name',
    async (host) => {
      const { observer } = watch();
      const app = createObserveServer(observer);
      for (const path of ['/', '/figures']) {
        const { statusCode, body } = await app.inject({ path, headers: { host } });
        expect([statusCode, body]).toEqual([421, '{"error":"This page is for this machine only."}']);
      }
      observer.stop();
      await app.close();
    },
  );

  test('styles name only tokens that there are', () => {
    const from = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
    const tokens = new Set(from('shared/src/ui/tokens.css').match(/--[\w-]+(?=:)/g));
    const used = [...from('platform/src/site-figures/style.ts').matchAll(/var\((--[\w-]+)\)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
    expect(from('platform/src/site-figures/style.ts')).not.toMatch(/#[0-9a-f]{3,6}\b/i);
  });
});

describe('SCALE-5: npm start -- --observe', () => {
  test('a site that others reach does not get the page', async () => {
    const settings = siteSettings({ ROOST_SITE_URL: 'https://stay.example' });
    await expect(startObserver(settings)).rejects.toThrow('is one that others reach');
  });

  test('it listens on this machine alone, whatever the site listens on, and tells the processes the token', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => void free.listen(0, '127.0.0.1', () => resolve()));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    // Nothing listens on the ports of this site.
    const ports = { ROOST_HOST_PORT: '9', ROOST_SERVICES_PORT: '9' };
    const settings = siteSettings({ ROOST_BIND: '0.0.0.0', ROOST_OBSERVE_PORT: String(port), ...ports });
    const running = await startObserver(settings, '');
    try {
      expect(running.environment.METRICS_TOKEN.length).toBeGreaterThanOrEqual(24);
      expect((await fetch(running.url.replace('localhost', '127.0.0.1'))).status).toBe(200);
      await expect(startObserver(settings, 'given')).rejects.toThrow(`Port ${port} is taken`);
    } finally {
      await running.stop();
    }
    expect(isWanted('nodejs_heap_space_size_used_bytes')).toBe(false);
  });
});
