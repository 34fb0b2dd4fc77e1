/** Files of claimed revisions, and what becomes of one that its writer could not write. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@roost/shared/contracts/registry';
import { auditFile } from './audit.ts';
import type { AuditRecord } from './audit.ts';

/** The file that a writer makes to take a revision. */
export const getClaim = (directory: string, environment: Environment, revision: number): string =>
  join(directory, environment === 'production' ? '.revisions' : `.revisions-${environment}`, `${revision}.json`);

/**
 * Takes a claim back that could not be written, as on a full disk: the next writer would finish it, long after the command
 * said that it failed, and whoever asked again, as it says, would have a roll back done twice.
 * @param readRevision of the registry as it is now
 * @throws the error, unless another writer has finished it meanwhile
 */
export async function takeBack(
  error: unknown,
  directory: string,
  audit: Pick<AuditRecord, 'environment' | 'revision'>,
  readRevision: () => Promise<number>,
): Promise<void> {
  await rm(getClaim(directory, audit.environment, audit.revision), { force: true });
  if ((await readRevision()) >= audit.revision) return;
  // Where its folder could not be written there is none to remove.
  await rm(auditFile(directory, audit), { force: true }).catch(() => undefined);
  throw error;
}
