/** A guest's question to the host (BOOK-10): checked, stored, and mailed to both sides by the outbox. */
import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { INQUIRY_MESSAGE, type InquiryAnswer } from '@roost/shared/contracts/inquiry';
import { parseIsoDate } from '@roost/shared/domain/dates';
import { isEmail } from '@roost/shared/domain/email';
import { hasAddress } from '@roost/shared/domain/person-name';
import { apiError, Refusal, refuse } from '../api-error.ts';
import type { Db, InquiryContact, InquiryStay, StoredListing, Tx } from '../db/schema.ts';
import { findListing, isActive } from '../listings/repository.ts';
import { startInquiryThread } from '../messages/write-message.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { idempotencyKeySchema, storableLines, storableText } from '../storable-text.ts';
import { guestLanguage } from '../language.ts';
import type { Keys } from '../security/sign.ts';

export type InquiryLimits = { perAddress: number; perEmail: number };
export type InquiryDeps = {
  db: Db;
  now: () => Date;
  key: Keys;
  limits: InquiryLimits;
  wake: (outbox: 'mail') => void;
};

const count = z._default(z.int().check(z.minimum(0), z.maximum(99)), 0);
export const inquirySchema = z.object({
  listingId: storableText(64),
  startDate: storableText(20),
  endDate: storableText(20),
  adults: count,
  children: count,
  infants: count,
  pets: count,
  firstName: storableText(200),
  lastName: storableText(200),
  email: storableText(254),
  phone: z._default(z.object({ dialCode: storableText(8), value: storableText(40) }), { dialCode: '', value: '' }),
  message: storableLines,
  idempotencyKey: idempotencyKeySchema,
});
type Inquiry = z.infer<typeof inquirySchema>;

const PHONE = /^[\d\s().+-]{5,30}$/;

/** What the fields must be. Throws a refusal that names the field. */
function check(
  inquiry: Inquiry,
  listing: StoredListing | null,
): { listing: StoredListing; stay: InquiryStay; contact: InquiryContact } {
  if (!listing) throw refuse('1001');
  if (!isActive(listing)) throw refuse('1022');
  const { firstName, lastName, email, phone, message, adults, children, infants, pets } = inquiry;
  if (firstName === '') throw refuse('1008');
  if (lastName === '') throw refuse('1009');
  for (const [field, name] of Object.entries({ firstName, lastName }))
    if (hasAddress(name))
      throw new Refusal(422, apiError('name_invalid', 'Please write a name without web or email addresses.', field));
  if (email === '') throw refuse('1010');
  if (!isEmail(email)) throw refuse('1011');
  if (phone.value !== '' && !PHONE.test(phone.value))
    throw new Refusal(422, apiError('phone_invalid', 'Please check the phone number.', 'phone'));
  if (message.length < INQUIRY_MESSAGE.least)
    throw new Refusal(422, apiError('message_required', 'Please write a few words to the host.', 'message'));
  if (message.length > INQUIRY_MESSAGE.most)
    throw new Refusal(
      422,
      apiError('message_too_long', `Please keep your message under ${INQUIRY_MESSAGE.most} characters.`, 'message'),
    );
  // Dates may be left out, each by itself; a pair must be the right way round.
  const [startDate, endDate] = [parseIsoDate(inquiry.startDate) ?? '', parseIsoDate(inquiry.endDate) ?? ''];
  if (startDate !== '' && endDate !== '' && startDate >= endDate) throw refuse('1005');
  return {
    listing,
    stay: { startDate, endDate, adults, children, infants, pets },
    contact: { firstName, lastName, email, phone: phone.value === '' ? '' : `${phone.dialCode} ${phone.value}`.trim() },
  };
}

/** A number to name in a conversation. */
const newInquiryId = (): string => `Q${randomInt(10_000_000, 99_999_999)}`;

/**
 * The inquiry that was sent with a key, null when there is none. Who sends it gets its thread, so the key of somebody
 * else opens nothing.
 */
async function findByKey(db: Db | Tx, key: string, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('inquiries')
    .select(['id', 'contact'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (row && row.contact.email.toLowerCase() !== email.toLowerCase())
    throw new Refusal(409, apiError('key_used', 'This was sent before by somebody else. Please reload the page.'));
  return row?.id ?? null;
}

/**
 * Stores an inquiry with its two mails. The same key again answers the same and mails nothing. Throws refusals and
 * TooManyError.
 */
export async function inquire(
  inquiry: Inquiry,
  sender: { ip: string; profileId: string | null },
  { db, now, key, limits, wake }: InquiryDeps,
): Promise<InquiryAnswer> {
  const { listing, stay, contact } = check(
    inquiry,
    inquiry.listingId === '' ? null : await findListing(db, inquiry.listingId),
  );
  const answer = (id: string): InquiryAnswer => ({ id, responseHours: listing.host.responseHours });
  const known = await findByKey(db, inquiry.idempotencyKey, contact.email);
  if (known !== null) return answer(known);
  await enforceRateLimits(
    db,
    [
      { name: 'inquiry-address', whose: sender.ip, times: limits.perAddress, windowMs: HOUR_MS },
      { name: 'inquiry-email', whose: contact.email.toLowerCase(), times: limits.perEmail, windowMs: HOUR_MS },
    ],
    { key, now: now() },
  );
  const id = await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('inquiries')
      .values({
        id: newInquiryId(),
        idempotency_key: inquiry.idempotencyKey,
        listing_id: listing.id,
        profile_id: sender.profileId,
        stay: JSON.stringify(stay),
        contact: JSON.stringify(contact),
        message: inquiry.message,
        language: guestLanguage(),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return (await findByKey(tx, inquiry.idempotencyKey, contact.email)) ?? '';
    await startInquiryThread(tx, { id: row.id, listingId: listing.id, text: inquiry.message, now: now() });
    await tx
      .insertInto('mail_outbox')
      .values(
        (['inquiry-guest', 'inquiry-host'] as const).map((kind) => ({
          kind,
          stay_code: null,
          inquiry_id: row.id,
          next_at: now(),
          sent_at: null,
        })),
      )
      .execute();
    return row.id;
  });
  wake('mail');
  return answer(id);
}
