/** Steps of the rest of a stay, each taken by one process. */
import { lockStay } from '../changes/stored-changes.ts';
import type { StayRow, Tx } from '../db/schema.ts';

/** A step that did not come to its end is taken again after this time. */
const AGAIN_MS = 600_000;

/** Locks a stay whose step is due and puts its next step off, so that another process leaves it alone. Null when it is not due any more, or something else of it is under way. */
export async function takeStep(tx: Tx, code: string, now: Date): Promise<StayRow | null> {
  const stay = await lockStay(tx, code);
  if (stay.status !== 'confirmed' || stay.rest_next_at === null || stay.rest_next_at > now) return null;
  await tx
    .updateTable('stays')
    .set({ rest_next_at: new Date(now.getTime() + AGAIN_MS) })
    .where('code', '=', code)
    .execute();
  const pending = await tx
    .selectFrom('stay_changes')
    .select('id')
    .where('stay_code', '=', code)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return pending ? null : stay;
}
