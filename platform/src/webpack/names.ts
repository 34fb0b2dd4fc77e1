/** Names that builds and publishing agree on. Without webpack, so that commands which only publish stay small. */
import { join } from 'node:path';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { packageDir } from '../lib/paths.ts';

/**
 * Stands for the version in names that are global in a page. A build does not know its version yet; publish writes it
 * in, so that two versions of one remote can live in one page (the loading ladder falls back to an older one).
 */
export const VERSION_PLACEHOLDER = '__roost_version__';

/** Stands in a remote's entry where publish writes the hashes of its chunks. */
export const INTEGRITY_PLACEHOLDER = '__roost_integrity__';

/** Path of the server bundle inside a version's directory. */
export const SERVER_BUNDLE = 'server/index.cjs';

/** File of an exposed module: `./routes` is `src/routes.tsx`. */
export function exposeFile(name: RemoteName, expose: string): string {
  return join(packageDir(name), 'src', `${expose.slice(2)}.tsx`);
}

/** Name of the chunk of an exposed module. */
export const exposeChunk = (expose: string): string => `expose-${expose.slice(2)}`;
