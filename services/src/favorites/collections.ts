/**
 * Collections in the database. Every query names the owner: nobody else's collection can be read or written by its id
 * (FAV-1).
 */
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Collection, SharedCollection, UpdateCollection } from '@roost/shared/contracts/favorites-service';
import type { Db, Tx } from '../db/schema.ts';
import { findCollectionListings, findFirstListings } from './collection-cards.ts';
import { restoreMarks } from './marks.ts';
import { inviteToken } from './members.ts';
import { findPeople } from './people.ts';
import type { CollectionsTable } from './tables.ts';
import type { Keys } from '../security/sign.ts';

/**
 * What one guest may keep: enough for anybody, and no free storage. `all` counts the homes of all collections: what one
 * answer carries.
 */
export const LIMITS = { collections: 50, listings: 500, all: 2_000 } as const;
const newId = (): string => randomBytes(12).toString('base64url');

type Row = Selectable<CollectionsTable>;

/** Collections with their homes and what their people think of them, as one guest sees them. */
async function toCollections(db: Db | Tx, rows: readonly Row[], profileId: string): Promise<Collection[]> {
  const ids = rows.map((row) => row.id);
  const listings = await findCollectionListings(db, ids);
  const people = await findPeople(db, ids, profileId);
  return rows.map((row) => ({
    collectionId: row.id,
    collectionName: row.name,
    selectedDates: row.dates,
    selectedGuests: row.guests,
    selectedListings: listings.get(row.id) ?? [],
    // Of a collection of somebody else, the public link stays its owner's.
    shareToken: row.profile_id === profileId ? row.share_token : null,
    ...people(row),
  }));
}

/** All of a guest's own collections, oldest first, each with its homes in the order they were saved. */
export async function findCollections(
  db: Db | Tx,
  profileId: string,
  { key, now }: { key: Keys; now: Date },
): Promise<Collection[]> {
  const rows = await db
    .selectFrom('collections')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('position')
    .execute();
  const collections = await toCollections(db, rows, profileId);
  return collections.map((collection, index) => {
    const { id, invite_id: inviteId, invite_until: until } = rows[index] ?? {};
    if (!id || !inviteId || !until || until <= now) return collection;
    return { ...collection, invite: { token: inviteToken(id, inviteId, key), until: until.toISOString() } };
  });
}

/** Collections of others that the guest has joined, the first joined first. */
export async function findJoined(db: Db | Tx, profileId: string): Promise<Collection[]> {
  const rows = await db
    .selectFrom('collections')
    .innerJoin('collection_members', 'collection_members.collection_id', 'collections.id')
    .selectAll('collections')
    .where('collection_members.profile_id', '=', profileId)
    .orderBy('joined_at')
    .execute();
  return toCollections(db, rows, profileId);
}

/** The collection behind a public link, or null; with `most` only its first homes, for who needs no more. */
export async function sharedCollection(db: Db, token: string, most?: number): Promise<SharedCollection | null> {
  const row = await db.selectFrom('collections').selectAll().where('share_token', '=', token).executeTakeFirst();
  if (!row) return null;
  const listings =
    most === undefined
      ? ((await findCollectionListings(db, [row.id])).get(row.id) ?? [])
      : await findFirstListings(db, row.id, most);
  return {
    collectionName: row.name,
    selectedDates: row.dates,
    selectedGuests: row.guests,
    selectedListings: listings,
  };
}

/**
 * Locks guests, so that what counts (limits, default collection) is counted once however many tabs write. Always in one
 * order, so that two never wait for each other.
 */
export async function lockGuests(tx: Tx, profileIds: readonly string[]): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', 'in', profileIds).orderBy('id').forUpdate().execute();
}

/** True when the collection is this guest's. */
export async function owns(db: Db | Tx, profileId: string, collectionId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('collections')
      .select('id')
      .where('id', '=', collectionId)
      .where('profile_id', '=', profileId)
      .executeTakeFirst()) !== undefined
  );
}

export async function countCollections(tx: Tx, profileId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('collections')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The guest's collection of that name, or null. */
export async function collectionNamed(tx: Tx, profileId: string, name: string): Promise<string | null> {
  return (
    (
      await tx
        .selectFrom('collections')
        .select('id')
        .where('profile_id', '=', profileId)
        .where('name', '=', name)
        .orderBy('position')
        .executeTakeFirst()
    )?.id ?? null
  );
}

export async function insertCollection(
  tx: Tx,
  profileId: string,
  { name, dates, guests }: { name: string; dates: Collection['selectedDates']; guests: Collection['selectedGuests'] },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('collections')
    .values({
      id,
      profile_id: profileId,
      name,
      dates: JSON.stringify(dates),
      guests: JSON.stringify(guests),
      share_token: null,
    })
    .execute();
  return id;
}

/**
 * Adds homes that are not in it yet; adding one twice keeps it once, at its place. Answers false when it would hold too
 * many.
 */
export async function insertListings(
  tx: Tx,
  collectionId: string,
  listingIds: readonly string[],
  addedBy: string | null = null,
): Promise<boolean> {
  await restoreMarks(tx, collectionId, listingIds);
  if (listingIds.length > 0)
    await tx
      .insertInto('collection_listings')
      .values(
        [...new Set(listingIds)].map((listingId) => ({
          collection_id: collectionId,
          listing_id: listingId,
          added_by: addedBy,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { here, all } = await tx
    .selectFrom('collection_listings')
    .innerJoin('collections', 'collections.id', 'collection_listings.collection_id')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('collection_id', '=', collectionId).as('here'),
      eb.fn.countAll<number>().as('all'),
    ])
    .where('collections.profile_id', '=', (owner) =>
      owner.selectFrom('collections').select('profile_id').where('id', '=', collectionId),
    )
    .executeTakeFirstOrThrow();
  return Number(here) <= LIMITS.listings && Number(all) <= LIMITS.all;
}

/** Takes a home off; with `addedBy` only when that guest has added it. Answers whether it was there. */
export async function removeListing(
  tx: Tx,
  collectionId: string,
  listingId: string,
  addedBy?: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('collection_listings')
    .where('collection_id', '=', collectionId)
    .where('listing_id', '=', listingId)
    .$if(addedBy !== undefined, (query) => query.where('added_by', '=', addedBy ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function updateCollection(
  tx: Tx,
  { collectionId, collectionName, selectedDates, selectedGuests }: UpdateCollection,
): Promise<void> {
  const change = {
    ...(collectionName === undefined ? {} : { name: collectionName }),
    ...(selectedDates === undefined ? {} : { dates: JSON.stringify(selectedDates) }),
    ...(selectedGuests === undefined ? {} : { guests: JSON.stringify(selectedGuests) }),
  };
  if (Object.keys(change).length > 0)
    await tx.updateTable('collections').set(change).where('id', '=', collectionId).execute();
}

/** A link is kept while it is shared, and never the same again once it was ended. */
export async function setShared(tx: Tx, collectionId: string, shared: boolean): Promise<void> {
  if (shared)
    await tx
      .updateTable('collections')
      .set({ share_token: randomBytes(18).toString('base64url') })
      .where('id', '=', collectionId)
      .where('share_token', 'is', null)
      .execute();
  else await tx.updateTable('collections').set({ share_token: null }).where('id', '=', collectionId).execute();
}

export async function removeCollection(tx: Tx, collectionId: string): Promise<void> {
  await tx.deleteFrom('collections').where('id', '=', collectionId).execute();
}
