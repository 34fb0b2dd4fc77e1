/**
 * Types, lint and unit tests of some packages, side by side: each of them leaves one processor idle for a part of its
 * time.
 */
import { checkTypes, lint, runJest } from './checks.ts';
import { keepJestReport } from './last-results.ts';
import type { Packages } from './checks.ts';
import { addCounts, oneTest } from './counts.ts';
import type { Counts } from './counts.ts';

/**
 * @param related files to which the tests are confined that import one of them; null for all tests
 * @returns one test for types, one for lint, and the tests there are
 */
export async function checkPackages(
  packages: Packages,
  say: (line: string) => void,
  related: readonly string[] | null = null,
): Promise<Counts> {
  const none = related?.length === 0;
  const [types, linted, tests] = await Promise.all([
    checkTypes(packages),
    lint(packages, say),
    none ? addCounts([]) : runJest(packages, { related, onReport: keepJestReport }),
  ]);
  if (!types) say('types: the compiler found the problems above');
  return addCounts([oneTest(types), oneTest(linted), tests]);
}
