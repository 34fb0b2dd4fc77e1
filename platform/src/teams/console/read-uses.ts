/** What each published version uses of others: read once from its server bundle, which never changes. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readUses } from '../../publish/uses.ts';
import type { Uses } from '../../publish/uses.ts';

/** Versions whose uses are kept: each registry shows one of each remote. */
const MOST_KEPT = 200;

/**
 * Returns a function that reads a version's uses; null for one whose bundle is not there.
 * @param directory of the published versions
 */
export function createUsesReader(directory: string) {
  const known = new Map<string, Uses>();
  return async (remote: string, version: string, serverBundle: string): Promise<Uses | null> => {
    const key = `${remote}@${version}`;
    const kept = known.get(key);
    if (kept) return kept;
    const text = await readFile(join(directory, remote, version, serverBundle), 'utf8').catch(() => null);
    if (text === null) return null;
    const [oldest] = known.keys();
    if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest);
    const uses = readUses(text);
    known.set(key, uses);
    return uses;
  };
}
