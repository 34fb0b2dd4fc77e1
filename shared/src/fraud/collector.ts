/**
 * The fraud collector (FRAUD-1 to FRAUD-3): keeps the session, tells the provider about it, and lets the provider's frame collect, again and
 * again. Everything it touches comes in as an argument. Nothing here throws into the page, and nobody waits for it.
 */
import type { Clock } from './clock.ts';
import { asError } from './clock.ts';
import { createDeviceAnalysis, deviceScript } from './device-analysis.ts';
import type { DeviceConsent } from './device-analysis.ts';
import { createFirstPartyCookie } from './first-party-cookie.ts';
import type { CookieJar } from './first-party-cookie.ts';
import { collectInFrame } from './frame.ts';
import type { CollectOutcome, FramePort } from './frame.ts';
import { CALL_LIMIT, CONFIG_LIMIT, SDK_VERSION } from './limits.ts';
import { createProblems } from './problems.ts';
import type { Problem } from './problems.ts';
import { DEFAULT_SERVER_CONFIG, parseServerConfig } from './server-config.ts';
import type { ServerConfig } from './server-config.ts';
import { continueSession, parseSession } from './session.ts';
import type { FraudSession } from './session.ts';
import { checkSettings } from './settings.ts';
import type { Transport } from './transport.ts';

export type CollectorEvent =
  { type: 'collect-begin'; sessionId: string } | { type: 'collect-end'; sessionId: string; outcome: CollectOutcome };

export type CollectorTools = {
  clock: Clock;
  transport: (origin: string) => Transport;
  /** The stored session's text. May throw: storage can be forbidden. */
  storage: { read: () => string | null; write: (text: string) => void };
  cookie: CookieJar;
  openFrame: FramePort;
  consent: DeviceConsent;
  loadScript: (url: string, onError: () => void) => void;
  newId: () => string;
  attachToForm: (formId: string, sessionId: string) => void;
  /** Calls back when the page goes away; the answer stops that. */
  onLeave: (listener: () => void) => () => void;
  /** Where problems are written in debug. */
  write: (message: string) => void;
};

export type Collector = {
  /** False when the settings cannot be used; the problems say why. */
  started: boolean;
  sessionId: () => string;
  problems: () => readonly Problem[];
  on: (listener: (event: CollectorEvent) => void) => () => void;
  /** Throws when the form is not in the page. */
  attachToForm: (formId: string) => void;
  /** Collects now, unless a collection is under way. */
  collect: () => Promise<void>;
  stop: () => void;
};

