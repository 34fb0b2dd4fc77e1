/** Types, lint and unit tests of some packages, side by side: each of them leaves one processor idle for a part of its time. */
import { checkTypes, lint, runJest } from './checks.ts';
import type { Packages } from './checks.ts';
import { addCounts, oneTest } from './counts.ts';
import type { Counts } from './counts.ts';

/** @returns one test for types, one for lint, and the tests there are */
export async function checkPackages(packages: Packages, say: (line: string) => void): Promise<Counts> {
  const [types, linted, tests] = await Promise.all([checkTypes(packages), lint(packages, say), runJest(packages)]);
  if (!types) say('types: the compiler found the problems above');
  return addCounts([oneTest(types), oneTest(linted), tests]);
}
