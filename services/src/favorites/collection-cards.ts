/** The homes of collections as cards, read in pages and without the rest of their documents (SAFE-6). */
import type { CollectionListing } from '@roost/shared/contracts/favorites-service';
import { centsToUnits } from '@roost/shared/domain/money';
import type { Db, Tx } from '../db/schema.ts';
import { pickFields, type ListingFields } from '../listings/listing-fields.ts';

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

/** What a card shows. A guest may have saved hundreds. */
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
] as const;
const CARD_PHOTOS = 5;
type CardFields = ListingFields<(typeof CARD_FIELDS)[number]>;

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

/**
 * One page of homes of these collections, in the order they were saved, after the position at which the page before
 * ended.
 */
const readPage = (db: Db | Tx, collectionIds: readonly string[], after: number, most: number) =>
  db
    .selectFrom('collection_listings')
    .leftJoin('listings', 'listings.id', 'collection_listings.listing_id')
    .select([
      'collection_id',
      'listing_id',
      'collection_listings.position',
      pickFields(CARD_FIELDS, CARD_PHOTOS).as('card'),
    ])
    .where('collection_id', 'in', collectionIds)
    .where('collection_listings.position', '>', after)
    .orderBy('collection_listings.position')
    .limit(most)
    .execute();
type PageRow = Awaited<ReturnType<typeof readPage>>[number];
const showRow = ({ listing_id: id, card }: PageRow): CollectionListing =>
  card ? toCollectionListing(card) : unknownListing(id);

/** The homes of each collection, in the order they were saved. */
export async function findCollectionListings(
  db: Db | Tx,
  collectionIds: readonly string[],
): Promise<Map<string, CollectionListing[]>> {
  const found = new Map<string, CollectionListing[]>(collectionIds.map((id) => [id, []]));
  if (collectionIds.length === 0) return found;
  for (let after = 0; ;) {
    const rows = await readPage(db, collectionIds, after, PAGE);
    for (const row of rows) found.get(row.collection_id)?.push(showRow(row));
    if (rows.length < PAGE) return found;
    after = Number(rows.at(-1)?.position);
  }
}

/** The first homes of one collection: as many as were asked for, and no more than one page. */
export async function findFirstListings(db: Db | Tx, collectionId: string, most: number): Promise<CollectionListing[]> {
  return (await readPage(db, [collectionId], 0, Math.min(most, PAGE))).map(showRow);
}
