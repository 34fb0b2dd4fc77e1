/** Numbers of previews, one row a branch. Pure. */
import type { Registry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { nextVersion } from './model.ts';

/**
 * The next preview of a branch: `1.0.5-new-filters.2`. The branch is written as a version may have it.
 * @throws Failure when nothing of its name is left
 */
export function nextPreview(registry: Registry, name: string, branch: string): string {
  const slug = branch
    .toLowerCase()
    .replaceAll(/[^0-9a-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  if (!/[a-z]/.test(slug)) throw new Failure(`"${branch}" names no branch that a version can have.`);
  const label = `${nextVersion(registry, name)}-${slug}`;
  const numbers = (registry.microFrontends[name] ?? []).map(({ metadata }) =>
    Number(metadata.version.split(`${label}.`)[1] ?? 0),
  );
  return `${label}.${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}
