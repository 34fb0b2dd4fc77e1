/**
 * How often promo codes may be tried (SAFE-9). A try is counted before its code is looked up, and over the limit every
 * code is refused alike, so that no answer tells which ones exist. What told nothing gives its try back: a code that
 * exists, as most guests send, or a stay that is not available.
 */
import type { Quote } from '@roost/shared/contracts/booking';
import { promoCode } from '@roost/shared/domain/promo';
import type { Db } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS, returnTries, wasCounted, type Limit } from '../security/rate-limiter.ts';
import type { Keys } from '../security/sign.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** Codes that we do not know, in an hour: enough for slips of the fingers, too few to guess one. */
const UNKNOWN_CODES = { browser: 20, address: 200 };
/**
 * Bookings with a code, in an hour from one network address, that come to no stay: each may tell whether somebody has
 * used the code.
 */
const BOOKINGS_WITHOUT_STAY = 20;
/**
 * How long a code that a browser was told about is no try for it. Each change of the stay asks for its price with the
 * code again.
 */
const FOUND_MS = DAY_MS;

export type PromoSender = { browser: string; address: string };
export type PromoTryDeps = {
  db: Db;
  key: Keys;
  now: () => Date;
  /** Multiplies the limits. */
  limitFactor: number;
};

const isUnknown = (quote: Quote | null): boolean =>
  quote?.promo?.status === 'refused' && quote.promo.reason === 'unknown';

/**
 * Makes a quote with a promo code. Throws TooManyError, before anything is looked up, when the sender has named too
 * many codes that do not exist.
 */
export async function quoteAsTry(
  text: string | undefined,
  { browser, address }: PromoSender,
  makeQuote: () => Promise<Quote>,
  { db, key, now, limitFactor }: PromoTryDeps,
): Promise<Quote> {
  const code = promoCode(text ?? '');
  if (code === '') return makeQuote();
  const counting = { key, now: now() };
  const found = { name: 'promo-found', whose: `${browser} ${code}` };
  if (await wasCounted(db, found, counting)) return makeQuote();
  const limits = [
    { name: 'promo-browser', whose: browser, times: UNKNOWN_CODES.browser * limitFactor, windowMs: HOUR_MS },
    { name: 'promo-address', whose: address, times: UNKNOWN_CODES.address * limitFactor, windowMs: HOUR_MS },
  ];
  await enforceRateLimits(db, limits, counting);
  let quote: Quote | null = null;
  try {
    quote = await makeQuote();
  } finally {
    if (!isUnknown(quote)) await returnTries(db, limits, counting);
  }
  if (!isUnknown(quote)) await enforceRateLimits(db, [{ ...found, times: Infinity, windowMs: FOUND_MS }], counting);
  return quote;
}

const toBookingLimit = (address: string, factor: number): Limit => ({
  name: 'promo-booking',
  whose: address,
  times: BOOKINGS_WITHOUT_STAY * factor,
  windowMs: HOUR_MS,
});

/** Counts a booking with a promo code. Throws TooManyError when too many of this network address came to no stay. */
export async function countPromoBooking(address: string, { db, key, now, limitFactor }: PromoTryDeps): Promise<void> {
  await enforceRateLimits(db, [toBookingLimit(address, limitFactor)], { key, now: now() });
}

/** Takes the count of a booking back that came to a stay. */
export async function returnPromoBooking(address: string, { db, key, now, limitFactor }: PromoTryDeps): Promise<void> {
  await returnTries(db, [toBookingLimit(address, limitFactor)], { key, now: now() });
}
