/** `npm run publish:remote -- mfe-search [--version 1.4.0] [--traffic 10]` */
import { isRemoteName, REMOTE_NAMES } from '@roost/shared/contracts/remotes';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { publishRemote } from '../publish/publish.ts';

const USAGE = 'npm run publish:remote -- <remote> [--version x.y.z] [--traffic percent]';

await runCommand(async () => {
  const { values, positionals } = commandArguments({ version: { type: 'string' }, traffic: { type: 'string' } }, USAGE);
  const [name, ...rest] = positionals;
  if (!isRemoteName(name) || rest.length > 0)
    throw new Failure(`Which remote? One of ${REMOTE_NAMES.join(', ')}.\nUsage: ${USAGE}`);
  const { dataDir } = siteSettings();
  await publishRemote({
    name,
    dataDir,
    version: values.version ?? null,
    traffic: wholeNumber(values.traffic, '--traffic'),
    say,
  });
});
