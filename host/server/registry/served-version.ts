/** What the browser and the renderer need of a published version, made once from its entry in the registry. */
import { containerName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { PageVersion } from '../../src/page/page-state.ts';
import { namedChunks } from './named-chunks.ts';
import type { NamedChunks } from './named-chunks.ts';

/** A server bundle to render with. */
export type ServerVersion = {
  remote: RemoteName;
  version: string;
  bundleUrl: string;
  integrity: string;
  /** The team that is notified when it breaks. */
  owner: string | null;
  /** Files of its named chunks, which pages may begin with. */
  chunks: NamedChunks;
  /** Who gets it: everybody (the default or its replacement), a share of the visitors, or the visitor who pinned it. */
  serves: 'default' | 'share' | 'pin';
};

/**
 * Where the files of versions are: relative to `registryUrl` for this server; browsers use `remotesUrl` (no trailing slash) in place of its
 * origin.
 */
export type VersionAddresses = {
  registryUrl: string;
  remotesUrl: string;
  /** Server bundles of dev servers (developer-bundles.ts). */
  developer?: Readonly<Record<RemoteName, ServerVersion>>;
};

/** Returns the address at which browsers reach a file. Files that are not on the asset server keep their address. */
function toPublicAddress(href: string, { registryUrl, remotesUrl }: VersionAddresses): string {
  const { origin } = new URL(registryUrl);
  return href.startsWith(`${origin}/`) ? `${remotesUrl}${href.slice(origin.length)}` : href;
}

const publicBase = ({ extras }: VersionEntry, addresses: VersionAddresses): string =>
  toPublicAddress(new URL(extras.baseUrl, addresses.registryUrl).href, addresses);

function toPageVersion(remote: RemoteName, entry: VersionEntry, addresses: VersionAddresses): PageVersion {
  const { extras, metadata } = entry;
  const named = [extras.entry, ...Object.values(extras.exposes).flatMap(({ js, css }) => [...js, ...css])];
  return {
    version: metadata.version,
    baseUrl: publicBase(entry, addresses),
    entry: extras.entry,
    globalName: extras.globalName ?? `${containerName(remote)}_${metadata.version.replaceAll(/[^0-9A-Za-z]/g, '_')}`,
    integrity: Object.fromEntries(named.flatMap((file) => (extras.files[file] ? [[file, extras.files[file]]] : []))),
    exposes: extras.exposes,
  };
}

function toServerVersion(
  remote: RemoteName,
  entry: VersionEntry,
  addresses: VersionAddresses,
): Omit<ServerVersion, 'serves'> | null {
  const { registryUrl } = addresses;
  const integrity = entry.extras.files[entry.extras.serverBundle];
  // The server never runs code without a known hash.
  if (!integrity) return null;
  return {
    remote,
    version: entry.metadata.version,
    bundleUrl: new URL(entry.extras.serverBundle, new URL(entry.extras.baseUrl, registryUrl)).href,
    integrity,
    owner: entry.extras.owner ?? null,
    chunks: namedChunks(entry.extras.files, publicBase(entry, addresses)),
  };
}

type ServedVersion = Readonly<{ page: PageVersion; server: Omit<ServerVersion, 'serves'> | null }>;
/** What was made of an entry of the registry, for as long as its table is in use. The same for every visitor. */
const served = new WeakMap<VersionEntry, { registryUrl: string; remotesUrl: string } & ServedVersion>();

/** Returns how the browser and the renderer need a version. Every page asks for some: they are made once. */
export function getServedVersion(remote: RemoteName, entry: VersionEntry, addresses: VersionAddresses): ServedVersion {
  const { registryUrl, remotesUrl } = addresses;
  const kept = served.get(entry);
  if (kept?.registryUrl === registryUrl && kept.remotesUrl === remotesUrl) return kept;
  const page = toPageVersion(remote, entry, addresses);
  const fresh = { registryUrl, remotesUrl, page, server: toServerVersion(remote, entry, addresses) };
  served.set(entry, fresh);
  return fresh;
}
