/**
 * The fraud collector (FRAUD-1 to FRAUD-3): keeps the session, tells the provider of it, and lets the provider's frame
 * collect, again and again. All input and output comes in as an argument. Nothing here throws into the page, and nobody
 * waits for it.
 */
import type { Clock } from './clock.ts';
import { asError } from './clock.ts';
import { createDeviceAnalysis, deviceScript } from './device-analysis.ts';
import type { DeviceConsent } from './device-analysis.ts';
import { createFirstPartyCookie } from './first-party-cookie.ts';
import type { CookieJar } from './first-party-cookie.ts';
import { collectInFrame } from './frame.ts';
import type { FramePort } from './frame.ts';
import { SDK_VERSION } from './limits.ts';
import { createProblems, runQuietly } from './problems.ts';
import type { StoredValue } from '../storage/index.ts';
import type { Problems } from './problems.ts';
import { fetchServerConfig, postSession } from './provider-calls.ts';
import { DEFAULT_SERVER_CONFIG } from './server-config.ts';
import type { FraudSession } from './session.ts';
import { createSessionKeeper } from './session-keeper.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { checkSettings } from './settings.ts';
import type { CheckedSettings } from './settings.ts';
import type { Transport } from './transport.ts';

/** A collection for this session begins or ends. */
export type CollectorEvent = { sessionId: string };

export type CollectorTools = {
  clock: Clock;
  transport: (origin: string) => Transport;
  storedSession: Pick<StoredValue<FraudSession | null>, 'read' | 'write'>;
  cookie: CookieJar;
  openFrame: FramePort;
  consent: DeviceConsent;
  loadScript: (url: string, onError: () => void) => void;
  newId: () => string;
  /** Calls back when the page goes away. */
  onLeave: (listener: () => void) => void;
  /** Where problems are written in debug. */
  write: (message: string) => void;
};

/**
 * Starts the collector. It collects at once, and again whenever the provider's time is over. Settings that cannot be
 * used start nothing.
 * @param listener hears when a collection begins and ends
 */
export function startCollector(
  given: unknown,
  tools: CollectorTools,
  listener: (event: CollectorEvent) => void = () => undefined,
): void {
  const problems = createProblems(given, tools.write);
  const session = createSessionKeeper(tools.storedSession, problems, tools.clock.now, tools.newId);
  const checked = checkSettings(given, session.touch().id);
  if (!checked.ok) {
    for (const problem of checked.problems) problems.add(problem);
    return;
  }
  const tell = (event: CollectorEvent) => runQuietly(problems, 'A listener failed', () => listener(event));
  const { collect, sendLast } = createCollection(checked.settings, tools, session, problems, tell);
  tools.onLeave(sendLast);
  void repeatCollection(collect, tools.clock, problems);
}

/**
 * One collection after another, each after the time that the last one answered. Two never overlap, since the next is
 * planned only when the last has ended: that is the lock of FRAUD-3.
 */
async function repeatCollection(collectOnce: () => Promise<number>, clock: Clock, problems: Problems): Promise<void> {
  let ttl = DEFAULT_SERVER_CONFIG.ttl;
  try {
    ttl = await collectOnce();
  } catch (error) {
    problems.add(`Collection: ${asError(error).message}`);
  } finally {
    clock.after(ttl, () => {
      void repeatCollection(collectOnce, clock, problems);
    });
  }
}

/** A single collection, what is sent when the page goes away, and the device analysis beside them. */
function createCollection(
  { clientId, origin, isSinglePageApp, device }: CheckedSettings,
  tools: CollectorTools,
  session: SessionKeeper,
  problems: Problems,
  tell: (event: CollectorEvent) => void,
) {
  const { clock } = tools;
  const transport = tools.transport(origin);
  const cookie = createFirstPartyCookie({ transport, jar: tools.cookie, clock, problems });
  const analysis = createDeviceAnalysis(tools.consent, (url) =>
    tools.loadScript(url, () => problems.add('The device-analysis script did not load.')),
  );
  const startedAt = clock.now();
  let collections = 0;
  let completed = false;

  async function collectForSession(id: string, query: string): Promise<void> {
    completed = false;
    collections += 1;
    const outcome = await collectInFrame({
      open: tools.openFrame,
      clock,
      origin,
      query,
      remove: isSinglePageApp,
      onBegin: () => tell({ sessionId: id }),
    });
    completed = outcome === 'complete';
    if (outcome === 'fallback') problems.add('The frame did not begin; the collection was ended for it.');
    if (outcome === 'timeout') problems.add('The collection did not complete in time.');
    tell({ sessionId: id });
  }

  return {
    /** Returns the milliseconds until the next collection. */
    async collect(): Promise<number> {
      const { id } = session.touch();
      const fields = { m: clientId, s: id, sv: SDK_VERSION };
      const query = new URLSearchParams(fields).toString();
      const config = await fetchServerConfig(transport, query, problems);
      if (!config.collect) return config.ttl;
      void postSession(transport, clientId, session, problems);
      cookie.start(fields);
      await cookie.settled();
      await collectForSession(id, query);
      analysis.want(deviceScript(config, device, id));
      return config.ttl;
    },
    /** Tells the provider how it went, as the page goes away. */
    sendLast(): void {
      if (collections === 0) return;
      const fields = {
        n: String(collections),
        com: String(completed),
        et: String(clock.now() - startedAt),
        s: session.id(),
        m: clientId,
      };
      runQuietly(problems, 'The last word was not sent', () => transport.beacon('/fin', fields));
    },
  };
}
