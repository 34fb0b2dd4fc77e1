/** Describes remotes that were not published: on a developer's machine, or pinned to `down`. */
import { containerName, getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteFacts, RemoteName } from '@roost/shared/contracts/remotes';
import type { PageRemote, PageVersion } from '../../src/page/page-state.ts';
import { DOWN } from './pins.ts';

/** Routes, slots and languages of a remote, as a published version carries them. */
export type Facts = Pick<RemoteFacts, 'routes' | 'slots' | 'languages'>;

/**
 * Returns a version of which only the address is known: one entry for all that the remote exposes, and no server
 * bundle.
 */
function unpublished(known: Pick<PageVersion, 'version' | 'baseUrl' | 'globalName'>, facts: Facts): PageRemote {
  return {
    versions: [
      {
        ...known,
        entry: 'remoteEntry.js',
        integrity: null,
        exposes: Object.fromEntries(getExposes(facts).map((expose) => [expose, { js: [], css: [] }])),
      },
    ],
  };
}

/** Returns a remote on a developer's machine. */
export const developerVersion = (remote: RemoteName, origin: string, facts: Facts): PageRemote =>
  unpublished(
    {
      version: `dev ${new URL(origin).host}`,
      baseUrl: `${origin}/`,
      globalName: `${containerName(remote)}__roost_version__`,
    },
    facts,
  );

/** Returns a remote that is down (PLAT-5): its files' address answers 404. */
export const downVersion = (remote: RemoteName, remotesUrl: string, facts: Facts): PageRemote =>
  unpublished(
    { version: DOWN, baseUrl: `${remotesUrl}/${remote}/${DOWN}/`, globalName: `${containerName(remote)}_${DOWN}` },
    facts,
  );
