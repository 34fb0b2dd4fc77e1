/** Our own record of visits beside what third parties count. Rows are kept for ninety days and hold no network addresses. */
import type { VisitEvent } from '@roost/shared/contracts/visit-event';
import type { Db } from '../db/schema.ts';
import { storable } from '../storable-text.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

const PREFIX = 'guest-web: ';
const KEPT_MS = 90 * DAY_MS;

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

export async function deleteOldVisitEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('visit_events')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
