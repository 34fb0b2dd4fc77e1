/**
 * The favorites service (FAV-1; docs/spec/favorites.md). It is called with an API key and the guest's own token and reads no cookie, so
 * another site cannot write through a guest's browser, and no CSRF token is needed. Refusals are the specification's `{message}`.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAVORITES_API_KEY_HEADER, NO_COLLECTIONS, SESSION_ENDED } from '@roost/shared/contracts/favorites-service';
import { verifyFavoritesToken } from '../auth/current-guest.ts';
import type { Db, Tx } from '../db/schema.ts';
import { findCollections, findJoined, lockGuests, sharedCollection } from './collections.ts';
import { findInvite, findRole } from './members.ts';
import type { Role } from './members.ts';
import { FAVORITES_BODIES, MEMBER_CALLS, Refused, WRITES } from './writes.ts';
import type { Bodies } from './writes.ts';
import type { Keys } from '../security/sign.ts';

export type FavoritesDeps = {
  db: Db;
  now: () => Date;
  /** Signs invitations. */
  key: Keys;
  /** The public key of our pages; it says which client calls, not who. */ favoritesApiKey: string;
};

/** Locks who writes and whose collection it is, and returns what the writer may do with it: 'owner' where the call names no collection. */
async function lockFor(
  tx: Tx,
  profileId: string,
  call: string,
  body: object,
  { key, now }: Pick<FavoritesDeps, 'key' | 'now'>,
): Promise<Role> {
  if ('token' in body) {
    // Who joins is counted among the members, so joins of one collection go one by one.
    const invited = await findInvite(tx, String(body.token), { key, now: now() });
    await lockGuests(tx, [profileId, ...(invited === null ? [] : [invited.owner])]);
    return 'owner';
  }
  if (!('collectionId' in body)) {
    await lockGuests(tx, [profileId]);
    return 'owner';
  }
  const collectionId = String(body.collectionId);
  const { owner } = await findRole(tx, profileId, collectionId);
  await lockGuests(tx, [profileId, ...(owner === null ? [] : [owner])]);
  // Read again: who was removed while this one waited is nobody now.
  const { role } = await findRole(tx, profileId, collectionId);
  if (role === 'owner' || (role === 'member' && MEMBER_CALLS.has(call))) return role;
  throw new Refused(role === null ? 404 : 403, role === null ? 'no such collection' : 'only its owner can do this');
}

export function favoritesRoutes(app: FastifyInstance, deps: FavoritesDeps): void {
  const { db, now, key, favoritesApiKey } = deps;

  const answer = async (reply: FastifyReply, run: () => Promise<unknown>) => {
    reply.header('cache-control', 'private, no-store');
    try {
      return await reply.send(await run());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(error.status).send({ message: error.message });
    }
  };

  const keyMatches = (request: FastifyRequest): boolean => {
    const given = Buffer.from(String(request.headers[FAVORITES_API_KEY_HEADER] ?? ''));
    const known = Buffer.from(favoritesApiKey);
    return given.length === known.length && timingSafeEqual(given, known);
  };

  /** The guest of the path, when the token is theirs. Another guest's path and a token that ended are told apart by status only. */
  const requireProfile = async (request: FastifyRequest<{ Params: { profileId: string } }>): Promise<string> => {
    if (!keyMatches(request)) throw new Refused(403, 'invalid api key');
    const token = await verifyFavoritesToken(request);
    if (!token) throw new Refused(401, SESSION_ENDED);
    if (token.profileId !== request.params.profileId) throw new Refused(403, SESSION_ENDED);
    return token.profileId;
  };

  const listed = async (profileId: string): Promise<object> => {
    const [collections, joined] = [
      await findCollections(db, profileId, { key, now: now() }),
      await findJoined(db, profileId),
    ];
    if (collections.length + joined.length === 0) return { message: NO_COLLECTIONS };
    return { collections, ...(joined.length > 0 ? { joined } : {}) };
  };

  app.get<{ Params: { token: string } }>('/favorites/shared/:token', (request, reply) =>
    answer(reply, async () => {
      const shared = await sharedCollection(db, request.params.token);
      if (!shared) throw new Refused(404, 'no such collection');
      return shared;
    }),
  );

  app.get<{ Params: { token: string } }>('/favorites/invites/:token', (request, reply) =>
    answer(reply, async () => {
      const found = await findInvite(db, request.params.token, { key, now: now() });
      if (!found) throw new Refused(404, 'no such invitation');
      return found.invite;
    }),
  );

  app.get<{ Params: { profileId: string } }>('/favorites/:profileId', (request, reply) =>
    answer(reply, async () => listed(await requireProfile(request))),
  );

  function write<Call extends keyof Bodies>(call: Call): void {
    app.post<{ Params: { profileId: string } }>(
      `/favorites/:profileId/${call}`,
      { config: { ownToken: true } },
      (request, reply) =>
        answer(reply, async () => {
          const profileId = await requireProfile(request);
          const parsed = FAVORITES_BODIES[call].safeParse(request.body);
          if (!parsed.success) throw new Refused(400, `invalid ${parsed.error.issues[0]?.path.join('.') || 'body'}`);
          const body = parsed.data as Bodies[Call];
          await db.transaction().execute(async (tx) => {
            const role = await lockFor(tx, profileId, call, body, deps);
            await WRITES[call]({ tx, profileId, role, now: now(), key }, body);
          });
          // A delete answers with what is left; none left is the same message as nothing ever saved.
          return listed(profileId);
        }),
    );
  }
  for (const call of Object.keys(FAVORITES_BODIES) as (keyof Bodies)[]) write(call);
}
