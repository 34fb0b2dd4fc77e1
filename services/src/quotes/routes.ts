/** `GET /listings/:id/quote` (shown, not stored) and `POST /quotes` (held for half an hour). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { apiError, Refusal } from '../api-error.ts';
import { countBooking } from '../metrics.ts';
import { csrfToken } from '../security/csrf.ts';
import { quoteAsTry } from '../promos/promo-tries.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits } from '../security/rate-limiter.ts';
import { optionalText, storableText } from '../storable-text.ts';
import { currentQuote, storeQuote, type QuoteDeps } from './store.ts';
import type { Keys } from '../security/sign.ts';

const count = z._default(z.int().check(z.minimum(0), z.maximum(99)), 0);
export const quoteRequestSchema = z.object({
  listingId: storableText(64),
  startDate: storableText(20),
  endDate: storableText(20),
  adults: count,
  children: count,
  infants: count,
  pets: count,
  promoCode: optionalText(40),
  optionalItems: z.optional(z.array(storableText(64)).check(z.maxLength(20))),
  email: optionalText(254),
});

type Preview = { Params: { id: string }; Querystring: Record<string, string | string[] | undefined> };

/** A count in an address. One that cannot be meant is as if it were not there (ROUTE-13). */
const getCount = (value: unknown): number => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : 0);
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Quotes kept in ten minutes: far more than a guest looks at, few enough for the table (SAFE-3). */
const QUOTES = { browser: 120, address: 1_500, windowMs: 600_000 };

export type QuoteRouteDeps = QuoteDeps & {
  key: Keys;
  /** Multiplies the limits. */
  limitFactor: number;
};

export function quoteRoutes(app: FastifyInstance, deps: QuoteRouteDeps): void {
  const { db, key, now, limitFactor } = deps;
  app.get<Preview>('/listings/:id/quote', COUNTED, async (request, reply) => {
    const { startDate, endDate, adults, children, infants, pets } = request.query;
    const quote = await currentQuote(
      '',
      {
        listingId: request.params.id,
        startDate: readText(startDate),
        endDate: readText(endDate),
        adults: getCount(adults),
        children: getCount(children),
        infants: getCount(infants),
        pets: getCount(pets),
      },
      deps,
    );
    return reply.header('cache-control', 'no-store').send(quote);
  });

  app.post('/quotes', async (request) => {
    const parsed = quoteRequestSchema.safeParse(request.body);
    if (!parsed.success)
      throw new Refusal(
        400,
        apiError('bad_request', 'The request could not be read.', parsed.error.issues[0]?.path.join('.')),
      );
    await enforceRateLimits(
      db,
      [
        {
          name: 'quote-browser',
          whose: csrfToken(request, key),
          times: QUOTES.browser * limitFactor,
          windowMs: QUOTES.windowMs,
        },
        { name: 'quote-address', whose: request.ip, times: QUOTES.address * limitFactor, windowMs: QUOTES.windowMs },
      ],
      { key, now: now() },
    );
    // Not the e-mail address: whether a guest has used a code is decided when they book, so that nobody learns who is a
    // customer (SAFE-9).
    const { promoCode, optionalItems, email: _email, ...stay } = parsed.data;
    const quote = await quoteAsTry(
      promoCode,
      { browser: csrfToken(request, key), address: request.ip },
      () =>
        storeQuote(
          {
            ...stay,
            ...(promoCode === undefined ? {} : { promoCode }),
            ...(optionalItems ? { optionalItems } : {}),
          },
          deps,
        ),
      deps,
    );
    countBooking('quoted');
    return quote;
  });
}
