/**
 * The calendar as it is written into the HTML: columns instead of up to 400 objects take a tenth of the bytes. The days
 * have no gaps, so the first date is enough.
 */
import type { AvailabilityCode, CalendarDay } from '@roost/shared/contracts/listing';
import { AVAILABILITY_CODES } from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';

export type PackedCalendar = {
  from: string;
  /** One digit per day: the index in `AVAILABILITY_CODES`. */
  codes: string;
  minStays: number[];
  maxStays: number[];
  priceCents: (number | null)[];
};

export function packCalendar(days: readonly CalendarDay[]): PackedCalendar {
  return {
    from: days[0]?.date ?? '',
    codes: days.map((day) => AVAILABILITY_CODES.indexOf(day.code)).join(''),
    minStays: days.map((day) => day.minStay),
    maxStays: days.map((day) => day.maxStay),
    priceCents: days.map((day) => day.priceCents),
  };
}

export function unpackCalendar({ from, codes, minStays, maxStays, priceCents }: PackedCalendar): CalendarDay[] {
  return [...codes].map((digit, index): CalendarDay => ({
    date: addDays(from, index),
    code: AVAILABILITY_CODES[Number(digit)] ?? ('NX' satisfies AvailabilityCode),
    minStay: minStays[index] ?? 1,
    maxStay: maxStays[index] ?? 1,
    priceCents: priceCents[index] ?? null,
  }));
}
