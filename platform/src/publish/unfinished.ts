/** What publishes of a remote left under way: somebody's share that grows, or a version that its publish never gave to anybody. */
import { gt, prerelease, rcompare } from 'semver';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import type { AuditRecord } from '../registry/audit.ts';
import { adviseCommand } from '../registry/advised-command.ts';
import { defaultEntry } from '../registry/model.ts';
import { describeShare, findRecords, moment } from '../registry/second-share.ts';

type Asked = { traffic: number | null; isProgressive: boolean };

const getVersion = (entry: VersionEntry): string => entry.metadata.version;
/** Names the command that lets the share of a version grow. */
export const howToGrow = (place: Pick<Registry, 'environment'>, name: string, version: string): string =>
  `\`${adviseCommand(place, `progressive ${name}@${version}`)}\` lets it grow`;

/** Says of a version with a share what a publish does to it. */
function shareWords(name: string, entry: VersionEntry, records: readonly AuditRecord[], asked: Asked): string[] {
  const words = describeShare(name, entry, records);
  const endsIt = asked.traffic === null || asked.traffic === 100;
  if (asked.isProgressive) return entry.extras.rollout ? [words] : [];
  if (endsIt) return [`${words}: this publish ends that`];
  return entry.extras.rollout ? [`${words}, and goes on`] : [];
}

/** Says of a release above the default that no visitor ever got it: its publish was interrupted, or is waited with. */
function neverServed(
  place: Pick<Registry, 'environment'>,
  name: string,
  entry: VersionEntry,
  records: readonly AuditRecord[],
): string[] {
  const version = getVersion(entry);
  const all = findRecords(records, name, version);
  const published = all.find(({ action }) => action === 'publish');
  const wasServed = all.some(({ changes }) => {
    const { before = [], after = [] } = changes[name] ?? {};
    return [...before, ...after].some((share) => share.version === version && share.traffic > 0);
  });
  if (!published || wasServed) return [];
  return [
    `${name}@${version} was published at ${moment(published.at)} by ${published.who}, and no visitor ever got it: ${howToGrow(place, name, version)}`,
  ];
}

/**
 * Returns what whoever publishes should know of earlier publishes, as lines for a person. Pure.
 * @param records of the remote, the newest first
 */
export function describeUnfinished(
  registry: Registry,
  name: string,
  records: readonly AuditRecord[],
  asked: Asked,
): string[] {
  const main = defaultEntry(registry, name);
  const others = (registry.microFrontends[name] ?? []).filter((entry) => entry !== main && !entry.extras.withdrawn);
  const shared = others.filter(({ deployment }) => deployment.traffic > 0);
  // The newest alone: the one before it was left for it.
  const [waiting] = others
    .filter((entry) => !shared.includes(entry) && prerelease(getVersion(entry)) === null)
    .filter((entry) => main !== undefined && gt(getVersion(entry), getVersion(main)))
    .sort((a, b) => rcompare(getVersion(a), getVersion(b)));
  return [
    ...shared.flatMap((entry) => shareWords(name, entry, records, asked)),
    ...(waiting ? neverServed(registry, name, waiting, records) : []),
  ];
}

/**
 * Lets the share of a version grow that was published just now.
 * @throws Failure that says what became of the version where that is refused
 */
export async function letGrow(
  start: () => Promise<string>,
  place: Pick<Registry, 'environment'>,
  name: string,
  version: string,
): Promise<string> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(
      `${error.message}\n${name}@${version} is published, and no visitor gets it yet. Afterwards ${howToGrow(place, name, version)}.`,
    );
  }
}
