/** Schedules the mail that announces some days before that the rest of a stay will be charged. */
import { addDays } from '@roost/shared/domain/dates';
import { getTimeZone } from '@roost/shared/domain/time-zone';
import type { StayRow, StoredListing, Tx } from '../db/schema.ts';
import { getStepTime } from './rest.ts';

const MAIL_DAYS_BEFORE = 5;

/** Schedules the mail for a stay with a rest, moves it with the stay, and removes it when the rest is paid. */
export async function planRestMail(
  tx: Tx,
  { code, rest_cents: cents, rest_on: restOn }: Pick<StayRow, 'code' | 'rest_cents' | 'rest_on'>,
  listing: StoredListing,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where('stay_code', '=', code)
    .where('kind', '=', 'rest-soon')
    .where('sent_at', 'is', null)
    .execute();
  if (cents === 0 || restOn === null) return;
  const due = getStepTime(getTimeZone(listing), addDays(restOn, -MAIL_DAYS_BEFORE));
  if (due <= now) return;
  await tx
    .insertInto('mail_outbox')
    .values({ kind: 'rest-soon', stay_code: code, inquiry_id: null, next_at: due, sent_at: null })
    .execute();
}
