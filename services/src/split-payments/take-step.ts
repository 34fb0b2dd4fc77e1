/** Takes the steps of a stay's rest, each in one process only. */
import { lockStay } from '../changes/stored-changes.ts';
import type { StayRow, Tx } from '../db/schema.ts';

/** Milliseconds after which an unfinished step is taken again. */
const AGAIN_MS = 600_000;

/**
 * Locks a stay whose step is due and postpones its next step, so that no other process takes it. Null when it is not
 * due any more, or another payment of it is under way.
 */
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
