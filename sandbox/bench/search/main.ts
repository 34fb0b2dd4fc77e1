/**
 * `npm run bench:search [-- --listings 50000 --days 400 --searches 40 --only roost]`: processor time a query of the local index for dated, geo,
 * faceted searches (three queries each), its start from cold and its memory, beside two public engines on the same homes, and
 * whether all give the same answers. Bars are of processor time, which a busy machine does not change. Ends with 1 when they differ or a bar is missed (bars are those of 50,000 homes on 2 cores).
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Answer } from './questions.ts';
import type { Report } from './subject.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '50000' },
    days: { type: 'string', default: '400' },
    searches: { type: 'string', default: '40' },
    only: { type: 'string' },
  },
});
const BARS = { queryMs: 10, startSeconds: 60, residentMb: 1000 };
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function measure(engine: string, dir: string, cold: boolean): Promise<Report> {
  const flags = [
    '--engine',
    engine,
    '--dir',
    dir,
    '--listings',
    values.listings,
    '--days',
    values.days,
    '--searches',
    values.searches,
    ...(cold ? ['--cold'] : []),
  ];
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'subject.ts'), flags, {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'],
    });
    child.once('message', (report) => resolve(report as Report));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`The process of ${engine} ended with ${code}`)));
  });
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const quantile = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;
const perSearchOf = ({ queryCpuMs }: Report): number =>
  (queryCpuMs.reduce((sum, ms) => sum + ms, 0) / queryCpuMs.length) * 3;
const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Facets without values are left out by some engines and empty in others. */
const plain = ({ found, ids, facets }: Answer): Answer => ({
  found,
  ids,
  facets: Object.fromEntries(Object.entries(facets).filter(([, counts]) => Object.keys(counts).length > 0)),
});

const dir = await mkdtemp(path.join(tmpdir(), 'roost-bench-search-'));
try {
  say(
    `${values.listings} homes × ${values.days} days, ${values.searches} searches of 3 queries: a stay, 48 km around a town, guests, amenities, types, price; 10 facets`,
  );
  const filled = await measure('roost', dir, false);
  say(`local index: filled in ${seconds(filled.loadCpuMs)} s of processor (${seconds(filled.loadMs)} s)`);
  const ours = await measure('roost', dir, true);
  const median = quantile(ours.queryCpuMs, 0.5);
  const perSearch = perSearchOf(ours);
  const bars = [
    [
      `processor a query, median: ${median.toFixed(2)} ms (90th percentile ${quantile(ours.queryCpuMs, 0.9).toFixed(2)}, a search of three ${perSearch.toFixed(1)})`,
      median < BARS.queryMs,
    ],
    [
      `from cold to the first answer: ${seconds(ours.startMs ?? NaN)} s (${seconds(ours.startCpuMs ?? NaN)} s of processor)`,
      (ours.startCpuMs ?? Infinity) < BARS.startSeconds * 1000,
    ],
    [`resident memory after it: ${megabytes(ours.residentBytes)} MB`, megabytes(ours.residentBytes) < BARS.residentMb],
    ['the same answers after a restart', isDeepStrictEqual(filled.answers, ours.answers)],
  ] as const;
  for (const [line, held] of bars) {
    say(`  ${held ? 'ok  ' : 'MISS'} ${line}`);
    if (!held) process.exitCode = 1;
  }
  for (const engine of ['itemsjs', 'pglite'].filter((name) => values.only === undefined || values.only === name)) {
    const theirs = await measure(engine, dir, false);
    const differing = theirs.answers.filter(
      (answer, i) => !isDeepStrictEqual(plain(answer), plain(ours.answers[i]!)),
    ).length;
    const theirSearch = perSearchOf(theirs);
    say(
      `${engine}: ${quantile(theirs.queryCpuMs, 0.5).toFixed(1)} ms a query (${(quantile(theirs.queryCpuMs, 0.5) / median).toFixed(1)} ×), ${theirSearch.toFixed(1)} ms a search (${(theirSearch / perSearch).toFixed(1)} ×), ` +
        `${megabytes(theirs.residentBytes)} MB, filled in ${seconds(theirs.loadCpuMs)} s; ${differing === 0 ? `agrees on all ${theirs.answers.length} answers` : `DIFFERS on ${differing} of ${theirs.answers.length} answers`}`,
    );
    if (differing > 0) process.exitCode = 1;
  }
} finally {
  await rm(dir, { recursive: true, force: true });
}
