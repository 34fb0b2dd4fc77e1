/** From which commit a version is made, for the audit. */
import { REPOSITORY } from '../lib/paths.ts';
import { getOutput } from '../lib/run.ts';

/** The commit that is checked out, with a mark when files differ from it or are in none; null outside a repository. */
export async function commitHere(directory: string = REPOSITORY): Promise<string | null> {
  const run = (limit: number, ...args: string[]) => getOutput('git', args, { cwd: directory, limit });
  const commit = (await run(5000, 'rev-parse', '--short=12', 'HEAD'))?.trim();
  if (!commit) return null;
  const changed = await run(10_000, 'status', '--porcelain', '--untracked-files=normal');
  return changed?.trim() ? `${commit} with changes` : commit;
}