/** Starts the collector. It collects at once, and again whenever the collector host's time is over. */
export function startCollector(given: unknown, tools: CollectorTools): Collector {
  const { clock } = tools;
  const debug = typeof given === 'object' && given !== null && 'debug' in given && given.debug === true;
  const problems = createProblems(clock.now, debug ? tools.write : null);
  const listeners = new Set<(event: CollectorEvent) => void>();

  let kept: FraudSession | null = null;
  /** Id of a session that this one replaces and the collector has not heard of yet. */
  let replaced: string | null = null;
  function touchSession(): FraudSession {
    const { session, previousId } = continueSession(storedSession() ?? kept, clock.now(), tools.newId);
    replaced = previousId ?? replaced;
    kept = session;
    quietly('Session not stored', () => tools.storage.write(JSON.stringify(session)));
    return session;
  }
  function storedSession(): FraudSession | null {
    return quietly('Session not read', () => parseSession(tools.storage.read())) ?? null;
  }
  function quietly<T>(what: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      problems.add(`${what}: ${asError(error).message}`);
      return undefined;
    }
  }

  const checked = checkSettings(given, touchSession().id);
  const api = {
    sessionId: () => (kept ?? touchSession()).id,
    problems: problems.list,
    on: (listener: (event: CollectorEvent) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    attachToForm: (formId: string) => {
      try {
        tools.attachToForm(formId, (kept ?? touchSession()).id);
      } catch (error) {
        problems.add(asError(error).message);
        throw error;
      }
    },
  };
  if (!checked.ok) {
    for (const problem of checked.problems) problems.add(problem);
    return { ...api, started: false, collect: async () => undefined, stop: () => undefined };
  }

  const { clientId, origin, isSinglePageApp, device } = checked.settings;
  const transport = tools.transport(origin);
  const cookie = createFirstPartyCookie({ transport, jar: tools.cookie, clock, problems });
  const analysis = createDeviceAnalysis(tools.consent, (url) =>
    tools.loadScript(url, () => problems.add('The device-analysis script did not load.')),
  );
  const startedAt = clock.now();
  let collections = 0;
  let completed = false;
  let locked = false;
  let stopped = false;
  let cancelNext: () => void = () => undefined;

  const say = (event: CollectorEvent) => {
    for (const listener of [...listeners]) quietly('A listener failed', () => listener(event));
  };

  async function serverConfig(query: string): Promise<ServerConfig> {
    try {
      const { status, text } = await transport.send({
        method: 'GET',
        path: `/cs/config?${query}`,
        limit: CONFIG_LIMIT,
      });
      if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
      const config = parseServerConfig(text);
      if (!config) throw new Error('its answer is not a configuration');
      return config;
    } catch (error) {
      problems.add(`Config: ${asError(error).message}; defaults apply.`);
      return DEFAULT_SERVER_CONFIG;
    }
  }

  async function postSession(id: string): Promise<void> {
    const previous = replaced;
    const path = `/session/${id}${previous ? `?previousSessionID=${encodeURIComponent(previous)}` : ''}`;
    try {
      const { status } = await transport.send({
        method: 'POST',
        path,
        headers: { 'client-id': clientId },
        limit: CALL_LIMIT,
      });
      if (status !== 200 && status !== 201) throw new Error(`status ${status} is not known`);
      if (replaced === previous) replaced = null;
    } catch (error) {
      problems.add(`Session: ${asError(error).message}`);
    }
  }

  async function collectOnce(): Promise<number> {
    const { id } = touchSession();
    const fields = { m: clientId, s: id, sv: SDK_VERSION };
    const query = new URLSearchParams(fields).toString();
    const config = await serverConfig(query);
    if (stopped || !config.collect) return config.ttl;
    void postSession(id);
    cookie.start(fields);
    await cookie.settled();
    if (stopped) return config.ttl;
    completed = false;
    collections += 1;
    const outcome = await collectInFrame({
      open: tools.openFrame,
      clock,
      origin,
      query,
      remove: isSinglePageApp,
      onBegin: () => say({ type: 'collect-begin', sessionId: id }),
    });
    completed = outcome === 'complete';
    if (outcome === 'fallback') problems.add('The frame did not begin; the collection was ended for it.');
    if (outcome === 'timeout') problems.add('The collection did not complete in time.');
    say({ type: 'collect-end', sessionId: id, outcome });
    analysis.want(deviceScript(config, device, id));
    return config.ttl;
  }

  async function collect(): Promise<void> {
    if (locked || stopped) return;
    locked = true;
    cancelNext();
    let ttl = DEFAULT_SERVER_CONFIG.ttl;
    try {
      ttl = await collectOnce();
    } catch (error) {
      problems.add(`Collection: ${asError(error).message}`);
    } finally {
      locked = false;
      if (!stopped)
        cancelNext = clock.after(ttl, () => {
          void collect();
        });
    }
  }

  const stopLeaving = tools.onLeave(() => {
    if (collections === 0) return;
    const fields = {
      n: String(collections),
      com: String(completed),
      et: String(clock.now() - startedAt),
      s: kept?.id ?? '',
      m: clientId,
    };
    quietly('The last word was not sent', () => transport.beacon('/fin', fields));
  });

  void collect();
  return {
    ...api,
    started: true,
    collect,
    stop() {
      stopped = true;
      cancelNext();
      stopLeaving();
      analysis.stop();
    },
  };
}
