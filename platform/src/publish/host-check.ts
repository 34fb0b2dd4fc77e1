/** Whether a host can serve what is published (PLAT-6): the same rules as for publishing, seen from the other side, before the host starts. Pure. */
import { major, satisfies } from 'semver';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import type { HostOffer } from './live-hosts.ts';
import { missingNames } from './names-check.ts';

/** Why this host cannot run a version; empty when it can. Versions of before `needs` was written are known by their contract only. */
export function getBreaches({ extras }: VersionEntry, { contract, provided, offered }: HostOffer): string[] {
  if (major(extras.contract) !== major(contract))
    return [`it was built against contract ${extras.contract}, the host speaks ${contract}`];
  const shared = Object.entries(extras.needs?.shared ?? {}).flatMap(([name, range]) => {
    const version = provided[name];
    return version !== undefined && satisfies(version, range)
      ? []
      : [
          `it needs ${name} ${range}, the host ${version === undefined ? 'does not provide it' : `provides ${version}`}`,
        ];
  });
  return [...shared, ...missingNames(extras.needs?.names ?? {}, offered)];
}

/** What a host would break: versions that visitors get, and versions that only stand in for those. */
export function checkHost(registry: Registry, offer: HostOffer): { served: string[]; standIns: string[] } {
  const result = { served: [] as string[], standIns: [] as string[] };
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    const fallbacks = new Set(entries.filter(({ deployment }) => deployment.default).map((entry) => entry.fallbackUrl));
    for (const entry of entries) {
      const isServed = entry.deployment.default || entry.deployment.traffic > 0;
      if (!isServed && !fallbacks.has(entry.url)) continue;
      const list = isServed ? result.served : result.standIns;
      list.push(...getBreaches(entry, offer).map((breach) => `${name}@${entry.metadata.version}: ${breach}`));
    }
  }
  return result;
}
