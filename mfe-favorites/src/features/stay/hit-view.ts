import type { Hit } from '@roost/shared/contracts/index-record';
import { listingPath } from '@roost/shared/domain/listing-address';
import { getHitPrice, type ShownPrice } from '@roost/shared/domain/price';
import { EMPTY_SEARCH, listingLinkParams } from '@roost/shared/domain/search-address';
import type { Stay } from '@roost/shared/domain/stay';

export type HitView = {
  href: string;
  place: string;
  photos: { url: string }[];
  price: ShownPrice;
};

/** Returns an index record as cards, comparison and map show it. */
export function toHitView(hit: Hit, { dates, party }: Stay): HitView {
  const path = listingPath({
    id: hit.objectID,
    country: hit.Country ?? null,
    state: hit.State ?? null,
    city: hit.City ?? null,
  });
  const query = listingLinkParams({ ...EMPTY_SEARCH, dates, party }).toString();
  return {
    href: query === '' ? path : `${path}?${query}`,
    place: hit.City ?? hit.State ?? hit.Country ?? '',
    photos: hit.images.toSorted((a, b) => a.SortOrder - b.SortOrder).map((image) => ({ url: image.URL })),
    price: getHitPrice(hit, dates, party),
  };
}
