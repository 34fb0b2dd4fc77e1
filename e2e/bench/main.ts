/**
 * `npm run bench [-- --runs 5]`: load times of our pages as ratios to a minimal React page in the same run, and the
 * federation tax: the same code built as one bundle, bytes and time side by side. Needs BASE_URL, a running site.
 * `npm run bench -- --map` measures the frames of the results map instead, `--interactions` the time from a press to the next paint,
 * `--trackers` what everything that needs consent costs a page load, in pairs of Deny and Accept All.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measurePageLoad, SLOW_PHONE, type PageLoad } from '../src/measure/page-load.ts';
import { benchInteractions } from './interactions.ts';
import { benchMap } from './map.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { serveOneBundle } from './one-bundle/serve.ts';
import { serveReference } from './reference/serve.ts';
import { benchTrackers } from './trackers.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    map: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    trackers: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const site = process.env.BASE_URL;
if (!site) throw new Error('BASE_URL is not set: it is the address of the running site to measure.');
const say = (line: string) => process.stdout.write(`${line}\n`);

const workDir = await mkdtemp(path.join(tmpdir(), 'roost-bench-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || undefined,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
try {
  if (values.map) await benchMap(browser, site, say);
  else if (values.trackers) await benchTrackers(browser, site, runs, say);
  else if (values.interactions) await benchInteractions(browser, site, say);
  else {
    await benchLoads(site);
    await benchInteractions(browser, site, say);
  }
} finally {
  await browser.close();
  await rm(workDir, { recursive: true, force: true });
}

async function benchLoads(origin: string): Promise<void> {
  say('building the reference page and the one bundle');
  const reference = await serveReference(workDir);
  const oneBundle = await serveOneBundle(origin, await buildOneBundle(path.join(workDir, 'one')));
  const targets = [
    { name: 'reference', url: reference.url },
    ...(await pages(origin)).flatMap(({ name, path: address }) => [
      { name, url: origin + address },
      { name: `${name} (one bundle)`, url: oneBundle.url + address },
    ]),
  ];
  const loads = new Map<string, PageLoad[]>();
  // Interleaved, so that a busy moment of the machine falls on all of them.
  for (let run = 1; run <= runs; run++) {
    for (const { name, url } of targets) {
      say(`  run ${run} of ${runs}: ${name}`);
      loads.set(name, [...(loads.get(name) ?? []), await measurePageLoad(browser, url, SLOW_PHONE)]);
    }
  }
  report(loads);
  if (values.json) await writeFile(values.json, JSON.stringify(Object.fromEntries(loads), null, 2));
  await reference.close();
  await oneBundle.close();
}

/** The pages to measure, at their canonical addresses. */
async function pages(origin: string): Promise<{ name: string; path: string }[]> {
  const results = await (await fetch(`${origin}/search?query=Lake+Tahoe`)).text();
  const listing = /href="(\/vacation-rentals\/[^"?]+)/.exec(results)?.[1];
  if (!listing) throw new Error('The results page links to no home.');
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: '/search?query=Lake+Tahoe' },
    { name: 'listing', path: listing },
  ];
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function report(loads: Map<string, PageLoad[]>): void {
  const of = (name: string, read: (load: PageLoad) => number) => median((loads.get(name) ?? []).map(read));
  const columns = [
    'page',
    'script KiB',
    'requests',
    'rounds LCP/all',
    'CLS',
    'LCP ms',
    'interactive ms',
    'LCP ratio',
    'interactive ratio',
  ];
  const rows = [...loads.keys()].map((name) => [
    name,
    (of(name, (load) => load.bytes.js) / 1024).toFixed(1),
    String(of(name, (load) => load.requests)),
    `${of(name, (load) => load.roundTripsAtLcp)}/${of(name, (load) => load.roundTripsInAll)}`,
    of(name, (load) => load.cls).toFixed(3),
    of(name, (load) => load.lcp).toFixed(0),
    of(name, (load) => load.interactive).toFixed(0),
    (of(name, (load) => load.lcp) / of('reference', (load) => load.lcp)).toFixed(2),
    (of(name, (load) => load.interactive) / of('reference', (load) => load.interactive)).toFixed(2),
  ]);
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ');
  say(`\nMedians of ${runs} cold loads on a slow phone (150 ms round trip, 1.6 Mbps, processor slowed 4 times)`);
  say(line(columns));
  for (const row of rows) say(line(row));
  say('\nFederation tax: federated divided by one bundle');
  for (const name of [...loads.keys()].filter((key) => loads.has(`${key} (one bundle)`))) {
    const tax = (read: (load: PageLoad) => number) => (of(name, read) / of(`${name} (one bundle)`, read)).toFixed(2);
    say(
      `  ${name}: script ${tax((load) => load.bytes.js)} x, LCP ${tax((load) => load.lcp)} x, interactive ${tax((load) => load.interactive)} x`,
    );
  }
}
