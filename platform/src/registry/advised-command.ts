/** Commands that a sentence advises, as they are to be pasted. Pure. */
import type { Registry } from '@roost/shared/contracts/registry';

/**
 * Returns a command of the registry for the environment that the sentence is about: without its name the command would
 * change production.
 */
export const adviseCommand = ({ environment = 'production' }: Pick<Registry, 'environment'>, words: string): string =>
  `npm run registry -- ${words}${environment === 'production' ? '' : ` --environment ${environment}`}`;
