/**
 * Keeps the favorites of a signed-in guest in step with the favorites service (FAV-1 to FAV-3, FAV-7): fetches the
 * collections, sends the outbox, one tab at a time, and does so again when the tab is shown, comes back online or
 * another tab adds to the outbox.
 */
import { loginCompleted, outboxChanged, readState } from '../../state/favorites-slice.ts';
import { migrateGuestFavorites } from '../../state/migrate-guest-favorites.ts';
import { isOutboxKey, readOutbox } from '../../state/outbox.ts';
import { finishLogin, trackLogin } from './after-login.ts';
import { drainOutbox } from './drain-outbox.ts';
import { AccountChangedError, ServiceConnection } from './service-connection.ts';
import type { AccountDeps } from './service-connection.ts';

export type AccountSync = {
  /** Fetches the collections and sends the outbox. Resolves when there is nothing more to do now. */
  sync: () => Promise<void>;
  call: ServiceConnection['call'];
  stop: () => void;
};

export function startAccountSync(deps: AccountDeps): AccountSync {
  const queue = createQueue(
    () => syncOnce(connection),
    (error) => {
      if (!(error instanceof AccountChangedError)) deps.log(`Favorites were not synced: ${String(error)}`);
    },
  );
  const connection = new ServiceConnection(deps, () => void queue.run());
  const fetchAndSync = () => {
    connection.isSnapshotCurrent = false;
    return queue.run();
  };
  const stopListening = startTriggers(deps, {
    sync: () => void queue.run(),
    fetchAndSync: () => void fetchAndSync(),
    resetRetries: () => connection.resetRetries(),
  });
  void queue.run();
  return {
    sync: fetchAndSync,
    call: (run) => connection.call(run),
    stop() {
      queue.stop();
      connection.stop();
      stopListening();
    },
  };
}

async function syncOnce(connection: ServiceConnection): Promise<void> {
  const { store, storage, withLock } = connection.deps;
  const account = connection.account();
  if (!account) return;
  await withLock(async () => {
    connection.assertCurrent(account);
    migrateGuestFavorites(storage, account.owner);
    // Read inside the lock: another tab may have sent it while this one waited.
    const isLogin = trackLogin(connection.deps, account.session, readOutbox(storage, account.owner));
    const isFetched = connection.isSnapshotCurrent && readState(store).collections !== null;
    if (!isFetched && !(await connection.fetchCollections(account))) return;
    if (!(await drainOutbox(connection, account))) return;
    if (isLogin) finishLogin(storage);
    if (!readState(store).loginComplete) store.dispatch(loginCompleted());
  });
}

/** Runs the work once at a time; a call while it runs makes it run once more. */
function createQueue(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  async function repeat(): Promise<void> {
    do {
      again = false;
      try {
        await work();
      } catch (error) {
        onError(error);
      }
    } while (again && !stopped);
    running = null;
  }
  return {
    run(): Promise<void> {
      if (running) again = true;
      else running = repeat();
      return running;
    },
    stop() {
      stopped = true;
    },
  };
}

type Triggers = { sync: () => void; fetchAndSync: () => void; resetRetries: () => void };

/** Calls the triggers on what happens in the store and around the page. Returns what stops it. */
function startTriggers({ store, page = window }: AccountDeps, { sync, fetchAndSync, resetRetries }: Triggers) {
  const isVisible = () => page.document.visibilityState === 'visible';
  const stops = [
    store.startListening({
      predicate: (_action, now, before) => now.session.data?.profileId !== before.session.data?.profileId,
      effect: fetchAndSync,
    }),
    store.startListening({ actionCreator: outboxChanged, effect: sync }),
  ];
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (isOutboxKey(key) && newValue !== null && isVisible()) sync();
  };
  const onOnline = () => {
    resetRetries();
    fetchAndSync();
  };
  const onVisible = () => {
    if (isVisible()) fetchAndSync();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('online', onOnline);
  page.document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const stop of stops) stop();
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('online', onOnline);
    page.document.removeEventListener('visibilitychange', onVisible);
  };
}
