/**
 * Our own record of visits beside what third parties count. Rows are kept for ninety days, 20 million of them at most,
 * and hold no network addresses.
 */
import { sql } from 'kysely';
import type { VisitEvent } from '@roost/shared/contracts/visit-event';
import type { Db } from '../db/schema.ts';
import { storable } from '../storable-text.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

const PREFIX = 'guest-web: ';
const KEPT_MS = 90 * DAY_MS;
/** About 20 GB. */
export const MOST_KEPT = 20_000_000;

/** Returns a copy in which every text can be stored in the database. */
function toStorable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part)),
  ) as T;
}

/** Stores an event. @param profileId the guest of the session; the event's own `userId` is not trusted */
export async function saveVisitEvent(
  db: Db,
  event: VisitEvent,
  { now, profileId }: { now: Date; profileId: string | null },
): Promise<void> {
  const { name, anonymousId, withoutPrefix, userId: _claimed, ...rest } = event;
  await db
    .insertInto('visit_events')
    .values({
      at: now,
      name: withoutPrefix ? name : PREFIX + name,
      anonymous_id: anonymousId,
      profile_id: profileId,
      event: JSON.stringify(toStorable(rest)),
    })
    .execute();
}

/**
 * Deletes what is older than ninety days, and of the rest what is more than `most` events old, counted by their ids.
 */
export async function deleteOldVisitEvents(db: Db, now: Date, most = MOST_KEPT): Promise<void> {
  await db
    .deleteFrom('visit_events')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  await db
    .deleteFrom('visit_events')
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('visit_events as newest')
        .select(sql<number>`coalesce(max(newest.id), 0) - ${most}::bigint`.as('last')),
    )
    .execute();
}
