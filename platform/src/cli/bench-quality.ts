/**
 * `npm run bench:quality`: how well the search answers what guests type, on a site with 2,000 homes or the one that
 * BASE_URL names.
 */
import { join } from 'node:path';
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { startTestSite } from '../testing/test-site.ts';

const HOMES = 2_000;

await runCommand(async () => {
  commandOptions({}, 'npm run bench:quality');
  const given = process.env.BASE_URL || null;
  const site = given === null ? await startTestSite(say, { listings: HOMES }) : null;
  try {
    const environment = { ...(site?.environment ?? process.env), BASE_URL: site?.baseUrl ?? given ?? undefined };
    const script = join(packageDir('e2e'), 'bench/quality/main.ts');
    process.exitCode = await runTool(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      environment,
    });
  } finally {
    await site?.stop(false);
  }
});
