/** `POST /trips/:code/change/offer`, `POST /trips/:code/change` and `GET /trips/:code/calendar` (STAY-2). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { addDays } from '@roost/shared/domain/dates';
import { dayAt } from '@roost/shared/domain/time-zone';
import { followStayLanguage } from '../account/follow-language.ts';
import { apiError, Refusal } from '../api-error.ts';
import { bookableDays } from '../listings/calendars.ts';
import { findListing } from '../listings/repository.ts';
import { readBody } from '../read-body.ts';
import { isKnownKey } from '../reservations/requests.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import { COUNTED } from '../security/read-limits.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { idempotencyKeySchema, storableText } from '../storable-text.ts';
import { mayChange, visibleStay, type AccessDeps } from '../trips/access.ts';
import { mailTripLink } from '../trips/mail-link.ts';
import { noSuchTrip } from '../trips/routes.ts';
import { changeStay } from './change.ts';
import { makeOffer } from './offer.ts';

const count = z._default(z.int().check(z.minimum(0), z.maximum(99)), 0);
const wanted = {
  startDate: storableText(20),
  endDate: storableText(20),
  adults: count,
  children: count,
  infants: count,
  pets: count,
  optionalItems: z.array(storableText(64)).check(z.maxLength(20)),
};
const cents = z.int().check(z.minimum(0));
export const offerSchema = z.object(wanted);
export const changeSchema = z.object({
  ...wanted,
  idempotencyKey: idempotencyKeySchema,
  totalCents: cents,
  dueCents: cents,
  refundCents: cents,
  rest: z.optional(z.object({ restCents: cents, restOn: storableText(10) })),
  paymentMethodId: storableText(200),
});

/** Offers that one network address may ask for in an hour, and changes of one stay that may touch a card. */
const OFFERS = 600;
const CHANGES = 12;
const CALENDAR_DAYS = 400;

type ByCode = { Params: { code: string } };

export function changeRoutes(app: FastifyInstance, deps: SettleDeps & AccessDeps & { limitFactor: number }): void {
  const { db, now, key, limitFactor } = deps;
  const limit = (name: string, whose: string, times: number): Promise<void> =>
    enforceRateLimits(db, [{ name, whose, times: times * limitFactor, windowMs: HOUR_MS }], { key, now: now() });

  app.get<ByCode>('/trips/:code/calendar', COUNTED, async (request, reply) => {
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    const listing = stay && (await findListing(db, stay.listing_id));
    if (!stay || !listing) throw noSuchTrip();
    const from = dayAt(listing, now());
    const days = await bookableDays(db, listing.id, stay.code);
    return reply.header('cache-control', 'no-store').send({
      listingId: listing.id,
      days: days.filter((day) => day.date >= from && day.date < addDays(from, CALENDAR_DAYS)),
    });
  });

  app.post<ByCode>('/trips/:code/change/offer', async (request, reply) => {
    const body = readBody(offerSchema, request.body);
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    await limit('change-offer', request.ip, OFFERS);
    const { offer } = await makeOffer(db, stay, body, deps);
    return reply.header('cache-control', 'no-store').send(offer);
  });

  app.post<ByCode>('/trips/:code/change', async (request, reply) => {
    const body = readBody(changeSchema, request.body);
    const stay = await visibleStay(request, request.params.code.toUpperCase(), deps);
    if (!stay) throw noSuchTrip();
    if (stay.status === 'confirmed' && !(await mayChange(request, stay, deps))) {
      await mailTripLink(stay.code, deps);
      throw new Refusal(
        403,
        apiError(
          'proof_needed',
          'For your safety we have just mailed a link to the address of this booking. Open it in this browser, and you can change the stay within an hour.',
        ),
      );
    }
    if (!(await isKnownKey(db, body.idempotencyKey, now()))) await limit('change-stay', stay.code, CHANGES);
    await followStayLanguage(db, stay);
    const { rest, ...amounts } = body;
    const { status, body: answered } = await changeStay(
      stay.code,
      rest === undefined ? amounts : { ...amounts, rest },
      deps,
    );
    return reply.code(status).header('cache-control', 'no-store').send(answered);
  });
}
