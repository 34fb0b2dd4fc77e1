/**
 * Pages that are the same for everybody, kept as they were sent. A page is answered from here while many ask for it, or while
 * there is much to do; else each visitor gets one that was made for them. Visitors who ask for the same page at the same time wait for one render. When pages cannot be made (too many visitors, the
 * renderer is gone), an older one stands in.
 */

import type { PageFacts } from '../metrics.ts';

/** A page as it goes over the line. */
export type FinishedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** `set-cookie` lines: a page that has any is one visitor's. */
  cookies: readonly string[];
  body: Buffer;
  /** Nothing in it is one visitor's, and its loader said so. */
  isEverybodys?: boolean;
  /** What it is, for the numbers. */
  facts?: PageFacts;
};

export type Made = {
  page: FinishedPage;
  /** `shared`: anybody may get it. `personal`: who asked, nobody else. `failed`: it could not be rendered. */
  kind: 'shared' | 'personal' | 'failed';
};

export type SharedPageRules = {
  /** A kept page is sent as it is this long. */
  freshMs: number;
  /** And this long while the renderers are busy. */
  busyFreshMs: number;
  /** After that it is still sent this long, while a new one is made. */
  staleMs: number;
  /** And this long when no new one can be made. */
  emergencyMs: number;
  /** While the renderers are busy, who could get such a one waits this long for a new one. */
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

/** The page that is being made, or null when it is long in coming because there is much to do. */
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
      // What was everybody's is not any more, e.g. a home that was taken down.
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
      // Another visitor's own page is never this visitor's.
      if (running && made.kind === 'personal') made = await make();
      const instead = made.kind === 'failed' ? youngerThan(key, rules.emergencyMs) : null;
      return instead ? kept(instead) : { page: made.page, age: null };
    },
  };
}
