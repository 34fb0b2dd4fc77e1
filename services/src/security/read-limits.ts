/**
 * How often one network address, or one account, may read what costs work to answer (SAFE-6): prices, searches in
 * reviews, similar homes, what a search means, lists. Far more than an office of guests reads. Counted in the memory of
 * each process, so that pages go on while the database is away.
 */
import type { FastifyInstance } from 'fastify';
import { createMemoryLimiter, isOwnMachine } from './memory-limiter.ts';
import { TooManyError } from './rate-limiter.ts';

/** Reads in a minute. A page of a home has one to three of them. */
export const READS = { ofAddress: 6_000, ofAccount: 300 } as const;
/** Options of a route whose reads are counted. */
export const COUNTED = { config: { countedRead: true } } as const;
const WINDOW_MS = 60_000;
const MOST_SENDERS = 20_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each request to the route counts as a read of its network address. */
    countedRead?: boolean;
  }
  interface FastifyInstance {
    /**
     * Counts a read of the network address of a request; with an account, of that. Throws TooManyError over the limit.
     */
    countRead: (request: FastifyRequest, profileId?: string) => void;
  }
}

/** Counts the reads of routes that say `countedRead`. Has to be called before they are made. */
export function limitReads(app: FastifyInstance, { now, factor }: { now: () => Date; factor: number }): void {
  const limit = (name: string, ofOne: number) =>
    createMemoryLimiter({
      name,
      ofOne: ofOne * factor,
      windowMs: WINDOW_MS,
      mostSenders: MOST_SENDERS,
      furtherSenders: 'unlimited',
      now,
    });
  const countAddress = limit('read-address', READS.ofAddress);
  const countAccount = limit('read-account', READS.ofAccount);
  app.decorate('countRead', ({ ip }, profileId) => {
    if (isOwnMachine(ip)) return;
    const waitSeconds = profileId === undefined ? countAddress(ip) : countAccount(profileId);
    if (waitSeconds > 0) throw new TooManyError(waitSeconds);
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.countedRead === true) app.countRead(request);
  });
}
