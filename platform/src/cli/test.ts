/** `npm test`: every check, one after the other, going on after a failure. The last line is the sum. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { addCounts, jestCounts, oneTest, resultLine } from '../testing/counts.ts';
import type { Counts } from '../testing/counts.ts';
import { runFlows } from '../testing/flows.ts';

const bin = (path: string): string => join(REPOSITORY, 'node_modules', path);
const node = (script: string, ...args: string[]): Promise<number> => runTool(process.execPath, [bin(script), ...args]);

async function jest(): Promise<Counts> {
  const directory = await mkdtemp(join(tmpdir(), 'roost-jest-'));
  try {
    const report = join(directory, 'jest.json');
    const code = await node('jest/bin/jest.js', '--ci', '--json', `--outputFile=${report}`);
    return jestCounts(JSON.parse(await readFile(report, 'utf8').catch(() => 'null')), code === 0);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const STEPS: readonly { name: string; run: () => Promise<Counts> }[] = [
  {
    name: 'types',
    run: async () => oneTest((await node('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json')) === 0),
  },
  { name: 'lint', run: async () => oneTest((await node('eslint/bin/eslint.js', '.', '--max-warnings', '0')) === 0) },
  { name: 'unit, component and service tests', run: jest },
  { name: 'flows in the browser', run: () => runFlows({ args: [], baseUrl: null, say }) },
];

await runCommand(async () => {
  const results: { name: string; counts: Counts; seconds: number }[] = [];
  for (const { name, run } of STEPS) {
    say(`\n== ${name}`);
    const begun = performance.now();
    const counts = await run().catch((error: unknown) => {
      process.stderr.write(
        `${error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
      );
      return oneTest(false);
    });
    results.push({ name, counts, seconds: Math.round((performance.now() - begun) / 1000) });
  }
  say('');
  for (const { name, counts, seconds } of results) say(`${resultLine(counts).padEnd(36)} ${name} (${seconds} s)`);
  const total = addCounts(results.map((result) => result.counts));
  say(resultLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
