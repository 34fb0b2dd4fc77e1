/**
 * Whether a guest has agreed to mails about new homes, which the booking page asks for, and how they end: one
 * press for all stays that it was agreed to with.
 */
import type { Db } from '../db/schema.ts';
import { findOwnStays, type GuestKey } from './guest-rows.ts';

const findAgreed = async (db: Db, guest: GuestKey): Promise<string[]> =>
  (await findOwnStays(db, guest)).filter(({ subscribe }) => subscribe).map(({ code }) => code);

/** Returns whether the guest has agreed with any stay. */
export const hasNewsletter = async (db: Db, guest: GuestKey): Promise<boolean> =>
  (await findAgreed(db, guest)).length > 0;

/** Takes the agreement back. Asked again with the next booking. */
export async function endNewsletter(db: Db, guest: GuestKey): Promise<void> {
  const codes = await findAgreed(db, guest);
  if (codes.length > 0) await db.updateTable('stays').set({ subscribe: false }).where('code', 'in', codes).execute();
}
