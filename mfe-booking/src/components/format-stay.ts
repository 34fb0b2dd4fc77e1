/** Where and when a stay is, as guests read it. */
import { formatDate, formatDayRange, formatLongDate, type IsoDate } from '@roost/shared/domain/dates';
import type { Instant } from '@roost/shared/domain/home-day';
import { toLocalDay } from '@roost/shared/domain/local-day';
import type { DraftDates } from '@roost/shared/domain/stay';
import { dayIn } from '@roost/shared/domain/time-zone';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { Trip } from '@roost/shared/contracts/trips';
import { copy } from '../copy.ts';

/** Returns "Carnelian Bay, California". */
export function formatPlace({
  city,
  state,
  country,
}: {
  city: string | null;
  state: string | null;
  country: string | null;
}): string {
  return [city, state ?? country].filter((part) => part).join(', ');
}

/** Returns "Jun 12 – 16, 2026" with the year said once; a single date alone; null without any. */
export function formatStayDates({ checkIn, checkOut }: DraftDates): string | null {
  if (checkIn && checkOut) {
    const range = formatDayRange(checkIn, checkOut);
    return checkIn.slice(0, 4) === checkOut.slice(0, 4) ? copy.stay.datesOfYear(range, checkOut.slice(0, 4)) : range;
  }
  const single = checkIn ?? checkOut;
  return single && formatDate(single);
}

/**
 * Returns on which day something happened, on the clock of the home: the clock of its deadlines and of all that is said
 * about the stay.
 */
export const dayAtHome = ({ refundTerms }: Pick<Reservation, 'refundTerms'>, instant: string): IsoDate =>
  dayIn(refundTerms?.timeZone ?? 'UTC', new Date(instant));

/** Returns which day it is where the home of a trip is: what is said of its days is true there. */
export const dayOfTrip = ({ cancellation: { timeZone } }: Trip, now: Instant): IsoDate =>
  dayIn(timeZone, new Date(now));

/** Returns "10:22 AM" on the reader's own clock, written in every language as the times of homes are. */
export const formatClock = (instant: Date): string =>
  instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** Returns "June 9, 2026, 8:12 AM" on the reader's own clock. */
export const formatMoment = (instant: Date): string =>
  `${formatLongDate(toLocalDay(instant))}, ${formatClock(instant)}`;
