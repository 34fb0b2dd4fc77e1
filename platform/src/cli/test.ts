/**
 * `npm test`: every check, going on after a failure. The last line is the sum. A test that failed and passed when it was tried once more
 * counts as passed and is named before the sums.
 */
import { runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { checkTypes, lint, runJest } from '../testing/checks.ts';
import { addCounts, oneTest, resultLine, secondTryLines } from '../testing/counts.ts';
import type { Counts } from '../testing/counts.ts';
import { runFlows } from '../testing/flows.ts';

type Step = { name: string; run: () => Promise<Counts> };
type Result = { name: string; counts: Counts; seconds: number };

/** Beside the tests: these, and then the flows, which wait for pages for much of their time and bear a busy machine. */
const CHECKS: readonly Step[] = [
  { name: 'types', run: async () => oneTest(await checkTypes([])) },
  { name: 'lint', run: async () => oneTest(await lint([], say)) },
];
const TESTS: Step = { name: 'unit, component and service tests', run: () => runJest([], { secondTry: true }) };
const FLOWS: Step = {
  name: 'flows in the browser',
  run: () => runFlows({ args: [], baseUrl: null, secondTry: true, say }),
};

async function runStep({ name, run }: Step): Promise<Result> {
  say(`\n== ${name}`);
  const begun = performance.now();
  const counts = await run().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    return oneTest(false);
  });
  return { name, counts, seconds: Math.round((performance.now() - begun) / 1000) };
}

async function inOrder(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

await runCommand(async () => {
  const [beside, tests] = await Promise.all([inOrder([...CHECKS, FLOWS]), runStep(TESTS)]);
  const results = [...beside, tests];
  const total = addCounts(results.map((result) => result.counts));
  say('');
  for (const line of secondTryLines(total)) say(line);
  for (const { name, counts, seconds } of results) say(`${resultLine(counts).padEnd(36)} ${name} (${seconds} s)`);
  say(resultLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
