/** Quotes in the database. */
import { randomUUID } from 'node:crypto';
import type { Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import { toIsoDate } from '@roost/shared/domain/dates';
import { dayAt } from '@roost/shared/domain/time-zone';
import type { Db, Tx } from '../db/schema.ts';
import { bookableDays } from '../listings/calendars.ts';
import { findListing } from '../listings/repository.ts';
import { findPromo } from '../promos/promos.ts';
import { readItems } from './optional-items.ts';
import { makeQuote } from './quote.ts';

export type QuoteDeps = { db: Db; now: () => Date; phone: string; splits?: boolean };

/**
 * The quote of a stay as things are now; `db` may be a transaction. Throws a refusal when the stay is not available.
 */
export async function currentQuote(
  id: string,
  request: QuoteRequest,
  { db, now, phone, splits }: Omit<QuoteDeps, 'db'> & { db: Db | Tx },
): Promise<Quote> {
  const listing = request.listingId === '' ? null : await findListing(db, request.listingId);
  const days = listing ? await bookableDays(db, listing.id) : [];
  const instant = now();
  return makeQuote(id, request, {
    listing,
    days,
    now: instant,
    today: listing ? dayAt(listing, instant) : toIsoDate(instant),
    phone,
    splits,
    items: await readItems(db, request),
    promo: await findPromo(db, request.promoCode, request.email),
  });
}

/** Makes a quote and keeps it for its half hour. */
export async function storeQuote(request: QuoteRequest, deps: QuoteDeps): Promise<Quote> {
  const quote = await currentQuote(randomUUID(), request, deps);
  await deps.db
    .insertInto('quotes')
    .values({
      id: quote.id,
      listing_id: quote.listingId,
      quote: JSON.stringify(quote),
      expires_at: new Date(quote.expiresAt),
    })
    .execute();
  return quote;
}

export async function findQuote(db: Db | Tx, id: string): Promise<Quote | null> {
  const row = await db.selectFrom('quotes').select('quote').where('id', '=', id).executeTakeFirst();
  return row?.quote ?? null;
}

/** How long a quote is kept after it has ended, so that who books late hears that its price has changed. */
const KEPT_MS = 6 * 3_600_000;
const MOST_DELETED = 10_000;

/** Forgets quotes that ended a while ago, a bounded number a run; a stay keeps its own copy. Returns how many went. */
export async function deleteOldQuotes(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('quotes')
    .where('id', 'in', (old) =>
      old
        .selectFrom('quotes')
        .select('id')
        .where('expires_at', '<', new Date(now.getTime() - KEPT_MS))
        .limit(MOST_DELETED),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
