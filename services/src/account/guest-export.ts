/**
 * The file with everything that is stored of a guest (SAFE-15). Left out is what would let its reader in (the hash of a
 * password, keys of passkeys, ids of sessions) and what nobody can read (keyed hashes for the limits of booking).
 * Amounts in cents, instants in ISO 8601.
 */
import * as z from 'zod/mini';
import { partySchema, quoteSchema, stayStatusSchema } from '@roost/shared/contracts/booking';
import { cardSchema } from '@roost/shared/contracts/card-refunds';
import { collectionDatesSchema, collectionGuestsSchema } from '@roost/shared/contracts/favorites-service';
import { messageSideSchema } from '@roost/shared/contracts/messages';
import { topicRatingsSchema } from '@roost/shared/contracts/review';

const instant = z.iso.datetime();
const maybe = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

const accountSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: maybe(z.string()),
  createdAt: instant,
  hasPassword: z.boolean(),
  /** An address that waits for its code. */
  newEmail: maybe(z.string()),
  /** People the guest books for. */
  guests: z.array(z.strictObject({ firstName: z.string(), lastName: z.string() })),
  /** Outside sign-ins, by the issuer and its number for the guest. */
  identities: z.array(z.strictObject({ provider: z.string(), id: z.string() })),
  devices: z.array(z.strictObject({ device: z.string(), since: instant, until: instant })),
  passkeys: z.array(z.strictObject({ device: z.string(), since: instant, lastUsed: maybe(instant) })),
});

const messageSchema = z.strictObject({ from: messageSideSchema, text: z.string(), at: instant });

const staySchema = z.strictObject({
  code: z.string(),
  home: z.strictObject({ id: z.string(), headline: z.string() }),
  status: stayStatusSchema,
  startDate: z.string(),
  endDate: z.string(),
  party: partySchema,
  /** What was agreed: every line of the bill. */
  quote: quoteSchema,
  guest: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.object({ dialCode: z.string(), value: z.string() }),
  }),
  billing: z.strictObject({
    nameOnCard: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
  subscribed: z.boolean(),
  promoCode: maybe(z.string()),
  /** Numbers of the payment at the provider, and of the check against fraud. */
  payment: z.strictObject({
    method: z.string(),
    id: maybe(z.string()),
    /** As far as receipts name it; null while nothing was charged. */
    card: maybe(cardSchema),
    paidCents: z.number(),
    /** What is charged later, and when. */
    rest: maybe(z.strictObject({ cents: z.number(), on: maybe(z.string()), customer: maybe(z.string()) })),
  }),
  fraudSession: maybe(z.string()),
  cancelled: maybe(z.strictObject({ at: instant, refundCents: z.number(), refund: z.string() })),
  changes: z.array(
    z.strictObject({
      at: instant,
      kind: z.string(),
      status: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      paidCents: z.number(),
      refundCents: z.number(),
      card: maybe(cardSchema),
    }),
  ),
  refunds: z.array(z.strictObject({ at: instant, reason: z.string(), amountCents: z.number(), status: z.string() })),
  /** What the bank had sent back of them and was paid another way. */
  repaid: z.array(
    z.strictObject({
      at: instant,
      on: z.string(),
      method: z.string(),
      amountCents: z.number(),
      reference: z.string(),
    }),
  ),
  review: maybe(
    z.strictObject({
      rating: z.number(),
      topics: topicRatingsSchema,
      text: z.string(),
      note: z.string(),
      state: z.string(),
      /** Why it cannot be shown; empty when it can. */
      reason: z.string(),
      writtenAt: maybe(instant),
    }),
  ),
  /** What the host wrote about the guest, once the guest may read it. */
  hostWrote: maybe(z.string()),
  messages: z.array(messageSchema),
  bookedAt: instant,
});

export const guestExportSchema = z.strictObject({
  format: z.literal('roost-guest-1'),
  madeAt: instant,
  email: z.string(),
  /** Null for a guest who booked without one. */
  account: maybe(accountSchema),
  stays: z.array(staySchema),
  inquiries: z.array(
    z.strictObject({
      id: z.string(),
      home: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      party: partySchema,
      contact: z.strictObject({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
      }),
      messages: z.array(messageSchema),
      sentAt: instant,
    }),
  ),
  questions: z.array(
    z.strictObject({
      home: z.string(),
      name: z.string(),
      email: z.string(),
      question: z.string(),
      answer: maybe(z.string()),
      askedAt: instant,
    }),
  ),
  collections: z.array(
    z.strictObject({
      name: z.string(),
      dates: collectionDatesSchema,
      guests: collectionGuestsSchema,
      homes: z.array(z.string()),
      /** The name that the others of the collection see; null where nobody was invited. */
      firstName: maybe(z.string()),
      shared: z.boolean(),
      createdAt: instant,
    }),
  ),
  /** Collections of others that the guest fills too, by the name the guest gave there, with the homes that they added. */
  joined: z.array(
    z.strictObject({
      collection: z.string(),
      firstName: z.string(),
      homes: z.array(z.string()),
      joinedAt: instant,
    }),
  ),
  /** What the guest noted of homes and voted for, in own collections and in those of others. */
  marks: z.array(z.strictObject({ collection: z.string(), home: z.string(), note: z.string(), voted: z.boolean() })),
  /** What was counted with the guest's consent, of the last ninety days. */
  visits: z.array(z.strictObject({ at: instant, name: z.string(), visitor: z.string(), event: z.unknown() })),
});
export type GuestExport = z.infer<typeof guestExportSchema>;
