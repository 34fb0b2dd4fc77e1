/**
 * The host's copy of the registry (PLAT-1, PLAT-2). Asked again for a page when the copy is older than a moment, so
 * that the next page after a publish has it; a slow, broken or absent registry leaves the last good copy in use, also one from before a start.
 */
import type { KeptCopy } from './kept-copy.ts';
import { createNewestCopy } from './newest-copy.ts';
import type { Trust } from './trust.ts';
import type { RemoteTable } from './validate.ts';
import type { Log } from '../log.ts';

export type RegistryClient = {
  /** The newest copy that a short wait gives; never rejects. */
  current: () => Promise<RemoteTable>;
  /** What of the newest copy was built for another contract than this host's. */
  unfit: () => readonly string[];
  /** True once a copy was had. */
  ready: () => boolean;
  /** True once the registry itself gave one: the copy of before a start may be an old one. */
  answered: () => boolean;
  /** Seconds since it was last read, or found unchanged. */
  age: () => number;
  close: () => void;
};

export type RegistryRules = {
  /** Below this age a copy is used without asking, in milliseconds. */
  freshMs: number;
  /** How long a page waits for a newer copy before it takes the one there is. */
  patienceMs: number;
  /** Limit of one request. */
  limitMs: number;
  /** Pause between requests while no page asks. */
  pollMs: number;
};

export const REGISTRY_RULES: RegistryRules = {
  freshMs: 300,
  patienceMs: 150,
  limitMs: 3000,
  pollMs: 10_000,
};

/** Waits until the work is done, or so many milliseconds have passed. */
async function waitFor(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

/**
 * @param url address of registry.json
 * @param trust says whether a copy may be used
 * @param kept where the last good copy outlives this process
 */
export function createRegistryClient(
  url: string,
  log: Log,
  trust: Trust,
  rules: RegistryRules = REGISTRY_RULES,
  fetcher: typeof fetch = fetch,
  kept?: KeptCopy,
): RegistryClient {
  const copy = createNewestCopy(url, trust);
  let etag: string | null = null;
  let answered = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Date.now();
  let pending: Promise<void> | null = null;
  let lastProblem = '';

  function complain(problem: string): void {
    if (problem !== lastProblem) log('registry_problem', { problem });
    lastProblem = problem;
  }

  /** A host that starts while the registry is down goes on from the copy that it, or another here, had last. */
  async function takeKept(): Promise<void> {
    const document = await kept?.read();
    if (copy.isThere() || document === null || document === undefined) return;
    try {
      log('registry_from_disk', copy.take(document));
    } catch (error) {
      complain(`the kept copy: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function ask(): Promise<void> {
    try {
      const response = await fetcher(url, {
        headers: etag ? { 'if-none-match': etag } : {},
        signal: AbortSignal.timeout(rules.limitMs),
      });
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
      if (!copy.isThere()) await takeKept();
    } finally {
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
      // The first copy is worth a longer wait: without one there is no remote at all.
      const patience = copy.isThere() ? rules.patienceMs : rules.limitMs;
      await waitFor(refresh(), patience);
      return copy.table();
    },
    unfit: copy.unfit,
    ready: copy.isThere,
    answered: () => answered,
    age: () => (Date.now() - answeredAt) / 1000,
    close: () => clearInterval(poll),
  };
}
