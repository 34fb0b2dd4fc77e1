/** What a new remote may be called, and what to do about a name that it may not have. Pure. */
import { isHostAddress } from '@roost/shared/contracts/host-addresses';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';

/** As the registry takes it: the name stands in addresses, names of files and of globals. */
export const LONGEST_NAME = 60;
const FORM = 'A remote is named like mfe-reviews: small letters, digits and single hyphens.';

/** What somebody may have meant: `Reviews_2` as `mfe-reviews-2`; null when nothing of it is left. */
function suggest(typed: string): string | null {
  const words = typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'mfe');
  const name = `mfe-${words.join('-')}`;
  return words.length > 0 && findProblem(name) === null ? name : null;
}

function findProblem(name: string): string | null {
  if (!isRemoteName(name)) return FORM;
  if (name.length > LONGEST_NAME) return `A name has ${LONGEST_NAME} signs at most, and this one ${name.length}.`;
  const base = name.slice('mfe-'.length);
  // Its components are named after it.
  if (/^\d/.test(base)) return 'A letter follows mfe-: components are named after the remote.';
  if (isHostAddress(`/${base}`)) return `Its page would be /${base}, which is an address of the host.`;
  return null;
}

/**
 * Returns the name when a new remote may have it.
 * @param usage of the command
 * @throws Failure that says what to give instead
 */
export function newRemoteName(typed: string | undefined, usage: string): RemoteName {
  if (typed === undefined) throw new Failure(`Which name? ${FORM}\nUsage: ${usage}`);
  const problem = findProblem(typed);
  if (problem === null && isRemoteName(typed)) return typed;
  const other = suggest(typed);
  const advice = other !== null && other !== typed ? ` Did you mean ${other}?` : ' Choose another name.';
  throw new Failure(`"${typed.slice(0, LONGEST_NAME)}" cannot be the name. ${problem}${advice}\nUsage: ${usage}`);
}
