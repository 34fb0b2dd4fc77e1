/** Events of visits, as our own record beside what third parties count: kept ninety days, without network addresses. */
import type { VisitEvent } from '@roost/shared/contracts/visit-event';
import type { Db } from '../db/schema.ts';
import { storable } from '../storable-text.ts';

const PREFIX = 'guest-web: ';
const KEPT_MS = 90 * 86_400_000;

/** Text of any depth in a form that the database holds. */
function held<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part)),
  ) as T;
}

/** @param profileId whose session it is; what the event says of that is not believed. */
export async function keepVisitEvent(
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
      event: JSON.stringify(held(rest)),
    })
    .execute();
}

export async function deleteOldVisitEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('visit_events')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
