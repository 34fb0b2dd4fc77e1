/** `node platform/bootstrap.mjs build [package…]`: brings builds up to date without starting anything, and says
 * what would keep remotes from being published. */
import { join } from 'node:path';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { getDist } from '../build/build-info.ts';
import { buildChanged, builtPackages } from '../build/build.ts';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { remoteFacts } from '../lib/remotes.ts';
import { evaluateBundle, serverImportBreaches } from '../publish/server-import.ts';
import { SERVER_BUNDLE } from '../webpack/names.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'node platform/bootstrap.mjs build [package…]');
  const known = builtPackages();
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`${unknown} is not built by webpack. Built packages: ${known.join(', ')}.`);
  const names = positionals.length > 0 ? positionals : known;
  await buildChanged(names, say);
  for (const name of names.filter(isRemoteName)) {
    const evaluated = await evaluateBundle(join(getDist(name), SERVER_BUNDLE));
    const declared = remoteFacts(name).routes.map(({ id }) => id);
    for (const breach of serverImportBreaches(evaluated, declared)) say(`${name} could not be published: ${breach}`);
  }
});
