/** The homes of collections as cards, read in pages and without the rest of their documents (SAFE-6). */
import { sql } from 'kysely';
import type { CollectionListing } from '@roost/shared/contracts/favorites-service';
import { centsToUnits } from '@roost/shared/domain/money';
import type { Db, StoredListing, Tx } from '../db/schema.ts';

/** Rows that one query reads. Between two of them other requests have their turn. */
const PAGE = 200;

/** A listing that services do not know (any more) stays in its collection as resigned. */
const unknownListing = (id: string): CollectionListing => ({
  externalId: id,
  headline: '',
  images: [],
  status: 'Not Found',
  availability: { averagePrice: 0 },
  averageRating: null,
  bathrooms: 0,
  bedrooms: 0,
  city: null,
  country: null,
  state: null,
  maxOccupancy: 0,
  numberOfReviews: 0,
  type: '',
});

/** What a card shows. A whole document has a hundred times as much, and a guest may have saved hundreds. */
const CARD_FIELDS = [
  'id',
  'headline',
  'status',
  'averagePerNightCents',
  'averageRating',
  'bathrooms',
  'bedrooms',
  'city',
  'country',
  'state',
  'maxOccupancy',
  'numberOfReviews',
  'propertyType',
] as const satisfies readonly (keyof StoredListing)[];
type CardFields = Pick<StoredListing, (typeof CARD_FIELDS)[number] | 'photos'>;
const CARD = sql<CardFields | null>`case when listings.id is null then null else jsonb_build_object(
  'photos', jsonb_path_query_array(listings.document, '$.photos[0 to 4]'),
  ${sql.raw(CARD_FIELDS.map((name) => `'${name}', listings.document->'${name}'`).join(', '))}) end`;

function toCollectionListing({
  id,
  headline,
  photos,
  status,
  averagePerNightCents,
  averageRating,
  bathrooms,
  bedrooms,
  city,
  country,
  state,
  maxOccupancy,
  numberOfReviews,
  propertyType,
}: CardFields): CollectionListing {
  return {
    externalId: id,
    headline,
    images: photos,
    status,
    availability: { averagePrice: centsToUnits(averagePerNightCents) },
    averageRating,
    bathrooms,
    bedrooms,
    city,
    country,
    state,
    maxOccupancy,
    numberOfReviews,
    type: propertyType,
  };
}

/** The homes of each collection, in the order they were saved. */
export async function findCollectionListings(
  db: Db | Tx,
  collectionIds: readonly string[],
): Promise<Map<string, CollectionListing[]>> {
  const found = new Map<string, CollectionListing[]>(collectionIds.map((id) => [id, []]));
  if (collectionIds.length === 0) return found;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('collection_listings')
      .leftJoin('listings', 'listings.id', 'collection_listings.listing_id')
      .select(['collection_id', 'listing_id', 'collection_listings.position', CARD.as('card')])
      .where('collection_id', 'in', collectionIds)
      .where('collection_listings.position', '>', after)
      .orderBy('collection_listings.position')
      .limit(PAGE)
      .execute();
    for (const { collection_id: id, listing_id: listingId, card } of rows)
      found.get(id)?.push(card ? toCollectionListing(card) : unknownListing(listingId));
    if (rows.length < PAGE) return found;
    after = Number(rows.at(-1)?.position);
  }
}
