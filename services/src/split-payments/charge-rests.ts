/**
 * Charges the second part of stays that are paid in two parts, each on its day (docs/decisions/0082). Retries declined
 * charges on the days of `domain/split-payment`, cancels a stay whose rest was not paid in time, and deletes cards that
 * are no longer needed at the provider. A charge is a change of its stay: it has the same lease, numbered keys and
 * recovery, only one runs at a time, and a cancellation ends it. Several processes may run this at once.
 */
import { MOST_DECLINES } from '@roost/shared/domain/split-payment';
import { cancelUnpaid } from '../cancellation/cancel.ts';
import { settleChange } from '../changes/settle-change.ts';
import { findChange, insertPendingChange } from '../changes/stored-changes.ts';
import { errorFields } from '../log.ts';
import { releaseLease, whileHolding, type Lease } from '../reservations/leases.ts';
import { bodyHash, claim, linkChange } from '../reservations/requests.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { getPaidCents, newStayCode } from '../reservations/stays.ts';
import { takeStep } from './take-step.ts';

const BATCH = 50;

/** Takes every step that is due. A stay that fails is logged and tried again later. */
export async function chargeRests(deps: SettleDeps): Promise<void> {
  const { db, now, log } = deps;
  const due = await db
    .selectFrom('stays')
    .selectAll()
    .where('rest_next_at', '<=', now())
    .where('status', '=', 'confirmed')
    .orderBy('rest_next_at')
    .limit(BATCH)
    .execute();
  for (const stay of due) {
    try {
      await (stay.rest_declines >= MOST_DECLINES ? cancelUnpaid(stay.code, deps) : chargeRest(stay.code, deps));
    } catch (error) {
      log('rest_waiting', { stay: stay.code, ...errorFields(error) });
    }
  }
  await forgetCards(deps);
}

async function chargeRest(code: string, deps: SettleDeps): Promise<void> {
  const { db, now } = deps;
  const id = `${code}.${newStayCode()}`;
  const lease = await db.transaction().execute(async (tx): Promise<Lease | null> => {
    const stay = await takeStep(tx, code, now());
    if (!stay) return null;
    const claimed = await claim(tx, `rest-${id}`, bodyHash({ rest: id }), now());
    if (claimed.type !== 'claimed') return null;
    await insertPendingChange(
      tx,
      stay,
      {
        id,
        kind: 'rest',
        quote: stay.quote,
        what_changed: null,
        due_cents: stay.rest_cents,
        refund_cents: 0,
        paid_cents: getPaidCents(stay) + stay.rest_cents,
        locked_cents: stay.locked_cents,
        rest_cents: 0,
        rest_on: null,
        payment_method_id: stay.payment_method_id,
      },
      now(),
    );
    await linkChange(tx, claimed.lease.key, id);
    return claimed.lease;
  });
  const change = lease && (await findChange(db, id));
  if (!lease || !change) return;
  try {
    await whileHolding(lease, deps, () =>
      settleChange(change, { key: lease.key, mayAuthorise: true, mayChallenge: false, offSession: true }, deps),
    );
  } catch (error) {
    // Its state is unknown: the recovery looks it up.
    await releaseLease(db, lease);
    throw error;
  }
}

/** Deletes cards at the provider that will not be charged again: of stays that are paid or over. */
async function forgetCards({ db, payments, log }: SettleDeps): Promise<void> {
  const stays = await db
    .selectFrom('stays')
    .select(['code', 'customer_id'])
    .where('customer_id', 'is not', null)
    .where((eb) => eb.or([eb('status', 'in', ['cancelled', 'failed']), eb('rest_cents', '=', 0)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stay_changes')
            .select('id')
            .whereRef('stay_changes.stay_code', '=', 'stays.code')
            .where('status', '=', 'pending'),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  for (const { code, customer_id: id } of stays) {
    if (id === null) continue;
    try {
      await payments.deleteCustomer(id);
      await db.updateTable('stays').set({ customer_id: null }).where('code', '=', code).execute();
    } catch (error) {
      log('card_not_forgotten', { stay: code, ...errorFields(error) });
      return;
    }
  }
}
