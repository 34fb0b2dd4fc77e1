/** What a step of the trial did, in words. */
import type { Books } from '../invariants.ts';
import type { Booking, PageLoad } from './load.ts';

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const countFailed = (pages: readonly PageLoad[]): number =>
  pages.filter(({ problem }) => problem !== null).length;

export function describePages(pages: readonly PageLoad[]): string {
  const failed = pages.flatMap(({ problem }) => problem ?? []);
  const again = pages.filter(({ secondTry }) => secondTry).length;
  const times = pages.map(({ ms }) => ms);
  return `${pages.length} pages, ${failed.length} failed${failed.length ? ` (${[...new Set(failed)].slice(0, 3).join('; ')})` : ''}${again ? `, ${again} by the second edge` : ''}, p50 ${Math.round(percentile(times, 0.5))} ms, p95 ${Math.round(percentile(times, 0.95))} ms`;
}

export function describeBookings(bookings: readonly Booking[]): string {
  const done = bookings.filter(({ code }) => code !== null);
  return bookings.length === 0
    ? ''
    : `${done.length} of ${bookings.length} bookings over, slowest ${(Math.max(0, ...bookings.map(({ at, doneAt }) => doneAt - at)) / 1_000).toFixed(1)} s`;
}

export const describeBooks = ({ confirmed, cancelled, failed, capturedCents, refundedCents }: Books): string =>
  `${confirmed} confirmed, ${cancelled} cancelled, ${failed} failed, ${(capturedCents / 100).toFixed(2)} taken, ${(refundedCents / 100).toFixed(2)} given back: they balance`;
