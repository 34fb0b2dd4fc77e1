import { formatDayInYear } from '@roost/shared/domain/dates';
import { toLocalDay } from '@roost/shared/domain/local-day';
import { formatClock } from '../../components/format-stay.ts';
import { messagesCopy as copy } from './messages-copy.ts';

const MINUTE_MS = 60_000;
const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/**
 * Returns when a message was sent, in the reader's own time: "9 minutes ago", "10:22 AM", "yesterday, 10:22 AM", "May
 * 11", "May 11, 2025".
 */
export function formatMessageTime(at: string, now: Date): string {
  const sent = new Date(at);
  const minutes = Math.floor((now.getTime() - sent.getTime()) / MINUTE_MS);
  // Clocks of server and reader may differ by a little.
  if (minutes < 1 && minutes > -60) return copy.justNow;
  if (minutes > 0 && minutes < 60) return copy.minutesAgo(minutes);
  const time = formatClock(sent);
  if (isSameDay(sent, now)) return time;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(sent, yesterday)) return copy.yesterday(time);
  return formatDayInYear(toLocalDay(sent), toLocalDay(now));
}
