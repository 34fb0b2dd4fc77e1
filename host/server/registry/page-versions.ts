/** From the registry's table to what one page uses: chosen and pinned versions, as the browser and the renderer need them. Pure. */
import { REMOTE_EXPOSES, REMOTE_NAMES, REMOTE_ROUTES, containerName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { PageRemote, PageVersion, Pin, RouteEntry } from '../../src/page/page-state.ts';
import { bucketOf, chooseEntry, ladderOf } from './choose.ts';
import type { Pins } from './pins.ts';
import type { RemoteTable } from './validate.ts';

/** A server bundle to render with. */
export type ServerVersion = { remote: RemoteName; version: string; bundleUrl: string; integrity: string };

export type PageVersions = {
  remotes: Partial<Record<RemoteName, PageRemote>>;
  /** For the renderer, best first. Empty for a remote that only the browser can render. */
  bundles: Partial<Record<RemoteName, readonly ServerVersion[]>>;
  routes: RouteEntry[];
  pins: Pin[];
  /** Origins beside the asset server's that this page loads code from: a developer's machine. */
  developerOrigins: string[];
};

function toPageVersion(remote: RemoteName, entry: VersionEntry, registryUrl: string): PageVersion {
  const { extras, metadata } = entry;
  const named = [extras.entry, ...Object.values(extras.exposes).flatMap(({ js, css }) => [...js, ...css])];
  return {
    version: metadata.version,
    baseUrl: new URL(extras.baseUrl, registryUrl).href,
    entry: extras.entry,
    globalName: extras.globalName ?? `${containerName(remote)}_${metadata.version.replaceAll(/[^0-9A-Za-z]/g, '_')}`,
    integrity: Object.fromEntries(named.flatMap((file) => (extras.files[file] ? [[file, extras.files[file]]] : []))),
    exposes: extras.exposes,
  };
}

function toServerVersion(remote: RemoteName, entry: VersionEntry, registryUrl: string): ServerVersion[] {
  const integrity = entry.extras.files[entry.extras.serverBundle];
  // Code without a known hash is never run here.
  if (!integrity) return [];
  return [
    {
      remote,
      version: entry.metadata.version,
      bundleUrl: new URL(entry.extras.serverBundle, new URL(entry.extras.baseUrl, registryUrl)).href,
      integrity,
    },
  ];
}

/** A remote on a developer's machine: its dev server has one entry, whatever the contract exposes, and no server bundle. */
function developerVersion(remote: RemoteName, origin: string): { page: PageRemote; routes: RouteEntry[] } {
  const exposes = Object.fromEntries(REMOTE_EXPOSES[remote].map((expose) => [expose, { js: [], css: [] }]));
  return {
    page: {
      versions: [
        {
          version: `dev ${new URL(origin).host}`,
          baseUrl: `${origin}/`,
          entry: 'remoteEntry.js',
          globalName: `${containerName(remote)}__roost_version__`,
          integrity: {},
          exposes,
        },
      ],
    },
    routes: REMOTE_ROUTES[remote].map((route) => ({ remote, ...route })),
  };
}

/**
 * Chooses the version of every remote for one visitor. A pinned version that is not published is told as missing and the
 * visitor's own version used.
 */
export function pageVersions(table: RemoteTable, visitor: string, pins: Pins, registryUrl: string): PageVersions {
  const result: PageVersions = { remotes: {}, bundles: {}, routes: [], pins: [], developerOrigins: [] };
  for (const remote of REMOTE_NAMES) {
    const pin = pins[remote];
    if (pin?.kind === 'address') {
      const { page, routes } = developerVersion(remote, pin.origin);
      result.remotes[remote] = page;
      result.bundles[remote] = [];
      result.routes.push(...routes);
      result.pins.push({ remote, version: pin.origin, missing: false });
      result.developerOrigins.push(pin.origin);
      continue;
    }
    const entries = table[remote] ?? [];
    const pinned = pin && entries.find((entry) => entry.metadata.version === pin.version);
    if (pin) result.pins.push({ remote, version: pin.version, missing: !pinned });
    const chosen = pinned ?? chooseEntry(entries, bucketOf(visitor, remote));
    if (!chosen) {
      // Nothing published: its addresses still belong to it, and its region says that it is not there.
      result.routes.push(...REMOTE_ROUTES[remote].map((route) => ({ remote, ...route })));
      continue;
    }
    // Whoever pins a version wants to see that version fail, not another one work.
    const ladder = pinned ? [pinned] : ladderOf(entries, chosen);
    result.remotes[remote] = { versions: ladder.map((entry) => toPageVersion(remote, entry, registryUrl)) };
    result.bundles[remote] = ladder.flatMap((entry) => toServerVersion(remote, entry, registryUrl));
    result.routes.push(...chosen.extras.routes.map((route) => ({ remote, ...route })));
  }
  return result;
}

/** Puts the version that the server really rendered first, so that the browser hydrates with the same code. */
export function withRendered(
  remotes: PageVersions['remotes'],
  rendered: Readonly<Partial<Record<RemoteName, string>>>,
): PageVersions['remotes'] {
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, { versions }]) => {
      const version = rendered[remote as RemoteName];
      const first = versions.find((candidate) => candidate.version === version);
      return [remote, { versions: first ? [first, ...versions.filter((candidate) => candidate !== first)] : versions }];
    }),
  );
}
