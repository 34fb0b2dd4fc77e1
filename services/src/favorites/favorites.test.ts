import { randomUUID } from 'node:crypto';
import {
  NO_COLLECTION_DATES,
  NO_COLLECTION_GUESTS,
  collectionInviteSchema,
  collectionsSchema,
  sharedCollectionSchema,
  type Collection,
} from '@roost/shared/contracts/favorites-service';
import { forgetGuest } from '../account/forget-guest.ts';
import { issueAccessToken } from '../auth/access-token.ts';
import { createSessions } from '../auth/sessions.ts';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { FAVORITES_WRITES } from './routes.ts';

const SECRET = 'a secret of thirty-two characters';
const KEY = 'local-favorites-key';
/** What the world of tests multiplies limits by. */
const LIMIT_FACTOR = 1_000;

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
  type Answer = {
    status: number;
    body: { collections?: Collection[]; joined?: Collection[]; message?: string };
    text: string;
  };
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

  /** A collection of Maya with two homes, and the token by which others join it. */
  async function invited() {
    const maya = await guest();
    const collectionId = (await create(maya, ['1', 'no-pets'], 'Tahoe')).body.collections?.[0]?.collectionId ?? '';
    const post = (who: Guest, path: string, body: object = {}) =>
      call(`${who.profileId}/${path}`, { token: who.token, body: { collectionId, ...body } });
    const open = await post(maya, 'inviteToCollection', { firstName: 'Maya', open: true });
    const token = open.body.collections?.[0]?.invite?.token ?? '';
    const join = (who: Guest, firstName: string, by = token) => post(who, 'joinCollection', { token: by, firstName });
    const see = (who: Guest) => call(who.profileId, { token: who.token });
    return { maya, collectionId, post, token, join, see };
  }

  test('FAV-10: a note is the guest’s own words on a home, bounded, and moves and comes back with it', async () => {
    const { maya, collectionId, post, see } = await invited();
    const note = 'Near the lake.\r\n<b>Ask</b> for the boat\u0000\u202e';
    const answer = await post(maya, 'setNote', { favoriteName: '1', note });
    expect(answer.body.collections?.[0]?.marks).toEqual([
      { externalId: '1', memberId: 'owner', note: 'Near the lake.\n<b>Ask</b> for the boat', voted: false },
    ]);
    expect((await post(maya, 'setNote', { favoriteName: '1', note: 'x'.repeat(501) })).status).toBe(400);
    expect((await post(maya, 'setNote', { favoriteName: 'not-saved', note: 'x' })).status).toBe(409);
    const hidden = await post(maya, 'deleteFavorite', { favoriteName: '1' });
    expect(hidden.text).not.toContain('Near the lake');
    expect((await post(maya, 'addFavorite', { favoriteNames: ['1'] })).text).toContain('Near the lake');
    const ski = (await create(maya, [], 'Ski')).body.collections?.[1]?.collectionId;
    const moved = await post(maya, 'moveFavorite', { toCollectionId: ski, favoriteName: '1' });
    expect(moved.body.collections?.map(({ marks }) => marks?.length ?? 0)).toEqual([0, 1]);
    expect((await post(maya, 'setNote', { collectionId: ski, favoriteName: '1', note: ' ' })).text).not.toContain(
      'marks',
    );
    expect((await see(maya)).body.collections?.[0]?.collectionId).toBe(collectionId);
  });

  test('FAV-10: who was invited joins, adds and votes; everybody sees first names, and nobody an account', async () => {
    const { maya, collectionId, post, token, join, see } = await invited();
    const ben = await guest();
    const invitation = await call(`invites/${token}`, { key: '' });
    expect(collectionInviteSchema.parse(invitation.body)).toMatchObject({
      collectionName: 'Tahoe',
      ownerName: 'Maya',
      homes: 2,
      selectedDates: NO_COLLECTION_DATES,
      selectedListings: [{ externalId: '1' }, { externalId: 'no-pets' }],
    });
    expect(invitation.text).not.toContain(maya.profileId);
    for (const firstName of ['', 'www.evil.com', 'ben@x.com', 'B'.repeat(41)])
      expect((await join(ben, firstName)).status).toBe(400);
    expect((await join(ben, 'Ben')).status).toBe(200);
    expect((await join(ben, 'Benny')).body.joined).toHaveLength(1);
    await post(maya, 'setNote', { favoriteName: '1', note: 'My favorite' });
    await post(ben, 'addFavorite', { favoriteNames: ['gone'] });
    await post(ben, 'vote', { favoriteName: '1', voted: true });
    const seen = await see(ben);
    expect(collectionsSchema.parse(seen.body)).toEqual(seen.body);
    const [joined] = seen.body.joined ?? [];
    const benId = joined?.members?.[1]?.memberId;
    expect(seen.body.collections).toEqual([]);
    expect(joined).toMatchObject({
      collectionId,
      shareToken: null,
      added: ['gone'],
      members: [
        { memberId: 'owner', firstName: 'Maya', isOwner: true, isYou: false },
        { firstName: 'Benny', isOwner: false, isYou: true },
      ],
    });
    expect(joined?.invite).toBeUndefined();
    expect(joined?.marks?.map(({ memberId, note, voted }) => [memberId, note, voted]).toSorted()).toEqual(
      [
        [benId, '', true],
        ['owner', 'My favorite', false],
      ].toSorted(),
    );
    for (const word of [maya.profileId, '@example.com']) expect(seen.text).not.toContain(word);
    expect((await see(maya)).text).not.toContain(ben.profileId);
    // The public link says nothing of people, notes and votes.
    const shareToken = (await post(maya, 'shareCollection', { shared: true })).body.collections?.[0]?.shareToken;
    expect((await call(`shared/${shareToken}`, { key: '' })).text).not.toMatch(/Maya|Ben|favorite"|vote/);
    // A member takes off only what they have added.
    expect(ids(await post(maya, 'addFavorite', { favoriteNames: ['7'] }))).toContain('7');
    await post(ben, 'deleteFavorite', { favoriteName: '7' });
    await post(ben, 'deleteFavorite', { favoriteName: 'gone' });
    expect(ids(await see(maya))).toEqual(['1', 'no-pets', '7']);
  });

  test('FAV-10: strangers, members and old links: what is not theirs is refused and unchanged', async () => {
    const { maya, collectionId, post, token, join, see } = await invited();
    const [ben, eve] = [await guest(), await guest()];
    const attempts = {
      addFavorite: { favoriteNames: ['9'] },
      deleteFavorite: { favoriteName: '1' },
      setNote: { favoriteName: '1', note: 'Eve was here' },
      vote: { favoriteName: '1', voted: true },
      leaveCollection: {},
      updateCollection: { collectionName: 'Eve’s' },
      deleteCollection: {},
      moveFavorite: { toCollectionId: collectionId, favoriteName: '1' },
      shareCollection: { shared: true },
      inviteToCollection: { firstName: 'Eve', open: true },
      removeMember: { memberId: 'owner' },
    };
    const before = (await see(maya)).text;
    for (const [path, body] of Object.entries(attempts)) expect((await post(eve, path, body)).status).toBe(404);
    const changed = token.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'));
    for (const forged of [`${token}x`, changed, `${collectionId}~x.sig`, '', '%00', 'x'.repeat(400)]) {
      expect([400, 404]).toContain((await join(eve, 'Eve', forged)).status);
      if (forged !== '')
        expect((await call(`invites/${encodeURIComponent(forged)}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await see(maya)).text).toBe(before);
    await join(ben, 'Ben');
    const owned = ['updateCollection', 'deleteCollection', 'moveFavorite', 'shareCollection', 'inviteToCollection'];
    for (const path of [...owned, 'removeMember'] as (keyof typeof attempts)[])
      expect((await post(ben, path, attempts[path])).status).toBe(403);
    await post(ben, 'vote', { favoriteName: '1', voted: true });
    const memberId = (await see(maya)).body.collections?.[0]?.members?.[1]?.memberId;
    const without = await post(maya, 'removeMember', { memberId });
    expect(without.body.collections?.[0]).not.toHaveProperty('members');
    expect(without.body.collections?.[0]).not.toHaveProperty('marks');
    expect((await see(ben)).body).toEqual({ message: 'no collections found' });
    expect((await post(ben, 'vote', { favoriteName: '1', voted: true })).status).toBe(404);
    // The link that Ben still has ended with his membership; a new one is another one, and ends by itself.
    expect((await join(ben, 'Ben')).status).toBe(404);
    const again = await post(maya, 'inviteToCollection', { firstName: 'Maya', open: true });
    const second = again.body.collections?.[0]?.invite?.token ?? '';
    expect(second).not.toBe(token);
    const { db } = booking.database;
    await db
      .updateTable('collections')
      .set({ invite_until: booking.world.clock.now() })
      .where('id', '=', collectionId)
      .execute();
    expect((await join(ben, 'Ben', second)).status).toBe(404);
    expect((await see(maya)).body.collections?.[0]).not.toHaveProperty('invite');
  });

  test('FAV-10: many at once: no vote, note or home is lost, and not more join than may', async () => {
    const { maya, post, join, see } = await invited();
    const people = await Promise.all(Array.from({ length: 12 }, () => guest()));
    const joins = await Promise.all(people.map((who, index) => join(who, `Guest ${index}`)));
    const members = people.filter((_, index) => joins[index]?.status === 200);
    expect([members.length, joins.filter(({ status }) => status === 409).length]).toEqual([10, 2]);
    // All side by side, each of them one thing after the other.
    const statuses = await Promise.all(
      [maya, ...members].map(async (who, index) => [
        (await post(who, 'vote', { favoriteName: '1', voted: true })).status,
        (await post(who, 'setNote', { favoriteName: '1', note: `Note ${index}` })).status,
        (await post(who, 'addFavorite', { favoriteNames: [`home-${index}`] })).status,
        (await post(who, 'vote', { favoriteName: 'no-pets', voted: index % 2 === 0 })).status,
      ]),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const [tahoe] = (await see(maya)).body.collections ?? [];
    const marks = tahoe?.marks ?? [];
    const onOne = marks.filter(({ externalId }) => externalId === '1');
    expect(onOne.map(({ note, voted }) => `${note} ${voted}`).toSorted()).toEqual(
      Array.from({ length: 11 }, (_, index) => `Note ${index} true`).toSorted(),
    );
    expect(marks.filter(({ externalId, voted }) => externalId === 'no-pets' && voted)).toHaveLength(6);
    expect(tahoe?.selectedListings).toHaveLength(13);
  });

  test('FAV-10 SAFE-6: what one answer carries is bounded: lists that one joins, and marks in all lists of one owner', async () => {
    const { maya, post, join, see } = await invited();
    const { db } = booking.database;
    const now = booking.world.clock.now();
    const [ben] = [await guest()];
    const others = await Promise.all(Array.from({ length: 10 }, () => guest()));
    for (const [index, who] of others.entries()) {
      const made = (await create(who, [], `List ${index}`)).body.collections?.[0]?.collectionId ?? '';
      await db
        .insertInto('collection_members')
        .values({
          collection_id: made,
          profile_id: ben.profileId,
          member_id: `m${index}`,
          first_name: 'Ben',
          joined_at: now,
        })
        .execute();
    }
    expect((await join(ben, 'Ben')).status).toBe(409);
    expect((await see(ben)).body.joined).toHaveLength(10);
    const full = (await create(maya, [], 'Full of notes')).body.collections?.at(-1)?.collectionId ?? '';
    const mark = (number: number) => ({
      collection_id: full,
      listing_id: `h${number}`,
      profile_id: others[number % 10]?.profileId ?? '',
      note: 'x',
      voted: false,
    });
    const stored = Array.from({ length: 1_999 }, (_, number) => mark(number));
    await db
      .insertInto('collection_listings')
      .values(stored.map((row) => ({ collection_id: full, listing_id: row.listing_id })))
      .execute();
    await db.insertInto('collection_marks').values(stored).execute();
    expect((await post(maya, 'vote', { favoriteName: '1', voted: true })).status).toBe(200);
    expect((await post(maya, 'vote', { favoriteName: 'no-pets', voted: true })).status).toBe(409);
    // What is there can still be taken back.
    expect((await post(maya, 'vote', { favoriteName: '1', voted: false })).status).toBe(200);
  });

  test('FAV-10 SAFE-15: a deleted member leaves the list in order; a deleted owner leaves it to who joined first', async () => {
    const { maya, post, join, see } = await invited();
    const [ben, cleo] = [await guest(), await guest()];
    await Promise.all([join(ben, 'Ben'), join(cleo, 'Cleo')]);
    await post(ben, 'addFavorite', { favoriteNames: ['7'] });
    await post(ben, 'vote', { favoriteName: '1', voted: true });
    await post(cleo, 'vote', { favoriteName: '7', voted: true });
    const forget = ({ profileId }: Guest) =>
      forgetGuest(
        booking.database.db,
        { email: `${profileId}@example.com`, accountId: profileId },
        booking.world.clock.now(),
      );
    expect(await forget(ben)).toMatchObject({ type: 'done', account: true });
    const [tahoe] = (await see(maya)).body.collections ?? [];
    expect(tahoe?.members?.map(({ firstName }) => firstName)).toEqual(['Maya', 'Cleo']);
    expect(tahoe?.selectedListings.map(({ externalId }) => externalId)).toEqual(['1', 'no-pets', '7']);
    expect(tahoe?.marks?.map(({ externalId, voted }) => [externalId, voted])).toEqual([['7', true]]);

    // The new owner has a list of that name and one for hearts, which stays the first.
    booking.world.clock.advance(1);
    const dora = await guest();
    await join(dora, 'Dora');
    await create(cleo, ['gone']);
    await create(cleo, [], 'Tahoe');
    await post(maya, 'setNote', { favoriteName: '1', note: 'Mine alone' });
    await post(maya, 'vote', { favoriteName: '7', voted: true });
    await post(dora, 'setNote', { favoriteName: '1', note: 'Dora was here' });
    const shareToken = (await post(maya, 'shareCollection', { shared: true })).body.collections?.[0]?.shareToken;
    // Who fills the list with her is told, the new owner with other words than the rest.
    expect(await forget(maya)).toMatchObject({
      type: 'done',
      account: true,
      handedOver: [
        {
          name: 'Tahoe',
          ownerName: 'Cleo',
          owner: expect.stringContaining('@'),
          members: [expect.stringContaining('@')],
        },
      ],
    });
    const kept = (await see(cleo)).body;
    expect(kept.joined).toBeUndefined();
    expect(kept.collections?.map(({ collectionName }) => collectionName)).toEqual([
      'Favorite Homes',
      'Tahoe',
      'Tahoe 2',
    ]);
    const own = kept.collections?.[2];
    expect(own).toMatchObject({
      collectionId: tahoe?.collectionId,
      shareToken,
      members: [
        { memberId: 'owner', firstName: 'Cleo', isOwner: true, isYou: true },
        { firstName: 'Dora', isOwner: false, isYou: false },
      ],
    });
    expect(own?.invite).toBeUndefined();
    expect(own?.selectedListings.map(({ externalId }) => externalId)).toEqual(['1', 'no-pets', '7']);
    const doraId = own?.members?.[1]?.memberId;
    expect(own?.marks?.map(({ memberId, note, voted }) => [memberId, note, voted]).toSorted()).toEqual(
      [
        ['owner', '', true],
        [doraId, 'Dora was here', false],
      ].toSorted(),
    );
    expect((await see(dora)).body.joined?.[0]?.members?.map(({ firstName }) => firstName)).toEqual(['Cleo', 'Dora']);
    expect((await call(`shared/${shareToken}`, { key: '' })).status).toBe(200);
    expect((await join(await guest(), 'Eve')).status).toBe(404);
    // With the last of them it goes.
    await forget(dora);
    await forget(cleo);
    expect((await call(`shared/${shareToken}`, { key: '' })).status).toBe(404);
  });

  test('FAV-10 SAFE-15: owner and members who delete their accounts at once never wait for each other; nobody’s list is left', async () => {
    const { maya, collectionId, join } = await invited();
    const others = [await guest(), await guest(), await guest()];
    for (const [index, other] of others.entries()) await join(other, `Guest ${'ABC'[index]}`);
    const gone = await Promise.all(
      [maya, ...others].map(({ profileId }) =>
        forgetGuest(
          booking.database.db,
          { email: `${profileId}@example.com`, accountId: profileId },
          booking.world.clock.now(),
        ),
      ),
    );
    expect(gone.map(({ type }) => type)).toEqual(['done', 'done', 'done', 'done']);
    expect(
      await booking.database.db.selectFrom('collections').select('id').where('id', '=', collectionId).execute(),
    ).toEqual([]);
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

  test('SAFE-6: an account and a network address write so often in an hour; reading and other guests go on', async () => {
    const { db } = booking.database;
    const [maya, ben] = [await guest(), await guest()];
    await db.deleteFrom('counted_tries').execute();
    expect((await create(maya, ['1'])).status).toBe(200);
    const rows = await db.selectFrom('counted_tries').select('key').where('key', 'like', 'favorites-%').execute();
    expect(rows).toHaveLength(2);
    const fill = (name: string, count: number) =>
      db.updateTable('counted_tries').set({ count }).where('key', 'like', `favorites-${name}:%`).execute();
    await fill('account', FAVORITES_WRITES.account * LIMIT_FACTOR);
    const refused = await create(maya, ['2']);
    expect([refused.status, Object.keys(refused.body)]).toEqual([429, ['message']]);
    expect(ids(await call(maya.profileId, { token: maya.token }))).toEqual(['1']);
    expect((await create(ben, ['1'])).status).toBe(200);
    await fill('address', FAVORITES_WRITES.address * LIMIT_FACTOR);
    expect((await create(ben, ['2'])).status).toBe(429);
    await db.deleteFrom('counted_tries').execute();
    expect(ids(await create(ben, ['2']))).toEqual(['1', '2']);
  });

  test('SAFE-6: of a shared list as many homes are read as are asked for, the first saved first', async () => {
    const maya = await guest();
    const collectionId = (await create(maya, ['1', 'no-pets', 'gone', 'never-was'])).body.collections?.[0]
      ?.collectionId;
    const shareToken = (
      await call(`${maya.profileId}/shareCollection`, { token: maya.token, body: { collectionId, shared: true } })
    ).body.collections?.[0]?.shareToken;
    const shown = async (query: string) => {
      const { text } = await call(`shared/${shareToken}${query}`);
      return sharedCollectionSchema.parse(JSON.parse(text)).selectedListings.map(({ externalId }) => externalId);
    };
    expect(await shown('?homes=2')).toEqual(['1', 'no-pets']);
    for (const query of ['', '?homes=0', '?homes=x', '?homes=9', '?homes=1&homes=2'])
      expect(await shown(query)).toEqual(['1', 'no-pets', 'gone', 'never-was']);
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
