/**
 * The writes of the favorites service: what each is asked with, who may ask for it, and what it does (FAV-1, FAV-9,
 * FAV-10).
 */
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import * as z from 'zod/mini';
import { COLLECTION_NAME_LENGTH, FIRST_NAME_LENGTH, NOTE_LENGTH } from '@roost/shared/contracts/favorites-service';
import { isIsoDate } from '@roost/shared/domain/dates';
import { hasAddress } from '@roost/shared/domain/person-name';
import type { Tx } from '../db/schema.ts';
import { optionalText, storableLines, storableText } from '../storable-text.ts';
import {
  collectionNamed,
  countCollections,
  insertCollection,
  insertListings,
  LIMITS,
  owns,
  removeCollection,
  removeListing,
  setShared,
  updateCollection,
} from './collections.ts';
import { hideMarks, moveMarks, setMark } from './marks.ts';
import { addMember, dropMember, findInvite, findMember, setInvite } from './members.ts';
import type { Role } from './members.ts';
import type { Keys } from '../security/sign.ts';

export class Refused extends Error {
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
const firstName = storableText(FIRST_NAME_LENGTH).check(
  z.minLength(1),
  z.refine((name) => !hasAddress(name)),
);
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
  setNote: z.object({
    collectionId,
    favoriteName: listingId,
    note: storableLines.check(z.maxLength(NOTE_LENGTH)),
  }),
  vote: z.object({ collectionId, favoriteName: listingId, voted: z.boolean() }),
  inviteToCollection: z.object({ collectionId, firstName, open: z.boolean() }),
  joinCollection: z.object({ token: storableText(300), firstName }),
  removeMember: z.object({ collectionId, memberId: storableText(64).check(z.minLength(1)) }),
  leaveCollection: z.object({ collectionId }),
} as const;
export type Bodies = { [Call in keyof typeof FAVORITES_BODIES]: z.output<(typeof FAVORITES_BODIES)[Call]> };

const tooMany = () => new Refused(409, 'too many favorites');
const notMarked = () => new Refused(409, 'this home is not in the collection, or there are too many notes');

/** What a member who is not the owner may ask for; the rest is the owner's. */
export const MEMBER_CALLS: ReadonlySet<string> = new Set<keyof Bodies>([
  'addFavorite',
  'deleteFavorite',
  'setNote',
  'vote',
  'leaveCollection',
]);

export type WriteContext = { tx: Tx; profileId: string; role: Role; now: Date; key: Keys };

/** What each write does, inside of a transaction that holds the guest and the owner of the collection. */
export const WRITES: { [Call in keyof Bodies]: (context: WriteContext, body: Bodies[Call]) => Promise<void> } = {
  /**
   * A name is made once: a call that is sent again because its answer was lost, or by two devices at once, adds to the
   * collection that is there (FAV-9).
   */
  async createCollection({ tx, profileId }, { collectionName, selectedDates, selectedGuests, favoriteNames }) {
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
  async addFavorite({ tx, profileId, role }, { collectionId: id, favoriteNames }) {
    const addedBy = role === 'member' ? profileId : null;
    if (!(await insertListings(tx, id, favoriteNames, addedBy))) throw tooMany();
  },
  /** A member takes off what they have added, and nothing of the others. */
  async deleteFavorite({ tx, profileId, role, now }, { collectionId: id, favoriteName }) {
    const addedBy = role === 'member' ? profileId : undefined;
    if (await removeListing(tx, id, favoriteName, addedBy)) await hideMarks(tx, id, favoriteName, now);
  },
  async updateCollection({ tx }, body) {
    if (body.collectionName === '') throw new Refused(422, 'a collection needs a name');
    const { collectionId: id, collectionName, selectedDates, selectedGuests } = body;
    await updateCollection(tx, {
      collectionId: id,
      ...(collectionName === undefined ? {} : { collectionName }),
      ...(selectedDates === undefined ? {} : { selectedDates }),
      ...(selectedGuests === undefined ? {} : { selectedGuests }),
    });
  },
  deleteCollection: ({ tx }, { collectionId: id }) => removeCollection(tx, id),
  async moveFavorite({ tx, profileId, now }, { collectionId: from, toCollectionId: to, favoriteName }) {
    if (!(await owns(tx, profileId, to))) throw new Refused(404, 'no such collection');
    const held = await tx
      .selectFrom('collection_listings')
      .select('listing_id')
      .where('collection_id', '=', from)
      .where('listing_id', '=', favoriteName)
      .executeTakeFirst();
    if (!held) return;
    if (!(await insertListings(tx, to, [favoriteName]))) throw tooMany();
    if (from === to) return;
    await moveMarks(tx, { collectionId: from, profileId }, to, favoriteName);
    await removeListing(tx, from, favoriteName);
    await hideMarks(tx, from, favoriteName, now);
  },
  shareCollection: ({ tx }, { collectionId: id, shared }) => setShared(tx, id, shared),
  async setNote({ tx, profileId }, { collectionId: id, favoriteName, note }) {
    if (!(await setMark(tx, { collectionId: id, profileId }, favoriteName, { note }))) throw notMarked();
  },
  async vote({ tx, profileId }, { collectionId: id, favoriteName, voted }) {
    if (!(await setMark(tx, { collectionId: id, profileId }, favoriteName, { voted }))) throw notMarked();
  },
  inviteToCollection: ({ tx, now }, { collectionId: id, ...invite }) => setInvite(tx, id, { ...invite, now }),
  async joinCollection({ tx, profileId, now, key }, { token, firstName: name }) {
    const found = await findInvite(tx, token, { key, now });
    if (!found) throw new Refused(404, 'no such invitation');
    if (found.owner === profileId) return;
    const member = { collectionId: found.collectionId, profileId, firstName: name, now };
    if (!(await addMember(tx, member))) throw new Refused(409, 'too many members');
  },
  async removeMember({ tx, now }, { collectionId: id, memberId }) {
    const member = await findMember(tx, id, memberId);
    if (member === null) return;
    await dropMember(tx, id, member);
    await setInvite(tx, id, { firstName: '', open: false, now });
  },
  async leaveCollection({ tx, profileId, role }, { collectionId: id }) {
    if (role === 'member') await dropMember(tx, id, profileId);
  },
};
