/** Homes that requests have read, kept for as long as their rows stay the same (decision 0185). */
import { sql } from 'kysely';
import { KeptRows, rowVersion } from '../db/kept-rows.ts';
import type { Db, StoredListing } from '../db/schema.ts';

/** About 10 KB each in memory. */
const MOST_KEPT = 1_000;
const VERSION = rowVersion('listings');

export const keptListings = new KeptRows<StoredListing>(MOST_KEPT, (db, ids) =>
  db
    .selectFrom('listings')
    .select(['id', VERSION.as('version'), 'document as value'])
    .where('id', 'in', ids)
    .execute(),
);

/** Returns a home as it is stored now; null for an unknown one. Its document is read when another version is kept. */
export async function readKeptListing(db: Db, id: string): Promise<StoredListing | null> {
  const kept = keptListings.peek(db, id);
  const document = sql<StoredListing | null>`case when ${VERSION} = ${kept?.version ?? ''} then null else document end`;
  const row = await db
    .selectFrom('listings')
    .select([VERSION.as('version'), document.as('document')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { version, document: value } = row;
  return value === null ? (kept?.value ?? null) : keptListings.keep(db, { id, version, value });
}
