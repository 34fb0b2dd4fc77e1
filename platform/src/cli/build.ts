/** `node platform/bootstrap.mjs build [package…]`: brings builds up to date without starting anything. */
import { buildChanged, builtPackages } from '../build/build.ts';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'node platform/bootstrap.mjs build [package…]');
  const known = builtPackages();
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`${unknown} is not built by webpack. Built packages: ${known.join(', ')}.`);
  await buildChanged(positionals.length > 0 ? positionals : known, say);
});
