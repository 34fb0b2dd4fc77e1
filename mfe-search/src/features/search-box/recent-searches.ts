/**
 * The last searches of this browser, in local storage. They are a convenience, so they are kept only with consent to
 * functional storage and removed without it (docs/decisions/0009).
 */
import * as z from 'zod/mini';
import { isIsoDate } from '@roost/shared/domain/dates';
import { EMPTY_SEARCH, writeSearch } from '@roost/shared/domain/search-address';
import { toStayDates } from '@roost/shared/domain/stay';
import { defineStoredValue } from '@roost/shared/storage';
import type { StorageArea } from '@roost/shared/storage';
import type { Draft } from './draft.ts';

export const RECENT_SEARCHES_KEY = 'recentSearches';
const KEPT = 6;

const count = z.int().check(z.gte(0), z.lte(99));
const date = z.string().check(z.refine(isIsoDate));
const party = z.object({ adults: count, children: count, infants: count, pets: count });
const recentSchema = z.object({
  query: z.string().check(z.minLength(1), z.maxLength(200)),
  dates: z.nullable(z.object({ checkIn: date, checkOut: date })),
  party,
});
/** As searches were stored until 2026-11. */
const formerSchema = z.object({
  query: z.string(),
  dates: z.nullable(z.object({ start: z.string(), end: z.string() })),
  guests: party,
});
export type RecentSearch = z.infer<typeof recentSchema>;

/** Where searches are kept, and whether they may be; given by tests. */
export type RecentStorage = { area: () => StorageArea; allowed: boolean };

const getStored = ({ area }: RecentStorage) =>
  defineStoredValue({ key: RECENT_SEARCHES_KEY, schema: z.array(z.unknown()), fallback: [], area });

/**
 * Returns the recent searches, newest first. Entries that cannot be read are left out; of a stay that began before
 * `today` only the place is left. Without consent what was kept is removed.
 */
export function readRecents(store: RecentStorage, today: string): RecentSearch[] {
  const stored = getStored(store);
  if (!store.allowed) {
    stored.remove();
    return [];
  }
  return stored
    .read()
    .slice(0, KEPT)
    .flatMap((entry) => {
      const recent = recentSchema.safeParse(fromFormer(entry));
      if (!recent.success) return [];
      const { dates } = recent.data;
      return [
        { ...recent.data, dates: dates && dates.checkIn >= today && dates.checkOut > dates.checkIn ? dates : null },
      ];
    });
}

function fromFormer(entry: unknown): unknown {
  const { data } = formerSchema.safeParse(entry);
  if (!data) return entry;
  const { query, dates, guests } = data;
  return { query, dates: dates && { checkIn: dates.start, checkOut: dates.end }, party: guests };
}

function write(store: RecentStorage, recents: readonly RecentSearch[]): void {
  const stored = getStored(store);
  if (store.allowed && recents.length > 0) stored.write([...recents]);
  else stored.remove();
}

/** Adds a search. The same place with other dates or guests takes its place; a search without a place is not kept. */
export function addRecent(store: RecentStorage, { query, dates, party }: Omit<Draft, 'inArea'>, today: string): void {
  const recent = recentSchema.safeParse({
    query: query.trim(),
    dates: toStayDates(dates.checkIn, dates.checkOut),
    party,
  });
  if (!recent.success) return;
  write(
    store,
    [recent.data, ...readRecents(store, today).filter((other) => !isSame(other, recent.data))].slice(0, KEPT),
  );
}

export function removeRecent(store: RecentStorage, gone: RecentSearch, today: string): void {
  write(
    store,
    readRecents(store, today).filter((recent) => !isSame(recent, gone)),
  );
}

export function clearRecents(store: RecentStorage): void {
  write(store, []);
}

/** Returns a key for lists. */
export function recentId({ query, dates, party }: RecentSearch): string {
  return writeSearch({ ...EMPTY_SEARCH, query, dates, party }).toString();
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  return one.query.toLowerCase() === other.query.toLowerCase();
}
