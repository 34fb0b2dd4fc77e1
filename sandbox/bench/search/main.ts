/**
 * `npm run bench:search [-- --listings 50000 --days 400 --searches 200 --only roost,postgres --data folder]`: what a
 * query of the local index costs for dated, geographic, faceted searches of three queries, beside PostgreSQL with
 * B-tree and GIN (where it is installed) and two public engines. All are asked the same queries in turn in one run, and
 * must give the same answers. Processor time is what the bars are about: a busy machine changes it least. `--data`
 * keeps the filled index, and PostgreSQL's, for the next run. Ends with 1 when answers differ or a bar is missed.
 */
import { readArguments } from '@roost/observe/command-line';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { home, random, type Home } from './data.ts';
import { postgresBinaries } from './engines/postgres.ts';
import { Subject } from './process.ts';
import { getQueries, searches, type Answer, type Query } from './questions.ts';
import type { Cost } from './subject.ts';

const { values } = readArguments(
  {
    listings: { type: 'string', default: '50000' },
    days: { type: 'string', default: '400' },
    searches: { type: 'string', default: '200' },
    only: { type: 'string', default: 'roost,postgres,itemsjs,pglite' },
    data: { type: 'string' },
  },
  'npm run bench:search -- [--listings 50000] [--days 400] [--searches 200] [--only roost,postgres] [--data folder]',
);
const BARS = { ofPostgres: 1 / 2, ofPublic: 1 / 5, whileWriting: 1.3, startSeconds: 15, residentMb: 500 };
/**
 * Searches before anything is measured, so that every engine has met its code; queries of the rows about writing and
 * about many at once.
 */
const WARM_UP = 60;
const WRITING = { searches: 400, records: 5 };
const BURST = { rounds: 20, atOnce: 32 };

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
function held(line: string, isHeld: boolean): void {
  say(`  ${isHeld ? 'ok  ' : 'MISS'} ${line}`);
  if (!isHeld) process.exitCode = 1;
}
const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;
const ms = (value: number): string => value.toFixed(2).padStart(8);
const times = (value: number): string => `${value.toFixed(2)} ×`;
const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const seconds = (value: number): string => (value / 1000).toFixed(1);

/** Facets without values are left out by some engines and empty in others. */
const plain = ({ found, ids, facets }: Answer): Answer => ({
  found,
  ids,
  facets: Object.fromEntries(Object.entries(facets).filter(([, counts]) => Object.keys(counts).length > 0)),
});

type Measured = { subject: Subject; first: Cost[]; all: Cost[]; answers: Answer[] };

/** Asks every engine each query before the next, in another order each time. */
async function compare(subjects: readonly Subject[], count: number): Promise<Measured[]> {
  const days = Number(values.days);
  const measured = subjects.map((subject): Measured => ({ subject, first: [], all: [], answers: [] }));
  const ask = async (query: Query, isFirst: boolean, turn: number, isKept: boolean): Promise<void> => {
    for (let i = 0; i < measured.length; i++) {
      const each = measured[(i + turn) % measured.length]!;
      const { answer, ...cost } = await each.subject.ask(query);
      if (!isKept || !answer) continue;
      each.answers.push(answer);
      each.all.push(cost);
      if (isFirst) each.first.push(cost);
    }
  };
  for (const [turn, search] of searches(WARM_UP, days, 1).entries())
    for (const query of getQueries(search)) await ask(query, false, turn, false);
  for (const [turn, search] of searches(count, days).entries())
    for (const [i, query] of getQueries(search).entries()) await ask(query, i === 0, turn, true);
  return measured;
}

function row({ subject, first, all }: Measured, residentBytes: number): void {
  const cell = (costs: readonly Cost[], kind: keyof Cost, share: number): string =>
    ms(
      quantile(
        costs.map((cost) => cost[kind]),
        share,
      ),
    );
  const cells = [
    ...(['cpuMs', 'wallMs'] as const).flatMap((kind) => [cell(first, kind, 0.5), cell(first, kind, 0.99)]),
    ...(['cpuMs', 'wallMs'] as const).flatMap((kind) => [cell(all, kind, 0.5), cell(all, kind, 0.99)]),
  ];
  say(`  ${subject.name.padEnd(9)}${cells.join(' ')} ${String(megabytes(residentBytes)).padStart(6)} MB`);
}

const ratio = (ours: readonly Cost[], theirs: readonly Cost[], share: number): number =>
  quantile(
    ours.map(({ cpuMs }) => cpuMs),
    share,
  ) /
  quantile(
    theirs.map(({ cpuMs }) => cpuMs),
    share,
  );

async function checkOthers(measured: readonly Measured[]): Promise<void> {
  const [ours, ...others] = measured;
  if (!ours) return;
  for (const { subject, answers } of others) {
    const differing = answers.filter((answer, i) => !isDeepStrictEqual(plain(answer), plain(ours.answers[i]!))).length;
    held(`${subject.name} gives the same ${answers.length} answers (${differing} differ)`, differing === 0);
  }
  const postgres = others.find(({ subject }) => subject.name === 'postgres');
  if (postgres)
    for (const [name, share] of [['median', 0.5] as const, ['99th percentile', 0.99] as const]) {
      const part = ratio(ours.first, postgres.first, share);
      held(
        `first queries, ${name}: ${times(part)} of PostgreSQL's time (bar ${BARS.ofPostgres})`,
        part <= BARS.ofPostgres,
      );
    }
  const publicOnes = others.filter(({ subject }) => subject.name !== 'postgres');
  if (publicOnes.length === 0) return;
  const part = Math.max(...publicOnes.map(({ all }) => ratio(ours.all, all, 0.5)));
  held(
    `all queries, median: ${times(part)} of the best public engine's time (bar ${BARS.ofPublic})`,
    part <= BARS.ofPublic,
  );
}

