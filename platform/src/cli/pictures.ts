/**
 * `npm run pictures [-- words of scenes] [--widths=1440,390] [--themes=light,dark,forced] [--accept]`: pictures of
 * every page and state, on a site of its own or the one that BASE_URL names. They are in test-results/pictures, with a
 * contact sheet for each theme.
 */
import { join } from 'node:path';
import { runCommand, say } from '../lib/command.ts';
import { takesArguments } from '../lib/hand-on.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { findBrowser } from '../testing/browser.ts';
import { startTestSite } from '../testing/test-site.ts';

const SCRIPT = join(packageDir('e2e'), 'pictures/main.ts');

await runCommand(async () => {
  if (!(await takesArguments(SCRIPT))) return;
  const browser = await findBrowser(say);
  if (browser === null) throw new Error('No Chromium was found, and none could be installed.');
  const given = process.env.BASE_URL || null;
  const site = given === null ? await startTestSite(say) : null;
  try {
    const environment = {
      ...(site?.environment ?? process.env),
      BASE_URL: site?.baseUrl ?? given ?? undefined,
      CHROME_PATH: browser,
    };
    const args = ['--disable-warning=ExperimentalWarning', SCRIPT, ...process.argv.slice(2)];
    process.exitCode = await runTool(process.execPath, args, { environment });
  } finally {
    await site?.stop(false);
  }
});
