/**
 * The body of `POST /reservations`, parsed once, and the catalogue's rules about its fields (BOOK-2, BOOK-3, BOOK-11).
 */
import * as z from 'zod/mini';
import type { ReservationRequest } from '@roost/shared/contracts/booking';
import { isEmail } from '@roost/shared/domain/email';
import { hasAddress } from '@roost/shared/domain/person-name';
import { apiError, refuse, Refusal } from '../api-error.ts';
import { idempotencyKeySchema, optionalText, storable, storableText } from '../storable-text.ts';

/** No field of a booking is longer than this. */
const text = storableText(200);

const guestSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: z._default(z.object({ dialCode: text, value: text }), { dialCode: '', value: '' }),
});
const billingSchema = z.object({
  nameOnCard: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
});

const cents = z.int().check(z.minimum(0));

export const reservationRequestSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  quoteId: text,
  promoCode: optionalText(40),
  optionalItems: z.optional(z.array(storableText(64)).check(z.maxLength(20))),
  totalCents: cents,
  guest: z.nullish(guestSchema),
  billing: z.nullish(billingSchema),
  paymentMethodId: text,
  paymentMethod: z._default(z.literal('default'), 'default'),
  split: z.optional(z.object({ nowCents: cents, restCents: cents, restOn: storableText(10) })),
  subscribe: z._default(z.boolean(), false),
  fraudSessionId: z.optional(z.string().check(z.overwrite(storable), z.maxLength(100))),
});

/** Asks how a request ended of which only the key is known. */
export const resumeSchema = z.object({ idempotencyKey: idempotencyKeySchema });

/** Checks what the catalogue asks of guest and payment details. Throws a refusal: 1007 to 1012, 1014. */
export function checkRequest({
  guest,
  billing,
  ...rest
}: z.infer<typeof reservationRequestSchema>): ReservationRequest {
  if (!guest) throw refuse('1007');
  if (guest.firstName === '') throw refuse('1008');
  if (guest.lastName === '') throw refuse('1009');
  for (const field of ['firstName', 'lastName'] as const)
    if (hasAddress(guest[field]))
      throw new Refusal(422, apiError('name_invalid', 'Please write a name without web or email addresses.', field));
  if (guest.email === '') throw refuse('1010');
  if (!isEmail(guest.email)) throw refuse('1011');
  if (rest.paymentMethodId === '') throw refuse('1012');
  if (!billing || [billing.nameOnCard, billing.address1, billing.city, billing.zip, billing.country].includes(''))
    throw refuse('1014');
  const { fraudSessionId, promoCode, optionalItems, split, ...required } = rest;
  return {
    ...required,
    guest,
    billing,
    ...(fraudSessionId === undefined ? {} : { fraudSessionId }),
    ...(split === undefined ? {} : { split }),
    ...(promoCode === undefined ? {} : { promoCode }),
    ...(optionalItems === undefined ? {} : { optionalItems }),
  };
}
