/** `npm run typecheck [-- mfe-search …]`: the types of everything or of some packages, as `npm test` checks them. */
import { commandArguments, runCommand } from '../lib/command.ts';
import { namedPackages } from '../lib/packages.ts';
import { checkTypes } from '../testing/checks.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'npm run typecheck [-- package…]');
  if (!(await checkTypes(namedPackages(positionals)))) process.exitCode = 1;
});
