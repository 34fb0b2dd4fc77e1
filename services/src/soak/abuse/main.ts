/**
 * `npm run abuse`: 100,000 hostile requests over every route of services, and, with `-- --site=http://localhost:3000`,
 * over every page, file and call of a running site instead; then its memory is that of the processes at
 * `--metrics=http://localhost:3000,http://localhost:4000`, with the site's METRICS_TOKEN. `--requests=5000 --seed=7`
 * choose otherwise; the seed of a failure with `--requests=1` sends that one again. Prints JSON lines; ends with 1 when
 * an answer was 5xx, empty, late, took more of the processor than `--processor-ms`, or the heap grew. On a busy machine
 * an answer may be late, or be a 503 that says when to ask again, when it is neither when it is asked for again.
 */
import { readOptions } from '@roost/observe/command-line';
import { setTimeout as sleep } from 'node:timers/promises';
import { abuse, findCostly } from './run.ts';
import { readLeastHeaps } from './memory.ts';
import { siteTarget } from './site.ts';
import { startAbuseWorld } from './world.ts';

const values = readOptions(
  {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    site: { type: 'string' },
    metrics: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '4' },
    'limit-ms': { type: 'string', default: '2000' },
    'processor-ms': { type: 'string', default: '100' },
  },
  'npm run abuse -- [--requests=100000] [--seed=1] [--site=http://localhost:3000 --metrics=…]',
);
const [requests, seed, atOnce, limitMs] = [
  Number(values.requests),
  Number(values.seed ?? Date.now() % 1_000_000_000),
  Number(values['at-once']),
  Number(values['limit-ms']),
];
/** Megabytes that the heap may grow by, which is what caches of bounded size take. */
const MOST_GROWTH_MB = 40;
const say = (fields: object): void => {
  process.stdout.write(`${JSON.stringify(fields)}\n`);
};
const isAddress = values.site === undefined || /^https?:/.test(URL.parse(values.site)?.protocol ?? '');
if (!isAddress || ![requests, seed, atOnce, limitMs].every((number) => Number.isInteger(number) && number >= 0)) {
  say({ event: 'usage', message: 'npm run abuse -- --requests=100000 --seed=1 --site=http://localhost:3000' });
  process.exit(2);
}

const world = await startAbuseWorld();
const { url, target } =
  values.site === undefined ? world : { url: values.site, target: await siteTarget(values.site, world.target) };
const watched = values.metrics.split(',').filter(Boolean);
if (values.site !== undefined && watched.length === 0)
  say({
    event: 'abuse_memory_unwatched',
    message: 'Name the processes of the site with --metrics, and set METRICS_TOKEN.',
  });
const begun = Date.now();
const result = await abuse({
  url,
  target,
  seed,
  requests,
  atOnce,
  limitMs,
  readMemory: () => readLeastHeaps(watched, process.env['METRICS_TOKEN'] ?? '', sleep),
  onProgress: (sent) => say({ event: 'abuse', sent, of: requests }),
});
for (const failure of result.failures) say({ event: 'abuse_failure', ...failure });
for (const problem of values.site === undefined ? world.problems().slice(0, 20) : [])
  say({ event: 'abuse_log', problem: problem.slice(0, 500) });
const costly =
  values.site === undefined ? await findCostly({ url, target, seed, limitMs: Number(values['processor-ms']) }) : [];
for (const request of costly) say({ event: 'abuse_costly', ...request });
// Of a site that runs elsewhere this process is only the client.
const own: [number, number][] = values.site === undefined && result.heapMb ? [result.heapMb] : [];
const grew =
  requests >= 10_000 &&
  [...own, ...Object.values(result.memoryMb)].some(([early, late]) => late - early > MOST_GROWTH_MB);
const { failures, ...counts } = result;
const isWell = failures.length === 0 && costly.length === 0 && !grew;
say({
  event: isWell ? 'abuse_passed' : 'abuse_failed',
  seed,
  seconds: Math.round((Date.now() - begun) / 1000),
  ...counts,
  failures: failures.length,
  costly: costly.length,
});
await world.close();
process.exit(isWell ? 0 : 1);
