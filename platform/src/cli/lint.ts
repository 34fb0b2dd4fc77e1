/** `npm run lint [-- mfe-search …]`: all linters over everything or over some packages. */
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { lint } from '../testing/checks.ts';
import { namedPackages } from '../lib/packages.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'npm run lint [-- package…]');
  if (!(await lint(namedPackages(positionals), say))) process.exitCode = 1;
});
