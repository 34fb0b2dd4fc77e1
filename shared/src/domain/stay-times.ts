/**
 * When a guest may come and has to leave: the home's hours, and those of the extras that change them. One rule for
 * pages, mails and calendar files.
 */

/** Hours as a home's rules have them: `4:00 PM`, or as its owner writes them: `4 PM`, `16:00`. */
type StayTimes = { checkInFrom: string; checkOutBy: string };

/** What the descriptions of these extras promise (`optional_items` of the database). */
const EARLY_CHECK_IN = { id: 'early-check-in', from: '1:00 PM' };
const LATE_CHECK_OUT = { id: 'late-check-out', by: '2:00 PM' };

/** Minutes of the day, of `4:00 PM`, `4 PM` or `16:00`; not a number where it is no time. */
function toMinutes(time: string): number {
  const [, hour, minute = '0', half] = /^(\d{1,2})(?::(\d{2}))? ?([AP]M)$/i.exec(time) ?? [];
  if (half) return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'PM' ? 720 : 0);
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Returns a time of day as a home's rules have it, `4:00 PM`; what is no time, as it was written. */
export function formatTimeOfDay(time: string): string {
  const minutes = toMinutes(time);
  if (!(minutes < 1_440)) return time;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the hours of a stay with the extras that were chosen. An extra never makes a stay shorter. */
export function getStayTimes({ checkInFrom, checkOutBy }: StayTimes, chosen: readonly string[]): StayTimes {
  const isEarly = chosen.includes(EARLY_CHECK_IN.id) && toMinutes(EARLY_CHECK_IN.from) < toMinutes(checkInFrom);
  const isLate = chosen.includes(LATE_CHECK_OUT.id) && toMinutes(LATE_CHECK_OUT.by) > toMinutes(checkOutBy);
  return {
    checkInFrom: isEarly ? EARLY_CHECK_IN.from : checkInFrom,
    checkOutBy: isLate ? LATE_CHECK_OUT.by : checkOutBy,
  };
}

/** True for an extra of hours that gives a guest of this home none: early check-in where guests come as early anyway. */
export function givesNoHours(times: StayTimes, id: string): boolean {
  if (id !== EARLY_CHECK_IN.id && id !== LATE_CHECK_OUT.id) return false;
  const { checkInFrom, checkOutBy } = getStayTimes(times, [id]);
  return checkInFrom === times.checkInFrom && checkOutBy === times.checkOutBy;
}

/**
 * Returns the extras that a stay cannot have: the guest who leaves on its first day stays on, or the one who comes on
 * its last day comes early.
 */
export const getTakenExtras = (ofLeaving: readonly string[], ofArriving: readonly string[]): string[] => [
  ...(ofLeaving.includes(LATE_CHECK_OUT.id) ? [EARLY_CHECK_IN.id] : []),
  ...(ofArriving.includes(EARLY_CHECK_IN.id) ? [LATE_CHECK_OUT.id] : []),
];

/** Returns the ids of the extras that are part of a price. */
export const getChosenExtras = (items: readonly { id: string; selected: boolean }[]): string[] =>
  items.filter(({ selected }) => selected).map(({ id }) => id);
