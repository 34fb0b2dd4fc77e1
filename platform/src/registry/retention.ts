/** Which old versions may go: none that a page that is open, a pin, a link or a fallback could still need. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prerelease, rcompare } from 'semver';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';
import { readAudit, REMOVED } from './audit.ts';
import type { AuditNote, AuditRecord } from './audit.ts';
import { LINK_KEPT_MS, readLinks } from './links.ts';
import { readEverything, readRegistry, updateRegistry } from './store.ts';
import { DAY_MS } from '../lib/durations.ts';

export type RetentionRules = {
  /** Releases of each remote that stay in any case. */
  keep: number;
  /** A version stays for so long after it was published, and after a visitor could last get it. */
  days: number;
};
export const RETENTION: RetentionRules = { keep: 10, days: 30 };

type Version = { remote: string; version: string };
const getName = ({ remote, version }: Version): string => `${remote}@${version}`;

/**
 * When visitors last got each version that they do not get any more, by the audit: milliseconds since 1970 by
 * `mfe-x@1.0.0`. With a remote that was removed all of its versions count: one may have been pinned. Pure.
 */
export function lastServed(records: readonly AuditRecord[]): Map<string, number> {
  const ends = new Map<string, number>();
  for (const { at, action, changes } of records)
    for (const [remote, { before }] of Object.entries(changes))
      for (const { version, traffic } of before) {
        const name = getName({ remote, version });
        if (traffic > 0 || action === REMOVED) ends.set(name, Math.max(ends.get(name) ?? 0, Date.parse(at)));
      }
  return ends;
}

/**
 * What a page may have, and what it falls back to from there. @param isOnPages true for a version of which pages may be
 * open
 */
function inUse(entries: readonly VersionEntry[], isOnPages: (version: string) => boolean): Set<string> {
  const used = entries.filter(
    ({ deployment, metadata }) => deployment.default || deployment.traffic > 0 || isOnPages(metadata.version),
  );
  const fallbacks = new Set(used.map(({ fallbackUrl }) => fallbackUrl));
  return new Set(
    entries.filter((entry) => used.includes(entry) || fallbacks.has(entry.url)).map(({ metadata }) => metadata.version),
  );
}

/**
 * Returns versions that nothing needs any more. Pure.
 * @param documents registries of all environments
 */
export function prunable(
  documents: readonly Registry[],
  { links, served }: { links: readonly PinGrant[]; served: ReadonlyMap<string, number> },
  { keep, days }: RetentionRules,
  now: number,
): Version[] {
  const pinned = new Set(links.flatMap(({ pins }) => pins.split(',')));
  // A link of this kind may name any version.
  if (pinned.has('*')) return [];
  const names = new Set(documents.flatMap(({ microFrontends }) => Object.keys(microFrontends)));
  return [...names].flatMap((remote) => {
    const entries = documents.flatMap(({ microFrontends }) => microFrontends[remote] ?? []);
    const isYoung = (time: number): boolean => now - time < days * DAY_MS;
    const isOnPages = (version: string): boolean =>
      pinned.has(`${remote}@${version}`) || isYoung(served.get(`${remote}@${version}`) ?? 0);
    const used = new Set(
      documents.flatMap(({ microFrontends }) => [...inUse(microFrontends[remote] ?? [], isOnPages)]),
    );
    const versions = [...new Set(entries.map(({ metadata }) => metadata.version))].sort(rcompare);
    const newest = new Set(versions.filter((version) => prerelease(version) === null).slice(0, keep));
    return versions
      .filter((version) => !used.has(version) && !newest.has(version))
      .filter((version) =>
        entries.every(
          ({ metadata, extras }) => metadata.version !== version || !isYoung(Date.parse(extras.publishedAt)),
        ),
      )
      .map((version) => ({ remote, version }));
  });
}

/**
 * Takes versions out of a registry. What fell back to one of them falls back to what that one fell back to itself:
 * after a rollback a page may need it. Pure.
 */
