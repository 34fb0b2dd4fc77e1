/** Analytics events of the listing page (ANLT-2): that it was viewed, and what a stay would cost. */
import { useEffect, useRef } from 'react';
import { track } from '@roost/shared/analytics';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { resultTrail } from '@roost/shared/contracts/result-trail';
import { partyTotal } from '@roost/shared/domain/party';
import { getNights } from '@roost/shared/domain/stay';
import type { Stay } from '@roost/shared/domain/stay';
import type { QuoteState } from '../../api/quote.ts';

/** The longest name that the event schema takes. */
const MAX_NAME_LENGTH = 200;

/** Returns the id of the search that this home was opened from, when the address has it. */
function getQueryId(): { query_id?: string } {
  const id = new URLSearchParams(window.location.search).get('queryID') ?? '';
  return /^[0-9a-f]{32}$/.test(id) ? { query_id: id } : {};
}

/** Returns the home's position in the results of this tab, from 1. */
function getPosition(listingId: string): { position?: number } {
  const trail = resultTrail().read();
  const index = trail?.steps.findIndex(({ id }) => id === listingId) ?? -1;
  return trail && index >= 0 ? { position: trail.from + index } : {};
}

/**
 * Sends `Product Viewed` once, and `Quote Received` or `Quote Refused` for each price. `nightlyCents` is the average
 * price of a night without dates.
 */
export function useTrackListing(
  listing: Pick<ListingDetail, 'id' | 'headline'>,
  stay: Stay,
  quote: QuoteState,
  nightlyCents: number,
): void {
  const { id, headline } = listing;
  const nights = getNights(stay.dates);
  // The event tells of the first view: later changes of the stay are told by the quote events.
  const first = useRef({ headline, nights, nightlyCents });
  useEffect(() => {
    const viewed = first.current;
    track('Product Viewed', {
      product_id: id,
      name: viewed.headline.slice(0, MAX_NAME_LENGTH) || id,
      nights: viewed.nights,
      price: viewed.nightlyCents / 100,
      ...getQueryId(),
      ...getPosition(id),
    });
  }, [id]);

  const total = quote.status === 'ready' ? quote.quote.totalCents : null;
  const about = quote.status === 'refused' ? quote.about : null;
  const guests = partyTotal(stay.party);
  const { pets } = stay.party;
  useEffect(() => {
    if (total !== null) track('Quote Received', { product_id: id, nights, guests, pets, total: total / 100 });
    else if (about !== null) track('Quote Refused', { product_id: id, nights, about });
  }, [id, nights, guests, pets, total, about]);
}
