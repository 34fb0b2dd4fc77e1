/**
 * Keeps the favorites of a signed-in guest in step with the favorites service (FAV-1 to FAV-3, FAV-7). The storage holds what was pressed and
 * not confirmed; this sends it, one tab at a time, and puts the answer into the store. What nobody answered is sent again; what was refused is
 * taken back and said.
 */
import {
  DEFAULT_COLLECTION_NAME,
  NO_COLLECTION_DATES,
  NO_COLLECTION_GUESTS,
} from '@roost/shared/contracts/favorites-service';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { FavoriteEvent } from '@roost/shared/contracts/favorite-events';
import type { FavoritesAnswer, FavoritesClient, FavoritesFailure } from '@roost/shared/clients/favorites';
import {
  collectionCreating,
  collectionNotCreated,
  collectionsReceived,
  favoritesListed,
  favoritesPending,
  loginCompleted,
  toastShown,
} from '@roost/shared/state';
import type { AppStore, SessionData } from '@roost/shared/state';
import { copy } from '../../copy.ts';
import { removeFromOutbox, isOutboxKey, readOutbox, applyPending } from '../../state/outbox.ts';
import type { Change } from '../../state/outbox.ts';
import { getListingIds } from '../../state/persist-favorites.ts';
import type { TabPage } from '../../state/persist-favorites.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import { announceLogin, clearLogin } from './after-login.ts';

/** Milliseconds until what nobody answered is sent again; each time later, up to the last. */
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

export type AccountDeps = {
  store: AppStore;
  /** Shared by the tabs. */
  storage: Storage;
  clientFor: (profileId: string, accessToken: string) => FavoritesClient;
  /** Runs one at a time among all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  signOut: () => Promise<unknown>;
  announce: (event: FavoriteEvent) => void;
  log: (message: string) => void;
  /** Runs later; returns what forgets it. */
  later: (run: () => void, milliseconds: number) => () => void;
  page?: TabPage;
};

export type AccountSync = {
  /** Asks the service and sends what waits. Resolves when there is nothing more to do now. */
  sync: () => Promise<void>;
  /** A call of the guest's own, e.g. renaming: needs an answer now. Null when it worked. */
  ask: (call: (client: FavoritesClient) => Promise<FavoritesAnswer>) => Promise<FavoritesFailure | null>;
  stop: () => void;
};

/** More than anybody has to send at once: a service that keeps what it was told to delete must not be asked forever. */
const MAX_CALLS = 600;

type Account = { owner: string; client: FavoritesClient; session: SessionData };
class Stopped extends Error {}

