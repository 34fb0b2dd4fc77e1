/**
 * Items that a guest may add to a stay (BOOK-4). The table is the catalogue; a home offers those that its amenities and
 * the stay allow.
 */
import type { OptionalItem, Party, QuoteRequest } from '@roost/shared/contracts/booking';
import { optionCents } from '@roost/shared/domain/bill';
import { parseIsoDate } from '@roost/shared/domain/dates';
import { getChosenExtras, getTakenExtras, givesNoHours } from '@roost/shared/domain/stay-times';
import type { Selectable } from 'kysely';
import type { Db, OptionalItemsTable, StoredListing, Tx } from '../db/schema.ts';

export type OfferedItem = Selectable<OptionalItemsTable>;

/**
 * Returns the items that can be sold for these dates. The same hours are not sold twice: no early check-in on a day on
 * which somebody stays late.
 * @param except code of a stay that does not count: the one that is changed
 */
export async function readItems(
  db: Db | Tx,
  { listingId, startDate, endDate }: Pick<QuoteRequest, 'listingId' | 'startDate' | 'endDate'>,
  except = '',
): Promise<OfferedItem[]> {
  const items = await db.selectFrom('optional_items').selectAll().orderBy('position').execute();
  if (parseIsoDate(startDate) === null || parseIsoDate(endDate) === null) return items;
  // By the held nights of the home, which have an index; stays have none by home.
  const beside = await db
    .selectFrom('held_nights')
    .innerJoin('stays', 'stays.code', 'held_nights.stay_code')
    .select(['held_nights.end_date', 'stays.quote'])
    .where('held_nights.listing_id', '=', listingId)
    .where('held_nights.stay_code', '!=', except)
    .where((eb) => eb.or([eb('held_nights.end_date', '=', startDate), eb('held_nights.start_date', '=', endDate)]))
    .execute();
  const getExtras = (stays: typeof beside) => stays.flatMap(({ quote }) => getChosenExtras(quote.optionalItems));
  const taken = getTakenExtras(
    getExtras(beside.filter((stay) => stay.end_date === startDate)),
    getExtras(beside.filter((stay) => stay.end_date !== startDate)),
  );
  return items.filter(({ id }) => !taken.includes(id));
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
        !givesNoHours(listing.houseRules, item.id) &&
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
