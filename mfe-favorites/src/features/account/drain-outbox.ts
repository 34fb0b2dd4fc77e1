/** Sends the outbox to the favorites service (FAV-3, FAV-7). */
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import type { FavoritesAnswer, FavoritesClient, FavoritesFailure } from '../../api/favorites-client.ts';
import { NO_COLLECTION_DATES, NO_COLLECTION_GUESTS } from '@roost/shared/contracts/favorites-service';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { toastShown } from '@roost/shared/state';
import { copy } from '../../copy.ts';
import { readOutbox, removeFromOutbox } from '../../state/outbox.ts';
import type { OutboxToggle } from '../../state/outbox.ts';
import { getListingIds } from '../../state/view.ts';
import type { Account, ServiceConnection } from './service-connection.ts';

/**
 * Greatest number of calls in one run, more than any outbox needs: it ends the loop when the service answers as if
 * nothing had been sent.
 */
const MAX_CALLS = 600;

type Kind = OutboxToggle['kind'];
type Call = () => Promise<FavoritesAnswer>;

/** Sends until the outbox is empty. Answers whether it is; if not, the rest is sent by a later retry. */
export async function drainOutbox(connection: ServiceConnection, account: Account): Promise<boolean> {
  const { storage } = connection.deps;
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const toggles = readOutbox(storage, account.owner);
    const all = toggles.filter(({ kind }) => kind === 'add');
    // Homes for the current collection go together; one that was put elsewhere has calls of its own.
    const plain = all.filter(({ collection }) => collection === undefined);
    const adds = plain.length > 0 ? plain : all.slice(0, 1);
    const [remove] = toggles.filter(({ kind }) => kind === 'remove');
    if (adds.length === 0 && !remove) {
      connection.resetRetries();
      return true;
    }
    if (!connection.isSnapshotCurrent && !(await connection.fetchCollections(account))) return false;
    if (adds.length > 0 && !(await send(connection, account, adds, 'add'))) return false;
    if (adds.length === 0 && remove && !(await send(connection, account, [remove], 'remove'))) return false;
  }
  return false;
}

/** Sends toggles of one kind together. Answers whether to go on. */
async function send(
  connection: ServiceConnection,
  account: Account,
  toggles: readonly OutboxToggle[],
  kind: Kind,
): Promise<boolean> {
  const { storage } = connection.deps;
  let call = createCall(connection, account, toggles, kind);
  if (!call) {
    // In no collection that this tab knows: only the service can say that there is none.
    if (!(await connection.fetchCollections(account))) return false;
    call = createCall(connection, account, toggles, kind);
  }
  if (!call) {
    removeFromOutbox(storage, toggles);
    connection.showPending(account);
    return true;
  }
  let answer = await call();
  connection.assertCurrent(account);
  if (!answer.ok && answer.status === 404) {
    // The collection was deleted on another device: once more with the collections that there are now.
    if (!(await connection.fetchCollections(account))) return false;
    const again = createCall(connection, account, toggles, kind);
    answer = again ? await again() : connection.lastAnswer();
    connection.assertCurrent(account);
  }
  if (!answer.ok) return handleRefusal(connection, account, toggles, kind, answer);
  // A home may be in several collections: it is removed when none has it any more.
  const ids = getListingIds(answer.collections);
  const isDone =
    kind === 'add' ? isPlaced(answer.collections, toggles[0]) : !toggles.some(({ id }) => ids.includes(id));
  if (isDone) removeFromOutbox(storage, toggles);
  connection.receive(account, answer);
  return true;
}

/** Returns the call that tells the service of the toggles; null when there is nothing to tell. */
function createCall(
  connection: ServiceConnection,
  { client }: Account,
  toggles: readonly OutboxToggle[],
  kind: Kind,
): Call | null {
  const ids = toggles.map(({ id }) => id);
  const collections = connection.collections();
  if (kind === 'remove') {
    const [id] = ids;
    const holder = collections.find(({ selectedListings }) =>
      selectedListings.some(({ externalId }) => externalId === id),
    );
    return holder && id !== undefined
      ? () => client.deleteFavorite({ collectionId: holder.collectionId, favoriteName: id })
      : null;
  }
  const name = toggles[0]?.collection;
  if (name !== undefined) return createPlacing(client, collections, ids[0] ?? '', name);
  const [first] = collections;
  // Sent even when the home seems to be there: what this tab knows may be older than a removal on another device.
  if (first) return () => client.addFavorite({ collectionId: first.collectionId, favoriteNames: ids });
  return () =>
    client.createCollection({
      collectionName: DEFAULT_COLLECTION_NAME,
      selectedDates: NO_COLLECTION_DATES,
      selectedGuests: NO_COLLECTION_GUESTS,
      favoriteNames: ids,
    });
}

const holds = ({ selectedListings }: Collection, id: string): boolean =>
  selectedListings.some(({ externalId }) => externalId === id);

/** Returns the next call that puts a home into the collection of that name and takes it out of the others. */
function createPlacing(
  client: FavoritesClient,
  collections: readonly Collection[],
  id: string,
  collectionName: string,
): Call {
  const target = collections.find((one) => one.collectionName === collectionName);
  const other = collections.find((one) => one !== target && holds(one, id));
  if (!target)
    return () =>
      client.createCollection({
        collectionName,
        selectedDates: NO_COLLECTION_DATES,
        selectedGuests: NO_COLLECTION_GUESTS,
        favoriteNames: [id],
      });
  const { collectionId: toCollectionId } = target;
  if (other) return () => client.moveFavorite({ collectionId: other.collectionId, toCollectionId, favoriteName: id });
  return () => client.addFavorite({ collectionId: toCollectionId, favoriteNames: [id] });
}

/** True when a home is in the collection that it was put into, and in no other one. */
function isPlaced(collections: readonly Collection[], toggle: OutboxToggle | undefined): boolean {
  if (toggle?.collection === undefined) return true;
  const names = collections.filter((one) => holds(one, toggle.id)).map(({ collectionName }) => collectionName);
  return names.length === 1 && names[0] === toggle.collection;
}

/**
 * Takes refused toggles back and says so; unanswered ones stay in the outbox (FAV-7). Answers whether to go on with the
 * others.
 */
async function handleRefusal(
  connection: ServiceConnection,
  account: Account,
  toggles: readonly OutboxToggle[],
  kind: Kind,
  failure: FavoritesFailure,
): Promise<boolean> {
  const { store, storage } = connection.deps;
  const isRefused = failure.reason === 'refused';
  // Guest favorites have no button to press again: they wait until a broken service works.
  const waiting = isRefused && failure.status >= 500 ? toggles.filter(({ fromGuest }) => fromGuest) : [];
  if (waiting.length > 0) connection.retryLater();
  if (isRefused) {
    removeFromOutbox(
      storage,
      toggles.filter((toggle) => !waiting.includes(toggle)),
    );
    connection.showPending(account);
    store.dispatch(toastShown({ kind: 'error', text: kind === 'add' ? copy.notSaved : copy.notRemoved }));
  } else if (failure.reason === 'unreachable' && !connection.hasFailed)
    store.dispatch(toastShown({ text: copy.waits }));
  await connection.handleFailure(
    failure,
    `Errors were found while trying to ${kind === 'add' ? 'add' : 'delete'} a favorite`,
  );
  return isRefused && waiting.length === 0;
}