export function startAccountSync(deps: AccountDeps): AccountSync {
  const { store, storage, alone, page = window } = deps;
  let stopped = false;
  let known = false;
  let failures = 0;
  let forgetRetry = () => {};
  let running: Promise<void> | null = null;
  let again = false;

  const account = (): Account | null => {
    const { status, data } = store.getState().session;
    if (stopped || status !== 'authenticated' || !data?.profileId || !data.accessToken) return null;
    return { owner: data.profileId, client: deps.clientFor(data.profileId, data.accessToken), session: data };
  };
  /** The account as it was when the work began, or the end of the work: an answer must not reach whoever came next. */
  const still = (begun: Account) => {
    if (account()?.owner !== begun.owner) throw new Stopped();
  };
  const collections = () => store.getState().favorites.collections ?? [];

  const relist = (owner: string) => {
    const { favorites } = store.getState();
    if (favorites.owner !== owner || !favorites.collections) return;
    const ids = applyPending(getListingIds(favorites.collections), readOutbox(storage, owner));
    if (ids.join() !== favorites.selectedListings.join()) store.dispatch(favoritesListed(ids));
  };
  const received = (who: Account, answer: Collection[]) => {
    still(who);
    known = true;
    store.dispatch(collectionsReceived({ owner: who.owner, collections: answer, ...toListingBasics(answer) }));
    relist(who.owner);
  };
  const tryLater = () => {
    forgetRetry();
    forgetRetry = deps.later(() => void sync(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
    failures += 1;
  };
  const failed = async (failure: FavoritesFailure, what: string) => {
    known = false;
    if (failure.reason === 'unreachable') return tryLater();
    deps.log(`${what}: ${failure.message || failure.status}`);
    if (failure.reason !== 'expired') return;
    await deps.signOut();
    store.dispatch(
      toastShown({
        kind: 'error',
        text: copy.expired,
        button: { label: copy.signIn, action: { type: 'ui/loginPromptOpened', payload: 'session-expired' } },
      }),
    );
  };

  async function fetchAll(who: Account): Promise<boolean> {
    store.dispatch(favoritesPending({ collections: true }));
    const answer = await who.client.list();
    still(who);
    store.dispatch(favoritesPending({ collections: false }));
    if (answer.ok) received(who, answer.collections);
    else {
      await failed(answer, 'Errors were found while trying to fetch the collections');
      // What was pressed says nothing about why the list did not come: it waits.
      if (answer.reason === 'refused') tryLater();
    }
    return answer.ok;
  }

  /** The call that brings a change to the service; null when there is nothing to do any more. */
  function callFor(
    who: Account,
    changes: readonly Change[],
    kind: Change['kind'],
  ): (() => Promise<FavoritesAnswer>) | null {
    const ids = changes.map(({ id }) => id);
    const [first] = collections();
    if (kind === 'add') {
      // Sent even when it seems to be there: what this tab knows may be older than a removal elsewhere.
      if (first) return () => who.client.addFavorite({ collectionId: first.collectionId, favoriteNames: ids });
      store.dispatch(collectionCreating());
      return () =>
        who.client.createCollection({
          collectionName: DEFAULT_COLLECTION_NAME,
          selectedDates: NO_COLLECTION_DATES,
          selectedGuests: NO_COLLECTION_GUESTS,
          favoriteNames: ids,
        });
    }
    const holder = collections().find(({ selectedListings }) =>
      selectedListings.some(({ externalId }) => externalId === ids[0]),
    );
    const [id] = ids;
    return holder && id !== undefined
      ? () => who.client.deleteFavorite({ collectionId: holder.collectionId, favoriteName: id })
      : null;
  }

  /** Sends changes of one kind together. Answers whether to go on. */
  async function send(who: Account, changes: readonly Change[], kind: Change['kind']): Promise<boolean> {
    let call = callFor(who, changes, kind);
    if (!call) {
      // Not in any collection this tab knows of: only the service can say that there is none.
      if (!(await fetchAll(who))) return false;
      call = callFor(who, changes, kind);
    }
    if (!call) {
      removeFromOutbox(storage, changes);
      relist(who.owner);
      return true;
    }
    let answer = await call();
    still(who);
    if (!answer.ok && answer.status === 404) {
      // The collection has gone on another device: once more with what there is now.
      if (!(await fetchAll(who))) return false;
      answer = (await callFor(who, changes, kind)?.()) ?? { ok: true, collections: collections() };
      still(who);
    }
    if (answer.ok) {
      // A home may be in more than one collection: it is gone when none has it.
      const left =
        kind === 'remove' && changes.some(({ id }) => answer.ok && getListingIds(answer.collections).includes(id));
      if (!left) removeFromOutbox(storage, changes);
      received(who, answer.collections);
      return true;
    }
    store.dispatch(collectionNotCreated());
    // Picks of before signing in have no button to press again: a service that is broken gets them later.
    const waiting = answer.reason === 'refused' && answer.status >= 500 ? changes.filter(({ picked }) => picked) : [];
    if (waiting.length > 0) tryLater();
    if (answer.reason === 'refused') {
      removeFromOutbox(
        storage,
        changes.filter((change) => !waiting.includes(change)),
      );
      relist(who.owner);
      store.dispatch(toastShown({ kind: 'error', text: kind === 'add' ? copy.notSaved : copy.notRemoved }));
    } else if (answer.reason === 'unreachable' && failures === 0) store.dispatch(toastShown({ text: copy.waits }));
    await failed(answer, `Errors were found while trying to ${kind === 'add' ? 'add' : 'delete'} a favorite`);
    return answer.reason === 'refused' && waiting.length === 0;
  }

  async function sendAll(who: Account, completed: { done: boolean }): Promise<void> {
    for (let calls = 0; calls < MAX_CALLS; calls += 1) {
      const changes = readOutbox(storage, who.owner);
      const adds = changes.filter(({ kind }) => kind === 'add');
      const [remove] = changes.filter(({ kind }) => kind === 'remove');
      if (adds.length === 0 && !remove) {
        failures = 0;
        completed.done = true;
        return;
      }
      if (!completed.done && !store.getState().favorites.loginComplete)
        store.dispatch(favoritesPending({ loginListings: true }));
      if (!known && !(await fetchAll(who))) return;
      if (adds.length > 0 ? !(await send(who, adds, 'add')) : remove && !(await send(who, [remove], 'remove'))) return;
    }
  }

  async function work(): Promise<void> {
    const who = account();
    if (!who) return;
    await alone(async () => {
      still(who);
      // Another tab may have done it while this one waited for its turn.
      const login = announceLogin({
        storage,
        session: who.session,
        changes: readOutbox(storage, who.owner),
        announce: deps.announce,
      });
      const completed = { done: false };
      if ((!known || store.getState().favorites.collections === null) && !(await fetchAll(who))) return;
      await sendAll(who, completed);
      if (!completed.done) return;
      if (login) clearLogin(storage);
      if (!store.getState().favorites.loginComplete || store.getState().favorites.pending.loginListings)
        store.dispatch(loginCompleted());
    });
  }

  function sync(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      try {
        do {
          again = false;
          await work();
        } while (again && !stopped);
      } catch (error) {
        if (!(error instanceof Stopped)) deps.log(`Favorites were not synced: ${String(error)}`);
      } finally {
        running = null;
      }
      if (again && !stopped) await sync();
    })();
    return running;
  }
  const fresh = () => {
    known = false;
    return sync();
  };

  let { session, favorites } = store.getState();
  const unsubscribe = store.subscribe(() => {
    const before = { session, favorites };
    ({ session, favorites } = store.getState());
    if (session.data?.profileId !== before.session.data?.profileId) void fresh();
    else if (
      favorites.owner !== null &&
      favorites.selectedListings !== before.favorites.selectedListings &&
      readOutbox(storage, favorites.owner).length > 0
    )
      void sync();
  });
  const onStorage = (heard: Event) => {
    const { key, newValue } = heard as StorageEvent;
    if (isOutboxKey(key) && newValue !== null && page.document.visibilityState === 'visible') void sync();
  };
  const onOnline = () => {
    failures = 0;
    void fresh();
  };
  const onVisible = () => {
    if (page.document.visibilityState === 'visible') void fresh();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('online', onOnline);
  page.document.addEventListener('visibilitychange', onVisible);
  void sync();

  return {
    sync: fresh,
    async ask(call) {
      const who = account();
      if (!who) return { ok: false, reason: 'expired', status: 401, message: '' };
      return alone(async (): Promise<FavoritesFailure | null> => {
        const answer = await call(who.client);
        if (account()?.owner !== who.owner) return null;
        if (answer.ok) {
          received(who, answer.collections);
          return null;
        }
        if (answer.reason === 'expired') await failed(answer, 'Errors were found while trying to change a collection');
        else deps.log(`Errors were found while trying to change a collection: ${answer.message || answer.status}`);
        return answer;
      });
    },
    stop() {
      stopped = true;
      forgetRetry();
      unsubscribe();
      page.removeEventListener('storage', onStorage);
      page.removeEventListener('online', onOnline);
      page.document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
