/** Validates a fetched registry and returns what may be used of it. Pure. */
import { CONTRACT_VERSION, isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { registrySchema } from '@roost/shared/contracts/registry';
import type { VersionEntry } from '@roost/shared/contracts/registry';

export type RemoteTable = Readonly<Record<RemoteName, readonly VersionEntry[]>>;
export type Validated = {
  revision: number;
  remotes: RemoteTable;
  problems: string[];
  /** The problems that concern this host alone: visitors get a version that was built for another contract. */
  unfit: string[];
};

const major = (version: string) => version.split('.')[0];

/**
 * Returns an address of the version that is on none of the origins, if there is one. Relative ones are on the
 * registry's own.
 */
function foreignAddress({ url, extras }: VersionEntry, origins: readonly string[]): string | undefined {
  return [url, extras.baseUrl].find(
    (address) => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(address) && !origins.includes(URL.parse(address)?.origin ?? ''),
  );
}

function getProblem(name: RemoteName, entries: readonly VersionEntry[], origins: readonly string[]): string | null {
  for (const entry of entries) {
    const address = foreignAddress(entry, origins);
    if (address) return `${name} ${entry.metadata.version}: ${address} is not a configured address of remotes`;
  }
  const traffic = entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
  if (Math.abs(traffic - 100) > 0.001) return `${name}: traffic adds up to ${traffic}, not 100`;
  if (entries.some((entry) => entry.deployment.traffic < 0)) return `${name}: a share of traffic is below 0`;
  const defaults = entries.filter((entry) => entry.deployment.default).length;
  if (defaults !== 1) return `${name}: ${defaults} default versions instead of 1`;
  return null;
}

function getUnfit(name: RemoteName, entries: readonly VersionEntry[]): string | null {
  const alien = entries.find(
    (entry) => entry.deployment.traffic > 0 && major(entry.extras.contract) !== major(CONTRACT_VERSION),
  );
  if (!alien) return null;
  return `${name} ${alien.metadata.version}: built for contract ${alien.extras.contract}, this host has ${CONTRACT_VERSION}`;
}

const withoutVisitors = (entry: VersionEntry): VersionEntry => ({
  ...entry,
  deployment: { traffic: 0, default: false },
});

/**
 * Reads a registry. A remote with invalid entries keeps those of `lastGood`, so that one bad write costs nothing;
 * without them its addresses stay known and no visitor gets a version of it. Throws when the document as a whole is not
 * a registry.
 */
export function validateRegistry(document: unknown, lastGood: RemoteTable, origins: readonly string[]): Validated {
  const registry = registrySchema.parse(document);
  const problems: string[] = [];
  const unfit: string[] = [];
  const remotes: Record<RemoteName, readonly VersionEntry[]> = {};
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    if (!isRemoteName(name) || entries.length === 0) continue;
    const alien = getUnfit(name, entries);
    if (alien) unfit.push(alien);
    const problem = getProblem(name, entries, origins) ?? alien;
    if (problem) problems.push(problem);
    remotes[name] = problem ? (lastGood[name] ?? entries.map(withoutVisitors)) : entries;
  }
  return { revision: registry.revision, remotes, problems, unfit };
}

/** Returns the names of remotes without a version that visitors get. */
export const getUnserved = (table: RemoteTable): string[] =>
  Object.entries(table)
    .filter(([, entries]) => !entries.some((entry) => entry.deployment.default && !entry.extras.withdrawn))
    .map(([name]) => name);
