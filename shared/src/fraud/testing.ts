/**
 * For tests of the collector: a clock that moves when told, and a collector host that answers from a
 * table. The function is long because the fakes share one state.
 */
import type { Clock } from './clock.ts';
import type { CollectorEvent, CollectorTools } from './collector.ts';
import { startCollector } from './collector.ts';
import { fraudSessionId, storedSession } from './session.ts';
import type { CollectorSettings } from './settings.ts';
import type { CollectorAnswer, CollectorRequest } from './transport.ts';

export type FakeClock = Clock & { advance: (milliseconds: number) => Promise<void> };

/** Lets everything that waits on promises alone run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
}

export function fakeClock(start = Date.UTC(2026, 10, 21)): FakeClock {
  let time = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(milliseconds) {
      const end = time + milliseconds;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = next.at;
        next.run();
        await settle();
      }
      time = end;
      await settle();
    },
  };
}

type Reply = CollectorAnswer | Promise<CollectorAnswer> | 'down' | 'hangs';
/** Answers by the start of the path; later entries win. */
export type Replies = Record<string, Reply | ((request: CollectorRequest) => Reply)>;

export const FLAGS = { app: true, battery: true, browser: true, da: false, exp: true, page: true, ui: true };
export const json = (value: unknown, status = 200): CollectorAnswer => ({ status, text: JSON.stringify(value) });
export const CONFIG = { ttlms: 600_000, collection: { collect: true, feature_flags: FLAGS } };
const GOOD: Replies = {
  '/cs/config': json(CONFIG),
  '/cs/generatecookie': json({ value: 'cookie-1' }),
  '/cs/storecookie': json({}),
  '/session/': json({}, 201),
};
export const SETTINGS: CollectorSettings = {
  clientID: 'roost',
  hostname: 'localhost',
  protocol: 'http',
  port: 4100,
  isSinglePageApp: true,
  // What goes wrong is written.
  debug: true,
};
export const ORIGIN = 'http://localhost:4100';

/** A collector over fakes: everything it did, said and kept can be read afterwards. */
export function setUp({
  settings = SETTINGS,
  replies = {},
  stored = null,
  cookie,
  allowed = false,
  storageFails = false,
  frame = 'complete',
  listener = () => undefined,
}: {
  settings?: unknown;
  replies?: Replies;
  stored?: string | null;
  cookie?: string;
  allowed?: boolean;
  storageFails?: boolean;
  /** What the frame does: begins and ends at once, begins only, says nothing. */
  frame?: 'complete' | 'begins' | 'silent';
  listener?: (event: CollectorEvent) => void;
} = {}) {
  const clock = fakeClock();
  const table: Replies = { ...GOOD, ...replies };
  const requests: CollectorRequest[] = [];
  const beacons: { path: string; form: Readonly<Record<string, string>> }[] = [];
  const frames: { url: string; say: (origin: string, data: unknown) => void; open: boolean }[] = [];
  const scripts: string[] = [];
  const written: string[] = [];
  const events: (CollectorEvent & { at: number })[] = [];
  const state = {
    stored,
    cookie,
    allowed,
    leave: () => undefined as void,
    agree: () => undefined as void,
    ids: 0,
  };
  const session = storedSession(() => {
    if (storageFails) throw new Error('forbidden');
    return {
      getItem: () => state.stored,
      setItem: (_key, text) => {
        state.stored = text;
      },
      removeItem: () => undefined,
    };
  });
  const begun = clock.now();

  const tools: CollectorTools = {
    clock,
    transport: () => ({
      send(request) {
        requests.push(request);
        const found =
          Object.entries(table)
            .filter(([path]) => request.path.startsWith(path))
            .at(-1)?.[1] ?? 'down';
        const reply = typeof found === 'function' ? found(request) : found;
        if (reply === 'down') return Promise.reject(new Error('unreachable'));
        if (reply !== 'hangs') return Promise.resolve(reply);
        return new Promise((_resolve, reject) => {
          clock.after(request.limit, () => reject(new Error(`no answer in ${request.limit} ms`)));
        });
      },
      beacon: (path, form) => {
        beacons.push({ path, form });
      },
    }),
    storedSession: session,
    cookie: {
      read: () => state.cookie,
      write: (value) => {
        state.cookie = value;
      },
    },
    openFrame: (url, onMessage) => {
      const opened = { url, say: onMessage, open: true };
      frames.push(opened);
      if (frame !== 'silent') clock.after(1, () => onMessage(ORIGIN, { event: 'collect-begin' }));
      if (frame === 'complete') clock.after(2, () => onMessage(ORIGIN, '{"event":"collect-end"}'));
      return () => {
        opened.open = false;
      };
    },
    consent: {
      allowed: () => state.allowed,
      onChange: (listener) => {
        state.agree = () => {
          state.allowed = true;
          listener();
        };
      },
    },
    loadScript: (url) => {
      scripts.push(url);
    },
    newId: () => `${(state.ids += 1)}0000000-0000-4000-8000-000000000000`,
    onLeave: (listener) => {
      state.leave = listener;
    },
    write: (message) => {
      written.push(message);
    },
  };
  startCollector(settings, tools, (event) => {
    events.push({ ...event, at: clock.now() - begun });
    listener(event);
  });
  const paths = () => requests.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`);
  const problems = () => written;
  /** What a booking would send now. */
  const sessionId = () => fraudSessionId(session, clock.now);
  /** Leaves the page: whether the provider then hears that the last collection was completed. */
  const lastCompleted = () => {
    state.leave();
    return beacons.at(-1)?.form['com'];
  };
  return {
    clock,
    sessionId,
    requests,
    paths,
    beacons,
    frames,
    scripts,
    written,
    events,
    state,
    table,
    problems,
    lastCompleted,
  };
}
