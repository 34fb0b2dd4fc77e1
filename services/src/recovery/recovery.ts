/**
 * Finishes stays that a crash, a lost answer or an unreachable provider left pending. Runs at start, on a timer and for
 * each webhook about a payment. A stay whose card was authorised is confirmed; any other fails, and its nights are free
 * again.
 */
import { recoverChanges, resumeChangePayment } from '../changes/recover-changes.ts';
import { payRefund } from '../cancellation/pay-refund.ts';
import type { StayRow } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import { claimStay, releaseLease, whileHolding } from '../reservations/leases.ts';
import { putOff } from '../reservations/retries.ts';
import { release, settle, type SettleDeps } from '../reservations/settle.ts';
import { findStayByPayment } from '../reservations/stays.ts';

/** Minutes that a guest has for the bank's challenge. */
export const CHALLENGE_MINUTES = 15;
/**
 * Seconds that the recovery leaves an unfinished request alone after its last try. A guest who got no answer can send
 * the same request again in this time, and it goes on where it stopped; a recovery before that would fail it for good.
 * The first is for requests whose process died. The second is for those that were answered "try again", which pages do
 * by themselves.
 */
const DIED_SECONDS = 10;
const ANSWERED_SECONDS = 25;
/** Stays of one kind that a run looks at, and how many of them at the same time: after a crash many guests wait. */
const BATCH = 100;
const AT_ONCE = 4;

const secondsAgo = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

async function resume(stay: StayRow, deps: SettleDeps): Promise<void> {
  const { db, now } = deps;
  const lease = await claimStay(db, stay.code, now());
  if (lease === null) return;
  try {
    const old = stay.created_at < secondsAgo(now(), CHALLENGE_MINUTES * 60);
    const { final } = await whileHolding(lease, deps, () =>
      settle(stay, { key: lease.key, mayAuthorise: false, mayChallenge: !old }, deps),
    );
    if (final) return;
    // The guest is at the bank. A webhook says when the answer is there.
    await releaseLease(db, lease);
    await putOff(db, stay, now());
  } catch (error) {
    await putOff(db, stay, now());
    await releaseLease(db, lease);
    deps.log('recovery_failed', { stay: stay.code, ...errorFields(error) });
  }
}

/** Runs `work` for each stay, a few at a time. One that throws is logged and leaves the others alone. */
async function forEachStay(
  stays: readonly StayRow[],
  work: (stay: StayRow) => Promise<unknown>,
  { log }: SettleDeps,
): Promise<void> {
  const waiting = [...stays];
  const one = async (): Promise<void> => {
    for (let stay = waiting.shift(); stay; stay = waiting.shift()) {
      try {
        await work(stay);
      } catch (error) {
        log('recovery_failed', { stay: stay.code, ...errorFields(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/**
 * Settles every pending stay, releases what is due and pays due refunds. A stay that fails is logged and tried again
 * later (retries.ts).
 */
export async function recover(deps: SettleDeps): Promise<void> {
  const { db, now } = deps;
  const due = db
    .selectFrom('stays')
    .selectAll()
    .where('next_try_at', '<=', now())
    .orderBy('next_try_at')
    .orderBy('updated_at')
    .limit(BATCH);
  const pending = await due
    .where('status', '=', 'pending')
    .where('updated_at', '<', secondsAgo(now(), DIED_SECONDS))
    .where((eb) =>
      eb.or([
        eb('updated_at', '<', secondsAgo(now(), ANSWERED_SECONDS)),
        // A lease that was given back ends at the epoch.
        eb.exists(
          eb
            .selectFrom('reservation_requests')
            .select('idempotency_key')
            .whereRef('stay_code', '=', 'stays.code')
            .where('lease_until', '>', new Date(0)),
        ),
      ]),
    )
    .execute();
  await forEachStay(pending, (stay) => resume(stay, deps), deps);
  await forEachStay(await due.where('release_due', '=', true).execute(), (stay) => release(stay, deps), deps);
  await forEachStay(await due.where('refund_status', '=', 'due').execute(), (stay) => payRefund(stay, deps), deps);
  await recoverChanges(deps);
}

/**
 * Settles the stay of a payment that a webhook names. Does nothing for unknown payments and settled stays: events may
 * come twice or late.
 */
export async function resumePayment(paymentIntentId: string, deps: SettleDeps): Promise<void> {
  const stay = await findStayByPayment(deps.db, paymentIntentId);
  if (stay?.status === 'pending') await resume(stay, deps);
  if (!stay) await resumeChangePayment(paymentIntentId, deps);
}
