/** `npm run changed [-- main]`: the packages that differ from a branch, a tag or a commit; from the last tag without one. */
import { join } from 'node:path';
import { commandArguments, runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { getOutput, runTool } from '../lib/run.ts';

const USAGE = 'npm run changed [-- branch, tag or commit]';
const GIT_MS = 10_000;

/** @throws Failure when git has no commit of this name */
async function refuseUnlessCommit(name: string): Promise<void> {
  const found = await getOutput('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { limit: GIT_MS });
  if (found === null)
    throw new Failure(
      `git knows no branch, tag or commit "${name}". In a clone that has only some of them, \`git fetch origin ${name}\` brings it.`,
    );
}

await runCommand(async () => {
  const { positionals } = commandArguments({}, USAGE);
  const [since, ...more] = positionals;
  if (more.length > 0) throw new Failure(`One at a time: what is "${more.join(' ')}" for?\nUsage: ${USAGE}`);
  if (since !== undefined) await refuseUnlessCommit(since);
  const args = ['ls', '--all', '--loglevel', 'error', '--since', ...(since === undefined ? [] : [since])];
  process.exitCode = await runTool(join(REPOSITORY, 'node_modules/.bin/lerna'), args);
});
