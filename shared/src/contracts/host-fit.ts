/**
 * Whether a host can serve what is published (PLAT-6): the versions of packages that it provides, and the names that it
 * offers of each, against what a remote's build takes. Asked by publishing of every host that runs, and by a host
 * before it starts. Pure.
 */
import * as z from 'zod/mini';
import type { VersionEntry } from './registry.ts';

/** What a host says of itself, at `/_host/contract`. */
export const hostOfferSchema = z.object({
  contract: z.string(),
  /** Version of each package the host provides. */
  provided: z.record(z.string(), z.string()),
  /** Names it offers of each package; null when its build does not say. */
  offered: z.nullable(z.record(z.string(), z.array(z.string()))),
});
export type HostOffer = z.infer<typeof hostOfferSchema>;

type Names = Readonly<Record<string, readonly string[]>>;
/** Whether a version is in a range. */
export type Fits = (version: string, range: string) => boolean;

/**
 * What the host itself does for entries (`host/src/federation/chunk-loader.ts`), and that its styles are in cascade
 * layers: over a page without layers the rules of a remote that has one would lose. Listed in a build like the names of
 * a shared package.
 */
export const PAGE_RUNTIME = 'the page';
export const PAGE_RUNTIME_NAMES: readonly string[] = ['loadScript', 'loadStyle', 'styleLayers'];

/**
 * A sentence for each package of which a remote uses names that the host does not offer. @param offered null when
 * nothing is known of the host
 */
export function missingNames(used: Names, offered: Names | null): string[] {
  return Object.entries(used).flatMap(([name, wanted]) => {
    // Older hosts do not list the runtime, because they have none. Nothing is known of a package that they do not list.
    const known = offered?.[name] ?? (offered && name === PAGE_RUNTIME ? [] : null);
    const missing = known ? wanted.filter((one) => !known.includes(one)) : [];
    return missing.length === 0 ? [] : [`it uses ${missing.join(', ')} of ${name}, which the host does not offer`];
  });
}

const getParts = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/**
 * `^1.2.0`, which is what builds of remotes ask for. Any other range fits: publishing has compared it with every host
 * that ran.
 */
export function fitsCaret(version: string, range: string): boolean {
  const wanted = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
  if (wanted === undefined) return true;
  const [major = 0, minor = 0, patch = 0] = getParts(version);
  const [least = 0, leastMinor = 0, leastPatch = 0] = getParts(wanted);
  return major === least && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}

/**
 * Returns why a host cannot run a version; empty when it can. Versions without `needs` are older and are checked by
 * their contract only.
 */
export function getBreaches(
  { extras }: VersionEntry,
  { contract, provided, offered }: HostOffer,
  fits: Fits,
): string[] {
  if (getParts(extras.contract)[0] !== getParts(contract)[0])
    return [`it was built against contract ${extras.contract}, the host speaks ${contract}`];
  const shared = Object.entries(extras.needs?.shared ?? {}).flatMap(([name, range]) => {
    const version = provided[name];
    return version !== undefined && fits(version, range)
      ? []
      : [
          `it needs ${name} ${range}, the host ${version === undefined ? 'does not provide it' : `provides ${version}`}`,
        ];
  });
  return [...shared, ...missingNames(extras.needs?.names ?? {}, offered)];
}

/** What a host would break: versions that visitors get, and versions that only stand in for those. */
export type HostBreaches = { served: string[]; standIns: string[] };

export function checkHost(
  remotes: Readonly<Record<string, readonly VersionEntry[]>>,
  offer: HostOffer,
  fits: Fits,
): HostBreaches {
  const result: HostBreaches = { served: [], standIns: [] };
  for (const [name, entries] of Object.entries(remotes)) {
    const fallbacks = new Set(entries.filter(({ deployment }) => deployment.default).map((entry) => entry.fallbackUrl));
    for (const entry of entries) {
      const isServed = entry.deployment.default || entry.deployment.traffic > 0;
      if (!isServed && !fallbacks.has(entry.url)) continue;
      const list = isServed ? result.served : result.standIns;
      list.push(...getBreaches(entry, offer, fits).map((breach) => `${name}@${entry.metadata.version}: ${breach}`));
    }
  }
  return result;
}
