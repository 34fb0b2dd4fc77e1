/**
 * What a guest wants: which nights, and who comes. Everything inside the site speaks of it with the types of this file.
 * Other spellings stand at the borders only, and the functions that convert them are here: `startDate`/`endDate` of
 * addresses and of our services, `start`/`end` of the state that the specification names (decision 0016).
 */
import type { Party } from '../contracts/booking.ts';
import { nightsBetween, parseIsoDate, type IsoDate } from './dates.ts';

export type { Party } from '../contracts/booking.ts';

/** The nights from `checkIn` up to, not including, `checkOut`: at least one. */
export type StayDates = { checkIn: IsoDate; checkOut: IsoDate };

/** Dates while a guest is still choosing them; null is not chosen yet. */
export type DraftDates = { checkIn: IsoDate | null; checkOut: IsoDate | null };

/** What a guest wants. `dates` is null while there is no whole pair. */
export type Stay = { dates: StayDates | null; party: Party };

/** Longer stays are asked for by inquiry; a search filter of more nights would outgrow what an index accepts. */
export const MAX_STAY_NIGHTS = 90;
/** Most guests of one kind that an address may ask for. */
export const MAX_GUESTS = 99;

export const NO_DATES: DraftDates = { checkIn: null, checkOut: null };

/** Query keys of a stay, in the order they are written (ROUTE-4, ROUTE-7). */
export const PARTY_KEYS = ['adults', 'children', 'infants', 'pets'] as const;
export const STAY_KEYS = ['startDate', 'endDate', ...PARTY_KEYS] as const;

/** Returns the pair when both are days and check-out follows check-in, else null. */
export function toStayDates(checkIn: unknown, checkOut: unknown): StayDates | null {
  const [first, last] = [parseIsoDate(checkIn), parseIsoDate(checkOut)];
  return first !== null && last !== null && first < last ? { checkIn: first, checkOut: last } : null;
}

/** Returns the number of nights, 0 without dates. */
export function getNights(dates: StayDates | null): number {
  return dates ? nightsBetween(dates.checkIn, dates.checkOut) : 0;
}

/**
 * Children come with an adult: no home takes them alone (1006), so everything that shows homes or prices counts one
 * along. Nobody, and infants or pets without anybody, is a party that is not chosen yet.
 */
export function withAdult(party: Party): Party {
  return { ...party, adults: party.adults || Math.min(party.children, 1) };
}

/**
 * Reads the stay of an address. Bad values count as missing (ROUTE-13); half a pair of dates or more than 90 nights are
 * no dates.
 */
export function readStay(params: URLSearchParams): Stay {
  const { dates, party } = readDraftStay(params);
  const whole = toStayDates(dates.checkIn, dates.checkOut);
  return { dates: getNights(whole) <= MAX_STAY_NIGHTS ? whole : null, party: withAdult(party) };
}

/**
 * Like `readStay`, but keeps a single date and children alone: booking tells the guest what is missing (1002, 1003,
 * 1006). Dates in the wrong order are both dropped.
 */
export function readDraftStay(params: URLSearchParams): { dates: DraftDates; party: Party } {
  const [checkIn, checkOut] = [parseIsoDate(params.get('startDate')), parseIsoDate(params.get('endDate'))];
  const isOrdered = checkIn === null || checkOut === null || checkIn < checkOut;
  const count = (key: keyof Party) => {
    const text = params.get(key) ?? '';
    return /^\d{1,6}$/.test(text) && Number(text) <= MAX_GUESTS ? Number(text) : 0;
  };
  return {
    dates: isOrdered ? { checkIn, checkOut } : NO_DATES,
    party: { adults: count('adults'), children: count('children'), infants: count('infants'), pets: count('pets') },
  };
}

/**
 * Returns a copy of the query with this stay in place of the one it had. Missing dates and counts of 0 are left out;
 * other keys stay.
 */
export function withStay(
  params: URLSearchParams,
  { dates, party }: { dates: DraftDates | null; party: Party },
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { startDate: dates?.checkIn, endDate: dates?.checkOut, ...party };
  for (const key of STAY_KEYS) {
    if (values[key]) next.set(key, String(values[key]));
    else next.delete(key);
  }
  return next;
}

/**
 * Returns the same without dates when check-in was before `today`: a shared link outlives its dates, and nothing could
 * match.
 */
export function withoutPastDates<T extends { dates: StayDates | null }>(stay: T, today: IsoDate): T {
  return stay.dates && stay.dates.checkIn < today ? { ...stay, dates: null } : stay;
}

/**
 * Returns why the dates of an address do not count, so that a page can say it instead of dropping them in silence
 * (ROUTE-13): `past`, or `unreadable`, which no stay of 1 to 90 nights is. Null where they count, and where there are
 * none.
 */
export function findLostDates(params: URLSearchParams, today: IsoDate): 'past' | 'unreadable' | null {
  if (!params.get('startDate') && !params.get('endDate')) return null;
  const { dates } = readStay(params);
  if (dates === null) return 'unreadable';
  return dates.checkIn < today ? 'past' : null;
}

/** Dates as addresses and services spell them. */
export type WireDates = { startDate: string; endDate: string };

export function toWireDates({ checkIn, checkOut }: StayDates): WireDates {
  return { startDate: checkIn, endDate: checkOut };
}

/** Returns null when the two are no pair of days in order. */
export function fromWireDates({ startDate, endDate }: { startDate: unknown; endDate: unknown }): StayDates | null {
  return toStayDates(startDate, endDate);
}

/**
 * Dates as the state that the specification names spells them (docs/spec/search.md: `selectedDates`;
 * docs/spec/booking.md: `dates`).
 */
export type StateDates = { start: IsoDate | null; end: IsoDate | null };

export function toStateDates(dates: DraftDates | null): StateDates {
  return { start: dates?.checkIn ?? null, end: dates?.checkOut ?? null };
}

export function fromStateDates({ start, end }: StateDates): StayDates | null {
  return toStayDates(start, end);
}