/**
 * First queries of searches that nobody asked yet, every other one right after records were written, so that both kinds
 * meet the same machine.
 */
async function queriesBetweenWrites(subject: Subject): Promise<[quiet: Cost[], busy: Cost[]]> {
  const costs: [Cost[], Cost[]] = [[], []];
  const r = random(4711);
  const any = (): Home => home(Math.floor(r() * Number(values.listings)), Number(values.days));
  for (const [i, search] of searches(WRITING.searches, Number(values.days), 77).entries()) {
    const isBusy = i % 2;
    if (isBusy) await subject.write(Array.from({ length: WRITING.records }, any));
    costs[isBusy]!.push(await subject.ask(getQueries(search)[0]!));
  }
  return costs;
}

/** First queries that all come at once: how long each waits for its answer. */
async function burst(subject: Subject): Promise<{ waits: number[]; refused: number }> {
  const waits: number[] = [];
  let refused = 0;
  const all = searches(BURST.rounds * BURST.atOnce, Number(values.days), 99).map((search) => getQueries(search)[0]!);
  for (let from = 0; from < all.length; from += BURST.atOnce)
    await Promise.all(
      all.slice(from, from + BURST.atOnce).map(async (query) => {
        const reply = await subject.ask(query);
        if (reply.answer) waits.push(reply.wallMs);
        else refused++;
      }),
    );
  return { waits, refused };
}

/** What only the local index is asked: queries between writes, many at once, memory after all. */
async function checkOwn(subject: Subject): Promise<void> {
  const [quiet, busy] = await queriesBetweenWrites(subject);
  const part = ratio(busy, quiet, 0.99);
  const p99 = (costs: readonly Cost[]): string =>
    quantile(
      costs.map(({ cpuMs }) => cpuMs),
      0.99,
    ).toFixed(2);
  held(
    `while writing, 99th percentile: ${p99(busy)} ms, quiet ${p99(quiet)} ms, ${times(part)} (bar ${BARS.whileWriting})`,
    part <= BARS.whileWriting,
  );
  const { waits, refused } = await burst(subject);
  say(
    `       ${BURST.atOnce} at once: an answer after ${quantile(waits, 0.5).toFixed(0)} ms, 99th percentile ${quantile(waits, 0.99).toFixed(0)} ms; ${refused} of ${waits.length + refused} refused`,
  );
  const { residentBytes = NaN } = await subject.do({ task: 'memory' });
  held(
    `resident memory after all: ${megabytes(residentBytes)} MB (bar ${BARS.residentMb})`,
    megabytes(residentBytes) <= BARS.residentMb,
  );
}

const dir = values.data ?? (await mkdtemp(path.join(tmpdir(), 'roost-bench-search-')));
const subjects: Subject[] = [];
try {
  say(
    `${values.listings} homes × ${values.days} days, ${values.searches} searches of 3 queries: a stay, 48 km around a town, guests, amenities, types, price; 10 facets`,
  );
  const start = (name: string, isCold: boolean): Subject => {
    const subject = new Subject(name, {
      listings: values.listings,
      days: values.days,
      dir,
      kept: values.data ? path.join(path.resolve(dir), `${name}-data`) : null,
      isCold,
    });
    subjects.push(subject);
    return subject;
  };
  const index = path.join(dir, 'catalog.json');
  if (!existsSync(index)) {
    const filling = start('roost', false);
    const filled = await filling.open();
    say(`local index: filled in ${seconds(filled.cpuMs)} s of processor (${seconds(filled.wallMs)} s)`);
    await filling.close();
  }
  const ours = start('roost', true);
  const cold = await ours.open();
  held(
    `from cold to the first answer: ${seconds(cold.wallMs)} s, ${seconds(cold.cpuMs)} s of processor (bar ${BARS.startSeconds})`,
    cold.cpuMs <= BARS.startSeconds * 1000,
  );
  const wanted = values.only.split(',').filter((name) => name !== 'roost');
  if (wanted.includes('postgres') && postgresBinaries() === null) say('  PostgreSQL is not installed: it is left out');
  const names = wanted.filter((name) => name !== 'postgres' || postgresBinaries() !== null);
  const others = names.map((name) => start(name, false));
  await Promise.all(others.map((other) => other.open()));
  const measured = await compare([ours, ...others], Number(values.searches));
  say('                    first queries of a search              all queries');
  say('            processor        clock            processor        clock            memory');
  say('  ms           p50      p99      p50      p99      p50      p99      p50      p99');
  for (const each of measured) row(each, (await each.subject.do({ task: 'memory' })).residentBytes ?? NaN);
  await checkOthers(measured);
  await checkOwn(ours);
} finally {
  await Promise.all(subjects.map((subject) => subject.close()));
  if (values.data === undefined) await rm(dir, { recursive: true, force: true });
}
