/** Where things are in the repository. Every tool takes these from here, so that the tree can be laid out anew in one place. */
import { join, resolve } from 'node:path';

/** The repository's root directory. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Directory of one workspace package. */
export const packageDir = (name: string): string => join(REPOSITORY, name);
