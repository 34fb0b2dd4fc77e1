import { randomUUID } from 'node:crypto';
import type { Threads } from '@roost/shared/contracts/messages';
import type { Trips } from '@roost/shared/contracts/trips';
import { signingKey } from '../db/settings.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import type { TestGuest } from '../testing/guest.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { bookAs } from '../testing/stored-guest.ts';
import { tripToken } from '../trips/links.ts';
import { MOST_SAVED_GUESTS, type SavedGuest } from './saved-guests.ts';

type Profile = {
  email: string;
  name: string | null;
  newEmail: string | null;
  hasPassword: boolean;
  guests: SavedGuest[];
  newsletter: boolean;
} | null;

describe.each(databaseKinds())('ACCT-1: the account’s page, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const db = () => booking.database.db;
  beforeEach(() => db().deleteFrom('account_attempts').execute());

  const form = async (path: string, fields: object = {}, guest = booking.guest) => {
    const { csrfToken } = (await guest.get<{ csrfToken: string }>('/auth/csrf')).body;
    const answer = await guest.post<{ url: string }>(`/auth/account/${path}`, { csrfToken, json: 'true', ...fields });
    return new URL(answer.body.url).searchParams.get('error');
  };
  const profile = async (guest = booking.guest): Promise<Profile> => (await guest.get<Profile>('/auth/account')).body;
  const newestTo = async (address: string, count = 1) =>
    (await mailsTo(booking.world.sandbox, address, count))
      .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt))
      .at(-1);
  const codeTo = async (address: string, count = 1): Promise<string> =>
    /\d{6}/.exec((await newestTo(address, count))?.subject ?? '')?.[0] ?? '';
  const other = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

  test('a new address counts once its code is typed: the old one is told, other devices are out, stays and their mails come along', async () => {
    const [from, to] = [`from-${kind}@example.com`, `to-${kind}@example.com`];
    await bookAs(booking, { email: from });
    booking.newGuest();
    const phone = booking.guest;
    await booking.signIn(from);
    booking.newGuest();
    await booking.signIn(from);
    expect(await form('email', { email: ` ${to.toUpperCase()}` })).toBeNull();
    expect(await profile()).toMatchObject({ email: from, newEmail: to });
    const code = await codeTo(to);
    expect(await form('email/confirm', { code: other(code) })).toBe('WrongCode');
    expect(await form('email/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBeNull();
    expect(await profile()).toMatchObject({ email: to, newEmail: null });
    expect(await profile(phone)).toBeNull();
    const [trip] = (await booking.guest.get<Trips>('/trips')).body.trips;
    expect(trip?.reservation.guest.email).toBe(to);
    // The confirmation of the stay came before it.
    const told = (await mailsTo(booking.world.sandbox, from, 2)).map(({ text }) => text).join();
    expect(told).toContain('was changed to t…@example.com');
    // Used up.
    expect(await form('email/confirm', { code })).toBe('CodeOver');
  });

  test('whoever has the old address later sees no stay and no message of the account; answers and codes follow it', async () => {
    const [from, to] = [`past-${kind}@example.com`, `new-${kind}@example.com`];
    booking.newGuest();
    await booking.signIn(from);
    const { code } = await bookAs(booking, { email: from, promoCode: 'WELCOME10', past: true });
    const inquiry = await booking.guest.post<{ id: string }>('/inquiries', {
      ...{ listingId: '1', startDate: '', endDate: '', firstName: 'Ada', lastName: 'Lovelace', email: from },
      ...{ message: 'Is the lake warm in July?', idempotencyKey: randomUUID() },
    });
    expect(inquiry.status).toBe(201);
    // Somebody who reads the old mailbox has opened its links.
    const account = booking.guest;
    const tokenFor = async (id: string) => tripToken(id, booking.world.clock.now(), await signingKey(db()));
    const mailed = { trip: await tokenFor(code), thread: await tokenFor(inquiry.body.id) };
    booking.newGuest();
    const reader = booking.guest;
    const opened = async ({ trip, thread } = mailed) => [
      (await reader.post('/trips/open', { code, token: trip })).status,
      (await reader.post(`/messages/${inquiry.body.id}/open`, { token: thread })).status,
      (await reader.get(`/trips/${code}`)).status,
      (await reader.get(`/messages/${inquiry.body.id}`)).status,
      (await reader.get<Trips>('/trips')).body.trips.length +
        (await reader.get<Threads>('/messages')).body.threads.length,
    ];
    expect(await opened()).toEqual([200, 200, 200, 200, 2]);
    booking.guest = account;
    await form('email', { email: to });
    booking.world.clock.advance(1);
    expect(await form('email/confirm', { code: await codeTo(to) })).toBeNull();
    expect(await opened()).toEqual([404, 404, 404, 404, 0]);
    const seen = async () => {
      const { trips } = (await booking.guest.get<Trips>('/trips')).body;
      const { threads } = (await booking.guest.get<Threads>('/messages')).body;
      return [trips.map(({ reservation }) => reservation.code), threads.map((thread) => thread.code)];
    };
    expect(await seen()).toEqual([[code], [inquiry.body.id]]);
    const { contact } = await db()
      .selectFrom('inquiries')
      .select('contact')
      .where('id', '=', inquiry.body.id)
      .executeTakeFirstOrThrow();
    expect(contact.email).toBe(to);
    expect(await db().selectFrom('promo_uses').select('guest_email').where('stay_code', '=', code).execute()).toEqual([
      { guest_email: to },
    ]);
    booking.newGuest();
    await booking.signIn(from);
    expect(await seen()).toEqual([[], []]);
    // What is mailed from now on works.
    const later = { trip: await tokenFor(code), thread: await tokenFor(inquiry.body.id) };
    expect(await opened(later)).toEqual([200, 200, 200, 200, 2]);
  });

  test('nobody takes another account’s address or guesses a code: no answer tells, five tries end it, other accounts’ codes are nothing', async () => {
    const [owner, eve, fresh] = [`owner-${kind}@example.com`, `eve-${kind}@example.com`, `fresh-${kind}@example.com`];
    await booking.signIn(owner);
    const mine = booking.guest;
    booking.newGuest();
    await booking.signIn(eve);
    expect(await form('email', { email: owner })).toBeNull();
    expect((await profile())?.newEmail).toBe(owner);
    const told = await newestTo(owner);
    expect([told?.subject, /\d{6}/.test(told?.text ?? '')]).toEqual([
      'This email address already has a Roost account',
      false,
    ]);
    expect(await form('email', { email: fresh })).toBeNull();
    const code = await codeTo(fresh);
    expect(await form('email/confirm', { code }, mine)).toBe('CodeOver');
    const tries = await Promise.all(Array.from({ length: 8 }, () => form('email/confirm', { code: other(code) })));
    // After five wrong ones a guest is told to ask for another, rather than to look at the code again.
    expect(tries.toSorted()).toEqual([...Array(3).fill('CodeOver'), ...Array(5).fill('WrongCode')]);
    expect(await form('email/confirm', { code })).toBe('CodeOver');
    expect([(await profile())?.email, (await profile(mine))?.email]).toEqual([eve, owner]);
  });

  test('a guest who has changed their mind keeps the address: the code that was mailed does nothing any more', async () => {
    const [from, to] = [`keeps-${kind}@example.com`, `mistaken-${kind}@example.com`];
    booking.newGuest();
    await booking.signIn(from);
    expect(await form('email', { email: to })).toBeNull();
    const code = await codeTo(to);
    expect(await form('email/cancel')).toBeNull();
    expect(await profile()).toMatchObject({ email: from, newEmail: null });
    expect(await form('email/confirm', { code })).toBe('CodeOver');
    expect((await profile())?.email).toBe(from);
  });

  test('two accounts that prove one address: the first has it; a session older than an hour changes nothing', async () => {
    const wanted = `wanted-${kind}@example.com`;
    const codes: [TestGuest, string][] = [];
    for (const email of [`first-${kind}@example.com`, `second-${kind}@example.com`]) {
      booking.newGuest();
      await booking.signIn(email);
      expect(await form('email', { email: wanted })).toBeNull();
      codes.push([booking.guest, await codeTo(wanted, codes.length + 1)]);
    }
    const answers = await Promise.all(codes.map(([guest, code]) => form('email/confirm', { code }, guest)));
    expect(answers.toSorted()).toEqual(['WrongCode', null].toSorted());
    booking.world.clock.advance(61);
    expect(await form('email', { email: `late-${kind}@example.com` })).toBe('SessionStale');
    booking.world.clock.advance(-61);
    booking.newGuest();
    expect(await form('email', { email: `late-${kind}@example.com` })).toBe('SessionStale');
    expect(await profile()).toBeNull();
  });

  test('which form was sent is said in the address of the page; whether there is a password is told, the password is not', async () => {
    const email = `form-${kind}@example.com`;
    await booking.signIn(email);
    const { csrfToken } = (await booking.guest.get<{ csrfToken: string }>('/auth/csrf')).body;
    const fields = { csrfToken, json: 'true', firstName: 'Maya' };
    const { url } = (await booking.guest.post<{ url: string }>('/auth/account/name', fields)).body;
    expect(new URL(url).search).toBe('?done=%2Faccount%2Fname');
    expect((await profile())?.hasPassword).toBe(false);
    await db().updateTable('accounts').set({ password_hash: 'scrypt$hash' }).where('email', '=', email).execute();
    expect((await profile())?.hasPassword).toBe(true);
    expect(JSON.stringify(await profile())).not.toContain('scrypt');
  });

  test('mails about new homes that were agreed to with a booking end for all own stays, and for nobody else’s', async () => {
    const [mine, theirs] = [`news-${kind}@example.com`, `others-news-${kind}@example.com`];
    booking.newGuest();
    await booking.signIn(theirs);
    await bookAs(booking, { email: theirs });
    const other = booking.guest;
    booking.newGuest();
    await bookAs(booking, { email: mine });
    expect(await form('newsletter/end')).toBe('SessionRequired');
    await booking.signIn(mine);
    await bookAs(booking, { email: mine });
    expect(await profile()).toMatchObject({ newsletter: true });
    expect(await form('newsletter/end')).toBeNull();
    expect(await profile()).toMatchObject({ newsletter: false });
    expect(await profile(other)).toMatchObject({ newsletter: true });
  });

  test('names and saved guests: no addresses in them, twenty at most however many are sent at once, nobody else’s', async () => {
    await booking.signIn(`names-${kind}@example.com`);
    const mine = booking.guest;
    expect(await form('name', { firstName: 'www.evil.com' })).toBe('NameAddress');
    expect(await form('name', { firstName: ' Maya ', lastName: 'Ortiz' })).toBeNull();
    expect((await profile())?.name).toBe('Maya Ortiz');
    const add = (lastName: string) => form('guests/add', { firstName: 'Leo', lastName });
    expect([await add(''), await add('a@b')]).toEqual(['MissingName', 'NameAddress']);
    const added = await Promise.all(
      Array.from({ length: MOST_SAVED_GUESTS + 4 }, (_, index) => add(`Ortiz ${'I'.repeat(index + 1)}`)),
    );
    expect(added.filter((error) => error === 'TooManyGuests')).toHaveLength(4);
    const { guests = [] } = (await profile()) ?? {};
    expect(guests).toHaveLength(MOST_SAVED_GUESTS);
    booking.newGuest();
    await booking.signIn(`thief-${kind}@example.com`);
    expect(await form('guests/remove', { guest: guests[0]?.id })).toBeNull();
    expect((await profile(mine))?.guests).toHaveLength(MOST_SAVED_GUESTS);
    expect(await form('guests/remove', { guest: guests[0]?.id }, mine)).toBeNull();
    expect((await profile(mine))?.guests).toHaveLength(MOST_SAVED_GUESTS - 1);
  });
});
