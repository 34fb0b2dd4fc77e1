import type { Trip } from '@roost/shared/contracts/trips';

/** Returns the address of a stay's own page. */
export const getTripPath = ({ reservation }: Pick<Trip, 'reservation'>): string =>
  `/trips/${encodeURIComponent(reservation.code)}`;

/** Returns the address of a stay's receipt, with every charge and refund (STAY-4). */
export const getReceiptPath = ({ reservation }: Pick<Trip, 'reservation'>): string =>
  `/trips/${encodeURIComponent(reservation.code)}/receipt`;

/** Returns the address where the stay is reviewed, and where its guest reads what the host wrote (TALK-2). */
export const getReviewPath = (trip: Trip): string => `${getTripPath(trip)}/review`;

/** Returns the address of the messages with the stay's host (TALK-1). */
export const getMessagePath = ({ reservation }: Trip): string => `/messages/${encodeURIComponent(reservation.code)}`;
