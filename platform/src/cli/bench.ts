/**
 * `npm run bench [-- --runs 5]`: load times as ratios to a minimal React page, and the federation tax. With `BASE_URL`
 * of that site, else of one that is started for it.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { takesArguments } from '../lib/hand-on.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { findBrowser } from '../testing/browser.ts';
import { startTestSite } from '../testing/test-site.ts';

const SCRIPT = join(packageDir('e2e'), 'bench/main.ts');

await runCommand(async () => {
  if (!(await takesArguments(SCRIPT))) return;
  const browser = await findBrowser(say);
  if (!browser) throw new Failure('No Chromium to measure with. Install one, or set CHROME to its path.');
  const given = process.env.BASE_URL || null;
  // The site's numbers say what a page costs it. A site that was started before has a token of its own.
  if (given === null) process.env.METRICS_TOKEN ??= randomBytes(18).toString('hex');
  // All of its bookings come from one address.
  if (given === null) process.env.BOOKING_LIMITS ??= '1000';
  const site = given === null ? await startTestSite(say) : null;
  try {
    const environment = {
      ...(site?.environment ?? process.env),
      BASE_URL: site?.baseUrl ?? given ?? undefined,
      CHROME_PATH: browser,
      ...(site && { ROOST_PROCESSES: JSON.stringify(site.pids()) }),
    };
    process.exitCode = await runTool(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', SCRIPT, ...process.argv.slice(2)],
      { environment },
    );
  } finally {
    await site?.stop(false);
  }
});
