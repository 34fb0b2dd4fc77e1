/** The document head of the listing page (LIST-5, LIST-7). */
import type { PublicConfig, RouteHead } from '@roost/shared/contracts/remote-module';
import { listingPath } from '@roost/shared/domain/listing-address';
import { homeSharePicture } from '@roost/shared/domain/share-picture';
import { pictureSource } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { LEAD_PHOTO } from '../../features/photos/lead-photo.ts';
import type { PageData } from './load.ts';
import { toVacationRental } from './vacation-rental.ts';

/** Characters of the description that search engines show. */
const DESCRIPTION_LENGTH = 155;

/** Returns title, canonical address, picture, structured data, and the preload of the largest picture. */
export function listingHead(data: PageData, { config }: { config: PublicConfig }): RouteHead {
  if (data.type !== 'found') return { title: copy.head(copy.missing[data.type]), robots: 'noindex' };
  const { listing } = data;
  const lead = listing.photos[0];
  return {
    title: copy.head(listing.headline),
    description: shorten(listing.description.join(' ')),
    canonical: listingPath(listing),
    jsonLd: [toVacationRental(listing, config.siteUrl)],
    ...(lead
      ? {
          imageUrl: homeSharePicture(listing.id),
          imageAlt: lead.caption || listing.headline,
          preloadImages: [toPreload(lead.url)],
        }
      : {}),
  };
}

function toPreload(url: string) {
  const { src, srcSet } = pictureSource(url, LEAD_PHOTO.widths);
  return { src, sizes: LEAD_PHOTO.sizes, ...(srcSet === undefined ? {} : { srcSet }) };
}

/** Returns the start of a text, cut between two words. */
function shorten(text: string): string {
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
