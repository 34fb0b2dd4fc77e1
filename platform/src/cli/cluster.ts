/** `npm run cluster [-- --pages 50 --bookings 5]`: builds and publishes what changed, then tries a whole cluster on this machine (docs/production.md). */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, builtPackages } from '../build/build.ts';
import { runCommand, say } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { checkHostBuild, publishChanged } from '../site/remotes.ts';

await runCommand(async () => {
  // Kept from one run to the next, so that only changed remotes are published again.
  const settings = siteSettings();
  const published = join(settings.dataDir, 'cluster');
  await mkdir(published, { recursive: true });
  await buildChanged(builtPackages(), say);
  await publishChanged({ ...settings, dataDir: published }, say);
  await checkHostBuild(published, say);
  const script = join(packageDir('services'), 'src/soak/cluster/main.ts');
  process.exitCode = await runTool(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)],
    { environment: { ...process.env, CLUSTER_PUBLISHED: published } },
  );
});
