/** What the console shows of one version, read from the registry, the audit, the disk and what is kept of rollouts. */
import { dirname } from 'node:path';
import { prerelease } from 'semver';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { readAudit } from '../../registry/audit.ts';
import { readRegistry } from '../../registry/store.ts';
import { getProgressName, readProgress } from '../../rollout/kept-progress.ts';
import type { View } from './layout.ts';
import type { RemoteView } from './remote-card.ts';
import { readFileSizes } from './version-diff.ts';
import type { VersionView } from './version-page.ts';

/** The release that was published last before a version; previews are compared with it too, and never compared with. */
function findBefore(entries: readonly VersionEntry[], entry: VersionEntry): string | null {
  const [before] = entries
    .filter(
      ({ metadata, extras }) => prerelease(metadata.version) === null && extras.publishedAt < entry.extras.publishedAt,
    )
    .sort((a, b) => b.extras.publishedAt.localeCompare(a.extras.publishedAt));
  return before?.metadata.version ?? null;
}

/** @param directory of the published versions */
export async function readVersion(
  directory: string,
  { environment, token }: Pick<View, 'environment' | 'token'>,
  { name, entries }: Pick<RemoteView, 'name' | 'entries'>,
  entry: VersionEntry,
): Promise<VersionView> {
  const { version } = entry.metadata;
  const isOfVersion = (one: { version: string }): boolean => one.version === version;
  const before = findBefore(entries, entry);
  const others = ENVIRONMENTS.filter((other) => other !== environment && token.environments.includes(other));
  const [records, progress, files, filesBefore, ...registries] = await Promise.all([
    readAudit(directory, environment, { remote: name, limit: Infinity }),
    readProgress(dirname(directory)),
    readFileSizes(directory, name, version),
    before === null ? new Map<string, number>() : readFileSizes(directory, name, before),
    ...others.map((other) => readRegistry(directory, other)),
  ]);
  return {
    ...{ entry, files },
    before: before === null ? null : { version: before, files: filesBefore },
    records: records.filter(({ changes }) => {
      const change = changes[name];
      return change !== undefined && [...change.before, ...change.after].some(isOfVersion);
    }),
    rollout: progress[getProgressName(environment, name, version)] ?? null,
    elsewhere: registries.flatMap(({ microFrontends }, index) => {
      const found = microFrontends[name]?.find(({ metadata }) => isOfVersion(metadata));
      const other = others[index];
      return found && other ? [{ environment: other, entry: found }] : [];
    }),
  };
}
