/** Homes that are taken on the dates of a search, on the nearest dates on which they are free (FIND-5). */
import type { SearchIndexClient } from '@roost/shared/clients/search-index';
import type { Hit } from '@roost/shared/contracts/index-record';
import type { FilterRecord } from '@roost/shared/domain/exclusion-record';
import { exclusions } from '@roost/shared/domain/explain-exclusion';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { StayDates } from '@roost/shared/domain/stay';
import { isWithinLimits, limitsStayPrice } from '@roost/shared/domain/stay-price';
import { loadFilterRecords } from './filter-records.ts';
import { toResultCard } from './result-card.ts';
import type { ResultCard } from './result-card.ts';

/**
 * Returns the cards of homes: first those that are free as long within two weeks, each named, priced and linked for
 * that stay, then the others at a typical night. That is no price of a stay, so a search with price limits leaves the
 * others out.
 */
export async function loadOtherDates(
  client: Pick<SearchIndexClient, 'pick'>,
  hits: readonly Hit[],
  options: { state: SearchState; indexName: string; now: string },
): Promise<ResultCard[]> {
  const { state, now } = options;
  const ids = hits.map(({ objectID }) => objectID);
  const records = await loadFilterRecords(client, ids, options).catch(() => []);
  const byId = new Map(records.map((record) => [record.objectID, record]));
  const cards = hits.map((hit) => {
    const record = byId.get(hit.objectID);
    const stay = record ? findNearestStay(record, state, now) : null;
    return record && stay
      ? { stay, card: toResultCard(record, { state: { ...state, dates: stay, page: 1 }, stay }) }
      : { stay, card: toResultCard(hit, { state: { ...state, dates: null, page: 1 } }) };
  });
  const isLimited = limitsStayPrice(state);
  return [
    ...cards.filter(({ stay, card }) => stay && (!isLimited || isWithinLimits(card.price, state))),
    ...cards.filter(({ stay }) => !stay && !isLimited),
  ].map(({ card }) => card);
}

function findNearestStay(record: FilterRecord, state: SearchState, now: string): StayDates | null {
  const taken = exclusions(record, state, now).find((each) => each.filter === 'dates');
  if (taken?.filter !== 'dates' || !taken.nearest) return null;
  const { checkIn, checkOut } = taken.nearest;
  return { checkIn, checkOut };
}
