/** The favorites service in memory, by its contract, with a network that may fail on either way. */
import {
  NO_COLLECTION_DATES,
  NO_COLLECTION_GUESTS,
  NO_COLLECTIONS,
  SESSION_ENDED,
} from '@roost/shared/contracts/favorites-service';
import type { Collection, CollectionInvite, CollectionListing } from '@roost/shared/contracts/favorites-service';

export type Fault = 'none' | 'lost' | 'answerLost' | 'busy' | 'refused';

export const makeHome = (externalId: string, part: Partial<CollectionListing> = {}): CollectionListing => ({
  externalId,
  headline: `Home ${externalId}`,
  images: [{ url: `/pictures/${externalId}`, caption: '', sortOrder: 0 }],
  status: 'Active For Rent',
  availability: { averagePrice: 100 },
  averageRating: null,
  bathrooms: 1,
  bedrooms: 1,
  city: 'Truckee',
  country: 'United States',
  state: 'California',
  maxOccupancy: 2,
  numberOfReviews: 0,
  type: 'Cabin',
  ...part,
});
export const makeCollection = (
  collectionId: string,
  ids: readonly string[],
  part: Partial<Collection> = {},
): Collection => ({
  collectionId,
  collectionName: 'Favorite Homes',
  selectedDates: NO_COLLECTION_DATES,
  selectedGuests: NO_COLLECTION_GUESTS,
  selectedListings: ids.map((id) => makeHome(id)),
  shareToken: null,
  ...part,
});

/** An invitation of Maya's to a collection of these homes. */
export const makeInvite = (ids: readonly string[], part: Partial<CollectionInvite> = {}): CollectionInvite => ({
  collectionName: 'Tahoe',
  ownerName: 'Maya',
  homes: ids.length,
  selectedDates: NO_COLLECTION_DATES,
  selectedGuests: NO_COLLECTION_GUESTS,
  selectedListings: ids.map((id) => makeHome(id)),
  ...part,
});

type Body = {
  collectionId: string;
  collectionName: string;
  favoriteNames: string[];
  favoriteName: string;
  toCollectionId: string;
};

export class FakeService {
  readonly accounts = new Map<string, Collection[]>();
  readonly calls: { path: string; headers: Record<string, string>; body: unknown }[] = [];
  /** What happens to the next call. */
  fault: () => Fault = () => 'none';
  /** Profiles whose session has ended. */
  readonly ended = new Set<string>();
  private made = 0;

  getIds(profileId: string): string[] {
    return (this.accounts.get(profileId) ?? []).flatMap(({ selectedListings }) =>
      selectedListings.map(({ externalId }) => externalId),
    );
  }

  readonly fetcher: typeof fetch = async (input, init = {}) => {
    const path = String(input).replace(/^.*\/favorites\//, '');
    const [profileId = '', call = 'list'] = path.split('/');
    const fault = this.fault();
    await Promise.resolve();
    if (fault === 'lost') throw new TypeError('network');
    if (fault === 'busy') return new Response('', { status: 503 });
    const body = (init.body ? JSON.parse(String(init.body)) : null) as Body;
    this.calls.push({ path, headers: init.headers as Record<string, string>, body });
    if (this.ended.has(profileId)) return Response.json({ message: SESSION_ENDED }, { status: 401 });
    if (fault === 'refused' && call !== 'list') return Response.json({ message: 'no' }, { status: 500 });
    const collections = this.accounts.get(profileId) ?? [];
    this.accounts.set(profileId, this.done(collections, call, body));
    await Promise.resolve();
    if (fault === 'answerLost') throw new TypeError('network');
    const now = this.accounts.get(profileId) ?? [];
    return Response.json(now.length > 0 ? { collections: now } : { message: NO_COLLECTIONS });
  };

  private done(collections: Collection[], call: string, body: Body): Collection[] {
    const change = (id: string, ids: (now: string[]) => string[]) =>
      collections.map((one) =>
        one.collectionId === id
          ? {
              ...one,
              selectedListings: ids(one.selectedListings.map(({ externalId }) => externalId)).map((externalId) =>
                makeHome(externalId),
              ),
            }
          : one,
      );
    if (call === 'addFavorite')
      return change(body.collectionId, (now) => [...new Set([...now, ...body.favoriteNames])]);
    if (call === 'moveFavorite')
      return this.done(this.done(collections, 'deleteFavorite', body), 'addFavorite', {
        ...body,
        collectionId: body.toCollectionId,
        favoriteNames: [body.favoriteName],
      });
    if (call === 'deleteFavorite')
      return change(body.collectionId, (now) => now.filter((id) => id !== body.favoriteName));
    const same = collections.find(({ collectionName }) => collectionName === body?.collectionName);
    if (call === 'createCollection' && same)
      return change(same.collectionId, (now) => [...new Set([...now, ...body.favoriteNames])]);
    if (call === 'createCollection')
      return [
        ...collections,
        makeCollection(`c${(this.made += 1)}`, [...new Set(body.favoriteNames)], {
          collectionName: body.collectionName,
        }),
      ];
    return collections;
  }
}
