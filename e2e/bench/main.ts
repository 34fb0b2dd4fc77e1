/**
 * `npm run bench [-- --runs 5]`: load times of our pages as ratios to a minimal React page in the same run, and the
 * federation tax: the same code built as one bundle, bytes and time side by side. Needs BASE_URL, a running site.
 * `npm run bench -- --map` measures the frames of the results map instead, `--interactions` the time from a press to
 * the next paint, `--trackers` what everything that needs consent costs a page load, in pairs of Deny and Accept All,
 * `--server` what the host does with many visitors, `--visits` a press while a page loads, the second page of a visit
 * and the way to a home. `--pages home,dated` measures some pages only.
 */
import { commandArguments } from '@roost/platform/lib/command';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measurePageLoad, SLOW_PHONE, type PageLoad } from '../src/measure/page-load.ts';
import { benchCapacity } from './capacity.ts';
import { benchInteractions } from './interactions.ts';
import { findLighthouse } from './lighthouse.ts';
import { benchMap } from './map.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { serveOneBundle } from './one-bundle/serve.ts';
import { serveReference } from './reference/serve.ts';
import { benchPages, findHomes, findListing } from './pages.ts';
import { siteProcesses } from './processes.ts';
import { benchReading } from './reading.ts';
import { reportLoads, waterfall } from './report.ts';
import { benchProcessor } from './processor.ts';
import { benchServer } from './server.ts';
import { benchTrackers } from './trackers.ts';
import { benchVisits } from './visits.ts';

const { values } = commandArguments(
  {
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    map: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    trackers: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    visits: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
  'npm run bench -- [--runs 3] [--pages home,listing], or --map, --interactions, --trackers, --server, --visits',
);
const runs = Number(values.runs);
const only = values.pages?.split(',');
/** Pages whose processor time `--server` prints. */
const SERVED = new Set(['home', 'search', 'search, dated', 'listing', 'booking', 'favorites', 'sign-in', 'trips']);
/** Where Lighthouse finds the browser. */
const DEBUG_PORT = 9333;
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
    `--remote-debugging-port=${DEBUG_PORT}`,
  ],
});
try {
  if (values.map) await benchMap(browser, site, say);
  else if (values.trackers) await benchTrackers(browser, site, runs, say);
  else if (values.server) {
    const pages = (await benchPages(site)).filter(({ name }) => SERVED.has(name));
    const paths = Object.fromEntries(pages.map(({ name, path: address }) => [name, address]));
    await benchProcessor(site, { ...paths, help: '/help' }, process.env.METRICS_TOKEN, say);
    await benchServer(site, await findListing(site), say);
    const { search = '/search', listing = '/' } = paths;
    await benchCapacity(site, { search, listing }, await findHomes(site), siteProcesses(), say);
  } else if (values.visits) await visits(site);
  else if (values.interactions) await benchInteractions(browser, site, say);
  else {
    benchReading(say);
    await benchLoads(site);
    await benchInteractions(browser, site, say);
    await visits(site);
  }
} finally {
  await browser.close();
  await rm(workDir, { recursive: true, force: true });
}

async function visits(origin: string): Promise<void> {
  const pages = await benchPages(origin);
  await benchVisits(
    browser,
    origin,
    Object.fromEntries(pages.map(({ name, path: address }) => [name, address])),
    runs,
    say,
  );
}

async function benchLoads(origin: string): Promise<void> {
  say('building the reference page and the one bundle');
  const reference = await serveReference(workDir);
  const oneBundle = await serveOneBundle(origin, await buildOneBundle(path.join(workDir, 'one')));
  const pages = (await benchPages(origin)).filter(
    // "dated" is enough of "search, dated".
    ({ name }) => !only || only.includes(name) || only.some((word) => name.endsWith(`, ${word}`)),
  );
  const targets = [
    { name: 'reference', url: reference.url },
    ...pages.flatMap(({ name, path: address, isTaxed }) => [
      { name, url: origin + address },
      ...(isTaxed ? [{ name: `${name} (one bundle)`, url: oneBundle.url + address }] : []),
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
  const lighthouse = await findLighthouse(DEBUG_PORT);
  const scores = new Map<string, number>();
  for (const { name, url } of lighthouse ? targets : []) {
    const score = await lighthouse?.(url);
    if (typeof score === 'number') scores.set(name, score);
  }
  reportLoads(say, loads, scores);
  for (const { name } of pages) {
    const last = loads.get(name)?.at(-1);
    if (last) waterfall(say, name, last);
  }
  if (!lighthouse) say('\nLighthouse is not installed (npm install --no-save lighthouse): no scores.');
  if (values.json) await writeFile(values.json, JSON.stringify(Object.fromEntries(loads), null, 2));
  await reference.close();
  await oneBundle.close();
}
