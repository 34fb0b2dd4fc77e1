import { withStay, type Stay, type StayDates } from '@roost/shared/domain/stay';

/** Returns the address of the booking page for a home and a stay (LIST-2). */
export function getBookingHref(listingId: string, stay: Stay & { dates: StayDates }): string {
  return `/booking?${withStay(new URLSearchParams({ listingId }), stay)}`;
}
