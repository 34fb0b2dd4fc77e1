import { randomUUID } from 'node:crypto';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { Trips } from '@roost/shared/contracts/trips';
import { signingKey } from '../db/settings.ts';
import type { Database } from '../db/schema.ts';
import { hostThreadUrl } from '../messages/host-link.ts';
import { findSubject } from '../messages/threads.ts';
import { writeMessage } from '../messages/write-message.ts';
import { countWithoutTakenBack } from '../reviews/count-reviews.ts';
import { hostReviewUrl } from '../reviews/host-link.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { tableNames, tablesWith } from '../testing/database-text.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { bookAs, GUEST_MARKS, storeGuest } from '../testing/stored-guest.ts';
import { eventually } from '../testing/world.ts';
import { tripToken } from '../trips/links.ts';
import { forgetGuest } from './forget-guest.ts';
import { guestExportSchema } from './guest-export.ts';

/**
 * What becomes of each table when a guest is deleted. A new table does not compile until it is said here, and
 * docs/guest-data.md tells it to people. `none`: nothing of a guest is ever in it.
 */
const FATE: Record<keyof Database, 'row goes' | 'loses its guest' | 'none' | 'hashes, an hour'> = {
  accounts: 'row goes',
  account_identities: 'row goes',
  account_sessions: 'row goes',
  account_tokens: 'row goes',
  account_passkeys: 'row goes',
  account_email_changes: 'row goes',
  account_guests: 'row goes',
  account_attempts: 'hashes, an hour',
  counted_tries: 'hashes, an hour',
  collections: 'row goes',
  collection_listings: 'row goes',
  collection_members: 'row goes',
  collection_marks: 'row goes',
  stays: 'loses its guest',
  stay_changes: 'loses its guest',
  stay_refunds: 'none',
  refunds_paid_otherwise: 'none',
  stay_reviews: 'loses its guest',
  reservation_requests: 'loses its guest',
  promo_uses: 'loses its guest',
  held_nights: 'none',
  reviews: 'row goes',
  reviews_taken_back: 'none',
  inquiries: 'row goes',
  listing_questions: 'row goes',
  message_threads: 'row goes',
  messages: 'row goes',
  mail_replies: 'row goes',
  mail_outbox: 'none',
  visit_events: 'row goes',
  listings: 'none',
  home_guides: 'none',
  calendars: 'none',
  quotes: 'none',
  index_outbox: 'none',
  promos: 'none',
  optional_items: 'none',
  settings: 'none',
  home_imports: 'none',
};

