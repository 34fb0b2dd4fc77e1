/**
 * `npm run bench:search [-- --listings 50000]`: what a query of the local index costs, beside two public engines on the
 * same homes.
 */
import { join } from 'node:path';
import { runCommand } from '../lib/command.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';

await runCommand(async () => {
  const script = join(packageDir('sandbox'), 'bench/search/main.ts');
  process.exitCode = await runTool(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)],
    { environment: process.env },
  );
});
