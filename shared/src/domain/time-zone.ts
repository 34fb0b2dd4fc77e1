/**
 * The time zone of a home, from its place: its first bookable day and the deadlines of its cancellation policy are days
 * there, whatever clock the guest or the server has. Reads the zone tables of the runtime; for what browsers need see
 * `home-day`.
 */
import { ownValue } from './own-value.ts';
import { DAY_MS, toEpochDay, type IsoDate } from './dates.ts';

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

/**
 * IANA name of the zone. A place that is not in the tables (no address, a new country) is taken by its longitude, in
 * the United States to the nearest of its four zones.
 */
export function getTimeZone({ country, state, location: { lng } }: ZonedPlace): string {
  const known =
    (state === null ? undefined : ownValue(STATES, state)) ??
    (country === null ? undefined : ownValue(COUNTRIES, country));
  if (known !== undefined) return known;
  if (country === 'United States' || country === null) {
    if (lng > -85.2) return EASTERN;
    return lng > -101.5 ? CENTRAL : lng > -114 ? MOUNTAIN : PACIFIC;
  }
  return toZoneByHours(Math.round(lng / 15));
}

function toZoneByHours(hours: number): string {
  // The sign of these names is the other way round: Etc/GMT+8 is eight hours behind.
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Every zone that `getTimeZone` can name. */
export const TIME_ZONES: readonly string[] = [
  ...new Set([
    ...Object.values(STATES),
    ...Object.values(COUNTRIES),
    ...[EASTERN, CENTRAL, MOUNTAIN, PACIFIC],
    ...Array.from({ length: 25 }, (_, index) => toZoneByHours(index - 12)),
  ]),
];

const QUARTER_MS = 900_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
const lastDays = new Map<string, { quarter: number; day: IsoDate }>();

/** The day it is in a zone at an instant. It is asked again and again; a day begins at a quarter of an hour of UTC. */
export function dayIn(timeZone: string, instant: Date): IsoDate {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = findDay(timeZone, instant);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

function findDay(timeZone: string, instant: Date): IsoDate {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  const [month, day, year] = formatter.format(instant).split('/');
  return `${year}-${month}-${day}`;
}

/** The day it is at a home at an instant. */
export function dayAt(place: ZonedPlace, instant: Date): IsoDate {
  return dayIn(getTimeZone(place), instant);
}

const HOUR_MS = 3_600_000;
const dayEnds = new Map<string, number>();

/**
 * `Day Ends` of an index record: minutes from midnight UTC of `day` to the first instant at which it is over in the
 * zone. Searched for rather than added up, so that days of 23 and 25 hours, and zones that turn their clocks at
 * midnight, need no rule of their own.
 */
export function getDayEnd(timeZone: string, day: IsoDate): number {
  const key = `${timeZone} ${day}`;
  const known = dayEnds.get(key);
  if (known !== undefined) return known;
  const start = toEpochDay(day) * DAY_MS;
  // Over nowhere at `low`, over everywhere at `high`; both are quarters of an hour.
  let low = (start + DAY_MS - 15 * HOUR_MS) / QUARTER_MS;
  let high = (start + DAY_MS + 13 * HOUR_MS) / QUARTER_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(timeZone, new Date(middle * QUARTER_MS)) > day) high = middle;
    else low = middle;
  }
  const minutes = (high * QUARTER_MS - start) / 60_000;
  if (dayEnds.size > 1_000) dayEnds.clear();
  dayEnds.set(key, minutes);
  return minutes;
}
