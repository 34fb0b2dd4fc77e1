/** `npm test -w mfe-search`: unit, component and service tests of one package. The last line is the sum. */
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { runJest } from '../testing/checks.ts';
import { keepJestReport } from '../testing/last-results.ts';
import { resultLine } from '../testing/counts.ts';
import { namedPackages } from '../lib/packages.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'npm test -w <package>');
  const counts = await runJest(namedPackages(positionals), { onReport: keepJestReport });
  say(resultLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
