/** Runs the Playwright flows: against a given address, or against a site started for them. */
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { findBrowser, wholeBrowser } from './browser.ts';
import { addCounts, playwrightCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { keepResults, THIS_CHECKOUT } from './last-results.ts';
import { flowResults } from './requirements-page.ts';
import { keepProcessorsBusy } from './busy.ts';
import { takeTurn } from './before-flows.ts';
import { asksForRetries, runsFor, takeProjects, withCounts } from './flow-options.ts';
import { leaveOtherRegistries } from './other-sites.ts';
import { startTestSite } from './test-site.ts';

export type FlowOptions = {
  /** Arguments for Playwright: files, --grep, --project, … */
  args: readonly string[];
  /** Address of a running site; null starts one. */
  baseUrl: string | null;
  /** Keeps every processor busy with other work meanwhile, as on a machine that builds and tests at the same time. */
  busy?: boolean;
  /** Lets a flow that failed run once more, and counts it as passed when it passes then: the decision 0038. */
  secondTry?: boolean;
  /** Leaves out what is walked by night: flows tagged `@night`, `@mobile-night` on a phone, and `@desk-night` on the desk (decision 0179). */
  byDay?: boolean;
  /** What flows that need the site to themselves wait for: some of them change sources. */
  beforeAlone?: Promise<unknown>;
  say: (line: string) => void;
};

const CLI = join(REPOSITORY, 'node_modules', '@playwright', 'test', 'cli.js');
const REPORTS = join(REPOSITORY, 'playwright-report');
const countAll = ({ passed, failed, skipped }: Counts): number => passed + failed + skipped;
/** The longest that one run of all flows may take, in milliseconds, on a machine that is busy with other work. */
const FLOWS_LIMIT_MS = 60 * 60_000;

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Opens the newest report in a browser, until Ctrl-C. @throws Failure when no flow has run yet */
export async function showReport(): Promise<void> {
  const reports = runsFor(null)
    .map(({ name }) => join(REPORTS, name))
    .filter((path) => existsSync(join(path, 'index.html')));
  const [newest] = reports.sort(
    (a, b) => statSync(join(b, 'index.html')).mtimeMs - statSync(join(a, 'index.html')).mtimeMs,
  );
  if (newest === undefined) throw new Failure('There is no report yet: `npm run e2e` writes one.');
  await runTool(process.execPath, [CLI, 'show-report', newest], { cwd: packageDir('e2e'), limit: FLOWS_LIMIT_MS });
}

/** A tag as a pattern, which another one that begins like it does not fit. */
export const tagPattern = (tag: string): string => `${tag}(?![\\w-])`;

/** Returns what says whether a flow has a tag. */
export async function readFlowTags(): Promise<(tag: string) => boolean> {
  const directory = join(packageDir('e2e'), 'flows');
  const texts = await Promise.all((await filesBelow(directory)).map((file) => readFile(join(directory, file), 'utf8')));
  return (tag) => texts.some((text) => new RegExp(tagPattern(tag)).test(text));
}

/** @returns counts of all flows. @throws Failure when there is no browser, no flow, or the site does not start */
export async function runFlows(options: FlowOptions): Promise<Counts> {
  const endTurn = await takeTurn(options.say, FLOWS_LIMIT_MS);
  try {
    return await runInTurn(options);
  } finally {
    await endTurn();
  }
}

async function runInTurn({
  args: asked,
  baseUrl,
  busy = false,
  secondTry = false,
  byDay = false,
  beforeAlone,
  say,
}: FlowOptions): Promise<Counts> {
  const { args: counted, asksForJson } = withCounts(asked);
  const { args, projects } = takeProjects(counted);
  // Flows that publish, roll back and remove do it to the site under test alone.
  leaveOtherRegistries(process.env);
  const browser = await findBrowser(say);
  if (!browser) throw new Failure('No Chromium for the flows. Install one, or set CHROME to its path.');
  const reports = await mkdtemp(join(tmpdir(), 'roost-report-'));
  const site = baseUrl === null ? await startTestSite(say) : null;
  const stopBusy = busy ? keepProcessorsBusy() : () => undefined;
  let ok = false;
  const read: unknown[] = [];
  const runOne = async (name: string, chosen: readonly string[]): Promise<Counts> => {
    const report = join(reports, `${name}.json`);
    const environment: NodeJS.ProcessEnv = {
      ...(site?.environment ?? process.env),
      NODE_ENV: 'test',
      BASE_URL: site?.baseUrl ?? baseUrl ?? undefined,
      CHROME_PATH: browser,
      CHROME_WHOLE_PATH: wholeBrowser() ?? browser,
      E2E_JSON: report,
      // Where Playwright's own reporter writes it, when another one was asked for.
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_RUN: name,
      ...(byDay && { E2E_PART: 'day' }),
    };
    // Every flow that is asked for is in one of the runs, so that the other may have none.
    const only = chosen.flatMap((project) => ['--project', project]);
    // Recording every flow costs much of a processor: with a second try, that one is recorded.
    const tries = secondTry ? ['--retries', '1', '--trace', 'on-first-retry'] : [];
    const code = await runTool(process.execPath, [CLI, 'test', '--pass-with-no-tests', ...tries, ...args, ...only], {
      cwd: packageDir('e2e'),
      environment,
      limit: FLOWS_LIMIT_MS,
    });
    read.push(await readReport(report));
    if (asksForJson) process.stdout.write(`${JSON.stringify(read.at(-1), null, 2)}\n`);
    const counts = playwrightCounts(read.at(-1), code === 0, { secondTry: secondTry || asksForRetries(args) });
    // Of the two runs one may have no flow that was asked for: its empty report is not the newest one.
    if (countAll(counts) === 0) await rm(join(REPORTS, name), { recursive: true, force: true });
    return counts;
  };
  try {
    const counts: Counts[] = [];
    for (const { name, projects: chosen } of runsFor(projects)) {
      if (name === 'e2e-alone') await beforeAlone;
      counts.push(await runOne(name, chosen));
    }
    const all = addCounts(counts);
    if (countAll(all) === 0) throw new Failure('No flow matches these arguments.');
    ok = all.failed === 0;
    say(
      `requirements and tests: ${await keepResults(flowResults(read), { against: baseUrl ?? THIS_CHECKOUT, isWhole: args.length === 0 && !byDay })}`,
    );
    return all;
  } finally {
    stopBusy();
    await site?.stop(!ok);
    await rm(reports, { recursive: true, force: true });
  }
}
