import { joinName } from '@roost/shared/domain/full-name';
import { hasAddress } from '@roost/shared/domain/person-name';
import { storableText } from '../storable-text.ts';

const nameSchema = storableText(100);

/** Why a name of a form is refused: it is empty or far too long, or has an address in it (SAFE-8). */
export type NameProblem = 'MissingName' | 'NameAddress';

/** Reads a name of a form. */
export function readName(first: string | undefined, last?: string): { name: string } | { problem: NameProblem } {
  const parsed = nameSchema.safeParse(joinName(first, last));
  if (!parsed.success || parsed.data === '') return { problem: 'MissingName' };
  return hasAddress(parsed.data) ? { problem: 'NameAddress' } : { name: parsed.data };
}
