/** `GET /trips`, one trip, and the link by code and e-mail address for guests with no account (BOOK-12). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Trips } from '@roost/shared/contracts/trips';
import { apiError, Refusal } from '../api-error.ts';
import { currentGuest } from '../auth/current-guest.ts';
import type { Mailer } from '../auth/mailer.ts';
import { readBody } from '../read-body.ts';
import { findStay } from '../reservations/stays.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { isCurrent, rememberStay } from '../security/stays-cookie.ts';
import { storableText } from '../storable-text.ts';
import { staysOfBrowser, staysOfGuest, visibleStay, type AccessDeps } from './access.ts';
import { mailTripLink } from './mail-link.ts';
import { readTripToken } from './links.ts';
import { findReceipt } from './receipt.ts';
import type { ReceiptDeps } from './receipt.ts';
import { inOrder, toTrip, toTrips } from './trip.ts';

export type TripDeps = AccessDeps & {
  payments: ReceiptDeps['payments'];
  now: () => Date;
  siteUrl: string;
  wake: (outbox: 'index' | 'mail') => void;
  auth: { mailer: Pick<Mailer, 'later'> };
};
type ByCode = { Params: { code: string } };

/** What its writes take. */
export const TRIP_BODIES = {
  link: z.object({ code: storableText(40), email: storableText(254) }),
  open: z.object({ code: storableText(40), token: storableText(500) }),
} as const;

/** Requests from one network address in an hour. */
const TRIES_PER_ADDRESS = 30;

/** One answer for a stay that does not exist and for a stay of another guest. */
export const noSuchTrip = (): Refusal =>
  new Refusal(
    404,
    apiError(
      'not_found',
      'There is no booking here that you can see. Ask for a link with its code and your email address.',
    ),
  );

/**
 * Mails the link to a stay when it was booked with this address; a code and an address that do not go together change
 * nothing.
 */
async function mailLinkWhenOwn(code: string, email: string, deps: TripDeps): Promise<void> {
  const stay = await findStay(deps.db, code);
  const matches =
    stay?.forgotten_at === null &&
    sameText(email.toLowerCase(), stay.guest_email) &&
    (stay.status === 'confirmed' || stay.status === 'cancelled');
  if (matches) await mailTripLink(stay.code, deps);
}

export function tripRoutes(app: FastifyInstance, deps: TripDeps): void {
  const { db, key, now } = deps;
  const limitTries = (name: string, ip: string): Promise<void> =>
    enforceRateLimits(db, [{ name, whose: ip, times: TRIES_PER_ADDRESS, windowMs: HOUR_MS }], { key, now: now() });

  app.get('/trips', COUNTED, async (request, reply) => {
    const guest = await currentGuest(request);
    if (guest !== null) app.countRead(request, guest.profileId);
    const { stays, hasMore } =
      guest === null ? { stays: await staysOfBrowser(request, deps), hasMore: false } : await staysOfGuest(db, guest);
    return reply.header('cache-control', 'no-store').send({
      signedIn: guest !== null,
      trips: inOrder(await toTrips(db, stays, now())),
      ...(hasMore ? { hasMore } : {}),
    } satisfies Trips);
  });

  app.get<ByCode>('/trips/:code', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send(await toTrip(db, stay, now()));
  });

  app.get<ByCode>('/trips/:code/receipt', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    const receipt = stay && (await findReceipt(stay, deps));
    if (!receipt) throw noSuchTrip();
    return reply.header('cache-control', 'no-store').send(receipt);
  });

  app.post('/trips/link', async (request, reply) => {
    const { code, email } = readBody(TRIP_BODIES.link, request.body);
    await limitTries('trip-link', request.ip);
    // Looked up behind the answer, so that how long it takes reveals nothing. After a crash the guest asks again.
    deps.auth.mailer.later('trip_link', () => mailLinkWhenOwn(code.toUpperCase(), email, deps));
    return reply.code(202).send({ sent: true });
  });

  app.post('/trips/open', async (request, reply) => {
    const { code, token } = readBody(TRIP_BODIES.open, request.body);
    await limitTries('trip-open', request.ip);
    const named = readTripToken(token, now(), key);
    const stay = named !== null && sameText(named.code, code.toUpperCase()) ? await findStay(db, named.code) : null;
    if (!stay || stay.forgotten_at !== null || !isCurrent(named?.madeAt ?? 0, stay)) throw noSuchTrip();
    rememberStay(request, reply, stay.code, { key, now: now() });
    return reply.header('cache-control', 'no-store').send(await toTrip(db, stay, now()));
  });
}
