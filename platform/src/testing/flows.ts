/** Runs the Playwright flows: against a given address, or against a site started for them. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { findBrowser } from './browser.ts';
import { playwrightCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { startTestSite } from './test-site.ts';

export type FlowOptions = {
  /** Arguments for Playwright: files, --grep, --project, … */
  args: readonly string[];
  /** Address of a running site; null starts one. */
  baseUrl: string | null;
  say: (line: string) => void;
};

const CLI = join(REPOSITORY, 'node_modules', '@playwright', 'test', 'cli.js');
/** All flows together, in milliseconds. */
const FLOWS_LIMIT = 12 * 60_000;

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @returns counts of all flows. @throws Failure when there is no browser or the site does not start */
export async function runFlows({ args, baseUrl, say }: FlowOptions): Promise<Counts> {
  const browser = await findBrowser(say);
  if (!browser) throw new Failure('No Chromium for the flows. Install one, or set CHROME to its path.');
  const reports = await mkdtemp(join(tmpdir(), 'roost-report-'));
  const report = join(reports, 'flows.json');
  const site = baseUrl === null ? await startTestSite(say) : null;
  let ok = false;
  try {
    const environment: NodeJS.ProcessEnv = {
      ...(site?.environment ?? process.env),
      NODE_ENV: 'test',
      BASE_URL: site?.baseUrl ?? baseUrl ?? undefined,
      CHROME_PATH: browser,
      E2E_JSON: report,
    };
    ok =
      (await runTool(process.execPath, [CLI, 'test', ...args], {
        cwd: packageDir('e2e'),
        environment,
        limit: FLOWS_LIMIT,
      })) === 0;
    return playwrightCounts(await readReport(report), ok);
  } finally {
    await site?.stop(!ok);
    await rm(reports, { recursive: true, force: true });
  }
}
