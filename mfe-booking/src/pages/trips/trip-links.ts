import type { Trip } from '@roost/shared/contracts/trips';
import { listingPath } from '@roost/shared/domain/listing-address';

/** Returns the address of a stay's own page. */
export const getTripPath = ({ reservation }: Trip): string => `/trips/${encodeURIComponent(reservation.code)}`;

/** Returns the address of the home's page with its message window open (LIST-2). */
export const getMessagePath = ({ reservation }: Trip): string =>
  `${listingPath(reservation.listing)}?inquiry_modal=true`;
