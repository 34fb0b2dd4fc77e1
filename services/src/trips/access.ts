/** Decides who may see a stay, for every route that shows or changes one (BOOK-12). */
import type { FastifyRequest } from 'fastify';
import { currentGuest } from '../auth/current-guest.ts';
import type { Db, StayRow } from '../db/schema.ts';
import { findStay, isOwnStay } from '../reservations/stays.ts';
import { isFreshStay, isProven, readStays } from '../security/stays-cookie.ts';
import type { Keys } from '../security/sign.ts';

export type AccessDeps = { db: Db; key: Keys };

/** Stays that a list shows: the newest by their dates, those to come first of all. Far more than a guest books. */
export const MOST_STAYS = 200;

const bookedStays = (db: Db) =>
  db
    .selectFrom('stays')
    .where('status', 'in', ['confirmed', 'cancelled'])
    .where('forgotten_at', 'is', null)
    .orderBy('start_date', 'desc')
    .orderBy('code');

/**
 * Stays of the signed-in guest: booked while signed in, or as a guest with the address that the account has proven.
 * `hasMore` when older ones are left out.
 */
export async function staysOfGuest(
  db: Db,
  guest: { profileId: string; email: string },
): Promise<{ stays: StayRow[]; hasMore: boolean }> {
  const stays = await bookedStays(db)
    .selectAll()
    .where((eb) => eb.or([eb('profile_id', '=', guest.profileId), eb('guest_email', '=', guest.email.toLowerCase())]))
    .limit(MOST_STAYS + 1)
    .execute();
  return { stays: stays.slice(0, MOST_STAYS), hasMore: stays.length > MOST_STAYS };
}

/** Stays that this browser has proven, with any account signed in. */
export async function staysOfBrowser(request: FastifyRequest, { db, key }: AccessDeps): Promise<StayRow[]> {
  const codes = readStays(request, key);
  if (codes.length === 0) return [];
  const stays = await bookedStays(db).selectAll().where('code', 'in', codes).execute();
  return stays.filter((stay) => isProven(request, stay, key));
}

/**
 * True when this request may also change the stay: its guest is signed in, or this browser has proven it within the
 * hour (SAFE-5).
 */
export async function mayChange(
  request: FastifyRequest,
  stay: StayRow,
  { key, now }: AccessDeps & { now: () => Date },
): Promise<boolean> {
  if (isFreshStay(request, stay, { key, now: now() })) return true;
  const guest = await currentGuest(request);
  return guest !== null && isOwnStay(guest, stay);
}

/**
 * The stay when this request may see it: booked in this browser, opened by its link, or the signed-in guest's own. Null
 * for any other.
 */
export async function visibleStay(
  request: FastifyRequest,
  code: string,
  { db, key }: AccessDeps,
): Promise<StayRow | null> {
  const stay = await findStay(db, code);
  if (!stay || stay.forgotten_at !== null) return null;
  if (isProven(request, stay, key)) return stay;
  const guest = await currentGuest(request);
  return guest !== null && isOwnStay(guest, stay) ? stay : null;
}
