/** Tables of favorites as Kysely sees them. What each is for stands in `db/migrations/collections.ts`. */
import type { Generated, JSONColumnType } from 'kysely';
import type { CollectionDates, CollectionGuests } from '@roost/shared/contracts/favorites-service';

export type CollectionsTable = {
  id: string;
  profile_id: string;
  position: Generated<string | number>;
  name: string;
  dates: JSONColumnType<CollectionDates, string, string>;
  guests: JSONColumnType<CollectionGuests, string, string>;
  share_token: string | null;
  created_at: Generated<Date>;
};
export type CollectionListingsTable = {
  collection_id: string;
  listing_id: string;
  position: Generated<string | number>;
};
export type FavoriteTables = { collections: CollectionsTable; collection_listings: CollectionListingsTable };
