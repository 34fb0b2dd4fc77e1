/**
 * The tables of the bench: medians and ranges of page loads, as ratios to the reference, and the order of what is on
 * the line.
 */
import type { PageLoad } from '../src/measure/page-load.ts';

import { reportBars } from './bars.ts';
import { median, type Loads } from './medians.ts';

type Say = (line: string) => void;
const KIB = 1024;
const REFERENCE = 'reference';
/** Characters of a waterfall's time axis. */
const AXIS = 48;
const MOST_REQUESTS = 24;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Prints lines of cells in columns. */
export function table(say: Say, rows: readonly (readonly string[])[]): void {
  const [first = []] = rows;
  const widths = first.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  for (const row of rows)
    say(
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    );
}

type Column = { title: string; read: (load: PageLoad) => number; digits: number };
const COLUMNS: readonly Column[] = [
  { title: 'first paint ms', read: ({ fcp }) => fcp, digits: 0 },
  { title: 'LCP ms', read: ({ lcp }) => lcp, digits: 0 },
  { title: 'interactive ms', read: ({ interactive }) => interactive, digits: 0 },
  { title: 'main ms', read: ({ ownInteractive }) => ownInteractive, digits: 0 },
  { title: 'main thread s', read: ({ mainThreadSeconds }) => mainThreadSeconds, digits: 2 },
  { title: 'script KiB', read: ({ bytes }) => bytes.js / KIB, digits: 1 },
  { title: 'all KiB', read: ({ bytes }) => sum(Object.values(bytes)) / KIB, digits: 0 },
  { title: 'requests', read: ({ requests }) => requests, digits: 0 },
  { title: 'CLS', read: ({ cls }) => cls, digits: 3 },
];
const RATIOS: readonly Column[] = [
  { title: 'first paint', read: ({ fcp }) => fcp, digits: 2 },
  { title: 'LCP', read: ({ lcp }) => lcp, digits: 2 },
  { title: 'interactive', read: ({ interactive }) => interactive, digits: 2 },
  { title: 'main', read: ({ ownInteractive }) => ownInteractive, digits: 2 },
  { title: 'main thread', read: ({ mainThreadSeconds }) => mainThreadSeconds, digits: 2 },
];

/** Prints medians, then ratios to the reference with their range, then the federation tax. */
export function reportLoads(say: Say, loads: Loads, lighthouse: ReadonlyMap<string, number>): void {
  const of = (name: string, { read }: Pick<Column, 'read'>) => median((loads.get(name) ?? []).map(read));
  const names = [...loads.keys()];
  say('\nMedians of cold loads on a slow phone (150 ms round trip, 1.6 Mbps, processor slowed 4 times)');
  table(say, [
    ['page', ...COLUMNS.map(({ title }) => title), 'rounds LCP/all', 'Lighthouse'],
    ...names.map((name) => [
      name,
      ...COLUMNS.map((column) => of(name, column).toFixed(column.digits)),
      `${of(name, { read: (load) => load.roundTripsAtLcp })}/${of(name, { read: (load) => load.roundTripsInAll })}`,
      lighthouse.get(name)?.toFixed(0) ?? '-',
    ]),
  ]);
  say('\nRatios to the reference of the same run: median (least to most)');
  const ratios = (name: string, { read }: Column) =>
    (loads.get(name) ?? []).map((load, run) => {
      const reference = loads.get(REFERENCE)?.[run];
      return reference ? read(load) / read(reference) : NaN;
    });
  table(say, [
    ['page', ...RATIOS.map(({ title }) => title)],
    ...names
      .filter((name) => name !== REFERENCE)
      .map((name) => [
        name,
        ...RATIOS.map((column) => {
          const all = ratios(name, column);
          return `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;
        }),
      ]),
  ]);
  say('\nFederation tax: federated divided by one bundle');
  for (const name of names.filter((key) => loads.has(`${key} (one bundle)`))) {
    const tax = (read: Column['read']) => (of(name, { read }) / of(`${name} (one bundle)`, { read })).toFixed(2);
    say(
      `  ${name}: script ${tax(({ bytes }) => bytes.js)} x, LCP ${tax(({ lcp }) => lcp)} x, interactive ${tax(({ interactive }) => interactive)} x`,
    );
  }
  reportBars(say, loads, lighthouse);
}

/**
 * Prints a load as a waterfall: what was on the line when, in the order of the requests, with the largest paint marked.
 */
export function waterfall(say: Say, name: string, { list, lcp }: PageLoad): void {
  const begun = list[0]?.start ?? 0;
  const end = Math.max(...list.map((request) => request.end - begun), lcp / 1000);
  const at = (seconds: number) => Math.min(AXIS - 1, Math.round((seconds / end) * AXIS));
  say(`\n${name}: ${(end * 1000).toFixed(0)} ms, | is the largest paint at ${lcp.toFixed(0)} ms`);
  for (const request of list.slice(0, MOST_REQUESTS)) {
    const [from, to] = [at(request.start - begun), at(request.end - begun)];
    const bar = Array.from({ length: AXIS }, (_, place) =>
      place >= from && place <= to ? '=' : place === at(lcp / 1000) ? '|' : ' ',
    ).join('');
    const { pathname, searchParams } = new URL(request.url);
    const file = (searchParams.get('url') ?? pathname).split('/').slice(-2).join('/');
    say(`  ${request.kind.padEnd(5)} ${(request.bytes / KIB).toFixed(1).padStart(6)} KiB ${bar} ${file.slice(0, 40)}`);
  }
  if (list.length > MOST_REQUESTS) say(`  and ${list.length - MOST_REQUESTS} more`);
}
