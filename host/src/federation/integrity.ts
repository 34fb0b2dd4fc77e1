import type { PageVersion } from '../page/page-state.ts';

/** A valid hash that no file has. Browsers ignore hashes that they cannot parse. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Returns the integrity with which to load a file (SAFE-2). A file without a hash in the registry gets one that always
 * fails. Null on a developer's machine.
 */
export const getHash = ({ integrity }: Pick<PageVersion, 'integrity'>, file: string): string | null =>
  integrity && (integrity[file] ?? NO_FILE);
