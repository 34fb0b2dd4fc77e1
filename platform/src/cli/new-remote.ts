/** `npm run new:remote -- mfe-reviews`: a remote with a page and a slot; `--remove mfe-reviews` takes it away again. */
import { join } from 'node:path';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { createRemote, removeRemote } from '../new-remote/create.ts';
import { newRemoteName } from '../new-remote/remote-name.ts';
import { REMOVED } from '../registry/audit.ts';
import { withoutRemote } from '../registry/model.ts';
import { readRegistry, remotesDir, updateRegistry } from '../registry/store.ts';
import { NEW_REMOTE_OPTIONS } from './usage.ts';

const USAGE = 'npm run new:remote -- [--remove] mfe-<name>';

await runCommand(async () => {
  const { values, positionals } = commandArguments(NEW_REMOTE_OPTIONS, USAGE);
  const [typed, ...rest] = positionals;
  if (rest.length > 0)
    throw new Failure(`One remote at a time: what is "${rest.join(' ')}" for? Nothing was done.\nUsage: ${USAGE}`);
  // One that was made before a rule came can be removed all the same.
  const name = values.remove && isRemoteName(typed) ? typed : newRemoteName(typed, USAGE);
  if (values.remove) {
    const { dataDir } = siteSettings();
    const kept = await removeRemote(REPOSITORY, name, join(dataDir, 'removed'));
    const directory = remotesDir(dataDir);
    for (const environment of ENVIRONMENTS)
      if ((await readRegistry(directory, environment)).microFrontends[name])
        await updateRegistry(directory, (registry) => withoutRemote(registry, name), {
          environment,
          note: { action: REMOVED },
        });
    say(`removed ${name}, also from the registries of the local site`);
    if (kept) say(`what no commit has of it is in ${kept}`);
    return;
  }
  await createRemote(REPOSITORY, name);
  const formatter = join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt');
  await runTool(process.execPath, [formatter, name, 'tsconfig.json'], { atOnce: true });
  say(`created ${name}: a page, a section on listing pages, and their tests`);
  say(`  npm run dev -- ${name}             see it in the site and on its own`);
  say(`  npm run check -w ${name}           types, lint, tests`);
  say(`  npm run publish:remote -- ${name}  publish it to the running site`);
});
