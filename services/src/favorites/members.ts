/** Who fills a collection beside its owner, and the signed link by which they join (FAV-10) (decision 0073). */
import { randomBytes } from 'node:crypto';
import type { CollectionInvite } from '@roost/shared/contracts/favorites-service';
import type { Db, Tx } from '../db/schema.ts';
import { findFirstListings } from './collection-cards.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/**
 * People of one collection beside its owner, and collections that one guest joins: each may hold 500 homes, and one
 * answer carries them all (SAFE-6).
 */
const MEMBERS = { ofCollection: 10, joined: 10 } as const;
const INVITE_DAYS = 14;
/** Homes that an invitation shows: two rows of the widest page. */
const SHOWN_HOMES = 8;
const PURPOSE = 'collection-invite';
const newId = (): string => randomBytes(12).toString('base64url');

export type Role = 'owner' | 'member' | null;

/** What the guest may do with a collection, and whose it is. */
export async function findRole(
  db: Db | Tx,
  profileId: string,
  collectionId: string,
): Promise<{ role: Role; owner: string | null }> {
  const row = await db
    .selectFrom('collections')
    .leftJoin('collection_members', (join) =>
      join
        .onRef('collection_members.collection_id', '=', 'collections.id')
        .on('collection_members.profile_id', '=', profileId),
    )
    .select(['collections.profile_id as owner', 'member_id'])
    .where('collections.id', '=', collectionId)
    .executeTakeFirst();
  if (!row) return { role: null, owner: null };
  return { role: row.owner === profileId ? 'owner' : row.member_id === null ? null : 'member', owner: row.owner };
}

/** The token of an invitation that is stored; the same one as long as it is. */
export function inviteToken(collectionId: string, inviteId: string, key: Keys): string {
  return sign(`${collectionId}~${inviteId}`, PURPOSE, key);
}

/** Makes an invitation for two weeks, or ends the one there is. A new one never has the token of an old one. */
export async function setInvite(
  tx: Tx,
  collectionId: string,
  { firstName, open, now }: { firstName: string; open: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('collections')
    .set(
      open
        ? {
            owner_name: firstName,
            invite_id: newId(),
            invite_until: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
          }
        : { invite_id: null, invite_until: null },
    )
    .where('id', '=', collectionId)
    .execute();
}

type Invited = { collectionId: string; owner: string; invite: Omit<CollectionInvite, 'selectedListings'> };

/** What a valid token invites to; null when it was ended, is over or is none of ours. */
export async function findInvite(db: Db | Tx, token: string, { key, now }: { key: Keys; now: Date }) {
  const [collectionId, inviteId] = verify(token, PURPOSE, key)?.split('~') ?? [];
  if (!collectionId || !inviteId) return null;
  const row = await db
    .selectFrom('collections')
    .select((eb) => [
      'profile_id',
      'name',
      'owner_name',
      'dates',
      'guests',
      eb
        .selectFrom('collection_listings')
        .select((listing) => listing.fn.countAll().as('homes'))
        .whereRef('collection_id', '=', 'collections.id')
        .as('homes'),
    ])
    .where('id', '=', collectionId)
    .where('invite_id', '=', inviteId)
    .where('invite_until', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const invite = {
    collectionName: row.name,
    ownerName: row.owner_name ?? '',
    homes: Number(row.homes ?? 0),
    selectedDates: row.dates,
    selectedGuests: row.guests,
  };
  return { collectionId, owner: row.profile_id, invite } satisfies Invited;
}

/** What a valid token invites to, with the first homes; nobody's notes or votes (decision 0160). Null as `findInvite`. */
export async function showInvite(
  db: Db,
  token: string,
  deps: { key: Keys; now: Date },
): Promise<CollectionInvite | null> {
  const found = await findInvite(db, token, deps);
  if (!found) return null;
  return { ...found.invite, selectedListings: await findFirstListings(db, found.collectionId, SHOWN_HOMES) };
}

/** Joins; once, however often it is asked for. Answers false when there would be too many. */
export async function addMember(
  tx: Tx,
  {
    collectionId,
    profileId,
    firstName,
    now,
  }: { collectionId: string; profileId: string; firstName: string; now: Date },
): Promise<boolean> {
  await tx
    .insertInto('collection_members')
    .values({
      collection_id: collectionId,
      profile_id: profileId,
      member_id: newId(),
      first_name: firstName,
      joined_at: now,
    })
    .onConflict((conflict) => conflict.columns(['collection_id', 'profile_id']).doUpdateSet({ first_name: firstName }))
    .execute();
  const { members, joined } = await tx
    .selectFrom('collection_members')
    .select((eb) => [
      eb.fn.countAll().filterWhere('collection_id', '=', collectionId).as('members'),
      eb.fn.countAll().filterWhere('profile_id', '=', profileId).as('joined'),
    ])
    .where((eb) => eb.or([eb('collection_id', '=', collectionId), eb('profile_id', '=', profileId)]))
    .executeTakeFirstOrThrow();
  return Number(members) <= MEMBERS.ofCollection && Number(joined) <= MEMBERS.joined;
}

/** Takes somebody out, with their notes and votes. The homes that they added stay, as the owner's. */
export async function dropMember(tx: Tx, collectionId: string, profileId: string): Promise<void> {
  for (const table of ['collection_members', 'collection_marks'] as const)
    await tx.deleteFrom(table).where('collection_id', '=', collectionId).where('profile_id', '=', profileId).execute();
  await tx
    .updateTable('collection_listings')
    .set({ added_by: null })
    .where('collection_id', '=', collectionId)
    .where('added_by', '=', profileId)
    .execute();
}

/** The account of a member; null when there is none of that id. */
export async function findMember(tx: Tx, collectionId: string, memberId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('collection_members')
    .select('profile_id')
    .where('collection_id', '=', collectionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.profile_id ?? null;
}
