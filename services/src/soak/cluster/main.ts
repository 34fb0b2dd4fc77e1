/**
 * `npm run cluster [-- --pages 50 --bookings 5 --calm 3 --seed 1]`: the whole of docs/production.md on one machine,
 * loaded, restarted, killed part by part, failed over and restored. Prints a table; ends with 1 when anything was not
 * as it must be (decision 0053).
 */
import { readOptions } from '@roost/observe/command-line';
import { resolve } from 'node:path';
import { findPrograms } from './programs.ts';
import { runTrial } from './run.ts';

const MOST_PAGES = 500;
const values = readOptions(
  {
    pages: { type: 'string', default: '50' },
    bookings: { type: 'string', default: '5' },
    calm: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
  },
  'npm run cluster -- [--pages 50] [--bookings 5] [--calm 3] [--seed 1]',
  ({ from: _from, ...given }) => {
    const wrong = Object.entries(given).find(([, text]) => !/^\d+(\.\d+)?$/.test(text));
    if (wrong) return `--${wrong[0]} takes a number from 0, not "${wrong[1]}".`;
    return Number(given.pages) > MOST_PAGES
      ? `--pages takes ${MOST_PAGES} page loads a second at most, not ${given.pages}.`
      : null;
  },
);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
// What a trial started ends with it.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const published = process.env['PUBLISHED'];
const numbers = [values.pages, values.bookings, values.calm, values.seed].map(Number);
const [pagesPerSecond = 0, bookingsPerSecond = 0, calmSeconds = 0, seed = 1] = numbers;
if (!published) {
  say('PUBLISHED names the directory of published remotes: `npm run cluster` makes one.');
  process.exit(2);
}
const programs = findPrograms(say);
if (programs === null || programs.haproxy === null) {
  say('A cluster needs PostgreSQL and HAProxy at least.');
  process.exit(2);
}
const begun = performance.now();
try {
  const older = values.from === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', values.from);
  const options = { programs, published, older, pagesPerSecond, bookingsPerSecond, calmSeconds, seed, say };
  const { ok, rows } = await runTrial(options);
  const width = Math.max(...rows.map(({ step }) => step.length));
  say(`\n${'step'.padEnd(width)}  ok   result`);
  for (const row of rows) say(`${row.step.padEnd(width)}  ${row.ok ? 'ok ' : 'NOT'}  ${row.result}`);
  say(
    `\n${ok ? 'ok' : 'NOT OK'}: ${pagesPerSecond} pages and ${bookingsPerSecond} bookings a second, seed ${seed}, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`,
  );
  process.exit(ok ? 0 : 1);
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}
