/** Ends the mailed links of a guest's stays and inquiries, and what browsers have proven with them. */
import type { Tx } from '../db/schema.ts';
import { findOwnInquiries, findOwnStays, type GuestKey } from './guest-rows.ts';

export async function endProofs(tx: Tx, guest: GuestKey, now: Date): Promise<void> {
  const codes = (await findOwnStays(tx, guest)).map(({ code }) => code);
  const ids = (await findOwnInquiries(tx, guest)).map(({ id }) => id);
  if (codes.length > 0) await tx.updateTable('stays').set({ proofs_since: now }).where('code', 'in', codes).execute();
  if (ids.length > 0) await tx.updateTable('inquiries').set({ proofs_since: now }).where('id', 'in', ids).execute();
}
