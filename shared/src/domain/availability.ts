/**
 * Which stays a calendar allows (SRCH-12), and how booked stays lie over the owner's calendar (BOOK-8). The same rule
 * as the search index's filter, so that a home found for some dates can be booked for them.
 */
import type { AvailabilityCode, CalendarDay } from '../contracts/listing.ts';
import { addDays, formatDay, nightsBetween, formatNights, toEpochDay, type IsoDate } from './dates.ts';
import type { BookingErrorBlanks } from './booking-errors.ts';
import type { StayDates } from './stay.ts';
import { defineTexts } from '../texts/index.ts';

/** Days in a row, one after the other with no gap. */
export type CalendarDays = readonly CalendarDay[];

const CHECK_IN: ReadonlySet<AvailabilityCode> = new Set(['DC', 'DI']);
const STAY_OVER: ReadonlySet<AvailabilityCode> = new Set(['DC', 'DX']);
const CHECK_OUT: ReadonlySet<AvailabilityCode> = new Set(['DC', 'DO', 'NO']);

/** Check-in accepts available (DC) or stay-or-check-in (DI). */
export const canCheckIn = (code: AvailabilityCode): boolean => CHECK_IN.has(code);
/** A night between accepts available (DC) or stay-only (DX). */
export const canStayOver = (code: AvailabilityCode): boolean => STAY_OVER.has(code);
/** The check-out day accepts available (DC), stay-or-check-out (DO) or only-check-out (NO). */
export const canCheckOut = (code: AvailabilityCode): boolean => CHECK_OUT.has(code);
/**
 * The night that begins on this day is for sale at all (codes D…); decides what has a price in the index and in
 * medians.
 */
export const isNightOffered = (code: AvailabilityCode): boolean => code.startsWith('D');

/** The day of a calendar, or undefined when the date lies outside it. */
export function findCalendarDay(days: CalendarDays, date: IsoDate): CalendarDay | undefined {
  const first = days[0];
  return first && days[toEpochDay(date) - toEpochDay(first.date)];
}

/**
 * Why a stay is refused. `code` is of the booking catalogue; `date` is the day that decided it. A maximum stay has no
 * code of its own and counts as not available (1021).
 */
export type StayRefusal = {
  reason: 'order' | 'past' | 'unavailable' | 'checkIn' | 'checkOut' | 'minStay' | 'maxStay' | 'noRate';
  code: '1004' | '1005' | '1015' | '1016' | '1018' | '1019' | '1021';
  date: IsoDate;
  /** The limit in nights, for minStay and maxStay. */
  nights?: number;
};
export type StayAnswer = { ok: true } | ({ ok: false } & StayRefusal);

const refuse = (
  reason: StayRefusal['reason'],
  code: StayRefusal['code'],
  date: IsoDate,
  nights?: number,
): StayAnswer => ({
  ok: false,
  reason,
  code,
  date,
  ...(nights === undefined ? {} : { nights }),
});

/**
 * Whether a stay fits the calendar, rates included, with the reason when it does not. What can least be mended is told
 * first: a night that is gone before a rule about weekdays, that before a length. Give `today` to refuse past
 * check-ins.
 */
export function canStay(days: CalendarDays, start: IsoDate, end: IsoDate, today?: IsoDate): StayAnswer {
  const nights = nightsBetween(start, end);
  if (!(nights > 0)) return refuse('order', '1005', start);
  if (today !== undefined && start < today) return refuse('past', '1004', start);

  const stay: CalendarDay[] = [];
  for (let night = 0; night < nights; night += 1) {
    const date = addDays(start, night);
    const day = findCalendarDay(days, date);
    if (!day || !isNightOffered(day.code)) return refuse('unavailable', '1021', date);
    stay.push(day);
  }
  const closed = stay.find((day, night) => night > 0 && !canStayOver(day.code));
  if (closed) return refuse('unavailable', '1021', closed.date);
  if (stay[0] && !canCheckIn(stay[0].code)) return refuse('checkIn', '1018', start);
  const last = findCalendarDay(days, end);
  if (!last) return refuse('unavailable', '1021', end);
  if (!canCheckOut(last.code)) return refuse('checkOut', '1019', end);

  const minimum = Math.max(...stay.map((day) => day.minStay));
  if (nights < minimum) return refuse('minStay', '1016', start, minimum);
  const maximum = Math.min(...stay.map((day) => day.maxStay));
  if (nights > maximum) return refuse('maxStay', '1021', start, maximum);
  const unpriced = stay.find((day) => day.priceCents === null);
  return unpriced ? refuse('noRate', '1015', unpriced.date) : { ok: true };
}

/**
 * A refusal for the guest: the catalogue's code with what fills its text's blanks, and what it means on this calendar
 * in a sentence.
 */
