/**
 * The facts of the repository's remotes, read from their package.json, as the host server gets them from the registry.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName, remoteFactsSchema } from '@roost/shared/contracts/remotes';
import type { Places, PlacedSlot, RouteEntry } from '../page/page-state.ts';

const REPOSITORY = join(__dirname, '../../..');

const remotes = globSync('mfe-*/package.json', { cwd: REPOSITORY })
  .sort()
  .flatMap((file) => {
    const [remote] = file.split(/[\\/]/);
    const { roost } = JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8')) as { roost?: unknown };
    return isRemoteName(remote) && roost ? [{ remote, ...remoteFactsSchema.parse(roost) }] : [];
  });

export const TEST_ROUTES: RouteEntry[] = remotes.flatMap(({ remote, routes }) =>
  routes.map((route) => ({ remote, ...route })),
);

function collectPlaces(): Places {
  const found: Record<string, PlacedSlot[]> = {};
  for (const { remote, slots } of remotes)
    for (const [name, { places = [], ...rest }] of Object.entries(slots))
      for (const place of places) (found[place] ??= []).push({ module: `${remote}/${name}`, ...rest });
  return found;
}
export const TEST_PLACES: Places = collectPlaces();
