/**
 * A guest of whom something is stored in every table that can hold something of a guest, for tests of handing it out
 * and deleting it.
 */
import { randomUUID } from 'node:crypto';
import { withEverything } from '@roost/shared/domain/consent';
import type { Reservation } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import { showReviews } from '../reviews/show-reviews.ts';
import { askForReviews } from '../reviews/stay-reviews.ts';
import type { BookingWorld } from './booking-world.ts';
import { reservationRequest } from './guest.ts';

/** Words that are found nowhere else in a database. */
export const GUEST_MARKS = {
  email: 'zenobia.quartz@example.org',
  firstName: 'Zenobia',
  lastName: 'Quartzheim',
  phone: '5550199887',
  street: '77 Quartzheim Lane',
  review: 'The gate on the dock of Zenobia works, and the kitchen has good knives.',
} as const;
const { email, firstName, lastName, phone, street } = GUEST_MARKS;
let pastDay = 0;
const WORDS = `It is ${firstName} ${lastName}: can we bring a canoe?`;

/** Books as this guest. `past` moves the stay behind today. */
export async function bookAs(
  booking: BookingWorld,
  over: { email?: string; promoCode?: string; past?: boolean } = {},
): Promise<Reservation> {
  const quote = (await booking.guest.quote({ ...booking.nights(), promoCode: over.promoCode ?? '' })).body;
  const plain = reservationRequest(quote);
  const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', {
    ...plain,
    guest: { firstName, lastName, email: over.email ?? email, phone: { dialCode: '1', value: phone } },
    billing: { ...plain.billing, nameOnCard: `${firstName} ${lastName}`, address1: street },
    subscribe: true,
    fraudSessionId: `fraud-${firstName}`,
  });
  expect(answer.status).toBe(200);
  const { reservation } = answer.body;
  if (over.past) {
    // The day is June 1; each in nights of its own, and none long ago.
    pastDay += 1;
    await booking.database.db
      .updateTable('stays')
      .set({ start_date: addDays('2026-05-22', pastDay), end_date: addDays('2026-05-23', pastDay) })
      .where('code', '=', reservation.code)
      .execute();
  }
  return reservation;
}

/**
 * Signs the guest in and leaves something in every table. Returns the account's id and the codes of the past and the
 * cancelled stay.
 */
export async function storeGuest(booking: BookingWorld): Promise<{ id: string; past: string; cancelled: string }> {
  const { db } = booking.database;
  const { now } = booking.world.clock;
  await booking.signIn(email);
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db
    .updateTable('accounts')
    .set({ name: `${firstName} ${lastName}` })
    .where('id', '=', id)
    .execute();
  await storeSignIns(booking, id);
  const past = await bookAs(booking, { past: true, promoCode: 'WELCOME10' });
  await askForReviews(db, now());
  await booking.guest.post(`/trips/${past.code}/review`, { rating: 1, topics: { value: 2 }, text: GUEST_MARKS.review });
  await db
    .updateTable('stay_reviews')
    .set({ state: 'approved', host_body: `${firstName} left the house as she found it.` })
    .where('stay_code', '=', past.code)
    .execute();
  await showReviews(db, now());
  const cancelled = await bookAs(booking);
  await booking.guest.post(`/messages/${cancelled.code}`, { text: WORDS, idempotencyKey: randomUUID() });
  const path = `/trips/${cancelled.code}/cancellation`;
  const { refundCents } = (await booking.guest.get<{ refundCents: number }>(path)).body;
  expect((await booking.guest.post(path, { refundCents })).status).toBe(200);
  const contact = { firstName, lastName, email, phone: { dialCode: '1', value: phone } };
  const about = { listingId: '1', startDate: '', endDate: '', adults: 2, idempotencyKey: randomUUID() };
  expect((await booking.guest.post('/inquiries', { ...about, ...contact, message: WORDS })).status).toBeLessThan(300);
  const asked = { name: firstName, email, question: WORDS, idempotencyKey: randomUUID() };
  expect((await booking.guest.post('/listings/1/questions', asked)).status).toBeLessThan(300);
  await db
    .updateTable('listing_questions')
    .set({ answer: `Yes, ${firstName}.` })
    .where('email', '=', email)
    .execute();
  await storeVisits(booking);
  return { id, past: past.code, cancelled: cancelled.code };
}

