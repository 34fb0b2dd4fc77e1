/**
 * One browser in memory: tabs over one storage, one channel and one lock, each with the real state, keeper and account.
 */
import { createFavoritesClient } from '../api/favorites-client.ts';
import { createAppStore, isSharedWithTabs, sessionReceived, syncTabs } from '@roost/shared/state';
import type { AppStore, SessionData, TabChannel } from '@roost/shared/state';
import { startAccountSync } from '../features/account/account-sync.ts';
import type { AccountSync } from '../features/account/account-sync.ts';
import { persistFavorites } from '../state/persist-favorites.ts';
import type { FakeService } from './fake-service.ts';
import { memoryStorage } from './memory-storage.ts';

type Listener = (event: { data: unknown }) => void;
export type FakeTab = { store: AppStore; sync: AccountSync; page: EventTarget; close: () => void; session: Storage };

export const makeSession = (profileId: string, isNewUser = false): SessionData => ({
  user: { email: `${profileId}@example.com` },
  expires: '2099-01-01T00:00:00Z',
  profileId,
  accessToken: `token-${profileId}`,
  isNewUser,
});

export class FakeBrowser {
  readonly storage: Storage;
  readonly tabs = new Set<FakeTab>();
  readonly events: { name: string; properties: object }[] = [];
  readonly logged: string[] = [];
  signedOut = 0;
  forgotNewUser = 0;
  session: SessionData | null = null;
  private readonly items = memoryStorage();
  private readonly listeners = new Map<EventTarget, Listener[]>();
  private readonly waiting = new Set<() => void>();
  private turn: Promise<unknown> = Promise.resolve();
  private writer: EventTarget | null = null;
  private readonly service: FakeService;

  constructor(service: FakeService) {
    this.service = service;
    const { items } = this;
    this.storage = {
      get length() {
        return items.length;
      },
      key: (index) => items.key(index),
      getItem: (key) => items.getItem(key),
      clear: () => items.clear(),
      setItem: (key, value) => {
        if (items.getItem(key) !== value) {
          items.setItem(key, value);
          this.tell(key, value);
        }
      },
      removeItem: (key) => {
        if (items.getItem(key) !== null) {
          items.removeItem(key);
          this.tell(key, null);
        }
      },
    };
  }

  /** Other tabs hear of a write a little later, as in a browser. */
  private tell(key: string, newValue: string | null): void {
    const { writer } = this;
    queueMicrotask(() => {
      for (const { page } of this.tabs)
        if (page !== writer)
          this.as(page, () => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
    });
  }

  /** Does something as one of the tabs, so that it does not hear its own writes. */
  as<T>(page: EventTarget, work: () => T): T {
    const before = this.writer;
    this.writer = page;
    try {
      return work();
    } finally {
      this.writer = before;
    }
  }

  open(tabStorage: Storage = memoryStorage()): FakeTab {
    const page = Object.assign(new EventTarget(), {
      document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    });
    const own: Listener[] = [];
    this.listeners.set(page, own);
    const channel: TabChannel = {
      postMessage: (message) =>
        queueMicrotask(() => {
          for (const [other, listeners] of this.listeners)
            if (other !== page)
              for (const listen of listeners) this.as(other, () => listen({ data: structuredClone(message) }));
        }),
      addEventListener: (_type, listener) => {
        own.push(listener);
      },
    };
    const store = createAppStore({
      session: { status: this.session ? 'authenticated' : 'unauthenticated', data: this.session },
    });
    syncTabs(store, channel, isSharedWithTabs);
    let alive = true;
    // Nothing of a closed tab goes on, and it holds the lock no longer.
    let die = () => {};
    const died = new Promise<void>((resolve) => {
      die = resolve;
    });
    const forever = new Promise<never>(() => {});
    // Each tab has its own view of the storage, since answers reach it long after the toggle.
    const storage: Storage = {
      ...this.storage,
      get length() {
        return items().length;
      },
      setItem: (key, value) => {
        if (alive) this.as(page, () => this.storage.setItem(key, value));
      },
      removeItem: (key) => {
        if (alive) this.as(page, () => this.storage.removeItem(key));
      },
    };
    const items = () => this.items;
    const stopKeeping = persistFavorites(store, { local: () => storage, tab: () => tabStorage }, page);
    const sync = startAccountSync({
      store,
      storage: () => storage,
      page,
      clientFor: (profileId, accessToken) =>
        createFavoritesClient({
          url: '/favorites',
          apiKey: 'key',
          profileId,
          accessToken,
          fetcher: this.service.fetcher,
        }),
      withLock: (work) => {
        const mine = this.turn.then(() => (alive ? work() : forever));
        this.turn = Promise.race([mine, died]).then(
          () => undefined,
          () => undefined,
        );
        return mine;
      },
      signOut: async () => {
        this.signedOut += 1;
        this.signIn(null);
      },
      track: (name, properties) => {
        this.events.push({ name, properties });
      },
      forgetNewUser: () => {
        this.forgotNewUser += 1;
      },
      log: (message) => {
        this.logged.push(message);
      },
      schedule: (run) => {
        this.waiting.add(run);
        return () => this.waiting.delete(run);
      },
    });
    const tab: FakeTab = {
      store,
      sync,
      page,
      session: tabStorage,
      close: () => {
        alive = false;
        sync.stop();
        stopKeeping();
        this.listeners.delete(page);
        this.tabs.delete(tab);
        die();
      },
    };
    this.tabs.add(tab);
    return tab;
  }

  /** Every tab hears of it, one after the other. */
  signIn(session: SessionData | null): void {
    this.session = session;
    for (const { store, page } of this.tabs) this.as(page, () => store.dispatch(sessionReceived(session)));
  }

  /** Until nothing is under way; then what waits for a better moment, until there is nothing of that either. */
  async settle(): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      await idle();
      const runs = [...this.waiting];
      this.waiting.clear();
      for (const run of runs) run();
      for (const { sync } of this.tabs) await sync.sync();
      await idle();
      if (runs.length === 0 && this.waiting.size === 0) return;
    }
  }
}

/** Lets every promise that can go on do so. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}
