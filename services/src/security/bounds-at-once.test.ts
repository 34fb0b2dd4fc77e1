/**
 * Bounds of docs/security.md, each met by thirty requests that are sent at the same moment: one after the other they
 * would hold.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { TestBrowser } from '../testing/browser.ts';
import { reservationRequest } from '../testing/guest.ts';
import { createSessions } from '../auth/sessions.ts';
import { createTokens } from '../auth/tokens.ts';
import type { Reservation } from '@roost/shared/contracts/booking';

const AT_ONCE = 30;
const SECRET = 'a secret of thirty-two characters';
const DATES = { startDate: null, endDate: null };
const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.each(databaseKinds())('SAFE-16: bounds and thirty requests at once, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const db = () => booking.database.db;
  const now = () => booking.world.clock.now();

  const atOnce = async <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(index)));

  /** A signed-in guest, and how they call the favorites service. */
  async function saver(name: string) {
    booking.newGuest();
    const email = `${name}.${kind}@example.com`;
    await booking.signIn(email);
    const { id } = await db().selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const { accessToken = '' } = (await booking.guest.get<{ accessToken?: string }>('/auth/session')).body;
    const call = async (what: string, body: object): Promise<number> => {
      const answer = await fetch(`${booking.world.url()}/favorites/${id}/${what}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': 'local-favorites-key',
          apikey: 'local-favorites-key',
          authtoken: `Bearer ${accessToken}`,
        },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    return { id, call };
  }
  const storeCollections = async (owner: string, names: readonly string[]): Promise<string[]> => {
    const rows = names.map((name) => ({
      id: randomUUID(),
      profile_id: owner,
      name,
      dates: JSON.stringify(DATES),
      guests: JSON.stringify(PARTY),
      share_token: null,
    }));
    await db().insertInto('collections').values(rows).execute();
    return rows.map(({ id }) => id);
  };
  const storeHomes = async (collection: string, count: number, from = 0): Promise<void> => {
    await db()
      .insertInto('collection_listings')
      .values(
        Array.from({ length: count }, (_, index) => ({
          collection_id: collection,
          listing_id: `home-${from + index}`,
          added_by: null,
        })),
      )
      .execute();
  };
  const count = async (table: string, column: string, value: string): Promise<number> =>
    (
      await sql<{
        count: number;
      }>`select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db())
    ).rows[0]?.count ?? 0;

  test('lists of one guest', async () => {
    const { id, call } = await saver('lists');
    await storeCollections(
      id,
      Array.from({ length: 45 }, (_, index) => `list ${index}`),
    );
    const answers = await atOnce((index) =>
      call('createCollection', {
        collectionName: `new ${index}`,
        selectedDates: DATES,
        selectedGuests: PARTY,
        favoriteNames: [],
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(await count('collections', 'profile_id', id)).toBe(50);
  });

  test('a list of one name is made once', async () => {
    const { id, call } = await saver('once');
    const body = { collectionName: 'Lakes', selectedDates: DATES, selectedGuests: PARTY, favoriteNames: ['1'] };
    await atOnce(() => call('createCollection', body));
    expect(await count('collections', 'profile_id', id)).toBe(1);
  });

  test('homes of one list, and of all', async () => {
    const { id, call } = await saver('homes');
    const [first = '', ...others] = await storeCollections(id, ['a', 'b', 'c', 'd']);
    await storeHomes(first, 495);
    await atOnce((index) => call('addFavorite', { collectionId: first, favoriteNames: [`more-${index}`] }));
    expect(await count('collection_listings', 'collection_id', first)).toBe(500);
    for (const [index, other] of others.entries()) await storeHomes(other, index === 2 ? 495 : 500);
    await atOnce((index) => call('addFavorite', { collectionId: others[2], favoriteNames: [`last-${index}`] }));
    expect(await count('collection_listings', 'collection_id', others[2] ?? '')).toBe(500);
  });

  test('notes of one person in one list', async () => {
    const owner = await saver('notes');
    const [list = ''] = await storeCollections(owner.id, ['a']);
    await storeHomes(list, 340);
    await db()
      .insertInto('collection_marks')
      .values(
        Array.from({ length: 295 }, (_, index) => ({
          collection_id: list,
          listing_id: `home-${index}`,
          profile_id: owner.id,
          note: 'x',
        })),
      )
      .execute();
    await atOnce((index) =>
      owner.call('setNote', { collectionId: list, favoriteName: `home-${300 + index}`, note: 'The dock.' }),
    );
    expect(await count('collection_marks', 'collection_id', list)).toBe(300);
  });

  test('people of one list, who join by one invitation', async () => {
    const owner = await saver('people');
    const [list = ''] = await storeCollections(owner.id, ['a']);
    await owner.call('inviteToCollection', { collectionId: list, firstName: 'Ada', open: true });
    const answer = await fetch(`${booking.world.url()}/favorites/${owner.id}`, {
      headers: {
        'x-api-key': 'local-favorites-key',
        apikey: 'local-favorites-key',
        authtoken: `Bearer ${(await booking.guest.get<{ accessToken?: string }>('/auth/session')).body.accessToken ?? ''}`,
      },
    });
    const { collections } = (await answer.json()) as { collections: { invite?: { token: string } }[] };
    const token = collections[0]?.invite?.token ?? '';
    const people = [];
    for (let index = 0; index < AT_ONCE; index += 1) people.push(await saver(`person${index}`));
    await Promise.all(people.map(({ call }) => call('joinCollection', { token, firstName: 'Ben' })));
    expect(await count('collection_members', 'collection_id', list)).toBe(10);
  });

  test('people one books for', async () => {
    const { id } = await saver('saved');
    const browser = new TestBrowser(booking.world.url());
    browser.cookies.set('authjs.session-token', booking.guest.cookie('authjs.session-token') ?? '');
    const csrfToken = await browser.csrf();
    await atOnce((index) =>
      browser.ask('/auth/account/guests/add', {
        method: 'POST',
        body: new URLSearchParams({
          csrfToken,
          firstName: `Ada${String.fromCodePoint(97 + (index % 26))}`,
          lastName: `Lo${String.fromCodePoint(97 + Math.floor(index / 26))}`,
        }),
      }),
    );
    expect(await count('account_guests', 'account_id', id)).toBe(20);
  });

  test('sessions of one account', async () => {
    const { id } = await saver('sessions');
    const sessions = createSessions({ db: db(), secret: SECRET, now });
    await atOnce(() => sessions.begin(id, false, null));
    await atOnce(() => sessions.begin(id, false, null));
    expect(await count('account_sessions', 'account_id', id)).toBe(50);
  });

  test('SAFE-4: of mails for one address that are asked for at once one code and one link live', async () => {
    const tokens = createTokens({ db: db(), secret: SECRET, now });
    const email = `codes.${kind}@example.com`;
    await atOnce((index) =>
      tokens.keepSignIn({
        tokenHash: `hash-${index}`,
        email,
        code: `${100_000 + index}`,
        signUp: null,
        browserHash: 'b',
      }),
    );
    await atOnce(() => tokens.issueReset(email));
    const live = await db()
      .selectFrom('account_tokens')
      .select(['purpose', 'code_hash'])
      .where('email', '=', email)
      .execute();
    expect(live.map(({ purpose }) => purpose).toSorted()).toEqual(['reset', 'signin']);
  });

  const booked = async (): Promise<Reservation> => {
    const quote = (await booking.guest.quote(booking.nights())).body;
    return (await booking.guest.post<{ reservation: Reservation }>('/reservations', reservationRequest(quote))).body
      .reservation;
  };

  test('messages of a side in an hour, and of a thread in all', async () => {
    const { code } = await booked();
    const write = () =>
      booking.guest.post(`/messages/${code}`, { text: 'Is there a boat?', idempotencyKey: randomUUID() });
    await write();
    await sql`insert into messages (thread_code, sender, body, idempotency_key, sent_at)
      select ${code}, 'host', 'x', 'key' || n, ${now()} from generate_series(1, 494) n`.execute(db());
    await atOnce(write);
    expect(await count('messages', 'thread_code', code)).toBe(500);
    const other = await booked();
    await atOnce(() =>
      booking.guest.post(`/messages/${other.code}`, { text: 'A boat?', idempotencyKey: randomUUID() }),
    );
    await atOnce(() =>
      booking.guest.post(`/messages/${other.code}`, { text: 'A boat?', idempotencyKey: randomUUID() }),
    );
    expect(await count('messages', 'thread_code', other.code)).toBe(30);
  });

  test('inquiries of one e-mail address in an hour, however it is written', async () => {
    const about = { listingId: '1', startDate: '', endDate: '', ...PARTY, firstName: 'Ada', lastName: 'L' };
    const email = `asks.${kind}@example.com`;
    const answers = await atOnce((index) =>
      booking.guest.post('/inquiries', {
        ...about,
        email: index % 2 === 0 ? email : email.toUpperCase(),
        message: 'Is there a boat we could use?',
        idempotencyKey: randomUUID(),
      }),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(5);
  });

  test('writes of one review in an hour, which stays one', async () => {
    const { code } = await booked();
    await db()
      .updateTable('stays')
      .set({ start_date: '2026-05-22', end_date: '2026-05-23' })
      .where('code', '=', code)
      .execute();
    const answers = await atOnce(() =>
      booking.guest.post(`/trips/${code}/review`, {
        rating: 5,
        topics: { cleanliness: 4 },
        text: 'The gate on the dock works, and the kitchen has good knives.',
        note: '',
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await count('stay_reviews', 'stay_code', code)).toBe(1);
  });

  test('addresses that wait for their code: ten questions an hour, one address', async () => {
    const { id } = await saver('moving');
    const browser = new TestBrowser(booking.world.url());
    browser.cookies.set('authjs.session-token', booking.guest.cookie('authjs.session-token') ?? '');
    const csrfToken = await browser.csrf();
    const answers = await atOnce((index) =>
      browser.ask('/auth/account/email', {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, json: 'true', email: `moved${index}.${kind}@example.com` }),
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await count('account_email_changes', 'account_id', id)).toBe(1);
  });
});
