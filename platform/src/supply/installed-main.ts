/**
 * Ends with 1 when node_modules is not what the lock file names: `node platform/src/supply/installed-main.ts`, a step
 * of each image (deploy/*.Dockerfile).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { installedProblems } from './installed.ts';
import { getPackages, type Lock } from './lock.ts';

const readLock = (path: string): Lock => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8')) as Lock;

await runCommand(async () => {
  const installed = readLock('node_modules/.package-lock.json');
  const problems = installedProblems(readLock('package-lock.json'), installed);
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  say(`${getPackages(installed).length} packages: all as in the lock file.`);
});
