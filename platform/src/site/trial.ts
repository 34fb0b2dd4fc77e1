/**
 * Trials of the whole site: what changed is built and published into a place of their own, which is kept, so that the
 * next trial publishes changed remotes only.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, builtPackages } from '../build/build.ts';
import { say } from '../lib/command.ts';
import { takesArguments } from '../lib/hand-on.ts';
import { siteSettings } from '../lib/environment.ts';
import { packageDir } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { checkHostBuild, publishChanged } from './remotes.ts';

/**
 * Runs a script of services, relative to its package, with the directory of published remotes in `PUBLISHED`; the
 * process ends with its exit code.
 * @param getEnvironment what the script is told besides; asked when its arguments are right
 */
export async function runTrial(
  script: string,
  getEnvironment: () => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<void> {
  const path = join(packageDir('services'), script);
  if (!(await takesArguments(path))) return;
  const environment = await getEnvironment();
  const settings = siteSettings();
  const published = join(settings.dataDir, 'cluster');
  await mkdir(published, { recursive: true });
  await buildChanged(builtPackages(), say);
  await publishChanged({ ...settings, dataDir: published }, say);
  await checkHostBuild(published, say);
  process.exitCode = await runTool(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path, ...process.argv.slice(2)],
    { environment: { ...process.env, ...environment, PUBLISHED: published } },
  );
}
