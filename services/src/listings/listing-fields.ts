/** Some fields of homes without the rest of their documents, which have a hundred times as much (SAFE-6). */
import { sql, type RawBuilder } from 'kysely';
import type { Db, StoredListing, Tx } from '../db/schema.ts';

export type ListingFields<Field extends keyof StoredListing> = Pick<StoredListing, Field | 'photos'>;

/** Selects these fields of a joined listing, with its first photos; null where there is none. */
export function pickFields<Field extends keyof StoredListing>(
  fields: readonly Field[],
  photos: number,
): RawBuilder<ListingFields<Field> | null> {
  const pairs = fields.map((name) => `'${name}', listings.document->'${name}'`).join(', ');
  return sql<ListingFields<Field> | null>`case when listings.id is null then null else jsonb_build_object(
    'photos', jsonb_path_query_array(listings.document, ${sql.lit(`$.photos[0 to ${photos - 1}]`)}), ${sql.raw(pairs)}) end`;
}

/** Returns these fields of homes, each with its first photo, by id; unknown homes are left out. */
export async function findListingFields<Field extends keyof StoredListing>(
  db: Db | Tx,
  ids: readonly string[],
  fields: readonly Field[],
): Promise<Map<string, ListingFields<Field>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['id', pickFields(fields, 1).as('fields')])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  // Read through the table itself, so each row has its fields.
  return new Map(rows.map((row) => [row.id, row.fields as ListingFields<Field>]));
}
