/**
 * Tables of favorites as Kysely sees them. What each is for stands in `db/migrations/collections.ts` and
 * `shared-collections.ts`.
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CollectionDates, CollectionGuests } from '@roost/shared/contracts/favorites-service';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type CollectionsTable = {
  id: string;
  profile_id: string;
  position: Generated<string | number>;
  name: string;
  dates: JSONColumnType<CollectionDates, string, string>;
  guests: JSONColumnType<CollectionGuests, string, string>;
  share_token: string | null;
  owner_name: Optional<string>;
  invite_id: Optional<string>;
  invite_until: Optional<Date>;
  created_at: Generated<Date>;
};
export type CollectionListingsTable = {
  collection_id: string;
  listing_id: string;
  position: Generated<string | number>;
  added_by: Optional<string>;
};
export type CollectionMembersTable = {
  collection_id: string;
  profile_id: string;
  member_id: string;
  first_name: string;
  joined_at: Date;
};
export type CollectionMarksTable = {
  collection_id: string;
  listing_id: string;
  profile_id: string;
  note: Generated<string>;
  voted: Generated<boolean>;
  left_at: Optional<Date>;
};
export type FavoriteTables = {
  collections: CollectionsTable;
  collection_listings: CollectionListingsTable;
  collection_members: CollectionMembersTable;
  collection_marks: CollectionMarksTable;
};
