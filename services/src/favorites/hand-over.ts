/**
 * What becomes of a guest's collections when their account is deleted: those that others fill stay with them (FAV-10,
 * SAFE-15).
 */
import { sql } from 'kysely';
import { COLLECTION_NAME_LENGTH } from '@roost/shared/contracts/favorites-service';
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import type { Tx } from '../db/schema.ts';
import { collectionNamed, lockGuests } from './collections.ts';

/**
 * Locks the account that goes and, in the one order of all writes, everybody who fills a collection with it: who owns
 * one of these may be the next to delete their account.
 */
export async function lockWithPeople(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<{ profile_id: string }>`
    with filled as (
      select id from collections where profile_id = ${accountId}
      union select collection_id from collection_members where profile_id = ${accountId}
    )
    select profile_id from collections where id in (select id from filled)
    union select profile_id from collection_members where collection_id in (select id from filled)`.execute(tx);
  await lockGuests(tx, [accountId, ...rows.map((row) => row.profile_id)]);
}

/** A collection that got a new owner, with the addresses of everybody who fills it, who are told. */
export type HandedOver = { name: string; ownerName: string; owner: string | null; members: string[] };

async function findPeople(tx: Tx, collectionId: string, heir: string): Promise<Pick<HandedOver, 'owner' | 'members'>> {
  const owner = await tx.selectFrom('accounts').select('email').where('id', '=', heir).executeTakeFirst();
  const members = await tx
    .selectFrom('collection_members')
    .innerJoin('accounts', 'accounts.id', 'collection_members.profile_id')
    .select('email')
    .where('collection_id', '=', collectionId)
    .orderBy('joined_at')
    .execute();
  return { owner: owner?.email ?? null, members: members.map(({ email }) => email) };
}

/**
 * Gives each collection that others fill to whoever joined first. The notes and votes of the account that goes, its
 * first name and its open invitation are taken out; the public link stays, for its new owner to end. Collections of
 * nobody else are left to the deletion of the account.
 */
export async function handOverCollections(tx: Tx, accountId: string): Promise<HandedOver[]> {
  const handed: HandedOver[] = [];
  const rows = await tx
    .selectFrom('collections')
    .innerJoin('collection_members', 'collection_members.collection_id', 'collections.id')
    .distinctOn('collections.id')
    .select(['collections.id', 'collections.name', 'collection_members.profile_id as heir', 'first_name'])
    .where('collections.profile_id', '=', accountId)
    .orderBy('collections.id')
    .orderBy('joined_at')
    .orderBy('member_id')
    .execute();
  for (const { id, name, heir, first_name: firstName } of rows) {
    await tx
      .deleteFrom('collection_marks')
      .where('collection_id', '=', id)
      .where('profile_id', '=', accountId)
      .execute();
    await keepAsOwner(tx, id, heir);
    await tx
      .updateTable('collections')
      .set({
        profile_id: heir,
        owner_name: firstName,
        name: await findFreeName(tx, heir, name),
        invite_id: null,
        invite_until: null,
        // The last of the new owner's: hearts go on into the first.
        position: sql`default`,
      })
      .where('id', '=', id)
      .execute();
    handed.push({ name, ownerName: firstName, ...(await findPeople(tx, id, heir)) });
  }
  return handed;
}

/** Takes the new owner from the members. What they added, noted and voted stays. */
async function keepAsOwner(tx: Tx, collectionId: string, heir: string): Promise<void> {
  await tx
    .deleteFrom('collection_members')
    .where('collection_id', '=', collectionId)
    .where('profile_id', '=', heir)
    .execute();
  await tx
    .updateTable('collection_listings')
    .set({ added_by: null })
    .where('collection_id', '=', collectionId)
    .where('added_by', '=', heir)
    .execute();
}

/** The name, with a number where the guest has such a collection; always where it is the name that hearts save to. */
async function findFreeName(tx: Tx, profileId: string, name: string): Promise<string> {
  const isFree = async (wanted: string) =>
    wanted !== DEFAULT_COLLECTION_NAME && (await collectionNamed(tx, profileId, wanted)) === null;
  let free = name;
  for (let number = 2; !(await isFree(free)); number += 1) {
    const suffix = ` ${number}`;
    free = `${name.slice(0, COLLECTION_NAME_LENGTH - suffix.length)}${suffix}`;
  }
  return free;
}
