/** Decides who may see a stay, for every route that shows or changes one (BOOK-12). */
import type { FastifyRequest } from 'fastify';
import { currentGuest } from '../auth/current-guest.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { findStay } from '../reservations/stays.ts';
import { isFreshStay, isProven } from '../security/stays-cookie.ts';
import type { Keys } from '../security/sign.ts';

export type AccessDeps = { db: Db; key: Keys };

/** Stays of the signed-in guest: booked while signed in, or as a guest with the address that the account has proven. */
export async function staysOfGuest(db: Db, guest: { profileId: string; email: string }): Promise<StayRow[]> {
  return db
    .selectFrom('stays')
    .selectAll()
    .where('status', 'in', ['confirmed', 'cancelled'])
    .where('forgotten_at', 'is', null)
    .where((eb) => eb.or([eb('profile_id', '=', guest.profileId), eb('guest_email', '=', guest.email.toLowerCase())]))
    .orderBy('start_date')
    .limit(500)
    .execute();
}

/** True when this request may also change the stay: its guest is signed in, or this browser has proven it within the hour (SAFE-5). */
export async function mayChange(
  request: FastifyRequest,
  stay: StayRow,
  { key, now }: AccessDeps & { now: () => Date },
): Promise<boolean> {
  if (isFreshStay(request, stay, { key, now: now() })) return true;
  const guest = await currentGuest(request);
  return guest !== null && (guest.profileId === stay.profile_id || guest.email.toLowerCase() === stay.guest_email);
}

/** The stay when this request may see it: booked in this browser, opened by its link, or the signed-in guest's own. Null for any other. */
export async function visibleStay(
  request: FastifyRequest,
  code: string,
  { db, key }: AccessDeps,
): Promise<StayRow | null> {
  const stay = await findStay(db, code);
  if (!stay || stay.forgotten_at !== null) return null;
  if (isProven(request, stay, key)) return stay;
  const guest = await currentGuest(request);
  return guest !== null && (guest.profileId === stay.profile_id || guest.email.toLowerCase() === stay.guest_email)
    ? stay
    : null;
}
