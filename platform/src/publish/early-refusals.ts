/** What keeps a publish from going out, and is known before the minutes that building and checking take. Pure. */
import type { Registry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import type { AuditRecord } from '../registry/audit.ts';
import { defaultEntry } from '../registry/model.ts';
import { refuseSecondShare } from '../registry/second-share.ts';
import { refuseLeap, refuseTaken } from '../registry/version-numbers.ts';

export type Asked = {
  name: string;
  /** Null: the next patch. */
  version: string | null;
  /** Percent of visitors; null for every visitor. */
  traffic: number | null;
  /** Whether its share is to grow by itself. */
  isProgressive: boolean;
};

/**
 * @param taken versions of the remote in any environment
 * @param records its last changes, which a refusal names people from
 * @throws Failure that says what to ask for instead
 */
export function refuseEarly(
  { name, version, traffic, isProgressive }: Asked,
  registry: Registry,
  taken: readonly string[],
  records: readonly AuditRecord[] = [],
): void {
  if (version !== null) {
    refuseTaken(name, taken, version);
    refuseLeap(name, taken, version);
  }
  if (defaultEntry(registry, name) === undefined && traffic !== null && traffic !== 100)
    throw new Failure(
      `${name} has no version in ${registry.environment ?? 'production'} yet, and its first one serves every visitor: publish it without a share (--traffic, --progressive, --preview).`,
    );
  if (isProgressive) refuseSecondShare(registry, name, version, records);
}
