/** Where a guest is signed in, and ending one of these sessions (SAFE-12). */
import type { Db } from '../db/schema.ts';
import { hashText, LONGEST_SESSION_MS, MOST_SESSIONS, SESSION_SECONDS, type GuestSession } from './sessions.ts';

/** `id` names the session to its owner and opens nothing. */
export type SessionEntry = { id: string; device: string; since: string; lastUsed: string; current: boolean };

/** Characters of a session's hash that name it. */
const ID_LENGTH = 16;

/** The sessions of this session's guest, the newest first. */
export async function listSessions(db: Db, current: GuestSession, now: Date): Promise<SessionEntry[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['id_hash', 'device', 'created_at', 'expires_at'])
    .where('account_id', '=', current.guest.profileId)
    .where('expires_at', '>', now)
    .where('created_at', '>', new Date(now.getTime() - LONGEST_SESSION_MS))
    .orderBy('created_at', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id_hash.slice(0, ID_LENGTH),
    device: row.device,
    since: row.created_at.toISOString(),
    // A session is prolonged once a day while it is used.
    lastUsed: new Date(row.expires_at.getTime() - SESSION_SECONDS * 1000).toISOString(),
    current: row.id_hash === hashText(current.id),
  }));
}

/** Ends one session of an account, by the id of its list. */
export async function endSession(db: Db, accountId: string, id: string): Promise<void> {
  const rows = await db.selectFrom('account_sessions').select('id_hash').where('account_id', '=', accountId).execute();
  const named = rows.filter((row) => row.id_hash.slice(0, ID_LENGTH) === id).map((row) => row.id_hash);
  if (named.length > 0) await db.deleteFrom('account_sessions').where('id_hash', 'in', named).execute();
}