describe.each(databaseKinds())('SAFE-15: a guest is deleted everywhere, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const db = () => booking.database.db;
  const now = () => booking.world.clock.now();
  beforeEach(() => db().deleteFrom('counted_tries').execute());

  /** Sends one of the account's forms. */
  const form = async (path: string, fields: object = {}) => {
    const { csrfToken } = (await booking.guest.get<{ csrfToken: string }>('/auth/csrf')).body;
    return booking.guest.post<{ url: string }>(`/auth/account/${path}`, { csrfToken, json: 'true', ...fields });
  };
  test('every table of the database has a fate', async () => {
    expect(await tableNames(db())).toEqual(Object.keys(FATE).toSorted());
  });

  test('words that are on their way while a guest is deleted are not written after it', async () => {
    const { id, past } = await storeGuest(booking);
    const [inquiry] = await db().selectFrom('inquiries').select('id').execute();
    const subjects = await Promise.all([past, String(inquiry?.id)].map((code) => findSubject(db(), code)));
    const deps = { db: db(), now, key: await signingKey(db()), wake: () => undefined };
    const { email } = GUEST_MARKS;
    expect(await forgetGuest(db(), { email, accountId: id }, now())).toMatchObject({ type: 'done' });
    for (const subject of subjects) {
      if (!subject) throw new Error('The guest has a thread of each kind.');
      const message = { text: 'One more thing', idempotencyKey: randomUUID() };
      await expect(writeMessage(subject, 'guest', message, '203.0.113.7', deps)).rejects.toMatchObject({ status: 404 });
    }
    expect(await tablesWith(db(), ['One more thing'])).toEqual([]);
  });

  test('neither address, name, phone, street, words nor account id are left anywhere; the books still balance', async () => {
    await countWithoutTakenBack(db());
    const before = (await booking.guest.get<ListingDetail>('/listings/1')).body;
    const { id, past, cancelled } = await storeGuest(booking);
    const words = [id, ...Object.values(GUEST_MARKS)];
    const amounts = () =>
      db()
        .selectFrom('stays')
        .select(['code', 'status', 'quote', 'refund_cents', 'payment_intent_id'])
        .where('code', 'in', [past, cancelled])
        .orderBy('code')
        .execute();
    const [books, stored] = [await amounts(), await tablesWith(db(), words)];
    // The walk finds what there is to find.
    expect(stored).toEqual([
      'account_email_changes',
      'account_guests',
      'account_identities',
      'account_passkeys',
      'account_sessions',
      'account_tokens',
      'accounts',
      'collection_listings',
      'collection_marks',
      'collection_members',
      'collections',
      'inquiries',
      'listing_questions',
      'messages',
      'promo_uses',
      'reservation_requests',
      'reviews',
      'stay_reviews',
      'stays',
      'visit_events',
    ]);
    const exported = await form('export');
    expect(exported.headers.get('content-disposition')).toContain('attachment');
    const file = guestExportSchema.parse(exported.body);
    expect(file.stays.map(({ code }) => code).toSorted()).toEqual([past, cancelled].toSorted());
    for (const word of words) expect(JSON.stringify(file)).toContain(word);
    expect([file.collections, file.inquiries, file.questions, file.visits].map((list) => list.length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(file.stays.find(({ code }) => code === cancelled)?.messages).toHaveLength(1);
    // What the pages of the site show of the guest is in the file too: receipts name cards, reviews the host's words.
    const ended = file.stays.find(({ code }) => code === past);
    expect([ended?.hostWrote, ended?.review?.reason, ended?.payment.card]).toEqual([
      `${GUEST_MARKS.firstName} left the house as she found it.`,
      '',
      { brand: 'visa', last4: '4242' },
    ]);
    expect([file.collections[0]?.firstName, file.joined[0]?.homes]).toEqual([GUEST_MARKS.firstName, ['1']]);

    const done = await form('delete', { email: ` ${GUEST_MARKS.email.toUpperCase()} ` });
    expect([done.status, done.body.url]).toEqual([200, expect.stringMatching(/\/account\?done=deleted$/)]);
    expect(done.headers.get('clear-site-data')).toBe('"storage"');
    expect(await tablesWith(db(), [...words, `fraud-${GUEST_MARKS.firstName}`, 'pm_card_visa'])).toEqual([]);
    expect(await amounts()).toEqual(books);
    const readHome = async () => (await booking.guest.get<ListingDetail>('/listings/1')).body;
    expect((await readHome()).reviews.length).toBe(before.reviews.length);
    // Background work counts the home without the review.
    const count = ({ numberOfReviews, averageRating, scores }: ListingDetail) => ({
      numberOfReviews,
      averageRating,
      scores,
    });
    await eventually(readHome, (home) => home.numberOfReviews === before.numberOfReviews);
    expect(count(await readHome())).toEqual(count(before));
    expect(await db().selectFrom('reviews_taken_back').selectAll().execute()).toEqual([]);
    expect((await booking.guest.get('/auth/session')).body).toBeNull();
  });

  test('nobody sees the stays of a deleted guest: not by cookie, mailed link, host’s link or an empty address', async () => {
    booking.newGuest();
    const { past } = await storeGuest(booking);
    const key = await signingKey(db());
    const other = new TestGuest(booking.world.url());
    const token = tripToken(past, now(), key);
    const getToken = (url: string) => url.split('#')[1] ?? '';
    const hostThread = getToken(hostThreadUrl('http://localhost', past, now(), key));
    const hostReview = getToken(hostReviewUrl('http://localhost', past, now(), key));
    expect((await other.post('/trips/open', { code: past, token })).status).toBe(200);
    expect((await other.post('/messages/host/open', { token: hostThread })).status).toBe(200);
    await form('delete', { email: GUEST_MARKS.email });
    for (const guest of [booking.guest, other]) {
      expect((await guest.get<Trips>('/trips')).body.trips).toEqual([]);
      for (const path of [
        `/trips/${past}`,
        `/trips/${past}/review`,
        `/trips/${past}/arrival`,
        `/messages/${past}`,
        `/reservations/${past}?email=`,
      ])
        expect([path, (await guest.get(path)).status]).toEqual([path, 404]);
    }
    expect((await other.post('/trips/open', { code: past, token })).status).toBe(404);
    expect((await other.post('/messages/host/open', { token: hostThread })).status).toBe(404);
    expect(
      (await other.post('/reviews/host/answer', { token: hostReview, text: 'Zenobia was a lovely guest.' })).status,
    ).toBe(404);
    await other.post('/trips/link', { code: past, email: '' });
    expect(
      await db()
        .selectFrom('mail_outbox')
        .select('id')
        .where('stay_code', '=', past)
        .where('sent_at', 'is', null)
        .execute(),
    ).toEqual([]);
  });

  test('a stay ahead, or money on its way, stops it and nothing is changed', async () => {
    booking.newGuest();
    await booking.signIn('waits@example.com');
    const { code } = await bookAs(booking, { email: 'waits@example.com' });
    const ahead = await form('delete', { email: 'waits@example.com' });
    expect([ahead.status, ahead.body.url]).toEqual([409, expect.stringContaining('error=UpcomingStays')]);
    await db()
      .updateTable('stays')
      .set({ status: 'cancelled', refund_status: 'due', next_try_at: new Date('2099-01-01') })
      .where('code', '=', code)
      .execute();
    expect((await form('delete', { email: 'waits@example.com' })).body.url).toContain('error=MoneyOnItsWay');
    expect((await booking.guest.get<Trips>('/trips')).body.trips).toHaveLength(1);
    await db().updateTable('stays').set({ refund_status: 'done' }).where('code', '=', code).execute();
    expect((await form('delete', { email: 'waits@example.com' })).status).toBe(200);
  });

  test('not without a fresh session, the own address, the form’s token, and never for another account', async () => {
    booking.newGuest();
    const victim = booking.guest;
    await booking.signIn('victim@example.com');
    await booking.signIn('victim@example.com');
    booking.newGuest();
    expect((await form('delete', { email: 'victim@example.com' })).body.url).toContain('SessionStale');
    expect((await form('export')).body.url).toContain('SessionStale');
    await booking.signIn('eve@example.com');
    expect((await form('delete', { email: 'victim@example.com' })).body.url).toContain('OtherEmail');
    expect(
      (await booking.guest.post<{ url: string }>('/auth/account/delete', { email: 'eve@example.com', json: 'true' }))
        .status,
    ).toBe(403);
    booking.world.clock.advance(61);
    expect((await form('delete', { email: 'eve@example.com' })).body.url).toContain('SessionStale');
    expect((await victim.get<{ user: { email: string } }>('/auth/session')).body.user.email).toBe('victim@example.com');
    expect(
      await db().selectFrom('accounts').select('id').where('email', '=', 'eve@example.com').execute(),
    ).toHaveLength(1);
  });

  test('another account’s booking with the guest’s address stays that account’s, under its own address', async () => {
    booking.newGuest();
    await booking.signIn('friend@example.com');
    const { code } = await bookAs(booking, { email: 'gone@example.com' });
    await bookAs(booking, { email: 'gone@example.com', promoCode: 'WELCOME10' });
    booking.newGuest();
    await booking.signIn('gone@example.com');
    expect((await form('delete', { email: 'gone@example.com' })).status).toBe(200);
    expect(await tablesWith(db(), ['gone@example.com'])).toEqual([]);
    booking.newGuest();
    await booking.signIn('friend@example.com');
    expect(
      (await booking.guest.get<{ reservation: { guest: object } }>(`/trips/${code}`)).body.reservation.guest,
    ).toMatchObject({ email: 'friend@example.com' });
  });

  test('bookings that race with the deletion are refused before a card is touched, or stop it', async () => {
    for (let round = 0; round < 4; round += 1) {
      booking.newGuest();
      const email = `race${round}@example.com`;
      await booking.signIn(email);
      const { id } = await db()
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const quotes = [await booking.quoted(), await booking.quoted(), await booking.quoted()];
      const [deleted, ...booked] = await Promise.all([
        forgetGuest(db(), { email, accountId: id }, now()),
        ...quotes.map((quote) =>
          booking.guest.post<{ reservation?: object }>('/reservations', reservationRequest(quote)),
        ),
      ]);
      expect(booked.filter(({ status }) => status >= 500).map(({ status, body }) => [status, body])).toEqual([]);
      if (deleted.type === 'done') expect(await tablesWith(db(), [id])).toEqual([]);
      else expect(await db().selectFrom('accounts').select('id').where('id', '=', id).execute()).toHaveLength(1);
    }
  });
});
