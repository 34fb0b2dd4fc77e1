import type { PageVersion } from '../page/page-state.ts';

/** A hash that no file has, in the form that browsers check: one that they cannot read they ignore. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** The integrity to load a file with (SAFE-2): a file that the registry names no hash of is refused. Null on a developer's machine. */
export const getHash = ({ integrity }: Pick<PageVersion, 'integrity'>, file: string): string | null =>
  integrity && (integrity[file] ?? NO_FILE);
