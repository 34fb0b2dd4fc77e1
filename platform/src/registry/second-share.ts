/** Two versions of a remote must not have shares beside the default: a failure could not be told to either. Pure. */
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { adviseCommand } from './advised-command.ts';
import type { AuditRecord } from './audit.ts';

export const moment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** Records that changed a version, the newest first. */
export const findRecords = (records: readonly AuditRecord[], name: string, version: string): AuditRecord[] =>
  records.filter(({ changes }) => {
    const { before = [], after = [] } = changes[name] ?? {};
    return [...before, ...after].some((share) => share.version === version);
  });

/**
 * Says what share a version has, since when, and who gave it.
 * @param records of the remote, the newest first; people who are not in them are not named
 */
export function describeShare(name: string, entry: VersionEntry, records: readonly AuditRecord[]): string {
  const { version } = entry.metadata;
  const { rollout } = entry.extras;
  const percent = entry.deployment.traffic;
  const own = findRecords(records, name, version);
  if (rollout) {
    const begun = own.find(({ action }) => action === 'progressive');
    const since = `at ${percent} % of visitors since ${moment(rollout.since)}`;
    return `${name}@${version} is on its way by itself, ${since}${begun ? ` (begun by ${begun.who})` : ''}`;
  }
  const given = own.find(({ changes }) =>
    changes[name]?.after.some((share) => share.version === version && share.traffic === percent),
  );
  return `${name}@${version} has ${percent} % of visitors${given ? ` since ${moment(given.at)} (given by ${given.who})` : ''}`;
}

/**
 * It advises no command that would end what a colleague began, only the one that shows it.
 * @param version that is to grow, null for one that is not published yet
 * @throws Failure when another version of the remote has a share
 */
export function refuseSecondShare(
  registry: Registry,
  name: string,
  version: string | null,
  records: readonly AuditRecord[],
): void {
  const other = (registry.microFrontends[name] ?? []).find(
    ({ metadata, deployment }) => !deployment.default && deployment.traffic > 0 && metadata.version !== version,
  );
  if (!other) return;
  const wait = other.extras.rollout
    ? 'and goes on. Wait until it serves everybody or was taken back'
    : 'and keeps them. Wait until whoever gave it that share has ended it';
  throw new Failure(
    `${describeShare(name, other, records)}, ${wait}: \`${adviseCommand(registry, `audit ${name}`)}\` shows each change.`,
  );
}
