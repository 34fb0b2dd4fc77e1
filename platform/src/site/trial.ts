/**
 * Trials of the whole site: what changed is built and published into a place of their own, which is kept, so that the
 * next trial publishes changed remotes only.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, builtPackages } from '../build/build.ts';
import { say } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { checkHostBuild, publishChanged } from './remotes.ts';

/**
 * Runs a script of services, relative to its package, with the directory of published remotes in `PUBLISHED`; the
 * process ends with its exit code.
 * @param environment what the script is told besides
 */
export async function runTrial(script: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const settings = siteSettings();
  const published = join(settings.dataDir, 'cluster');
  await mkdir(published, { recursive: true });
  await buildChanged(builtPackages(), say);
  await publishChanged({ ...settings, dataDir: published }, say);
  await checkHostBuild(published, say);
  process.exitCode = await runTool(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(packageDir('services'), script), ...process.argv.slice(2)],
    { environment: { ...process.env, ...environment, PUBLISHED: published } },
  );
}
