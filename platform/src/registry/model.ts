/**
 * The registry as a value: rules for adding, promoting and rolling back versions. Pure functions; store.ts reads and
 * writes the file. Addresses in the file are relative to the registry's own, so that a data directory can move.
 */
import { compare, gt, prerelease, rcompare, valid } from 'semver';
import type { Environment, Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { adviseCommand } from './advised-command.ts';
import { refuseUnlessVersion } from './version-numbers.ts';
import { pageBreaches, getShape } from './pages.ts';

export const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const emptyRegistry = (environment: Environment = 'production'): Registry => ({
  schema: REGISTRY_SCHEMA,
  ...(environment !== 'production' && { environment }),
  revision: 0,
  microFrontends: {},
});

const getVersion = (entry: VersionEntry): string => entry.metadata.version;
const getEntries = (registry: Registry, name: string): readonly VersionEntry[] => registry.microFrontends[name] ?? [];

/** The version visitors get by default, or undefined when the remote was never published. */
export const defaultEntry = (registry: Registry, name: string): VersionEntry | undefined =>
  getEntries(registry, name).find((entry) => entry.deployment.default);

/** Rules every written registry keeps (PLAT-2): traffic adds up to 100, one default, versions valid and unique. */
export function getProblems(registry: Registry): string[] {
  return Object.entries(registry.microFrontends).flatMap(([name, entries]) => {
    const problems: string[] = [];
    const traffic = entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
    if (traffic !== 100) problems.push(`${name}: traffic adds up to ${traffic}, not 100`);
    if (entries.some((entry) => entry.deployment.traffic < 0)) problems.push(`${name}: a version has negative traffic`);
    const defaults = entries.filter((entry) => entry.deployment.default).length;
    if (defaults !== 1) problems.push(`${name}: ${defaults} defaults, not one`);
    const versions = entries.map(getVersion);
    if (new Set(versions).size !== versions.length) problems.push(`${name}: a version is listed twice`);
    problems.push(
      ...versions.filter((version) => valid(version) === null).map((version) => `${name}: "${version}" is no version`),
    );
    return problems;
  });
}

/** A share that is given otherwise than by its plan ends the plan, also for the default and for 0 %. */
function withoutEndedRollout(entry: VersionEntry): VersionEntry {
  const { rollout, ...extras } = entry.extras;
  return rollout?.steps[rollout.step] === entry.deployment.traffic && !entry.deployment.default
    ? entry
    : { ...entry, extras };
}

function withEntries(registry: Registry, name: string, entries: readonly VersionEntry[]): Registry {
  // Canaries before the default: a visitor's bucket is compared with shares added up in this order, so a growing
  // canary takes visitors from the default and moves nobody between the others.
  const ordered = entries
    .map(withoutEndedRollout)
    .sort(
      (a, b) => Number(a.deployment.default) - Number(b.deployment.default) || rcompare(getVersion(a), getVersion(b)),
    );
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: ordered } };
}

/** Gives one version all traffic; the default until now becomes its fallback. */
function makeDefault(registry: Registry, name: string, version: string, keepFallback: boolean): Registry {
  const previous = defaultEntry(registry, name);
  return withEntries(
    registry,
    name,
    getEntries(registry, name).map((entry) => {
      if (getVersion(entry) !== version) return { ...entry, deployment: { traffic: 0, default: false } };
      const fallbackUrl =
        keepFallback || previous === undefined || getVersion(previous) === version ? entry.fallbackUrl : previous.url;
      return { ...entry, fallbackUrl, deployment: { traffic: 100, default: true } };
    }),
  );
}

/** A version that may be served. @throws Failure when it is not published, or was withdrawn */
function existing(registry: Registry, name: string, version: string): VersionEntry {
  const entry = getEntries(registry, name).find((candidate) => getVersion(candidate) === version);
  if (entry?.extras.withdrawn)
    throw new Failure(`${name}@${version} was withdrawn (${entry.extras.withdrawn.reason}) and is served to nobody.`);
  if (entry) return entry;
  const known = getEntries(registry, name).map(getVersion).join(', ') || 'none';
  throw new Failure(`${name}@${version} is not published. Published: ${known}.`);
}

/** Versions that some visitor may get: defaults, shares, and what stands in for a default. */
const inUse = (entries: readonly VersionEntry[]): readonly VersionEntry[] => {
  const fallback = entries.find(({ deployment }) => deployment.default)?.fallbackUrl;
  return entries.filter(({ deployment, url }) => deployment.default || deployment.traffic > 0 || url === fallback);
};

/**
 * What a version would take that belongs to another remote (PLAT-6): the name of a slice in the page's one store, the address of a page. Both would
 * break that other remote for every visitor. Or to the site: addresses that no remote may have.
 */
export function takenBy(registry: Registry, name: string, { extras }: VersionEntry): string[] {
  const others = Object.entries(registry.microFrontends).flatMap(([other, entries]) =>
    other === name
      ? []
      : inUse(entries).flatMap(({ metadata, extras: theirs }) => {
          const owner = `${other}@${metadata.version}`;
          const slices = extras.slices?.filter((slice) => theirs.slices?.includes(slice)) ?? [];
          const paths = extras.routes.filter(({ path }) =>
            theirs.routes.some((route) => getShape(route.path) === getShape(path)),
          );
          return [
            ...slices.map((slice) => `its slice "${slice}" has the name of one of ${owner}: give it another name`),
            ...paths.map(({ path }) => `its page ${path} has the address of one of ${owner}: give it another path`),
          ];
        }),
  );
  return [...pageBreaches(extras.routes), ...others];
}

/** Whole percents from 0 to 100. */
function checkedShare(traffic: number): number {
  if (Number.isInteger(traffic) && traffic >= 0 && traffic <= 100) return traffic;
  throw new Failure(`Traffic is a whole number from 0 to 100, not ${traffic}.`);
}

