/**
 * `npm run engines [-- firefox|webkit] [desktop|phone]`: the guest's main way in browsers of other engines, as far as
 * they are installed, on a site of its own or the one that BASE_URL names (docs/decisions/0099).
 */
import { join } from 'node:path';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { startTestSite } from '../testing/test-site.ts';

/** Milliseconds for all walks, on a machine that is busy with other work. */
const LIMIT_MS = 60 * 60_000;

// Who started this is gone: so is the reason to walk. What it started follows it.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

const SCRIPT = ['--disable-warning=ExperimentalWarning', join(packageDir('e2e'), 'engines/main.ts')];

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'npm run engines [-- firefox|webkit] [desktop|phone]');
  // Without any engine no site is started, and the exit code is 3.
  const installed = await runTool(process.execPath, [...SCRIPT, '--installed']);
  if (installed !== 0) {
    process.exitCode = installed;
    return;
  }
  const given = process.env.BASE_URL || null;
  const site = given === null ? await startTestSite(say) : null;
  try {
    const environment = { ...(site?.environment ?? process.env), BASE_URL: site?.baseUrl ?? given ?? undefined };
    const args = [...SCRIPT, ...positionals];
    process.exitCode = await runTool(process.execPath, args, { environment, limit: LIMIT_MS, follows: true });
  } finally {
    await site?.stop(false);
  }
});