/** Everything that signs the guest in, and a collection. */
async function storeSignIns({ database: { db }, world }: BookingWorld, id: string): Promise<void> {
  const now = world.clock.now();
  await db
    .insertInto('account_identities')
    .values({ provider: 'external', provider_account_id: `sub-${id}`, account_id: id, type: 'oidc' })
    .execute();
  await db
    .insertInto('account_passkeys')
    .values({
      id: randomUUID(),
      account_id: id,
      public_key: 'x',
      counter: '0',
      device: 'Mac',
      created_at: now,
      used_at: null,
    })
    .execute();
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: randomUUID(),
      purpose: 'reset',
      email,
      code_hash: null,
      sign_up: null,
      expires_at: new Date('2099-01-01'),
    })
    .execute();
  await db
    .insertInto('account_guests')
    .values({ id: randomUUID(), account_id: id, first_name: firstName, last_name: 'Child', created_at: now })
    .execute();
  await db
    .insertInto('account_email_changes')
    .values({ account_id: id, new_email: `new.${email}`, code_hash: 'x', expires_at: new Date('2099-01-01') })
    .execute();
  const collection = randomUUID();
  await db
    .insertInto('collections')
    .values({
      id: collection,
      owner_name: firstName,
      profile_id: id,
      name: `${firstName}’s lakes`,
      dates: JSON.stringify({ startDate: null, endDate: null }),
      guests: JSON.stringify({ adults: 2, children: 0, infants: 0, pets: 0 }),
      share_token: null,
    })
    .execute();
  await storeMarks(db, id, collection);
}

/** A note in the own collection, and somebody else's collection that the guest fills too. */
async function storeMarks(db: BookingWorld['database']['db'], id: string, collection: string): Promise<void> {
  const [other, theirs] = [randomUUID(), randomUUID()];
  await db
    .insertInto('accounts')
    .values({ id: other, email: `${other}@example.com`, name: null, password_hash: null })
    .execute();
  await db
    .insertInto('collections')
    .values({
      id: theirs,
      profile_id: other,
      name: 'For all of us',
      dates: JSON.stringify({ startDate: null, endDate: null }),
      guests: JSON.stringify({ adults: 2, children: 0, infants: 0, pets: 0 }),
      share_token: null,
    })
    .execute();
  await db
    .insertInto('collection_members')
    .values({
      collection_id: theirs,
      profile_id: id,
      member_id: randomUUID(),
      first_name: firstName,
      joined_at: new Date('2026-05-01'),
    })
    .execute();
  await db.insertInto('collection_listings').values({ collection_id: theirs, listing_id: '1', added_by: id }).execute();
  await db
    .insertInto('collection_marks')
    .values([collection, theirs].map((at) => ({ collection_id: at, listing_id: '1', profile_id: id, note: WORDS })))
    .execute();
}

/** One visit before signing in, told by the same browser, and one as the guest. */
async function storeVisits({ guest }: BookingWorld): Promise<void> {
  guest.setCookie('tracking-preferences', encodeURIComponent(JSON.stringify(withEverything(true, []))));
  const event = {
    name: 'Product Viewed',
    anonymousId: `visitor-${firstName}`,
    userId: '',
    campaign: {},
    path: '/vacation-rentals/1',
    search: '',
    title: 'A house',
    url: 'http://localhost:3000/vacation-rentals/1',
    userAgentData: { brands: [], mobile: false, platform: 'Linux' },
    analyticsSessionId: '1790000000000',
    withoutPrefix: false,
    properties: {},
  };
  expect((await guest.post('/t', event)).body).toEqual({ kept: true });
}
