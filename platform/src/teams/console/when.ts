/**
 * Times as the console shows them. Teams are anywhere, and the console has no script that knows where: always UTC, and
 * how long ago it was.
 */
import { html } from './html.ts';
import type { Html } from './html.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** `just now`, `12 min ago`, `5 h ago`, `3 days ago`. A clock that is ahead makes nothing later than now. */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / DAY_MINUTES);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** Date and time in UTC, and how long ago. */
export const when = (iso: string, now: number): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC (${formatAge(iso, now)})</time>`;
