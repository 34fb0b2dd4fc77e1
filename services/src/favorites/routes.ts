/**
 * The favorites service (FAV-1; docs/spec/favorites.md). It is called with an API key and the guest's own token and reads no cookie, so
 * another site cannot write through a guest's browser, and no CSRF token is needed. Refusals are the specification's `{message}`.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  COLLECTION_NAME_LENGTH,
  DEFAULT_COLLECTION_NAME,
  FAVORITES_API_KEY_HEADER,
  NO_COLLECTIONS,
  SESSION_ENDED,
} from '@roost/shared/contracts/favorites-service';
import { isIsoDate } from '@roost/shared/domain/dates';
import { verifyFavoritesToken } from '../auth/current-guest.ts';
import type { Db, Tx } from '../db/schema.ts';
import { optionalText, storableText } from '../storable-text.ts';
import {
  collectionNamed,
  findCollections,
  countCollections,
  insertCollection,
  insertListings,
  LIMITS,
  lockGuest,
  owns,
  removeCollection,
  removeListing,
  setShared,
  sharedCollection,
  updateCollection,
} from './collections.ts';

export type FavoritesDeps = {
  db: Db;
  /** The public key of our pages; it says which client calls, not who. */ favoritesApiKey: string;
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const listingId = storableText(64).check(z.regex(/^[\w-]+$/));
const date = z.nullable(z.string().check(z.refine((text) => isIsoDate(text))));
const dates = z
  .object({ startDate: date, endDate: date })
  .check(z.refine(({ startDate, endDate }) => startDate === null || endDate === null || startDate < endDate));
const count = z.int().check(z.minimum(0), z.maximum(99));
const guests = z.object({ adults: count, children: count, infants: count, pets: count });
const collectionId = storableText(64).check(z.minLength(1));
const names = z.array(listingId).check(z.maxLength(LIMITS.listings));
/** Bodies of its writes, by call. */
export const FAVORITES_BODIES = {
  createCollection: z.object({
    collectionName: storableText(COLLECTION_NAME_LENGTH),
    selectedDates: dates,
    selectedGuests: guests,
    favoriteNames: names,
  }),
  addFavorite: z.object({ collectionId, favoriteNames: names }),
  deleteFavorite: z.object({ collectionId, favoriteName: listingId }),
  updateCollection: z.object({
    collectionId,
    collectionName: optionalText(COLLECTION_NAME_LENGTH),
    selectedDates: z.optional(dates),
    selectedGuests: z.optional(guests),
  }),
  deleteCollection: z.object({ collectionId }),
  moveFavorite: z.object({ collectionId, toCollectionId: collectionId, favoriteName: listingId }),
  shareCollection: z.object({ collectionId, shared: z.boolean() }),
} as const;
type Bodies = { [Call in keyof typeof FAVORITES_BODIES]: z.output<(typeof FAVORITES_BODIES)[Call]> };

const tooMany = () => new Refused(409, 'too many favorites');

/** What each write does, inside of a transaction that holds the guest. */
const WRITES: { [Call in keyof Bodies]: (tx: Tx, profileId: string, body: Bodies[Call]) => Promise<void> } = {
  /**
   * A name is made once: a call that is sent again because its answer was lost, or by two devices at once, adds to the collection that is there
   * (FAV-9).
   */
  async createCollection(tx, profileId, { collectionName, selectedDates, selectedGuests, favoriteNames }) {
    const known = await collectionNamed(tx, profileId, collectionName || DEFAULT_COLLECTION_NAME);
    if (known !== null) {
      if (!(await insertListings(tx, known, favoriteNames))) throw tooMany();
      return;
    }
    if ((await countCollections(tx, profileId)) >= LIMITS.collections) throw tooMany();
    const id = await insertCollection(tx, profileId, {
      name: collectionName || DEFAULT_COLLECTION_NAME,
      dates: selectedDates,
      guests: selectedGuests,
    });
    if (!(await insertListings(tx, id, favoriteNames))) throw tooMany();
  },
  async addFavorite(tx, _profileId, { collectionId: id, favoriteNames }) {
    if (!(await insertListings(tx, id, favoriteNames))) throw tooMany();
  },
  deleteFavorite: (tx, _profileId, { collectionId: id, favoriteName }) => removeListing(tx, id, favoriteName),
  async updateCollection(tx, _profileId, body) {
    if (body.collectionName === '') throw new Refused(422, 'a collection needs a name');
    const { collectionId: id, collectionName, selectedDates, selectedGuests } = body;
    await updateCollection(tx, {
      collectionId: id,
      ...(collectionName === undefined ? {} : { collectionName }),
      ...(selectedDates === undefined ? {} : { selectedDates }),
      ...(selectedGuests === undefined ? {} : { selectedGuests }),
    });
  },
  deleteCollection: (tx, _profileId, { collectionId: id }) => removeCollection(tx, id),
  async moveFavorite(tx, profileId, { collectionId: from, toCollectionId: to, favoriteName }) {
    if (!(await owns(tx, profileId, to))) throw new Refused(404, 'no such collection');
    const held = await tx
      .selectFrom('collection_listings')
      .select('listing_id')
      .where('collection_id', '=', from)
      .where('listing_id', '=', favoriteName)
      .executeTakeFirst();
    if (!held) return;
    if (!(await insertListings(tx, to, [favoriteName]))) throw tooMany();
    if (from !== to) await removeListing(tx, from, favoriteName);
  },
  shareCollection: (tx, _profileId, { collectionId: id, shared }) => setShared(tx, id, shared),
};

export function favoritesRoutes(app: FastifyInstance, { db, favoritesApiKey }: FavoritesDeps): void {
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
    const collections = await findCollections(db, profileId);
    return collections.length > 0 ? { collections } : { message: NO_COLLECTIONS };
  };

  app.get<{ Params: { token: string } }>('/favorites/shared/:token', (request, reply) =>
    answer(reply, async () => {
      const shared = await sharedCollection(db, request.params.token);
      if (!shared) throw new Refused(404, 'no such collection');
      return shared;
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
            await lockGuest(tx, profileId);
            if ('collectionId' in body && !(await owns(tx, profileId, body.collectionId)))
              throw new Refused(404, 'no such collection');
            await WRITES[call](tx, profileId, body);
          });
          // A delete answers with what is left; none left is the same message as nothing ever saved.
          return listed(profileId);
        }),
    );
  }
  for (const call of Object.keys(FAVORITES_BODIES) as (keyof Bodies)[]) write(call);
}
