import { randomUUID } from 'node:crypto';
import {
  NO_COLLECTION_DATES,
  NO_COLLECTION_GUESTS,
  collectionsSchema,
  sharedCollectionSchema,
  type Collection,
} from '@roost/shared/contracts/favorites-service';
import { issueAccessToken } from '../auth/access-token.ts';
import { createSessions } from '../auth/sessions.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';

const SECRET = 'a secret of thirty-two characters';
const KEY = 'local-favorites-key';

describe.each(databaseKinds())('the favorites service, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  type Guest = { profileId: string; token: string; end: () => Promise<void> };

  async function guest(): Promise<Guest> {
    const { db } = booking.database;
    const now = booking.world.clock.now();
    const profileId = randomUUID();
    await db
      .insertInto('accounts')
      .values({ id: profileId, email: `${profileId}@example.com`, name: null, password_hash: null })
      .execute();
    await createSessions({ db, secret: SECRET, now: booking.world.clock.now }).begin(profileId, false, null);
    const { id_hash: sessionHash } = await db
      .selectFrom('account_sessions')
      .select('id_hash')
      .where('account_id', '=', profileId)
      .executeTakeFirstOrThrow();
    return {
      profileId,
      token: issueAccessToken({ profileId, sessionHash, now, secret: SECRET }),
      end: async () => {
        await db.deleteFrom('account_sessions').where('account_id', '=', profileId).execute();
      },
    };
  }
  type Answer = { status: number; body: { collections?: Collection[]; message?: string }; text: string };
  async function call(
    path: string,
    { token, body, key = KEY }: { token?: string; body?: unknown; key?: string } = {},
  ): Promise<Answer> {
    const response = await fetch(`${booking.world.url()}/favorites/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-api-key': key,
        ...(token ? { AuthToken: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as Answer['body'], text };
  }
  const create = (who: Guest, favoriteNames: string[], collectionName = '') =>
    call(`${who.profileId}/createCollection`, {
      token: who.token,
      body: { collectionName, selectedDates: NO_COLLECTION_DATES, selectedGuests: NO_COLLECTION_GUESTS, favoriteNames },
    });
  const ids = ({ body }: Answer, at = 0) =>
    body.collections?.[at]?.selectedListings.map((listing) => listing.externalId);

  test('FAV-1 FAV-3: nothing saved is the message of the specification; a collection has its default name, no dates and no guests', async () => {
    const maya = await guest();
    expect((await call(maya.profileId, { token: maya.token })).body).toEqual({ message: 'no collections found' });
    const answer = await create(maya, ['1', 'gone', 'never-was']);
    expect(collectionsSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.collections).toEqual([
      expect.objectContaining({
        collectionName: 'Favorite Homes',
        selectedDates: { startDate: null, endDate: null },
        selectedGuests: { adults: 0, children: 0, infants: 0, pets: 0 },
        shareToken: null,
      }),
    ]);
    expect(
      answer.body.collections?.[0]?.selectedListings.map(({ externalId, status }) => [externalId, status]),
    ).toEqual([
      ['1', 'Active For Rent'],
      ['gone', 'Withdrawn'],
      ['never-was', 'Not Found'],
    ]);
    expect((await call(maya.profileId, { token: maya.token })).body).toEqual(answer.body);
  });

  test('FAV-1: adding twice keeps a home once; deleting the last homes and the collection ends in "no collections found"', async () => {
    const maya = await guest();
    const collectionId = (await create(maya, ['1'])).body.collections?.[0]?.collectionId;
    const post = (path: string, body: object) => call(`${maya.profileId}/${path}`, { token: maya.token, body });
    expect(ids(await post('addFavorite', { collectionId, favoriteNames: ['no-pets', '1'] }))).toEqual(['1', 'no-pets']);
    expect(ids(await post('deleteFavorite', { collectionId, favoriteName: '1' }))).toEqual(['no-pets']);
    expect((await post('deleteCollection', { collectionId })).body).toEqual({ message: 'no collections found' });
  });

  test('FAV-9: many tabs at once: what the service holds is the union of what they asked for', async () => {
    const maya = await guest();
    const collectionId = (await create(maya, [])).body.collections?.[0]?.collectionId;
    const wanted = Array.from({ length: 24 }, (_, index) => `home-${index % 12}`);
    const answers = await Promise.all(
      wanted.map((name) =>
        call(`${maya.profileId}/addFavorite`, { token: maya.token, body: { collectionId, favoriteNames: [name] } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(ids(await call(maya.profileId, { token: maya.token }))?.toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test('FAV-9: a collection that two devices make at once, or that is asked for again, is there once with the homes of both', async () => {
    const maya = await guest();
    const answers = await Promise.all([create(maya, ['1']), create(maya, ['no-pets']), create(maya, ['1'])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await call(maya.profileId, { token: maya.token });
    expect(body.collections?.map(({ selectedListings }) => selectedListings.length)).toEqual([2]);
  });

  test('FAV-9: rename, dates, move and share; a shared link shows no owner, cannot write, and ends', async () => {
    const maya = await guest();
    await create(maya, ['1', 'no-pets'], 'Summer');
    const [summer, winter] = (await create(maya, [], 'Winter')).body.collections ?? [];
    const post = (path: string, body: object) => call(`${maya.profileId}/${path}`, { token: maya.token, body });
    const dates = { startDate: '2026-07-01', endDate: '2026-07-05' };
    await post('updateCollection', {
      collectionId: summer?.collectionId,
      collectionName: 'July',
      selectedDates: dates,
    });
    const moved = await post('moveFavorite', {
      collectionId: summer?.collectionId,
      toCollectionId: winter?.collectionId,
      favoriteName: '1',
    });
    expect([moved.body.collections?.[0]?.collectionName, ids(moved, 0), ids(moved, 1)]).toEqual([
      'July',
      ['no-pets'],
      ['1'],
    ]);
    const shareToken = (await post('shareCollection', { collectionId: summer?.collectionId, shared: true })).body
      .collections?.[0]?.shareToken;
    const seen = await call(`shared/${shareToken}`, { key: '' });
    expect(sharedCollectionSchema.parse(seen.body)).toMatchObject({ collectionName: 'July', selectedDates: dates });
    expect(seen.text).not.toContain(maya.profileId);
    await post('shareCollection', { collectionId: summer?.collectionId, shared: false });
    expect((await call(`shared/${shareToken}`)).status).toBe(404);
  });

  test('SAFE-6: hundreds of saved homes are read as cards, in the order they were saved, and have a bound', async () => {
    const hoarder = await guest();
    const names = Array.from({ length: 450 }, (_, index) => (index === 449 ? '1' : `x${index}`));
    const first = await create(hoarder, names, 'Many');
    expect(first.status).toBe(200);
    expect(ids(first)).toEqual(names);
    expect(first.body.collections?.[0]?.selectedListings.at(-1)).toMatchObject({
      externalId: '1',
      images: [{ url: '/pictures/a.svg' }],
      bedrooms: 2,
    });
    for (let more = 1; more < 4; more += 1)
      expect(
        (
          await create(
            hoarder,
            names.map((name) => `${name}-${more}`),
            `Many ${more}`,
          )
        ).status,
      ).toBe(200);
    expect(
      (
        await create(
          hoarder,
          names.map((name) => `${name}-5`),
          'Too many',
        )
      ).status,
    ).toBe(409);
    expect((await call(hoarder.profileId, { token: hoarder.token })).body.collections).toHaveLength(4);
  }, 120_000);

  test('FAV-7: no key, no token, a forged or ended session are refused in the words of the specification', async () => {
    const maya = await guest();
    expect((await call(maya.profileId, { token: maya.token, key: 'other' })).status).toBe(403);
    for (const token of [undefined, 'x', `${maya.token}x`])
      expect(await call(maya.profileId, token ? { token } : {})).toMatchObject({
        status: 401,
        body: { message: 'Session expired or invalid' },
      });
    await maya.end();
    expect(await call(maya.profileId, { token: maya.token })).toMatchObject({
      status: 401,
      body: { message: 'Session expired or invalid' },
    });
  });

  test('FAV-1: 500 bad requests: no 5xx, nothing of another guest is shown or changed', async () => {
    const [maya, eve] = [await guest(), await guest()];
    const collectionId = (await create(maya, ['1'], 'Secret plans')).body.collections?.[0]?.collectionId ?? '';
    await create(eve, ['no-pets']);
    const paths = [
      'createCollection',
      'addFavorite',
      'deleteFavorite',
      'updateCollection',
      'deleteCollection',
      'moveFavorite',
      'shareCollection',
      'unknown',
    ];
    const bodies: unknown[] = [
      {
        collectionId,
        favoriteNames: ['9'],
        favoriteName: '1',
        toCollectionId: collectionId,
        shared: true,
        collectionName: 'Mine',
      },
      '{',
      'null',
      '[]',
      {},
      { collectionId: { $ne: null } },
      { collectionId, favoriteNames: Array.from({ length: 2_000 }, () => '1') },
      { collectionId, favoriteNames: ["'; drop table collections; --"] },
      { collectionId, favoriteName: 'a'.repeat(60_000) },
      {
        collectionName: '\u0000\ud800',
        selectedDates: { startDate: 'x', endDate: null },
        selectedGuests: { adults: -1 },
        favoriteNames: [],
      },
    ];
    const whose = [maya.profileId, eve.profileId, "x'--", '%F0%9F%92%A9', '..%2F..'];
    for (let index = 0; index < 500; index += 1) {
      const profile = whose[index % whose.length] ?? '';
      const answer = await call(`${profile}/${paths[index % paths.length]}`, {
        token: eve.token,
        body: bodies[index % bodies.length],
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain('Secret plans');
    }
    expect((await call(maya.profileId, { token: maya.token })).body.collections).toEqual([
      expect.objectContaining({ collectionName: 'Secret plans', collectionId }),
    ]);
    expect(ids(await call(maya.profileId, { token: maya.token }))).toEqual(['1']);
  }, 180_000);
});
