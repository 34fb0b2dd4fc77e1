/**
 * `npm run bench -- --server`: what the host does with many visitors at once. Pages that everybody may share under
 * load, pages that are all different, and more than it can render. Prints what visitors got: statuses, time to the last
 * byte, kept and unrendered pages.
 */
import http from 'node:http';
import { median } from './medians.ts';
import { table } from './report.ts';

/** `firstMs`: until the first byte of the page. */
type Answer = { status: number | string; ms: number; firstMs: number; bytes: number; kept: boolean; rendered: boolean };
type Scene = { name: string; path: (visit: number) => string; rate: number; seconds: number };

/** Milliseconds between two looks at how many requests are due. */
const TICK_MS = 5;
const RENDERED_FALSE = '"rendered":false';

function visit(url: string, agent: http.Agent): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      let text = '';
      let firstMs = 0;
      response.setEncoding('utf8').on('data', (chunk: string) => {
        firstMs ||= performance.now() - begun;
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - begun,
          firstMs,
          bytes: text.length,
          kept: response.headers.age !== undefined,
          rendered: !text.includes(RENDERED_FALSE),
        }),
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({
        status: error.code ?? 'failed',
        ms: performance.now() - begun,
        firstMs: 0,
        bytes: 0,
        kept: false,
        rendered: false,
      }),
    );
  });
}

async function play(site: string, { path, rate, seconds }: Scene): Promise<Answer[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 500 });
  const answers: Promise<Answer>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (answers.length < due) answers.push(visit(site + path(answers.length), agent));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** @param listing path of a home's page */
export async function benchServer(site: string, listing: string, say: (line: string) => void): Promise<void> {
  const search = '/search?query=Lake+Tahoe';
  const scenes: Scene[] = [
    { name: 'one at a time, results', path: (n) => `${search}&utm_term=a${n}`, rate: 2, seconds: 10 },
    { name: 'one at a time, listing', path: (n) => `${listing}?utm_term=a${n}`, rate: 2, seconds: 10 },
    { name: 'one page for all, results', path: () => search, rate: 200, seconds: 60 },
    { name: 'one page for all, home', path: () => '/', rate: 200, seconds: 20 },
    { name: 'all different, listing', path: (n) => `${listing}?utm_term=b${n}`, rate: 100, seconds: 10 },
  ];
  const rows = [
    ['visitors', 'a second', 'statuses', 'kept', 'unrendered', 'first byte p50', 'p50 ms', 'p95 ms', 'KiB of HTML'],
  ];
  for (const scene of scenes) {
    say(`  ${scene.name}`);
    const answers = await play(site, scene);
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    const statuses = Map.groupBy(answers, ({ status }) => status);
    rows.push([
      scene.name,
      (answers.length / scene.seconds).toFixed(0),
      [...statuses].map(([status, { length }]) => `${status}: ${length}`).join(', '),
      String(answers.filter(({ kept }) => kept).length),
      String(answers.filter(({ rendered }) => !rendered).length),
      median(answers.map(({ firstMs }) => firstMs)).toFixed(0),
      median(times).toFixed(0),
      (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0),
      (median(answers.map(({ bytes }) => bytes)) / 1024).toFixed(0),
    ]);
  }
  say('\nThe host under load (the requests are sent from this machine too)');
  table(say, rows);
  say(
    'Bars: one at a time 20 ms to the first byte; 200 a second for a minute without a 5xx or an unrendered page, p95 500 ms.',
  );
}
