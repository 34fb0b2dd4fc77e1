/**
 * The source of exchange rates: `/rates/latest` in the shape of Frankfurter, which has the reference rates of the
 * European Central Bank.
 */
import type { FastifyInstance } from 'fastify';

/** What a dollar is worth here, on every day: real rates of a day in 2025, so that tests can count on them. */
const RATES = { CAD: 1.3869, EUR: 0.88137, GBP: 0.76395, MXN: 20.38, AUD: 1.6042, JPY: 142.84 };

export async function ratesPlugin(app: FastifyInstance): Promise<void> {
  app.get('/rates/latest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ amount: 1, base: 'USD', date: new Date().toISOString().slice(0, 10), rates: RATES }),
  );
}
