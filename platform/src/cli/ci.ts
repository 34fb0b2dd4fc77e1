/**
 * `npm run ci -- mfe-search [--since main] [--all]`: what a team's pipeline runs for its remote: types, lint, unit
 * tests, and flows on a site of their own: those of the features that changed since the main branch (`@search-map`),
 * else those whose subject it is (`@search`). The whole of `npm test` is for what every team shares. The last line is
 * the sum.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { onlyRemote } from '../lib/remotes.ts';
import { getOutput } from '../lib/run.ts';
import { checkPackages } from '../testing/check-packages.ts';
import { chooseFlows, chooseSources } from '../testing/chosen-flows.ts';
import { addCounts, resultLine } from '../testing/counts.ts';
import type { Counts } from '../testing/counts.ts';
import { readFlowTags, runFlows, tagPattern } from '../testing/flows.ts';
import { CI_OPTIONS } from './usage.ts';

const USAGE = 'npm run ci -- <remote> [--since branch] [--all]';
const GIT_MS = 10_000;

/** Runs a step and says what it took. */
async function timed(name: string, run: () => Promise<Counts>): Promise<Counts> {
  const begun = performance.now();
  const counts = await run();
  say(`${resultLine(counts).padEnd(36)} ${name} (${Math.round((performance.now() - begun) / 1000)} s)`);
  return counts;
}

const lines = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean);

/**
 * Files that differ from a branch, as they lie here, new ones too; null where there is no such branch, or no
 * repository.
 */
async function changedSince(branches: readonly string[]): Promise<string[] | null> {
  for (const branch of branches) {
    const base = (await getOutput('git', ['merge-base', 'HEAD', branch], { limit: GIT_MS }))?.trim();
    if (!base) continue;
    const differing = await getOutput('git', ['diff', '--name-only', base], { limit: GIT_MS });
    const fresh = await getOutput('git', ['ls-files', '--others', '--exclude-standard'], { limit: GIT_MS });
    return [...lines(differing), ...lines(fresh)];
  }
  return null;
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(CI_OPTIONS, USAGE);
  const name = onlyRemote(positionals, USAGE);
  const since = values.since === undefined ? ['origin/main', 'main'] : [values.since];
  const changed = values.all ? null : await changedSince(since);
  if (!values.all && changed === null) {
    // Who names a branch means that one, and would wait minutes for all flows after a slip of the finger.
    if (values.since !== undefined)
      throw new Failure(`--since: there is no "${values.since}" to compare with. It takes a branch, tag or commit.`);
    say(`There is no ${since.join(' or ')} to compare with.`);
  }
  const { tags, why } = chooseFlows(name, changed, await readFlowTags());
  say(`flows: ${tags.length > 0 ? tags.join(' ') : 'none'} (${why})`);
  const chosen = chooseSources(name, changed);
  // Of a file that is gone nobody knows what imported it.
  const sources = chosen?.every((file) => existsSync(join(REPOSITORY, file))) ? chosen : null;
  const which = sources === null ? 'unit tests' : `unit tests of ${sources.length} changed files`;
  const results = [await timed(`types, lint and ${which}`, () => checkPackages([name], say, sources))];
  if (tags.length > 0)
    results.push(
      await timed(`flows ${tags.join(' ')}`, () =>
        runFlows({
          args: ['--grep', tags.map(tagPattern).join('|')],
          baseUrl: null,
          secondTry: true,
          byDay: true,
          say,
        }),
      ),
    );
  const total = addCounts(results);
  say(resultLine(total));
  if (total.failed > 0) process.exitCode = 1;
});
