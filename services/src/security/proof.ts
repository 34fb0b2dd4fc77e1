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

/**
 * Returns the bits of the puzzle that the header solves, when this browser was given it and it was not used before;
 * else 0. It is used up then.
 */
export async function useProof(header: unknown, browser: string, { db, key, now }: ProofDeps): Promise<number> {
  if (typeof header !== 'string' || header.length > LONGEST_ANSWER) return 0;
  const colon = header.lastIndexOf(':');
  const puzzle = header.slice(0, colon);
  const [id, until, bits, owner] = verify(puzzle, 'proof', key)?.split('~') ?? [];
  if (!id || Number(until) <= now().getTime() || owner !== hash(browser)) return 0;
  if (!isProof(puzzle, header.slice(colon + 1), Number(bits))) return 0;
  const used = await db
    .insertInto('counted_tries')
    .values({ key: `proof:${id}`, count: 1, resets_at: new Date(Number(until)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return used === undefined ? 0 : Number(bits);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
