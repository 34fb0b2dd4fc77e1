/**
 * The favorites service as the signed-in guest of this tab reaches it: the account, the last answer, and when to ask
 * again.
 */
import type { FavoritesAnswer, FavoritesClient, FavoritesFailure } from '../../api/favorites-client.ts';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { loginPromptOpened, toastShown } from '@roost/shared/state';
import type { AppStore, SessionData } from '@roost/shared/state';
import { copy } from '../../copy.ts';
import { collectionsReceived, favoritesListed, readState } from '../../state/favorites-slice.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import { readOutbox } from '../../state/outbox.ts';
import type { TabPage } from '../../state/persist-favorites.ts';
import { applyPending, getListingIds, isSameList } from '../../state/view.ts';
import type { LoginTools } from './after-login.ts';

/** Milliseconds until an unanswered call is sent again: longer after each failure, up to the last one. */
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

export type AccountDeps = {
  store: AppStore;
  /** Shared by the tabs. */
  storage: () => Storage;
  clientFor: (profileId: string, accessToken: string) => FavoritesClient;
  /** Runs the work while no other tab runs theirs. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  signOut: () => Promise<unknown>;
  /** Reports a problem to the operators. */
  log: (message: string) => void;
  /** Runs something later; returns what cancels it. */
  schedule: (run: () => void, delayMs: number) => () => void;
  page?: TabPage;
} & LoginTools;

export type Account = { owner: string; client: FavoritesClient; session: SessionData };

/** What the service answered. */
type Received = { collections: Collection[]; joined?: Collection[] | undefined };

/**
 * The guest signed out, or another one signed in, while an answer was awaited: the work ends and the answer is dropped.
 */
export class AccountChangedError extends Error {}

export class ServiceConnection {
  readonly deps: AccountDeps;
  /** False until the service has answered, and after each failure: then the list is fetched before anything is sent. */
  isSnapshotCurrent = false;
  private failures = 0;
  private stopped = false;
  private cancelRetry = () => {};
  private readonly retry: () => void;

  constructor(deps: AccountDeps, retry: () => void) {
    this.deps = deps;
    this.retry = retry;
  }

  account(): Account | null {
    const { status, data } = this.deps.store.getState().session;
    if (this.stopped || status !== 'authenticated' || !data?.profileId || !data.accessToken) return null;
    const client = this.deps.clientFor(data.profileId, data.accessToken);
    return { owner: data.profileId, client, session: data };
  }

  /** @throws AccountChangedError when the account is no longer the one that the work began for */
  assertCurrent({ owner }: Account): void {
    if (this.account()?.owner !== owner) throw new AccountChangedError();
  }

  collections(): readonly Collection[] {
    return readState(this.deps.store).collections ?? [];
  }

  /** What the service last answered, for a call that turned out to be needless. */
  lastAnswer(): Received & { ok: true } {
    const { collections, joined } = readState(this.deps.store);
    return { ok: true, collections: collections ?? [], joined };
  }

  get hasFailed(): boolean {
    return this.failures > 0;
  }

  /** Puts an answer into the store and shows it with the pending toggles applied. */
  receive(account: Account, { collections, joined = [] }: Received): void {
    this.assertCurrent(account);
    this.isSnapshotCurrent = true;
    const { owner } = account;
    this.deps.store.dispatch(
      collectionsReceived({ owner, collections, joined, ...toListingBasics([...collections, ...joined]) }),
    );
    this.showPending(account);
  }

  /** Shows the last answer with the toggles applied that are still in the outbox. */
  showPending({ owner }: Account): void {
    const { store, storage } = this.deps;
    const state = readState(store);
    if (state.owner !== owner || !state.collections) return;
    const ids = applyPending(getListingIds(state.collections), readOutbox(storage, owner));
    if (!isSameList(ids, state.selectedListings)) store.dispatch(favoritesListed(ids));
  }

  /** Fetches the collections. Answers whether that worked; if not, it is tried again by itself. */
  async fetchCollections(account: Account): Promise<boolean> {
    const answer = await account.client.list();
    this.assertCurrent(account);
    if (answer.ok) this.receive(account, answer);
    else {
      await this.handleFailure(answer, 'Errors were found while trying to fetch the collections');
      // A refused list says nothing about the toggles: they wait.
      if (answer.reason === 'refused') this.retryLater();
    }
    return answer.ok;
  }

  /** Logs a failure, retries an unanswered call later, and signs out in place when the session has ended (FAV-7). */
  async handleFailure(failure: FavoritesFailure, problem: string): Promise<void> {
    this.isSnapshotCurrent = false;
    if (failure.reason === 'unreachable') {
      this.retryLater();
      return;
    }
    this.deps.log(`${problem}: ${failure.message || failure.status}`);
    if (failure.reason !== 'expired') return;
    await this.deps.signOut();
    const button = { label: copy.signIn, action: loginPromptOpened('session-expired') };
    this.deps.store.dispatch(toastShown({ kind: 'error', text: copy.expired, button }));
  }

  /** A call that the guest waits for, e.g. renaming a collection. Answers the failure; null when it worked. */
  async call(run: (client: FavoritesClient) => Promise<FavoritesAnswer>): Promise<FavoritesFailure | null> {
    const account = this.account();
    if (!account) return { ok: false, reason: 'expired', status: 401, message: '' };
    return this.deps.withLock(async () => {
      const answer = await run(account.client);
      if (this.account()?.owner !== account.owner) return null;
      if (answer.ok) {
        this.receive(account, answer);
        return null;
      }
      const problem = 'Errors were found while trying to change a collection';
      if (answer.reason === 'expired') await this.handleFailure(answer, problem);
      else this.deps.log(`${problem}: ${answer.message || answer.status}`);
      return answer;
    });
  }

  retryLater(): void {
    this.cancelRetry();
    const delay = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0;
    this.cancelRetry = this.deps.schedule(this.retry, delay);
    this.failures += 1;
  }

  resetRetries(): void {
    this.failures = 0;
  }

  stop(): void {
    this.stopped = true;
    this.cancelRetry();
  }
}