/**
 * Adds a published version. Without `traffic` it becomes the default at once; with it, it is a canary with that share.
 * @throws Failure when the version exists, or the first version is to be a canary
 */
export function addVersion(registry: Registry, name: string, entry: VersionEntry, traffic: number | null): Registry {
  const version = getVersion(entry);
  refuseUnlessVersion(version);
  if (getEntries(registry, name).some((other) => getVersion(other) === version)) {
    throw new Failure(
      `${name}@${version} is published already, and a published version never changes. Choose another version.`,
    );
  }
  const current = defaultEntry(registry, name);
  const added = { ...entry, fallbackUrl: current?.url ?? null, deployment: { traffic: 0, default: false } };
  const withAdded = withEntries(registry, name, [...getEntries(registry, name), added]);
  if (traffic === null || current === undefined) {
    if (traffic !== null && traffic !== 100)
      throw new Failure(`${name} has no version yet, and its first one serves every visitor: give it 100 %.`);
    return makeDefault(withAdded, name, version, false);
  }
  return shareTraffic(withAdded, name, version, traffic);
}

/** Gives a version a share of the visitors; the default serves the rest (PLAT-3). 100 makes it the default. */
export function shareTraffic(registry: Registry, name: string, version: string, traffic: number): Registry {
  const share = checkedShare(traffic);
  existing(registry, name, version);
  if (share === 100) return makeDefault(registry, name, version, false);
  const current = defaultEntry(registry, name);
  if (current !== undefined && getVersion(current) === version) {
    throw new Failure(
      `${name}@${version} is the default and serves what the canaries leave. Give the share to a canary instead.`,
    );
  }
  const changed = getEntries(registry, name).map((entry) =>
    getVersion(entry) === version ? { ...entry, deployment: { traffic: share, default: false } } : entry,
  );
  const canaries = changed
    .filter((entry) => !entry.deployment.default)
    .reduce((sum, entry) => sum + entry.deployment.traffic, 0);
  if (canaries > 100) throw new Failure(`The canaries of ${name} would serve ${canaries} percent together.`);
  return withEntries(
    registry,
    name,
    changed.map((entry) =>
      entry.deployment.default ? { ...entry, deployment: { traffic: 100 - canaries, default: true } } : entry,
    ),
  );
}

/** Makes a version the default for every visitor (PLAT-3). */
export function promote(registry: Registry, name: string, version: string): Registry {
  existing(registry, name, version);
  return makeDefault(registry, name, version, false);
}

/** What a rollback did: ended canaries, or went back to another default. */
export type RolledBack = { registry: Registry; version: string; ended: string[] };

/**
 * Back to what was served before the last change. While canaries run they are that change: they end, and the default stays. Else back to
 * the default's fallback, or the next lower version.
 * @returns the new registry, the version now served, and the canaries that ended
 */
export function rollback(registry: Registry, name: string): RolledBack {
  const current = defaultEntry(registry, name);
  if (!current)
    throw new Failure(
      `${name} is not published. Published: ${Object.keys(registry.microFrontends).join(', ') || 'nothing'}.`,
    );
  const ended = getEntries(registry, name)
    .filter((entry) => entry !== current && entry.deployment.traffic > 0)
    .map(getVersion);
  if (ended.length > 0)
    return {
      registry: makeDefault(registry, name, getVersion(current), true),
      version: getVersion(current),
      ended,
    };
  const others = getEntries(registry, name).filter((entry) => entry !== current && !entry.extras.withdrawn);
  const target =
    others.find((entry) => entry.url === current.fallbackUrl) ??
    others
      // A preview was made for a look at it, and never for guests.
      .filter((entry) => gt(getVersion(current), getVersion(entry)) && prerelease(getVersion(entry)) === null)
      .sort((a, b) => compare(getVersion(b), getVersion(a)))[0];
  if (!target)
    throw new Failure(
      `${name}@${getVersion(current)} has no earlier version to go back to. Publish a mended one, or take the remote off the site: ${adviseCommand(registry, `remove ${name} --reason "…"`)}`,
    );
  // The version that was rolled back from must not be the fallback of the one that replaces it.
  return { registry: makeDefault(registry, name, getVersion(target), true), version: getVersion(target), ended: [] };
}

/**
 * Marks a version as one that nobody gets any more, whatever a pin, a share or a fallback says (a hole that was found in it). Its files stay for tabs
 * that are open. A canary that is withdrawn ends.
 * @throws Failure when it is the default: that is rolled back first
 */
export function withdraw(registry: Registry, name: string, version: string, reason: string, at: string): Registry {
  const gone = existing(registry, name, version);
  if (gone.deployment.default)
    throw new Failure(`${name}@${version} serves visitors. Roll it back or promote another version, then withdraw it.`);
  const without = shareTraffic(registry, name, version, 0);
  // What it fell back to itself stands in where it did.
  const isNext = ({ url, extras }: VersionEntry): boolean => url === gone.fallbackUrl && !extras.withdrawn;
  const standIn = getEntries(without, name).find(isNext)?.url ?? null;
  return withEntries(
    without,
    name,
    getEntries(without, name).map((entry) => {
      if (getVersion(entry) === version) return { ...entry, extras: { ...entry.extras, withdrawn: { reason, at } } };
      return entry.fallbackUrl === gone.url ? { ...entry, fallbackUrl: standIn === entry.url ? null : standIn } : entry;
    }),
  );
}

/** Returns the registry without one remote: its pages and slots are gone from the site. */
export function withoutRemote(registry: Registry, name: string): Registry {
  const { [name]: _removed, ...microFrontends } = registry.microFrontends;
  return { ...registry, microFrontends };
}
