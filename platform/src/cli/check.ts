/** `npm run check -w mfe-search`: types, lint and unit tests of one package. The last line is the sum. */
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { namedPackages } from '../lib/packages.ts';
import { checkPackages } from '../testing/check-packages.ts';
import { resultLine } from '../testing/counts.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'npm run check -w <package>');
  const counts = await checkPackages(namedPackages(positionals), say);
  say(resultLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
