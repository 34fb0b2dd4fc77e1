/** `npm run platform:proof`: what a hostile version of a remote can do and how it ends, one line each, `ok` or not. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { PROOF_TABLE, proofLines } from '../testing/proof-table.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

await runCommand(async () => {
  commandArguments({}, 'npm run platform:proof');
  const directory = await mkdtemp(join(tmpdir(), 'roost-proof-'));
  try {
    const report = join(directory, 'report.json');
    const files = [...new Set(PROOF_TABLE.flatMap(({ by }) => (by ? [by.file] : [])))];
    const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
    await runTool(process.execPath, [
      jest,
      '--silent',
      '--json',
      `--outputFile=${report}`,
      '--runTestsByPath',
      ...files,
    ]);
    const { testResults } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
    const lines = proofLines(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status }) => ({
          file: relative(REPOSITORY, name),
          title: fullName,
          passed: status === 'passed',
        })),
      ),
    );
    for (const { line } of lines) say(line);
    const failed = lines.filter(({ ok }) => !ok).length;
    say(`${lines.length - failed} ok, ${failed} not ok`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
