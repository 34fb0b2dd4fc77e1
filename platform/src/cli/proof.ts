/**
 * `npm run platform:proof [-- --own-repository] [-- --only <words of a line>] [-- --report <file>]`: what a hostile
 * version of a remote can do and how it ends, one line each, `ok` or not. Unit tests for the rules, and flows in which
 * the versions are built by webpack and meet a real host and a real browser. Then a remote in a repository of its own,
 * which `--own-repository` proves alone. `--report` writes the lines to a file, with the day and the commit:
 * docs/proof.md is the last one.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { findBrowser } from '../testing/browser.ts';
import { proveOwnRepository } from '../proof/own-repository.ts';
import { failedRows, PROOF_TABLE, proofLines, withSecondTry } from '../testing/proof-table.ts';
import type { ProofRow, TestResults } from '../testing/proof-table.ts';
import { PROOF_OPTIONS } from './usage.ts';

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
const annotation = z.object({ type: z.string(), description: z.optional(z.string()) });
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ annotations: z.array(annotation) })),
});
const toSeconds = ({ tests }: z.infer<typeof specSchema>): string | undefined =>
  tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'seconds')?.description;
const suiteSchema = z.object({
  specs: z.array(specSchema),
  suites: z.optional(z.array(z.object({ specs: z.array(specSchema) }))),
});
const flowReport = z.object({ suites: z.array(suiteSchema) });

const FLOWS = 'e2e/flows/';
/** No flow of the proof uses the site that Playwright is told of: they start their own. */
const NO_SITE = 'http://localhost:9';

type Rows = readonly ProofRow[];
const getFiles = (rows: Rows): string[] => [...new Set(rows.map(({ by }) => by.file))];
/** A pattern of the rows' tests. */
const getTitles = (rows: Rows): string =>
  rows.map(({ by }) => by.title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');

async function runUnitTests(report: string, rows: Rows): Promise<TestResults> {
  if (rows.length === 0) return [];
  const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
  const names = rows.length < PROOF_TABLE.length / 2 ? ['-t', getTitles(rows)] : [];
  await runTool(process.execPath, [
    jest,
    ...['--silent', '--json', `--outputFile=${report}`, ...names],
    ...['--runTestsByPath', ...getFiles(rows)],
  ]);
  const { testResults } = jestReport.parse(JSON.parse(await readFile(report, 'utf8')));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(REPOSITORY, name),
      title: fullName,
      passed: status === 'passed',
    })),
  );
}

async function runProofFlows(
  report: string,
  rows: Rows,
  more: Readonly<Record<string, string>> = {},
): Promise<TestResults> {
  if (rows.length === 0) return [];
  const browser = await findBrowser(say);
  if (!browser) throw new Failure('No Chromium for the flows. Install one, or set CHROME to its path.');
  const cli = join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
  const flows = getFiles(rows).map((file) => file.slice(FLOWS.length));
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    BASE_URL: NO_SITE,
    CHROME_PATH: browser,
    E2E_JSON: report,
    E2E_RUN: 'proof',
    E2E_PROOF: 'all',
    ...more,
  };
  await runTool(process.execPath, [cli, 'test', '--project=desktop', '--grep', getTitles(rows), ...flows], {
    cwd: packageDir('e2e'),
    environment,
  });
  const { suites } = flowReport.parse(JSON.parse(await readFile(report, 'utf8')));
  return suites
    .flatMap((suite) => [suite, ...(suite.suites ?? [])])
    .flatMap(({ specs }) =>
      specs.map((spec) => ({
        file: `${FLOWS}${spec.file}`,
        title: spec.title,
        passed: spec.ok,
        seconds: toSeconds(spec),
      })),
    );
}

/**
 * The flows, and those that failed once more one at a time: beside versions that loop on purpose, two seconds are no
 * measure.
 */
async function proveByFlows(report: string, rows: Rows): Promise<TestResults> {
  const first = await runProofFlows(report, rows);
  const again = await runProofFlows(report, failedRows(first, rows), { E2E_WORKERS: '1' });
  return withSecondTry(first, again);
}

/** The remote in a repository of its own: its steps need each other, so that the first that fails ends it. */
async function proveOwnProject(tell: (line: string) => void): Promise<{ ok: number; failed: number }> {
  let ok = 0;
  try {
    await proveOwnRepository((line) => {
      if (line.startsWith('ok ')) ok += 1;
      tell(line);
    });
    return { ok, failed: 0 };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    tell(error.message);
    return { ok, failed: 1 };
  }
}

/** Writes what was said as a page of the documentation. */
async function writeReport(file: string, lines: readonly string[], seconds: number): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: REPOSITORY });
  const [load = 0] = loadavg();
  const facts = [
    `commit \`${stdout.trim()}\``,
    `${Math.round(seconds / 60)} minutes`,
    `${availableParallelism()} processors with a load of ${load.toFixed(0)} at the end`,
  ];
  const text = [
    '# The last proof of the platform',
    `Written by \`npm run platform:proof -- --report ${file}\` on ${new Date().toISOString().slice(0, 10)}: ${facts.join(', ')}. ` +
      'A line is ok when every test that proves it passed; what each one is, says `platform/src/testing/proof-table.ts`.',
    ['```text', ...lines, '```', ''].join('\n'),
  ];
  await writeFile(resolve(REPOSITORY, file), text.join('\n\n'));
}

await runCommand(async () => {
  const values = commandOptions(
    PROOF_OPTIONS,
    'npm run platform:proof [-- --own-repository | --only <words>] [--report <file>]',
  );
  if (values['own-repository']) return proveOwnRepository(say);
  const { only = '', report } = values;
  const began = performance.now();
  const said: string[] = [];
  const tell = (line: string): void => {
    said.push(line);
    say(line);
  };
  const rows = PROOF_TABLE.filter(({ what }) => what.includes(only));
  if (rows.length === 0) throw new Failure(`No line of the proof has the words "${only}".`);
  const [flows, tests] = [true, false].map((isFlow) => rows.filter(({ by }) => by.file.startsWith(FLOWS) === isFlow));
  const directory = await mkdtemp(join(tmpdir(), 'roost-proof-'));
  try {
    const results = [
      ...(await runUnitTests(join(directory, 'unit.json'), tests ?? [])),
      ...(await proveByFlows(join(directory, 'flows.json'), flows ?? [])),
    ];
    const lines = proofLines(results, rows);
    for (const { line } of lines) tell(line);
    const own = only === '' ? await proveOwnProject(tell) : { ok: 0, failed: 0 };
    const failed = lines.filter(({ ok }) => !ok).length + own.failed;
    tell(`${lines.filter(({ ok }) => ok).length + own.ok} ok, ${failed} not ok`);
    if (report !== undefined) await writeReport(report, said, (performance.now() - began) / 1000);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
