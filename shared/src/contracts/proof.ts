/**
 * A proof of work that services ask for before a booking (SAFE-3): `{error, proof}` with status 428, and the header of
 * the answer.
 */
import * as z from 'zod/mini';

/** Carries `puzzle:nonce` with the request that is sent again. */
export const PROOF_HEADER = 'x-proof';
export const PROOF_REQUIRED = 'proof_required';

export const proofPuzzleSchema = z.object({ puzzle: z.string(), bits: z.number() });
export type ProofPuzzle = z.infer<typeof proofPuzzleSchema>;
export const proofRequiredSchema = z.object({ proof: proofPuzzleSchema });
