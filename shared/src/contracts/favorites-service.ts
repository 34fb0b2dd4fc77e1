/**
 * The favorites service as mfe-favorites calls it (FAV-1; docs/spec/favorites.md): base `/favorites/{profileId}`, every
 * call with the headers `x-api-key` and `AuthToken: Bearer …`. Answers are read through these schemas; prices are whole
 * or decimal currency units.
 */
import * as z from 'zod/mini';

export const FAVORITES_API_KEY_HEADER = 'x-api-key';
export const FAVORITES_TOKEN_HEADER = 'AuthToken';
/** Exact messages of the specification. */
export const NO_COLLECTIONS = 'no collections found';
export const SESSION_ENDED = 'Session expired or invalid';
/** Greatest length of a collection's name, in letters. */
export const COLLECTION_NAME_LENGTH = 60;

/** Greatest length of a note on a home, and of a first name in a collection, in letters. */
export const NOTE_LENGTH = 500;
export const FIRST_NAME_LENGTH = 40;

/** Both null when no dates are chosen, as at creation; ISO dates else. */
export const collectionDatesSchema = z.object({ startDate: z.nullable(z.string()), endDate: z.nullable(z.string()) });
export const collectionGuestsSchema = z.object({
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  pets: z.number(),
});
export type CollectionDates = z.infer<typeof collectionDatesSchema>;
export type CollectionGuests = z.infer<typeof collectionGuestsSchema>;
export const NO_COLLECTION_DATES: CollectionDates = { startDate: null, endDate: null };
export const NO_COLLECTION_GUESTS: CollectionGuests = { adults: 0, children: 0, infants: 0, pets: 0 };

export const collectionListingSchema = z.object({
  externalId: z.string(),
  headline: z.string(),
  images: z.array(z.object({ url: z.string(), caption: z.string(), sortOrder: z.number() })),
  /** `Active For Rent`, or anything else: resigned, shown from basic data only (FAV-3). */
  status: z.string(),
  availability: z.object({ averagePrice: z.number() }),
  averageRating: z.nullable(z.number()),
  bathrooms: z.number(),
  bedrooms: z.number(),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  state: z.nullable(z.string()),
  maxOccupancy: z.number(),
  numberOfReviews: z.number(),
  type: z.string(),
});
export type CollectionListing = z.infer<typeof collectionListingSchema>;

/** A member of a collection. `memberId` is valid in this collection only. */
export const collectionMemberSchema = z.object({
  memberId: z.string(),
  firstName: z.string(),
  isOwner: z.boolean(),
  isYou: z.boolean(),
});
export type CollectionMember = z.infer<typeof collectionMemberSchema>;
/** A member's note and vote on one home. */
export const collectionMarkSchema = z.object({
  externalId: z.string(),
  memberId: z.string(),
  note: z.string(),
  voted: z.boolean(),
});

export const collectionSchema = z.object({
  collectionId: z.string(),
  collectionName: z.string(),
  selectedDates: collectionDatesSchema,
  selectedGuests: collectionGuestsSchema,
  /** In the order they were saved. */
  selectedListings: z.array(collectionListingSchema),
  /** Public token of its read-only address, or null when it is not shared. */
  shareToken: z.nullable(z.string()),
  /** Its members, the owner first (FAV-10). Missing while the owner is the only one. */
  members: z.optional(z.array(collectionMemberSchema)),
  /** Notes and votes on its homes. Missing when there are none. */
  marks: z.optional(z.array(collectionMarkSchema)),
  /** The invitation that works now, for its owner alone. Missing when there is none. */
  invite: z.optional(z.object({ token: z.string(), until: z.string() })),
  /** Homes that this guest has added to somebody else's collection, and may take off again. */
  added: z.optional(z.array(z.string())),
});
export type Collection = z.infer<typeof collectionSchema>;

/** Answer of every call but a refusal: the guest's collections as they are now, oldest first. */
export const collectionsSchema = z.object({
  collections: z.array(collectionSchema),
  /** Collections of others that the guest has joined. Missing when there are none. */
  joined: z.optional(z.array(collectionSchema)),
});

/** `POST …/createCollection` */
export type CreateCollection = {
  collectionName: string;
  selectedDates: CollectionDates;
  selectedGuests: CollectionGuests;
  favoriteNames: string[];
};
/** `POST …/addFavorite` */
export type AddFavorite = { collectionId: string; favoriteNames: string[] };
/** `POST …/deleteFavorite` */
export type DeleteFavorite = { collectionId: string; favoriteName: string };
/** `POST …/updateCollection`: a new name, other dates or guests. Left out means unchanged. */
export type UpdateCollection = {
  collectionId: string;
  collectionName?: string;
  selectedDates?: CollectionDates;
  selectedGuests?: CollectionGuests;
};
/** `POST …/deleteCollection`: the collection and what it holds. */
export type DeleteCollection = { collectionId: string };
/** `POST …/moveFavorite`: from one collection into another, once. */
export type MoveFavorite = { collectionId: string; toCollectionId: string; favoriteName: string };
/** `POST …/shareCollection`: makes or ends the public address `GET /favorites/shared/{token}`. */
export type ShareCollection = { collectionId: string; shared: boolean };

/** `POST …/setNote`: the guest's own note on a home; empty takes it away. */
export type SetNote = { collectionId: string; favoriteName: string; note: string };
/** `POST …/vote`: the guest's own vote for a home. */
export type Vote = { collectionId: string; favoriteName: string; voted: boolean };
/**
 * `POST …/inviteToCollection`: makes a link by which others join, or ends it. `firstName` is how they see the owner.
 */
export type InviteToCollection = { collectionId: string; firstName: string; open: boolean };
/** `POST …/joinCollection` */
export type JoinCollection = { token: string; firstName: string };
/** `POST …/removeMember`: by the owner. Ends the invitation too: who was removed may still have it. */
export type RemoveMember = { collectionId: string; memberId: string };
/** `POST …/leaveCollection`: by a member. Their notes and votes go with them. */
export type LeaveCollection = { collectionId: string };

/**
 * `GET /favorites/invites/{token}`: what an invited guest sees before joining: the first homes, and how many there are.
 * Services that are older say no homes and no stay.
 */
export const collectionInviteSchema = z.object({
  collectionName: z.string(),
  ownerName: z.string(),
  homes: z.number(),
  selectedDates: z._default(collectionDatesSchema, NO_COLLECTION_DATES),
  selectedGuests: z._default(collectionGuestsSchema, NO_COLLECTION_GUESTS),
  selectedListings: z._default(z.array(collectionListingSchema), []),
});
export type CollectionInvite = z.infer<typeof collectionInviteSchema>;

/** `GET /favorites/shared/{token}`: what anybody with the link sees: homes, but not the owner. Read only. */
export const sharedCollectionSchema = z.object({
  collectionName: z.string(),
  selectedDates: collectionDatesSchema,
  selectedGuests: collectionGuestsSchema,
  selectedListings: z.array(collectionListingSchema),
});
export type SharedCollection = z.infer<typeof sharedCollectionSchema>;
