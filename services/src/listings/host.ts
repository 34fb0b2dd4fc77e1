/** `GET /hosts/:id`: a host with all homes, their reviews, and how messages were answered (LIST-8). */
import { sql } from 'kysely';
import type { HostProfile, HostReplies } from '@roost/shared/contracts/host';
import { listingPath } from '@roost/shared/domain/listing-address';
import { floorToUnit } from '@roost/shared/domain/money';
import { undatedNightlyCents } from '@roost/shared/domain/price';
import { dayAt } from '@roost/shared/domain/time-zone';
import type { Db } from '../db/schema.ts';
import { findHostRecord, getHomes } from './host-record.ts';
import { readBookableDays } from './calendars.ts';
import { getUndatedDays } from './similar-homes.ts';
import { REVIEWS_PER_PAGE, toReview, toSummary } from './repository.ts';

/** Homes on a host's page. */
const MOST_HOMES = 24;
/** Photos of a card. */
const CARD_PHOTOS = 6;
/** Messages from which on it says something how fast they were answered. */
const LEAST_ASKED = 5;

/** Returns null for a host who has no home that can be rented. Pages count from 1. */
export async function readHost(db: Db, id: string, page: number, now: Date): Promise<HostProfile | null> {
  // A host may have thousands of homes: only those that are shown are read whole (SAFE-6).
  const rows = await getHomes(db, id)
    .select('document')
    .orderBy('rating', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(MOST_HOMES)
    .execute();
  const homes = rows.map(({ document }) => document);
  const [first] = homes;
  const record = first && (await findHostRecord(db, first));
  if (!first || !record) return null;
  const [calendars, latest, replies] = await Promise.all([
    readBookableDays(
      db,
      homes.map((home) => home.id),
      { range: getUndatedDays(now) },
    ),
    findLatest(db, id, page),
    findReplies(db, id, now),
  ]);
  const listings = homes.map((home) => ({
    ...toSummary(home),
    photos: home.photos.slice(0, CARD_PHOTOS),
    averagePerNightCents:
      undatedNightlyCents(calendars.get(home.id) ?? [], dayAt(home, now)) ?? floorToUnit(home.averagePerNightCents),
  }));
  const pages = Math.max(1, Math.ceil(record.reviews / REVIEWS_PER_PAGE));
  return { ...record, host: first.host, listings, latest, page, pages, replies };
}

async function findLatest(db: Db, hostId: string, page: number): Promise<HostProfile['latest']> {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('listing_id', 'in', getHomes(db, hostId).select('id'))
    .orderBy('written_on', 'desc')
    .orderBy('listing_id')
    .orderBy('position')
    .offset((page - 1) * REVIEWS_PER_PAGE)
    .limit(REVIEWS_PER_PAGE)
    .execute();
  const homes = await db
    .selectFrom('listings')
    .select('document')
    .where('id', 'in', ['', ...rows.map((row) => row.listing_id)])
    .execute();
  const byId = new Map(homes.map(({ document }) => [document.id, document]));
  return rows.flatMap((row) => {
    const home = byId.get(row.listing_id);
    if (!home) return [];
    return {
      ...toReview(row),
      listingId: home.id,
      headline: home.headline,
      path: listingPath(home),
    };
  });
}

/**
 * Counts how the host answered messages of guests and public questions, from the times that are stored. The first
 * message of a row of a guest's counts.
 */
async function findReplies(db: Db, hostId: string, now: Date): Promise<HostReplies | null> {
  const homes = getHomes(db, hostId).select('id');
  const { rows } = await sql<{ asked: number | string; within_day: number | string; minutes: number | string | null }>`
    with asked as (
      select asked_at as at, answered_at as answered from listing_questions where listing_id in ${homes}
      union all
      select sent_at, (select min(h.sent_at) from messages h where h.thread_code = m.thread_code and h.sender = 'host' and h.id > m.id)
      from (
        select messages.*, lag(sender) over (partition by thread_code order by messages.id) as before
        from messages join message_threads on message_threads.code = messages.thread_code
        where message_threads.listing_id in ${homes}
      ) m
      where m.sender = 'guest' and m.before is distinct from 'guest'
    )
    select
      count(*) as asked,
      count(*) filter (where answered <= at + interval '1 day') as within_day,
      percentile_cont(0.5) within group (order by extract(epoch from answered - at) / 60) filter (where answered is not null) as minutes
    from asked where at > ${now}::timestamptz - interval '1 year' and at < ${now}::timestamptz - interval '1 day'`.execute(
    db,
  );
  const [row] = rows;
  const asked = Number(row?.asked ?? 0);
  if (!row || asked < LEAST_ASKED || row.minutes === null) return null;
  return { asked, withinDay: Number(row.within_day), medianMinutes: Math.ceil(Number(row.minutes)) };
}