export function without(registry: Registry, gone: ReadonlySet<string>): Registry {
  const withoutGone = (remote: string, entries: readonly VersionEntry[]): VersionEntry[] => {
    const isGone = ({ metadata }: VersionEntry): boolean => gone.has(getName({ remote, version: metadata.version }));
    const standIn = (entry: VersionEntry): string | null => {
      let { fallbackUrl } = entry;
      // As many steps as there are versions: two may stand in for each other.
      for (let steps = 0; steps < entries.length; steps += 1) {
        const next = entries.find(({ url }) => url === fallbackUrl);
        if (!next || !isGone(next)) break;
        ({ fallbackUrl } = next);
      }
      return entries.some((one) => one !== entry && one.url === fallbackUrl && !isGone(one)) ? fallbackUrl : null;
    };
    return entries.filter((entry) => !isGone(entry)).map((entry) => ({ ...entry, fallbackUrl: standIn(entry) }));
  };
  return {
    ...registry,
    microFrontends: Object.fromEntries(
      Object.entries(registry.microFrontends).map(([remote, entries]) => [remote, withoutGone(remote, entries)]),
    ),
  };
}

/**
 * Directories of versions that no registry has, older than a day: a publish that was cut short, or a remote that was
 * removed, whose files stay for tabs that are open.
 * @param isYoung true for a version that visitors got until lately
 */
async function removeLooseDirectories(
  directory: string,
  now: number,
  isYoung: (name: string) => boolean,
): Promise<void> {
  const { microFrontends } = await readEverything(directory);
  for (const remote of (await readdir(directory).catch(() => [])).filter((name) => name.startsWith('mfe-')))
    for (const version of await readdir(join(directory, remote))) {
      const folder = join(directory, remote, version);
      const isKnown =
        (microFrontends[remote] ?? []).some(({ metadata }) => metadata.version === version) ||
        isYoung(getName({ remote, version }));
      if (!isKnown && now - (await stat(folder)).mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
    }
}

/**
 * Removes what nothing needs: first from the registries, so that nobody is sent there, then the files.
 * @returns the removed versions
 */
export async function prune(
  { directory, dataDir }: { directory: string; dataDir: string },
  rules: RetentionRules,
  { dryRun, note, now = Date.now() }: { dryRun: boolean; note: Partial<AuditNote>; now?: number },
): Promise<string[]> {
  const readServed = async (): Promise<Map<string, number>> => {
    const records = ENVIRONMENTS.map((environment) => readAudit(directory, environment, { limit: Infinity }));
    return lastServed((await Promise.all(records)).flat());
  };
  const find = async (): Promise<Version[]> => {
    const documents = await Promise.all(ENVIRONMENTS.map((environment) => readRegistry(directory, environment)));
    // A tab that a link opened goes on after the link's end.
    const links = await readLinks(dataDir, now - LINK_KEPT_MS);
    return prunable(documents, { links, served: await readServed() }, rules, now);
  };
  const gone = await find();
  const names = new Set(gone.map(getName));
  if (dryRun) return [...names];
  for (const environment of ENVIRONMENTS) {
    const has = Object.entries((await readRegistry(directory, environment)).microFrontends).some(([remote, entries]) =>
      entries.some(({ metadata }) => names.has(getName({ remote, version: metadata.version }))),
    );
    if (!has) continue;
    await updateRegistry(
      directory,
      async (registry) => {
        // Under the lock once more: somebody may have promoted one since.
        const still = new Set((await find()).map(getName));
        for (const name of names) if (!still.has(name)) names.delete(name);
        return without(registry, names);
      },
      { environment, note: { action: 'prune', ...note } },
    );
  }
  for (const { remote, version } of gone)
    if (names.has(getName({ remote, version })))
      await rm(join(directory, remote, version), { recursive: true, force: true });
  const served = await readServed();
  await removeLooseDirectories(directory, now, (name) => now - (served.get(name) ?? 0) < rules.days * DAY_MS);
  return [...names];
}
