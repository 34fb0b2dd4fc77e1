/**
 * Promo codes in the database (BOOK-5). Reading one only tells; what decides is the constraint that taking a use runs
 * into.
 */
import { sql } from 'kysely';
import { promoCode, promoLabel, type PromoTerms } from '@roost/shared/domain/promo';
import { CHECK_VIOLATION, isDatabaseError, UNIQUE_VIOLATION } from '../db/errors.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { AskedPromo } from '../quotes/quote.ts';

/** Thrown inside the booking's transaction when the last use went to another stay, or this guest has used the code. */
export class PromoTakenError extends Error {
  override name = 'PromoTakenError';
}

/** What is known of a code; `email` when the guest is known already. Null for no code at all. */
export async function findPromo(
  db: Db | Tx,
  text: string | undefined,
  email: string | undefined,
): Promise<AskedPromo | null> {
  const code = promoCode(text ?? '');
  if (code === '') return null;
  const row = await db.selectFrom('promos').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) return { code, terms: null, usedByGuest: false };
  const guest = email?.trim().toLowerCase() ?? '';
  const use =
    row.once_per_guest && guest !== ''
      ? await db
          .selectFrom('promo_uses')
          .select('code')
          .where('code', '=', code)
          .where('guest_email', '=', guest)
          .executeTakeFirst()
      : undefined;
  const terms: PromoTerms = {
    code,
    label: promoLabel({ code, percent: row.percent, amountCents: row.amount_cents }),
    percent: row.percent,
    amountCents: row.amount_cents,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minNights: row.min_nights,
    maxUses: row.max_uses,
    used: row.used,
    oncePerGuest: row.once_per_guest,
  };
  return { code, terms, usedByGuest: use !== undefined };
}

/**
 * Takes one use of a code for a stay that was just written. Throws PromoTakenError when the limit is reached; the
 * transaction is over then.
 */
export async function takePromo(tx: Tx, code: string, stay: { code: string; guestEmail: string }): Promise<void> {
  try {
    // Ordered by the row's lock: of two guests who want the last use, the second one meets the constraint.
    await tx
      .updateTable('promos')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await sql`
      insert into promo_uses (stay_code, code, guest_email, once_per_guest)
      select ${stay.code}, code, ${stay.guestEmail}, once_per_guest from promos where code = ${code}`.execute(tx);
  } catch (error) {
    if (isDatabaseError(error, CHECK_VIOLATION) || isDatabaseError(error, UNIQUE_VIOLATION))
      throw new PromoTakenError(`The code ${code} cannot be used once more.`);
    throw error;
  }
}

/**
 * Gives back the use of a stay that came to nothing. A stay without one, or one that gave it back already, changes
 * nothing.
 */
export async function returnPromo(tx: Tx, stayCode: string): Promise<void> {
  await sql`
    with gone as (delete from promo_uses where stay_code = ${stayCode} returning code)
    update promos set used = used - 1 from gone where promos.code = gone.code`.execute(tx);
}