export type StayExplanation =
  | { ok: true }
  | { ok: false; code: StayRefusal['code']; date: IsoDate; blanks: BookingErrorBlanks; words: string };

type Refused = { day: string; nights: string; out: string };

export const refusalTexts = /* @__PURE__ */ defineTexts('shared/refusals', {
  order: () => 'Check-out must be after check-in.',
  past: ({ day }: Refused) => `${day} is in the past.`,
  unavailable: ({ day }: Refused) => `The night of ${day} is not available.`,
  checkIn: ({ day }: Refused) => `Check-in is not possible on ${day}.`,
  checkOut: ({ day }: Refused) => `Check-out is not possible on ${day}.`,
  minStay: ({ day, nights, out }: Refused) => `${nights} minimum from ${day}. Earliest check-out is ${out}.`,
  maxStay: ({ day, nights, out }: Refused) => `${nights} maximum from ${day}. Latest check-out is ${out}.`,
  noRate: ({ day }: Refused) => `The night of ${day} has no price yet.`,
} satisfies Record<StayRefusal['reason'], (refused: Refused) => string>);

function toRefusal({ reason, date, nights = 0 }: StayRefusal, start: IsoDate): string {
  return refusalTexts[reason]({
    day: formatDay(date),
    nights: formatNights(nights),
    out: formatDay(addDays(start, nights)),
  });
}

/** `canStay` in words, for the calendar (LIST-3) and for refusals of services. */
export function explainStay(
  days: CalendarDays,
  start: IsoDate,
  end: IsoDate,
  options: { today?: IsoDate; phone?: string } = {},
): StayExplanation {
  const answer = canStay(days, start, end, options.today);
  if (answer.ok) return answer;
  const blanks = {
    ...(options.phone === undefined ? {} : { phone: options.phone }),
    ...(answer.nights === undefined ? {} : { nights: answer.nights }),
  };
  return {
    ok: false,
    code: answer.code,
    date: answer.date,
    blanks,
    words: toRefusal(answer, start),
  };
}

/**
 * Lengths in nights of every stay that can begin on the day at `offset`, shortest first, none above `longest`. Empty
 * when nobody can check in that day. Works on offsets because the search index asks it of each day of each home.
 */
export function possibleNights(days: CalendarDays, offset: number, longest: number = Infinity): number[] {
  const first = days[offset];
  if (!first || !canCheckIn(first.code)) return [];
  const found: number[] = [];
  let minimum = 0;
  let maximum = longest;
  for (let nights = 1; ; nights += 1) {
    const night = days[offset + nights - 1];
    const next = days[offset + nights];
    if (!night || !next || night.priceCents === null || (nights > 1 && !canStayOver(night.code))) return found;
    minimum = Math.max(minimum, night.minStay);
    maximum = Math.min(maximum, night.maxStay);
    // A later night can only lower the maximum, so no longer stay will fit.
    if (nights > maximum) return found;
    if (nights >= minimum && canCheckOut(next.code)) found.push(nights);
  }
}

/**
 * Every check-out that makes a stay from `checkIn` possible, soonest first. Empty when nobody can check in that day.
 */
export function selectableCheckOuts(days: CalendarDays, checkIn: IsoDate): IsoDate[] {
  const origin = days[0];
  if (!origin) return [];
  return possibleNights(days, toEpochDay(checkIn) - toEpochDay(origin.date)).map((nights) => addDays(checkIn, nights));
}

/** Every day on which some stay can begin, from `today` on. */
export function selectableCheckIns(days: CalendarDays, today: IsoDate): IsoDate[] {
  return days
    .filter((day, offset) => day.date >= today && possibleNights(days, offset).length > 0)
    .map((day) => day.date);
}

/**
 * The owner's calendar with booked nights laid over it. Booked nights become not available (NX); the first of them only
 * check-out (NO) when another guest could still stay the night before and leave that morning. The day of check-out
 * keeps its code, so that the next guest can arrive.
 */
export function applyStays(days: CalendarDays, stays: readonly StayDates[]): CalendarDay[] {
  const origin = days[0] ? toEpochDay(days[0].date) : 0;
  const booked = new Set<number>();
  const arrivals = new Set<number>();
  for (const stay of stays) {
    const first = toEpochDay(stay.checkIn) - origin;
    const nights = nightsBetween(stay.checkIn, stay.checkOut);
    arrivals.add(first);
    for (let night = 0; night < nights; night += 1) booked.add(first + night);
  }
  return days.map((day, index) => {
    if (!booked.has(index)) return day;
    const before = days[index - 1];
    const nightBeforeIsFree = before !== undefined && !booked.has(index - 1) && isNightOffered(before.code);
    const code: AvailabilityCode = arrivals.has(index) && nightBeforeIsFree && canCheckOut(day.code) ? 'NO' : 'NX';
    return { ...day, code };
  });
}
