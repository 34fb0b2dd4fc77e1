/**
 * `npm run packages -- version | publish --registry <address>`: versions of what remotes in repositories of their own
 * are made with, for an npm registry (decision 0115).
 */
import { join } from 'node:path';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { isBump } from '../pack/next-version.ts';
import { publishPackages, toRegistryAddress } from '../pack/publish-packages.ts';
import { makeVersion } from '../pack/version.ts';
import { PACKAGES_OPTIONS, PACKAGES_USAGE } from './usage.ts';

await runCommand(async () => {
  const { values, positionals } = commandArguments(PACKAGES_OPTIONS, PACKAGES_USAGE);
  const { registry = '', 'at-least': atLeast = 'patch', 'dry-run': dryRun = false } = values;
  if (positionals[0] === 'version') {
    if (!isBump(atLeast)) throw new Failure(`--at-least takes patch, minor or major, not "${atLeast}".`);
    const lerna = join(REPOSITORY, 'node_modules/lerna/dist/cli.js');
    await makeVersion({ repository: REPOSITORY, lerna, atLeast, dryRun, say });
    return;
  }
  if (positionals[0] !== 'publish') throw new Failure(PACKAGES_USAGE);
  const { NPM_TOKEN: token } = process.env;
  if (!token) throw new Failure('Set NPM_TOKEN to a token of the registry that may publish.');
  await publishPackages({ address: toRegistryAddress(registry), token }, say);
});
