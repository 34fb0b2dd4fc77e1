/** Numbers of previews, one row a branch. Pure. */
import { Failure } from '../lib/failure.ts';
import { nextVersion } from './version-numbers.ts';

/**
 * Returns the next preview of a branch: `1.0.5-new-filters.2`. The branch is written as a version may have it.
 * @param taken versions of the remote in any environment
 * @throws Failure when nothing of its name is left
 */
export function nextPreview(taken: readonly string[], branch: string): string {
  const slug = branch
    .toLowerCase()
    .replaceAll(/[^0-9a-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  if (!/[a-z]/.test(slug)) throw new Failure(`"${branch}" names no branch that a version can have.`);
  const label = `${nextVersion(taken)}-${slug}`;
  const numbers = taken.map((version) => Number(version.split(`${label}.`)[1] ?? 0));
  return `${label}.${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}
