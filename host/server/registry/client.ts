/**
 * Keeps the host's copy of the registry (PLAT-1, PLAT-2). A page asks for a newer copy when the copy is older than
 * `freshMs`, so that the next page after a publish has it. When the registry is slow, down or invalid, the last good
 * copy stays in use, also across restarts.
 */
import type { StoredCopy } from './stored-copy.ts';
import { createClockWatch } from './clock-watch.ts';
import { createNewestCopy } from './newest-copy.ts';
import type { NewestCopy } from './newest-copy.ts';
import type { Trust } from './trust.ts';
import type { RemoteTable } from './validate.ts';
import type { Log } from '../log.ts';

export type RegistryClient = {
  /** Resolves to the newest copy within `patienceMs`. Never rejects. */
  current: () => Promise<RemoteTable>;
  /** Asks now, whatever was read a moment ago, and resolves to the copy that is the newest then. Never rejects. */
  newest: () => Promise<RemoteTable>;
  /** Returns problems of the newest copy that come from versions built for another contract than this host's. */
  unfit: () => readonly string[];
  /** Returns true once there is a copy. */
  ready: () => boolean;
  /** Returns true once the registry itself answered: a copy cached from an earlier run may be stale. */
  answered: () => boolean;
  /** Returns the seconds since the copy was last read, or found unchanged. */
  age: () => number;
  close: () => void;
};

export type RegistryRules = {
  /** Milliseconds for which a copy is used without asking again. */
  freshMs: number;
  /** Milliseconds that a page waits for a newer copy before it uses the current one. */
  patienceMs: number;
  /** Time limit of one request in milliseconds. */
  limitMs: number;
  /** Milliseconds between requests while no page asks. */
  pollMs: number;
};

export const REGISTRY_RULES: RegistryRules = {
  freshMs: 300,
  patienceMs: 150,
  limitMs: 3000,
  pollMs: 10_000,
};

/** Resolves when the work is done, or after `patienceMs`. */
async function waitFor(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

type Stored = { taken: { revision: number; problems: string[] } | null; problem: string | null };

/**
 * Takes the stored copy, of this host or another one on the machine, before the registry is asked: it is shown while
 * the registry is down at the start, and an older registry is refused (SAFE-10, decision 0133). Never rejects.
 */
async function takeStored(copy: NewestCopy, kept: StoredCopy | undefined): Promise<Stored> {
  const document = await kept?.read();
  if (document === null || document === undefined) return { taken: null, problem: null };
  try {
    return { taken: copy.take(document), problem: null };
  } catch (error) {
    return { taken: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Logs each problem once, and once what pages are made of when the registry does not answer at the start. */
function createTeller(log: Log) {
  let lastProblem = '';
  let isStoredTold = false;
  function complain(problem: string): void {
    if (problem !== lastProblem) log('registry_problem', { problem });
    lastProblem = problem;
  }
  return {
    complain,
    tellStored({ taken, problem }: Stored): void {
      if (isStoredTold) return;
      isStoredTold = true;
      if (taken) log('registry_from_disk', taken);
      if (problem !== null) complain(`the kept copy: ${problem}`);
    },
  };
}

/**
 * Creates the client.
 * @param url address of registry.json
 * @param trust decides whether a copy may be used
 * @param kept stores the last good copy across restarts
 */
export function createRegistryClient(
  url: string,
  log: Log,
  trust: Trust,
  rules: RegistryRules = REGISTRY_RULES,
  fetcher: typeof fetch = fetch,
  kept?: StoredCopy,
): RegistryClient {
  const copy = createNewestCopy(url, trust);
  const watchClock = createClockWatch(log);
  const { complain, tellStored } = createTeller(log);
  let etag: string | null = null;
  let answered = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Date.now();
  let pending: Promise<void> | null = null;
  let stored: Promise<Stored> | undefined;
  let asked = false;

  async function ask(): Promise<void> {
    const before = await (stored ??= takeStored(copy, kept));
    try {
      const response = await fetcher(url, {
        headers: etag ? { 'if-none-match': etag } : {},
        signal: AbortSignal.timeout(rules.limitMs),
      });
      watchClock(response);
      if (response.status === 304) {
        answeredAt = Date.now();
        return complain('');
      }
      if (!response.ok) throw new Error(`the registry answered ${response.status}`);
      const document: unknown = await response.json();
      const taken = copy.take(document);
      answeredAt = Date.now();
      answered = true;
      etag = response.headers.get('etag');
      log('registry_read', taken);
      void kept?.write(document);
      complain('');
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
      if (!answered) tellStored(before);
    } finally {
      asked = true;
      askedAt = Date.now();
      pending = null;
    }
  }

  const refresh = () => (pending ??= ask());
  const poll = setInterval(() => void refresh(), rules.pollMs);
  poll.unref();

  return {
    async current() {
      if (Date.now() - askedAt < rules.freshMs) return copy.table();
      // Waits longer for the first answer: without it there is no remote at all, or only what there was before this start.
      const patience = asked && copy.isThere() ? rules.patienceMs : rules.limitMs;
      await waitFor(refresh(), patience);
      return copy.table();
    },
    async newest() {
      // One that was asked before may not have it yet.
      if (pending) await waitFor(pending, rules.limitMs);
      await waitFor(refresh(), rules.limitMs);
      return copy.table();
    },
    unfit: copy.unfit,
    ready: copy.isThere,
    answered: () => answered,
    age: () => (Date.now() - answeredAt) / 1000,
    close: () => clearInterval(poll),
  };
}
