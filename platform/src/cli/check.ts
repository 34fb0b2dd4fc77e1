/** `npm run check -w mfe-search`: types, lint and unit tests of one package. The last line is the sum. */
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { checkTypes, lint, runJest } from '../testing/checks.ts';
import { addCounts, oneTest, resultLine } from '../testing/counts.ts';
import { namedPackages } from '../lib/packages.ts';

await runCommand(async () => {
  const { positionals } = commandArguments({}, 'npm run check -w <package>');
  const packages = namedPackages(positionals);
  // Side by side: each of them leaves one processor idle for a part of its time.
  const [types, linted, tests] = await Promise.all([checkTypes(packages), lint(packages, say), runJest(packages)]);
  if (!types) say('types: the compiler found the problems above');
  const counts = addCounts([oneTest(types), oneTest(linted), tests]);
  say(resultLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
