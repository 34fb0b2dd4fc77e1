/**
 * Cache of pages that hold nothing personal. A page is answered from the cache while many visitors ask for it, or while
 * the renderers are busy; otherwise each visitor gets a newly rendered one. Visitors who ask for the same page at the
 * same time share one render. When pages cannot be rendered (too many visitors, no render process), an older one is
 * sent (decision 0049).
 */

import type { PageFacts } from '../metrics.ts';

/** A page as it is sent: status, headers and body. */
export type FinishedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** `set-cookie` headers: a page that has any is personal. */
  cookies: readonly string[];
  body: Buffer;
  /** True when its loader declared that it holds nothing personal. */
  isEverybodys?: boolean;
  /** Kind of page, for metrics. */
  facts?: PageFacts;
};

export type Made = {
  page: FinishedPage;
  /** `shared`: any visitor may get it. `personal`: only the visitor who asked. `failed`: it could not be rendered. */
  kind: 'shared' | 'personal' | 'failed';
};

export type SharedPageRules = {
  /** Milliseconds for which a cached page is sent as it is. */
  freshMs: number;
  /** The same while the renderers are busy. */
  busyFreshMs: number;
  /** Milliseconds after that for which it is still sent while a new one is rendered. */
  staleMs: number;
  /** Milliseconds for which it is sent when no new one can be rendered. */
  emergencyMs: number;
  /**
   * While the renderers are busy, a visitor waits this many milliseconds for a new page before the cached one is sent.
   */
  patienceMs: number;
  /** Requests within `hotWindowMs` from which on a page is answered from here. */
  hotRequests: number;
  hotWindowMs: number;
  maxBytes: number;
};

export const SHARED_PAGE_RULES: SharedPageRules = {
  freshMs: 5000,
  busyFreshMs: 15_000,
  staleMs: 30_000,
  emergencyMs: 600_000,
  patienceMs: 2500,
  hotRequests: 4,
  hotWindowMs: 2000,
  maxBytes: 32 * 2 ** 20,
};

const MOST_COUNTED = 5000;

type Entry = { page: FinishedPage; madeAt: number };

export type SharedPages = {
  /**
   * Returns the page for `key`, with its age in seconds when it was kept.
   * @param make makes a page for the visitor who asks
   */
  get: (key: string, make: () => Promise<Made>) => Promise<{ page: FinishedPage; age: number | null }>;
  /** Bytes of all pages that are kept. */
  bytes: () => number;
};

/** Counts requests by key; forgets the oldest keys. */
function createHeat({ hotRequests, hotWindowMs }: SharedPageRules, now: () => number) {
  const counted = new Map<string, { since: number; requests: number }>();
  return (key: string): boolean => {
    const known = counted.get(key);
    const isRecent = known !== undefined && now() - known.since < hotWindowMs;
    const wasHot = known !== undefined && known.requests >= hotRequests && now() - known.since < 2 * hotWindowMs;
    const next = isRecent
      ? { since: known.since, requests: known.requests + 1 }
      : { since: now(), requests: wasHot ? hotRequests : 1 };
    counted.delete(key);
    counted.set(key, next);
    const [oldest] = counted.keys();
    if (counted.size > MOST_COUNTED && oldest !== undefined) counted.delete(oldest);
    return next.requests >= hotRequests;
  };
}

/** Resolves to the page that is being rendered, or to null when that takes too long because the renderers are busy. */
async function within(coming: Promise<Made>, patienceMs: number, isBusy: () => boolean): Promise<Made | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => isBusy() && resolve(null), patienceMs);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param isBusy says whether pages would have to wait for a renderer */
export function createSharedPages(
  rules: SharedPageRules = SHARED_PAGE_RULES,
  // A steady clock: one that jumps back would keep an old page for as long.
  now: () => number = () => performance.now(),
  isBusy: () => boolean = () => false,
): SharedPages {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Made>>();
  const isHot = createHeat(rules, now);
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.page.body.length ?? 0;
    entries.delete(key);
  }
  function keep(key: string, page: FinishedPage): void {
    forget(key);
    entries.set(key, { page, madeAt: now() });
    bytes += page.body.length;
    for (const [oldest] of entries) {
      if (bytes <= rules.maxBytes) break;
      forget(oldest);
    }
  }

  function start(key: string, make: () => Promise<Made>): Promise<Made> {
    const made = make().then((answer) => {
      if (answer.kind === 'shared' && answer.page.cookies.length === 0) keep(key, answer.page);
      // The page is no longer shared, e.g. its home was taken down.
      else if (answer.kind === 'personal') forget(key);
      return answer;
    });
    making.set(key, made);
    const end = () => {
      if (making.get(key) === made) making.delete(key);
    };
    made.then(end, end);
    return made;
  }

  const youngerThan = (key: string, age: number): Entry | null => {
    const entry = entries.get(key);
    return entry && now() - entry.madeAt < age ? entry : null;
  };
  const kept = ({ page, madeAt }: Entry) => ({ page, age: Math.floor((now() - madeAt) / 1000) });

  return {
    bytes: () => bytes,
    async get(key, make) {
      const busy = isBusy();
      const usable = isHot(key) || busy ? youngerThan(key, rules.freshMs + rules.staleMs) : null;
      if (usable) {
        if (now() - usable.madeAt >= (busy ? rules.busyFreshMs : rules.freshMs) && !making.has(key))
          start(key, make).catch(() => undefined);
        return kept(usable);
      }
      const running = making.get(key);
      const older = youngerThan(key, rules.emergencyMs);
      const coming = running ?? start(key, make);
      let made = older ? await within(coming, rules.patienceMs, isBusy) : await coming;
      if (made === null && older) return kept(older);
      made ??= await coming;
      // A page that turns out to be personal is never sent to another visitor.
      if (running && made.kind === 'personal') made = await make();
      const instead = made.kind === 'failed' ? youngerThan(key, rules.emergencyMs) : null;
      return instead ? kept(instead) : { page: made.page, age: null };
    },
  };
}
