/**
 * Finishes what a crash, a lost answer or an unreachable provider left open. Runs at start, on a timer and when a webhook names a
 * payment. A stay whose card was authorised is finished; one whose card was not is failed, and its nights are free again.
 */
import { payDueRefunds } from '../cancellation/cancel.ts';
import type { StayRow } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { claimStay, letGo } from './requests.ts';
import { release, settle, type SettleDeps } from './settle.ts';
import { findStayByPayment } from './stays.ts';

/** A guest who was sent to the bank has this long to come back. */
export const CHALLENGE_MINUTES = 15;
/**
 * A guest whose first try got no answer has this long to press the button again, also when services were restarted in between: the same
 * request then goes on where it stopped, while a recovery that came first would have refused it for good. Nights are held so much longer.
 */
const UNFINISHED_MINUTES = 1;

const minutesAgo = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

async function resume(stay: StayRow, deps: SettleDeps): Promise<void> {
  const key = await claimStay(deps.db, stay.code, deps.now());
  if (key === null) return;
  try {
    const old = stay.created_at < minutesAgo(deps.now(), CHALLENGE_MINUTES);
    const { final } = await settle(stay, { key, mayAuthorise: false, mayChallenge: !old }, deps);
    if (!final) await letGo(deps.db, key);
  } catch (error) {
    await letGo(deps.db, key);
    deps.log('recovery_failed', { stay: stay.code, ...errorFields(error) });
  }
}

/** Looks at every stay that is not settled. One that fails is logged and tried at the next run. */
export async function recover(deps: SettleDeps): Promise<void> {
  const { db, now } = deps;
  const pending = await db
    .selectFrom('stays')
    .selectAll()
    .where('status', '=', 'pending')
    .where('updated_at', '<', minutesAgo(now(), UNFINISHED_MINUTES))
    .orderBy('updated_at')
    .limit(100)
    .execute();
  for (const stay of pending) await resume(stay, deps);
  const unreleased = await db
    .selectFrom('stays')
    .selectAll()
    .where('release_due', '=', true)
    .orderBy('updated_at')
    .limit(100)
    .execute();
  for (const stay of unreleased) await release(stay, deps);
  await payDueRefunds(deps);
}

/** What a webhook about a payment sets in motion. Unknown payments and stays that are settled need nothing: events may come twice or late. */
export async function resumePayment(paymentIntentId: string, deps: SettleDeps): Promise<void> {
  const stay = await findStayByPayment(deps.db, paymentIntentId);
  if (stay?.status === 'pending') await resume(stay, deps);
}
