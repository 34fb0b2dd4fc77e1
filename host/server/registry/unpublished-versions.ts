/** What a page uses of a remote that was not published: it runs on a developer's machine, or is to be down. */
import { containerName, getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteFacts, RemoteName } from '@roost/shared/contracts/remotes';
import type { PageRemote, PageVersion } from '../../src/page/page-state.ts';
import { DOWN } from './pins.ts';

/** What a remote says about itself, as a published version carries it. */
export type Facts = Pick<RemoteFacts, 'routes' | 'slots' | 'languages'>;

/** A version of which only its address is known: it has one entry, whatever the remote exposes, and no server bundle. */
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

/** A remote on a developer's machine. */
export const developerVersion = (remote: RemoteName, origin: string, facts: Facts): PageRemote =>
  unpublished(
    {
      version: `dev ${new URL(origin).host}`,
      baseUrl: `${origin}/`,
      globalName: `${containerName(remote)}__roost_version__`,
    },
    facts,
  );

/** A remote that cannot be had (PLAT-5): where its files should be there is nothing. */
export const downVersion = (remote: RemoteName, remotesUrl: string, facts: Facts): PageRemote =>
  unpublished(
    { version: DOWN, baseUrl: `${remotesUrl}/${remote}/${DOWN}/`, globalName: `${containerName(remote)}_${DOWN}` },
    facts,
  );
