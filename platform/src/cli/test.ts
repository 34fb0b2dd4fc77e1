/**
 * `npm test [-- --night] [-- --both-databases]`: every check, going on after a failure. The last line is the sum. A test that failed
 * and passed when it was tried once more counts as passed and is named before the sums, and so is each one that failed,
 * with its reason. What takes longest for what it finds runs at night or with `--night` (decision 0179), and service tests on one kind of database unless
 * both are asked for (decision 0081).
 */
import { availableParallelism } from 'node:os';
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { checkTypes, lint, runJest } from '../testing/checks.ts';
import { addCounts, failureLines, oneTest, resultLine, secondTryLines } from '../testing/counts.ts';
import type { Counts } from '../testing/counts.ts';
import { runFlows } from '../testing/flows.ts';
import { keepJestReport } from '../testing/last-results.ts';
import { TEST_OPTIONS } from './usage.ts';

type Step = { name: string; run: () => Promise<Counts> };
type Result = { name: string; counts: Counts; seconds: number };

/**
 * The flows wait for pages for much of their time, and the last of them run one after another. So they begin at once
 * and go first, everything else has what they leave of the processors, and what there is to do at the end are tests,
 * which several processors share well.
 */
const BEHIND_THE_FLOWS = { niceness: 3 };
/**
 * Service tests wait for databases and timers for almost a third of their time: as many as processors leave a part of
 * them idle.
 */
const JEST_WORKERS = availableParallelism() + 1;

/**
 * The share of their draws that properties try here. They are the same in every run, so that all of them find a change's
 * fault mostly at once or not at all; the night tries twice as many as a property names, of other seeds.
 */
const FEWER_RUNS = '0.25';

/** They read all sources. */
const CHECKS: readonly Step[] = [
  { name: 'types', run: async () => oneTest(await checkTypes([], BEHIND_THE_FLOWS)) },
  { name: 'lint', run: async () => oneTest(await lint([], say, { ...BEHIND_THE_FLOWS, atOnce: 1 })) },
];

const tests = ({ night, bothDatabases }: { night: boolean; bothDatabases: boolean }): Step => ({
  name: 'unit, component and service tests',
  run: () =>
    runJest([], {
      secondTry: true,
      byDay: !night,
      workers: JEST_WORKERS,
      onReport: keepJestReport,
      environment: {
        PROPERTY_RUNS: FEWER_RUNS,
        ...process.env,
        ...(bothDatabases && { ROOST_TEST_DATABASES: 'both' }),
      },
      ...BEHIND_THE_FLOWS,
    }),
});

/**
 * @param night whether those that are walked by night are too
 * @param sourcesRead resolves when no check reads the sources any more, which some flows change for a moment
 */
const flows = (night: boolean, sourcesRead: Promise<unknown>): Step => ({
  name: 'flows in the browser',
  run: () => runFlows({ args: [], baseUrl: null, secondTry: true, byDay: !night, beforeAlone: sourcesRead, say }),
});

async function runStep({ name, run }: Step): Promise<Result> {
  say(`\n== ${name}`);
  const begun = performance.now();
  let reason = 'what it said stands above, where it ran';
  const counts = await run().catch((error: unknown) => {
    reason = error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${reason}\n`);
    return oneTest(false);
  });
  const failures = counts.failed > 0 && counts.failures.length === 0 ? [{ name, reason }] : counts.failures;
  return { name, counts: { ...counts, failures }, seconds: Math.round((performance.now() - begun) / 1000) };
}

async function inOrder(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

await runCommand(async () => {
  const values = commandOptions(TEST_OPTIONS, 'npm test [-- --night --both-databases]');
  const { night = false, 'both-databases': bothDatabases = false } = values;
  const checks = inOrder(CHECKS);
  const [checked, tested, walked] = await Promise.all([
    checks,
    checks.then(() => runStep(tests({ night, bothDatabases }))),
    runStep(flows(night, checks)),
  ]);
  const results = [...checked, tested, walked];
  const total = addCounts(results.map((result) => result.counts));
  say('');
  for (const line of [...secondTryLines(total), ...failureLines(total)]) say(line);
  for (const { name, counts, seconds } of results) say(`${resultLine(counts).padEnd(36)} ${name} (${seconds} s)`);
  say(resultLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
