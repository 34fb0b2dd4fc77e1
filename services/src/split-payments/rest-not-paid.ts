/** Updates a stay after a charge of its rest that took no money, in the transaction that ends the charge. */
import { getRetryDays } from '@roost/shared/domain/split-payment';
import { addDays } from '@roost/shared/domain/dates';
import { dayIn } from '@roost/shared/domain/time-zone';
import type { ChangeRow, StayRow, Tx } from '../db/schema.ts';
import { getStepTime } from './rest.ts';

/** Counts a declined charge and mails the guest. A charge that ended in a crash does not count: it is repeated soon. */
export async function noteRestNotPaid(
  tx: Tx,
  stay: StayRow,
  change: ChangeRow,
  { declined, now }: { declined: boolean; now: Date },
): Promise<void> {
  if (change.kind !== 'rest' || !declined || stay.status !== 'confirmed' || stay.rest_cents === 0) return;
  const declines = stay.rest_declines + 1;
  const zone = stay.quote.refundTerms?.timeZone ?? 'UTC';
  await tx
    .updateTable('stays')
    .set({
      rest_declines: declines,
      rest_next_at: getStepTime(zone, addDays(dayIn(zone, now), getRetryDays(declines))),
    })
    .where('code', '=', stay.code)
    .execute();
  await tx
    .insertInto('mail_outbox')
    .values({ kind: 'rest-declined', stay_code: stay.code, inquiry_id: null, next_at: now, sent_at: null })
    .execute();
}
