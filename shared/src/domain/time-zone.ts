/** The time zone of a home, from its place: deadlines of its cancellation policy are days there, whatever clock the guest or the server has. */
import type { IsoDate } from './dates.ts';

export type ZonedPlace = { country: string | null; state: string | null; location: { lng: number } };

const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const;

/** States whose clock is not the one their longitude suggests, or that have one of their own. */
const STATES: Readonly<Record<string, string>> = {
  Arizona: 'America/Phoenix',
  Hawaii: 'Pacific/Honolulu',
  Alaska: 'America/Anchorage',
  Michigan: 'America/Detroit',
  Alabama: CENTRAL,
  Texas: CENTRAL,
  Utah: MOUNTAIN,
  Montana: MOUNTAIN,
  Wyoming: MOUNTAIN,
  Colorado: MOUNTAIN,
  'New Mexico': MOUNTAIN,
  Nevada: PACIFIC,
  California: PACIFIC,
  Washington: PACIFIC,
  Georgia: EASTERN,
  'New York': EASTERN,
  Ohio: EASTERN,
  Oklahoma: CENTRAL,
  Kansas: CENTRAL,
  Oregon: PACIFIC,
  Idaho: 'America/Boise',
  'British Columbia': 'America/Vancouver',
  'New South Wales': 'Australia/Sydney',
  'Quintana Roo': 'America/Cancun',
};
const COUNTRIES: Readonly<Record<string, string>> = {
  Australia: 'Australia/Sydney',
  Canada: 'America/Toronto',
  France: 'Europe/Paris',
  Greece: 'Europe/Athens',
  Indonesia: 'Asia/Makassar',
  Italy: 'Europe/Rome',
  Mexico: 'America/Mexico_City',
  Monaco: 'Europe/Monaco',
  'New Zealand': 'Pacific/Auckland',
  Norway: 'Europe/Oslo',
  Portugal: 'Europe/Lisbon',
  Singapore: 'Asia/Singapore',
  'United Kingdom': 'Europe/London',
};

/** IANA name of the zone. A place that is not in the tables (no address, a new country) is taken by its longitude, in the United States to the nearest of its four zones. */
export function getTimeZone({ country, state, location: { lng } }: ZonedPlace): string {
  const known = (state === null ? undefined : STATES[state]) ?? (country === null ? undefined : COUNTRIES[country]);
  if (known !== undefined) return known;
  if (country === 'United States' || country === null) {
    if (lng > -85.2) return EASTERN;
    return lng > -101.5 ? CENTRAL : lng > -114 ? MOUNTAIN : PACIFIC;
  }
  const hours = Math.round(lng / 15);
  // The sign of these names is the other way round: Etc/GMT+8 is eight hours behind.
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day it is in a zone at an instant. */
export function dayIn(timeZone: string, instant: Date): IsoDate {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** The day it is at a home at an instant. */
export function dayAt(place: ZonedPlace, instant: Date): IsoDate {
  return dayIn(getTimeZone(place), instant);
}
