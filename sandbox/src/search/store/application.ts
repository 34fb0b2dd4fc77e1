import { noDictionaries, type Dictionaries } from '../engine/language/language.ts';
import type { Doc } from '../json.ts';

/**
 * What an application has besides its indices and keys: dictionaries of all of them, and the networks it wants to be
 * called from.
 */
export type Application = { dictionaries: Dictionaries; sources: readonly Doc[] };

export const blankApplication = (): Application => ({ dictionaries: noDictionaries(), sources: [] });
