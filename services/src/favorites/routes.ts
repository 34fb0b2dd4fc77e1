/**
 * The favorites service (FAV-1; docs/spec/favorites.md). It is called with an API key and the guest's own token and
 * reads no cookie, so another site cannot write through a guest's browser, and no CSRF token is needed. Refusals are
 * the specification's `{message}`.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAVORITES_API_KEY_HEADER, NO_COLLECTIONS, SESSION_ENDED } from '@roost/shared/contracts/favorites-service';
import { verifyFavoritesToken } from '../auth/current-guest.ts';
import type { Db, Tx } from '../db/schema.ts';
import { findCollections, findJoined, lockGuests, sharedCollection } from './collections.ts';
import { enforceRateLimits, HOUR_MS, TooManyError } from '../security/rate-limiter.ts';
import { findInvite, findRole, showInvite } from './members.ts';
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
  /** Multiplies the limits. */
  requestFactor: number;
};

/** Writes in an hour: far more than a guest presses hearts, few enough for answers that carry all lists (SAFE-6). */
export const FAVORITES_WRITES = { account: 1_200, address: 12_000 } as const;
/** A number of homes in a query; anything else asks for all of them. */
const HOMES = /^[1-9]\d{0,2}$/;

/**
 * Locks who writes and whose collection it is, and returns what the writer may do with it: 'owner' where the call names
 * no collection.
 */
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

type OfProfile = FastifyRequest<{ Params: { profileId: string } }>;

/** Sends what `run` returns; what it refuses in the shape of this service. */
async function answer(reply: FastifyReply, run: () => Promise<unknown>): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store');
  try {
    return await reply.send(await run());
  } catch (error) {
    if (error instanceof TooManyError)
      return reply
        .code(error.status)
        .header('retry-after', String(error.retryAfterSeconds))
        .send({ message: error.body.error.message });
    if (!(error instanceof Refused)) throw error;
    return reply.code(error.status).send({ message: error.message });
  }
}

/**
 * Returns the guest of the path when the token belongs to them. Another guest's path and an expired token differ by
 * status only.
 */
async function requireProfile(request: OfProfile, favoritesApiKey: string): Promise<string> {
  const given = Buffer.from(String(request.headers[FAVORITES_API_KEY_HEADER] ?? ''));
  const known = Buffer.from(favoritesApiKey);
  if (given.length !== known.length || !timingSafeEqual(given, known)) throw new Refused(403, 'invalid api key');
  const token = await verifyFavoritesToken(request);
  if (!token) throw new Refused(401, SESSION_ENDED);
  if (token.profileId !== request.params.profileId) throw new Refused(403, SESSION_ENDED);
  return token.profileId;
}

async function limitWrites(
  profileId: string,
  address: string,
  { db, key, now, requestFactor }: FavoritesDeps,
): Promise<void> {
  const toLimit = (name: keyof typeof FAVORITES_WRITES, whose: string) => ({
    name: `favorites-${name}`,
    whose,
    times: FAVORITES_WRITES[name] * requestFactor,
    windowMs: HOUR_MS,
  });
  await enforceRateLimits(db, [toLimit('account', profileId), toLimit('address', address)], { key, now: now() });
}

/** Links that anybody with them may read. */
function publicRoutes(app: FastifyInstance, { db, now, key }: FavoritesDeps): void {
  type Shared = { Params: { token: string }; Querystring: Record<string, string | string[] | undefined> };
  app.get<Shared>('/favorites/shared/:token', (request, reply) =>
    answer(reply, async () => {
      app.countRead(request);
      const { homes } = request.query;
      const most = typeof homes === 'string' && HOMES.test(homes) ? Number(homes) : undefined;
      const shared = await sharedCollection(db, request.params.token, most);
      if (!shared) throw new Refused(404, 'no such collection');
      return shared;
    }),
  );

  app.get<{ Params: { token: string } }>('/favorites/invites/:token', (request, reply) =>
    answer(reply, async () => {
      app.countRead(request);
      const invite = await showInvite(db, request.params.token, { key, now: now() });
      if (!invite) throw new Refused(404, 'no such invitation');
      return invite;
    }),
  );
}

export function favoritesRoutes(app: FastifyInstance, deps: FavoritesDeps): void {
  const { db, now, key, favoritesApiKey } = deps;
  publicRoutes(app, deps);

  const listed = async (profileId: string): Promise<object> => {
    const [collections, joined] = [
      await findCollections(db, profileId, { key, now: now() }),
      await findJoined(db, profileId),
    ];
    if (collections.length + joined.length === 0) return { message: NO_COLLECTIONS };
    return { collections, ...(joined.length > 0 ? { joined } : {}) };
  };

  app.get<{ Params: { profileId: string } }>('/favorites/:profileId', (request, reply) =>
    answer(reply, async () => {
      const profileId = await requireProfile(request, favoritesApiKey);
      app.countRead(request);
      app.countRead(request, profileId);
      return listed(profileId);
    }),
  );

  function write<Call extends keyof Bodies>(call: Call): void {
    app.post<{ Params: { profileId: string } }>(
      `/favorites/:profileId/${call}`,
      { config: { ownToken: true } },
      (request, reply) =>
        answer(reply, async () => {
          const profileId = await requireProfile(request, favoritesApiKey);
          await limitWrites(profileId, request.ip, deps);
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
