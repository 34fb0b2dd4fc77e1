/** Items that a guest may add to a stay (BOOK-4). The table is the catalogue; a home offers those that its amenities and the stay allow. */
import type { OptionalItem, Party } from '@roost/shared/contracts/booking';
import { optionCents } from '@roost/shared/domain/bill';
import type { Selectable } from 'kysely';
import type { Db, OptionalItemsTable, StoredListing, Tx } from '../db/schema.ts';

export type OfferedItem = Selectable<OptionalItemsTable>;

export function readItems(db: Db | Tx): Promise<OfferedItem[]> {
  return db.selectFrom('optional_items').selectAll().orderBy('position').execute();
}

/** The items of one stay with their price; ids that this stay cannot have are left out of the choice. */
export function itemsOfStay(
  items: readonly OfferedItem[],
  listing: StoredListing,
  stay: { nights: number; party: Party; chosen: readonly string[] },
): OptionalItem[] {
  const has = new Set(listing.amenities.amenities);
  return items
    .filter(
      (item) =>
        stay.nights >= item.min_nights &&
        (!item.for_pets || stay.party.pets > 0) &&
        (item.amenities?.some((name) => has.has(name)) ?? true),
    )
    .map(({ id, label, description, unit, price_cents: priceCents }) => ({
      id,
      label,
      description,
      unit,
      priceCents,
      amountCents: optionCents({ unit, priceCents }, stay.nights, stay.party),
      selected: stay.chosen.includes(id),
    }));
}
