/**
 * The source of exchange rates: `/rates/latest` in the shape of Frankfurter, which has the reference rates of the
 * European Central Bank.
 */
import type { FastifyInstance } from 'fastify';

/** What a dollar is worth here, on every day: real rates of a day in 2025, so that tests can count on them. */
const RATES = { CAD: 1.3869, EUR: 0.88137, GBP: 0.76395, MXN: 20.38, AUD: 1.6042, JPY: 142.84 };

const HOUR_MS = 3_600_000;
/** The bank publishes the rates of a working day in its afternoon, at 16:00 in Frankfurt. */
const PUBLISHED_AT_MS = 15 * HOUR_MS;

/** Returns the day of the newest rates: the last working day whose rates are published. */
export function getRatesDay(now: number): string {
  const published = now - PUBLISHED_AT_MS;
  const daysOff = [2, 0, 0, 0, 0, 0, 1][new Date(published).getUTCDay()] ?? 0;
  return new Date(published - daysOff * 24 * HOUR_MS).toISOString().slice(0, 10);
}

export async function ratesPlugin(app: FastifyInstance): Promise<void> {
  app.get('/rates/latest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ amount: 1, base: 'USD', date: getRatesDay(Date.now()), rates: RATES }),
  );
}
