/** What the page of a home tells analytics (ANLT-2): that it was seen, and what a stay there would cost. */
import { useEffect, useRef } from 'react';
import { track } from '@roost/shared/analytics';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { readResultTrail } from '@roost/shared/contracts/result-trail';
import { nightsBetween } from '@roost/shared/domain/dates';
import { partyTotal } from '@roost/shared/domain/party';
import type { QuoteState } from '../../api/quote.ts';
import type { Stay } from '@roost/shared/domain/stay';

/** The search this home was opened from, when the address still says. */
function queryId(): { query_id?: string } {
  const id = new URLSearchParams(window.location.search).get('queryID') ?? '';
  return /^[0-9a-f]{32}$/.test(id) ? { query_id: id } : {};
}

/** Where in the results of this tab it stood. */
function place(listingId: string): { position?: number } {
  try {
    const trail = readResultTrail(window.sessionStorage);
    const index = trail?.steps.findIndex(({ id }) => id === listingId) ?? -1;
    return trail && index >= 0 ? { position: trail.from + index } : {};
  } catch {
    return {};
  }
}

/** @param nightlyCents what a night typically costs, without dates */
export function useTrackListing(
  listing: Pick<ListingDetail, 'id' | 'headline'>,
  stay: Stay,
  quote: QuoteState,
  nightlyCents: number,
): void {
  const { id, headline } = listing;
  const nights = stay.dates ? nightsBetween(stay.dates.checkIn, stay.dates.checkOut) : 0;
  const first = useRef({ headline, nights, nightlyCents });
  useEffect(() => {
    const { headline: name, nights: asked, nightlyCents: price } = first.current;
    track('Product Viewed', {
      product_id: id,
      name: name.slice(0, 200) || id,
      nights: asked,
      price: price / 100,
      ...queryId(),
      ...place(id),
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
