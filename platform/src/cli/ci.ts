/**
 * `npm run ci -- mfe-search`: what a team's pipeline runs for its remote: types, lint, unit tests, and the flows whose subject it is (`@search`), on a site of their
 * own. The whole of `npm test` is for what every team shares. The last line is the sum.
 */
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { namedRemote } from '../lib/remotes.ts';
import { checkPackages } from '../testing/check-packages.ts';
import { addCounts, resultLine } from '../testing/counts.ts';
import type { Counts } from '../testing/counts.ts';
import { hasFlow, runFlows } from '../testing/flows.ts';

const USAGE = 'npm run ci -- <remote>';

/** Runs a step and says what it took. */
async function timed(name: string, run: () => Promise<Counts>): Promise<Counts> {
  const begun = performance.now();
  const counts = await run();
  say(`${resultLine(counts).padEnd(36)} ${name} (${Math.round((performance.now() - begun) / 1000)} s)`);
  return counts;
}

await runCommand(async () => {
  const { positionals } = commandArguments({}, USAGE);
  const name = namedRemote(positionals.length === 1 ? positionals[0] : undefined, USAGE);
  const subject = `@${name.slice('mfe-'.length)}`;
  const results = [await timed('types, lint and unit tests', () => checkPackages([name], say))];
  if (await hasFlow(subject))
    results.push(
      await timed(`flows ${subject}`, () =>
        runFlows({ args: ['--grep', `${subject}\\b`], baseUrl: null, secondTry: true, say }),
      ),
    );
  else say(`no flow is tagged ${subject}`);
  const total = addCounts(results);
  say(resultLine(total));
  if (total.failed > 0) process.exitCode = 1;
});
