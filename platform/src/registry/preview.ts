/** Numbers of previews, one row a branch. Pure. */
import { Failure } from '../lib/failure.ts';
import { nextVersion } from './version-numbers.ts';

/**
 * Returns the next preview of a branch: `1.0.5-new-filters.2`. The branch is written as a version may have it.
 * @param taken versions of the remote in any environment
 * @throws Failure when nothing of its name is left
 */
export function nextPreview(taken: readonly string[], branch: string): string {
  const signs = branch
    // Letters without what stands above them: a team finds "übung" under "ubung".
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (signs === '')
    throw new Failure(
      `"${branch}" has no letter from a to z and no digit, of which the number of a preview is made: name it otherwise (--preview filters).`,
    );
  // The number of a ticket alone would be a number of the version.
  const slug = (/[a-z]/.test(signs) ? signs : `branch-${signs}`).slice(0, 30);
  const label = `${nextVersion(taken)}-${slug}`;
  const numbers = taken.map((version) => Number(version.split(`${label}.`)[1] ?? 0));
  return `${label}.${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}
