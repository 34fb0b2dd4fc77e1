/** Puzzles for a proof of work: signed, for one browser, of short life, and each solution counts once. */
import { createHash, randomBytes } from 'node:crypto';
import type { ProofPuzzle } from '@roost/shared/contracts/proof';
import { isProof } from '@roost/shared/domain/proof-of-work';
import type { Db } from '../db/schema.ts';
import { sign, verify, type Keys } from './sign.ts';

const LIFE_MS = 5 * 60_000;
const LONGEST_ANSWER = 600;

type ProofDeps = { db: Db; key: Keys; now: () => Date };

/** Makes a puzzle of `bits` for one browser. */
export function makePuzzle(browser: string, bits: number, { key, now }: Omit<ProofDeps, 'db'>): ProofPuzzle {
  const value = [randomBytes(12).toString('base64url'), now().getTime() + LIFE_MS, bits, hash(browser)].join('~');
  return { puzzle: sign(value, 'proof', key), bits };
}

/** True when the header solves a puzzle of `leastBits` or more that this browser was given and that was not used before. It is used up then. */
export async function useProof(
  header: unknown,
  { browser, leastBits }: { browser: string; leastBits: number },
  { db, key, now }: ProofDeps,
): Promise<boolean> {
  if (typeof header !== 'string' || header.length > LONGEST_ANSWER) return false;
  const colon = header.lastIndexOf(':');
  const puzzle = header.slice(0, colon);
  const [id, until, bits, owner] = verify(puzzle, 'proof', key)?.split('~') ?? [];
  if (!id || Number(until) <= now().getTime() || owner !== hash(browser) || Number(bits) < leastBits) return false;
  if (!isProof(puzzle, header.slice(colon + 1), Number(bits))) return false;
  const used = await db
    .insertInto('counted_tries')
    .values({ key: `proof:${id}`, count: 1, resets_at: new Date(Number(until)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return used !== undefined;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
