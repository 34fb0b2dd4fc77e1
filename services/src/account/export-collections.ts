/** What a guest's file says of collections (SAFE-15). */
import type { Db } from '../db/schema.ts';
import type { GuestExport } from './guest-export.ts';

/** Returns the guest's own collections. */
export async function exportCollections(db: Db, accountId: string): Promise<GuestExport['collections']> {
  const rows = await db
    .selectFrom('collections')
    .selectAll()
    .where('profile_id', '=', accountId)
    .orderBy('position')
    .execute();
  const homes = await db
    .selectFrom('collection_listings')
    .innerJoin('collections', 'collections.id', 'collection_listings.collection_id')
    .select(['collection_id', 'listing_id'])
    .where('collections.profile_id', '=', accountId)
    .orderBy('collection_listings.position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    dates: row.dates,
    guests: row.guests,
    homes: homes.filter((home) => home.collection_id === row.id).map((home) => home.listing_id),
    firstName: row.owner_name,
    shared: row.share_token !== null,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Returns collections of others that the guest fills too. */
export async function exportJoined(db: Db, accountId: string | null): Promise<GuestExport['joined']> {
  const rows = await db
    .selectFrom('collection_members')
    .innerJoin('collections', 'collections.id', 'collection_members.collection_id')
    .select(['collections.id', 'name', 'first_name', 'joined_at'])
    .where('collection_members.profile_id', '=', accountId)
    .orderBy('joined_at')
    .execute();
  const added = await db
    .selectFrom('collection_listings')
    .select(['collection_id', 'listing_id'])
    .where('added_by', '=', accountId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    collection: row.name,
    firstName: row.first_name,
    homes: added.filter((home) => home.collection_id === row.id).map((home) => home.listing_id),
    joinedAt: row.joined_at.toISOString(),
  }));
}

/** Returns what the guest noted of homes and voted for. */
export async function exportMarks(db: Db, accountId: string | null): Promise<GuestExport['marks']> {
  return db
    .selectFrom('collection_marks')
    .innerJoin('collections', 'collections.id', 'collection_marks.collection_id')
    .select(['name as collection', 'listing_id as home', 'note', 'voted'])
    .where('collection_marks.profile_id', '=', accountId)
    .orderBy('collection')
    .orderBy('home')
    .execute();
}
