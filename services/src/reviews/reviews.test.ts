import { hostReviewSchema, stayReviewSchema } from '@roost/shared/contracts/review';
import type { HostReview, StayReview } from '@roost/shared/contracts/review';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { Trip } from '@roost/shared/contracts/trips';
import { signingKey } from '../db/settings.ts';
import { operatorToken } from '../security/operator.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';
import { hostReviewUrl } from './host-link.ts';
import { MODERATOR_HEADER, type QueuedReview } from './moderation.ts';
import { showReviews } from './show-reviews.ts';
import { askForReviews } from './stay-reviews.ts';

type Refused = { error: { code: string; message: string; field?: string } };
const WORDS = 'The gate on the dock works, and the kitchen has good knives.';
const PRIVATE = 'The light over the second bunk flickers.';

describe.each(databaseKinds())('TALK-2: reviews of stays, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const db = () => booking.database.db;
  const now = () => booking.world.clock.now();

  /** A stay that ended days ago; the day is June 1. */
  const stayed = async (startDate = '2026-05-22', endDate = '2026-05-23'): Promise<Reservation> => {
    const quote = (await booking.guest.quote(booking.nights())).body;
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', reservationRequest(quote));
    const { code } = answer.body.reservation;
    await db()
      .updateTable('stays')
      .set({ start_date: startDate, end_date: endDate })
      .where('code', '=', code)
      .execute();
    return answer.body.reservation;
  };
  const write = (code: string, over: object = {}) =>
    booking.guest.post<StayReview & Refused>(`/trips/${code}/review`, {
      rating: 5,
      topics: { cleanliness: 4 },
      text: WORDS,
      note: PRIVATE,
      ...over,
    });
  const read = async (code: string) => (await booking.guest.get<StayReview & Refused>(`/trips/${code}/review`)).body;
  const home = async () => (await booking.guest.get<ListingDetail>('/listings/1')).body;
  const hostToken = async (code: string) =>
    hostReviewUrl('http://localhost', code, now(), await signingKey(db())).split('#')[1] ?? '';
  const asHost = async (code: string, text?: string) => {
    const host = new TestGuest(booking.world.url());
    const token = await hostToken(code);
    return text === undefined
      ? host.post<HostReview & Refused>('/reviews/host/open', { token })
      : host.post<HostReview & Refused>('/reviews/host/answer', { token, text });
  };
  const moderator = async (body?: object, secret = 'a secret of thirty-two characters') => {
    const headers = {
      [MODERATOR_HEADER]: operatorToken('moderator', secret, now()),
      'content-type': 'application/json',
    };
    const response = await fetch(`${booking.world.url()}/reviews/queue`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as { reviews: QueuedReview[] } };
  };
  const approve = async (words = WORDS) => {
    const { reviews } = (await moderator()).body;
    const id = reviews.find(({ text }) => text === words)?.id;
    expect((await moderator({ id })).status).toBe(200);
  };

  test('both are asked once; what they wrote is shown together, looked at by a person, and counts in stars and topics', async () => {
    const before = await home();
    const { code, guest } = await stayed();
    await askForReviews(db(), now());
    await askForReviews(db(), now());
    const asked = await db().selectFrom('mail_outbox').select('kind').where('stay_code', '=', code).execute();
    expect(
      asked
        .map((mail) => mail.kind)
        .filter((name) => name.startsWith('review'))
        .sort(),
    ).toEqual(['review-guest', 'review-host']);
    const written = await write(code, { text: ` ${WORDS}\r\n` });
    expect(stayReviewSchema.parse(written.body)).toMatchObject({ state: 'waiting', open: true, until: '2026-06-06' });
    expect(written.body.author).toBe('Ada L.');
    const trip = await booking.guest.get<{ review: string }>(`/trips/${code}`);
    expect(trip.body.review).toBe('written');

    // Neither sees the other's words before both are there.
    const opened = await asHost(code);
    expect(hostReviewSchema.parse(opened.body).review).toBeNull();
    await approve();
    await showReviews(db(), now());
    expect((await home()).numberOfReviews).toBe(before.numberOfReviews);
    const answered = await asHost(code, 'Lovely guests who left the house as they found it.');
    // Both are there, and both can still be changed: nobody answers what the other wrote.
    expect(answered.body).toMatchObject({ open: true, review: null });
    expect(await read(code)).toMatchObject({ open: true, hostText: null });

    await showReviews(db(), now());
    await showReviews(db(), now());
    const after = await home();
    expect((await asHost(code)).body.review).toEqual({ rating: 5, text: WORDS, note: PRIVATE });
    expect(await read(code)).toMatchObject({
      open: false,
      hostText: expect.stringContaining('Lovely guests') as string,
    });
    expect(after.numberOfReviews).toBe(before.numberOfReviews + 1);
    expect(after.reviews[0]).toMatchObject({ author: 'Ada L.', rating: 5, text: WORDS });
    const all = JSON.stringify(after);
    expect(all).not.toContain(PRIVATE);
    expect(all).not.toContain(code);
    expect(all).not.toContain(guest.email);
    expect(after.averageRating).not.toBeNull();
    // Shown is shown: it is not changed under its readers.
    expect((await write(code, { rating: 1 })).body.error.code).toBe('review_closed');
    expect((await asHost(code, 'Changed my mind about these guests.')).body.error.code).toBe('review_closed');
  });

  test('without the host’s words it is shown when the days are over, and not a day before', async () => {
    const before = await home();
    const { code } = await stayed('2026-05-23', '2026-05-24');
    await write(code, { text: `${WORDS} Alone.` });
    await approve(`${WORDS} Alone.`);
    await showReviews(db(), new Date('2026-06-07T23:00:00Z'));
    expect((await home()).numberOfReviews).toBe(before.numberOfReviews);
    await showReviews(db(), new Date('2026-06-09T12:00:00Z'));
    expect((await home()).numberOfReviews).toBe(before.numberOfReviews + 1);
  });

  test('TALK-2: the trip of a guest who wrote nothing leads to what the host wrote, once it may be read', async () => {
    const { code } = await stayed('2026-05-18', '2026-05-19');
    await asHost(code, 'Lovely guests who left the house as they found it.');
    const trip = async () => (await booking.guest.get<Trip>(`/trips/${code}`)).body;
    expect(await trip()).toMatchObject({ review: 'open' });
    expect((await trip()).hostWrote).toBeUndefined();
    await db()
      .updateTable('stays')
      .set({ start_date: '2026-05-16', end_date: '2026-05-17' })
      .where('code', '=', code)
      .execute();
    expect((await trip()).review).toBeUndefined();
    expect(await trip()).toMatchObject({ hostWrote: true });
    expect(await read(code)).toMatchObject({
      open: false,
      hostText: expect.stringContaining('Lovely guests') as string,
    });
    const silent = await stayed('2026-05-14', '2026-05-15');
    expect((await booking.guest.get<Trip>(`/trips/${silent.code}`)).body.hostWrote).toBeUndefined();
  });

  test('SAFE-8: what is approved is what was read: words that were exchanged meanwhile wait for another look', async () => {
    const { code } = await stayed('2026-05-20', '2026-05-21');
    const harmless = `${WORDS} Twice.`;
    await write(code, { text: harmless });
    const read = (await moderator()).body.reviews.find(({ text }) => text === harmless);
    expect(read).toMatchObject({ author: 'Ada L.', hints: [] });
    await write(code, { text: 'Call me at +1 555 010 9988, it is cheaper without this site.' });
    expect((await moderator({ id: read?.id })).status).toBe(409);
    expect((await moderator({ id: read?.id, reason: 'no' })).status).toBe(409);
    // Nor without saying what was read.
    expect((await moderator({ id: read?.id.split('.')[0] })).status).toBe(409);
    expect((await moderator({ id: '' })).status).toBe(404);
    const [again] = (await moderator()).body.reviews.filter(({ text }) => text.startsWith('Call me'));
    expect(again?.hints).toContain('phone number');
    expect((await moderator({ id: again?.id, reason: 'No phone numbers.' })).status).toBe(200);
  });

  test('nobody else reads or writes it, and nothing is written before the stay has ended', async () => {
    const { code } = await stayed('2026-05-24', '2026-05-25');
    await write(code);
    booking.newGuest();
    expect((await booking.guest.get(`/trips/${code}/review`)).status).toBe(404);
    expect((await write(code, { text: 'This is a stranger writing.' })).status).toBe(404);
    await booking.signIn('stranger@example.com');
    expect((await write(code, { text: 'This is a stranger writing.' })).status).toBe(404);
    const host = new TestGuest(booking.world.url());
    for (const token of ['', 'x', `${await hostToken(code)}x`, (await hostToken(code)).replace(code, 'AAAAAAAAAA')])
      expect((await host.post('/reviews/host/open', { token })).status).toBe(404);
    const later = await stayed('2027-01-20', '2027-01-25');
    expect((await write(later.code)).body.error.code).toBe('not_ended');
    expect((await asHost(later.code)).body.error.code).toBe('not_ended');
    const row = await db().selectFrom('stay_reviews').select('body').where('stay_code', '=', code).executeTakeFirst();
    expect(row?.body).toBe(WORDS);
  });

  test('only who has the site’s secret moderates; a refused review says why and can be written again', async () => {
    const { code } = await stayed('2026-05-25', '2026-05-26');
    await write(code, { text: 'Call me at 415 555 0198 or ada@example.com for a better price.' });
    expect((await moderator(undefined, 'another secret of 32 characters!')).status).toBe(404);
    expect((await fetch(`${booking.world.url()}/reviews/queue`)).status).toBe(404);
    const { reviews } = (await moderator()).body;
    const mine = reviews.find(({ text }) => text.startsWith('Call me'));
    expect(mine?.hints).toEqual(['email address', 'phone number', 'web address']);
    expect(JSON.stringify(reviews)).not.toContain(code);
    await moderator({ id: mine?.id, reason: 'Please leave out phone numbers.' });
    expect(await read(code)).toMatchObject({ state: 'refused', reason: 'Please leave out phone numbers.' });
    expect((await moderator({ id: mine?.id })).status).toBe(404);
    expect((await write(code)).body.state).toBe('waiting');
  });

  test('what is wrong is said beside its field; the mails lead to the pages', async () => {
    const { code } = await stayed('2026-05-26', '2026-05-27');
    const refusals = [
      await write(code, { rating: 0 }),
      await write(code, { text: 'Nice.' }),
      await write(code, { text: 'x'.repeat(2_001) }),
      await write(code, { note: 'x'.repeat(1_001) }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.error.code, body.error.field])).toEqual([
      [422, 'rating_required', 'rating'],
      [422, 'review_short', 'text'],
      [422, 'review_long', 'text'],
      [422, 'note_long', 'note'],
    ]);
    expect((await write(code, { rating: 6 })).status).toBe(400);
    await askForReviews(db(), now());
    const mails = async () =>
      (
        (await (await fetch(`${booking.world.sandbox.url}/mail.json`)).json()) as {
          messages: { text: string }[];
        }
      ).messages;
    // The worker sends them within a minute; a booking wakes it.
    await stayed('2027-02-26', '2027-02-28');
    await eventually(mails, (all) => all.some(({ text }) => text.includes(`/trips/${code}/review#`)));
  });

  test('TALK-2: the host of a guest who writes before anybody was asked is asked, and the guest is not', async () => {
    const { code } = await stayed('2026-05-30', '2026-06-01');
    expect((await write(code, {})).status).toBe(200);
    await askForReviews(db(), now());
    const asked = await db().selectFrom('mail_outbox').select('kind').where('stay_code', '=', code).execute();
    expect(asked.map((mail) => mail.kind).filter((name) => name.startsWith('review'))).toEqual(['review-host']);
  });
});
