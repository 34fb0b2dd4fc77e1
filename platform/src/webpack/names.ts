/** Names that builds and publishing agree on. Without webpack, so that commands which only publish stay small. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteFacts, RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { packageDir } from '../lib/paths.ts';
import { remoteFacts } from '../lib/remotes.ts';

/**
 * Stands for the version in names that are global in a page. A build does not know its version yet; publish writes it
 * in, so that two versions of one remote can live in one page (the fallback chain ends at an older one).
 */
export const VERSION_PLACEHOLDER = '__roost_version__';

/** Stands in a remote's entry where publish writes the hashes of its chunks. */
export const INTEGRITY_PLACEHOLDER = '__roost_integrity__';

/** Path of the server bundle inside a version's directory. */
export const SERVER_BUNDLE = 'server/index.cjs';

/** Where a remote's sources are, and what it offers. */
export type RemoteSource = { directory: string; facts: Pick<RemoteFacts, 'routes' | 'slots' | 'languages'> };

/** A remote of this repository. @throws Failure when it has no roost block */
export const getSource = (name: RemoteName): RemoteSource => ({
  directory: packageDir(name),
  facts: remoteFacts(name),
});

/**
 * Returns the file of an exposed module: `./routes` is `src/routes.tsx`, the slot `./SearchBox` is
 * `src/slots/SearchBox.tsx`, `./texts-es` is `src/texts-es.ts`.
 * @throws Failure when it is not there
 */
export function exposeFile(directory: string, expose: string): string {
  const source = join(directory, 'src');
  const name = expose.slice(2);
  const files = [join(source, 'slots', `${name}.tsx`), join(source, `${name}.ts`), join(source, `${name}.tsx`)];
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  const missing = name === 'routes' ? 'routes.tsx' : name.startsWith('texts-') ? `${name}.ts` : `slots/${name}.tsx`;
  throw new Failure(
    `${basename(directory)} has no src/${missing}, which the roost block of its package.json asks for: write it, or take it out there.`,
  );
}

/** Name of the chunk of an exposed module. */
export const exposeChunk = (expose: string): string => `expose-${expose.slice(2)}`;
