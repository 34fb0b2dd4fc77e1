/** Starts the host: `node host/server/main.ts`, after the host was built. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '@roost/observe/log';
import { countEvents, measureDisk } from '@roost/observe/metrics';
import { readOwnTls } from '@roost/observe/own-tls';
import { startTracing } from '@roost/observe/spans';
import { createDrain } from '@roost/shared/domain/drain';
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { createApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { HostConfig } from './config.ts';
import { createExchange } from './exchange/rates.ts';
import { createStyleTexts } from './html/style-texts.ts';
import { HOST_ASSETS_PATH, readHostAssets } from './http/host-assets.ts';
import { askAsBrowser, createWarmUp } from './http/warm-up.ts';
import { prewarmHomePictures } from './images/home-pictures.ts';
import { HERO } from '../src/pages/hero.ts';
import { countProblems, countProcess, measureQueues } from './metrics.ts';
import { ownerNotices, telling } from './owners/owners.ts';
import { createRegistryClient, REGISTRY_RULES } from './registry/client.ts';
import type { RegistryClient } from './registry/client.ts';
import { createOwnConnection } from './registry/own-connection.ts';
import { createStoredCopy } from './registry/stored-copy.ts';
import { readOwnOffer } from './registry/own-offer.ts';
import { checkBeforeStart } from './registry/start-check.ts';
import { createTrust, registryKeys } from './registry/trust.ts';
import type { Trust } from './registry/trust.ts';
import { publicSettings } from './public-settings.ts';
import { getEndpoint } from './render/confine.ts';
import { createRenderPool, POOL_RULES } from './render/pool.ts';
import type { WorkerSettings } from './render/protocol.ts';
import { createQuarantine } from './render/quarantine.ts';
import { createRenderGate } from './render/render-gate.ts';
import { startRenderProcess } from './render/render-process.ts';
import { createRenderer } from './render/renderer.ts';
import { createServicesFetch } from './services-fetch.ts';

const { log: lines, server: serverLog } = createLog('host');
const log = countProblems(countEvents(lines));
/** A page waits for a sheet's text this long on the first visit after a publish, else it links the sheet. */
const SHEET_LIMIT_MS = 500;
const GRACE_MS = 8000;
/** What the render of a page takes besides its search, at most. */
const BESIDE_SEARCH_MS = 4000;

/** Milliseconds for the render of a page: where a search may take longer, a page may too. */
const getJobLimit = (searchMs = 0): number => Math.max(POOL_RULES.jobMs, searchMs + BESIDE_SEARCH_MS);

/** Where the last good exchange rates are kept. */
const ratesFile = ({ dataDir }: HostConfig): string => join(dataDir, 'exchange-rates.json');

/** Where the last good registry is kept. */
const registryFile = ({ dataDir, registryEnvironment }: HostConfig): string =>
  join(dataDir, 'registry-copy', `${registryEnvironment}.json`);

/** Returns the text of a style sheet: the host's from its build, a remote's from where it is published. */
async function readSheet(href: string, clientDir: string, { remotesUrl, assetsUrl }: HostConfig): Promise<string> {
  if (href.startsWith(HOST_ASSETS_PATH)) return readFile(join(clientDir, href.slice(HOST_ASSETS_PATH.length)), 'utf8');
  const own = href.startsWith(remotesUrl) ? assetsUrl + href.slice(remotesUrl.length) : href;
  const answer = await fetch(own, { signal: AbortSignal.timeout(SHEET_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${own} answered ${answer.status}`);
  return answer.text();
}

/** Reads the registry. @throws ConfigError when this host cannot run what visitors get */
async function openRegistry(config: HostConfig, trust: Trust): Promise<RegistryClient> {
  const kept = createStoredCopy(registryFile(config), log);
  const registry = createRegistryClient(config.registryUrl, log, trust, REGISTRY_RULES, createOwnConnection(), kept);
  const unfit = await checkBeforeStart(registry, await readOwnOffer(config.distDir), config.hostCheck, log);
  if (unfit !== null) throw new ConfigError(unfit);
  return registry;
}

/** Returns what a render process is started with: its code, and the only addresses that it may connect to (SAFE-2). */
function getWorkerSettings({
  distDir,
  servicesUrl,
  assetsUrl,
  assetOrigins,
  development,
  page,
}: HostConfig): WorkerSettings {
  const { search, experiments } = page;
  return {
    rendererPath: join(distDir, 'server/render.cjs'),
    servicesUrl,
    mayConnectTo: [
      servicesUrl,
      assetsUrl,
      ...search.hosts.map(({ url, protocol }) => `${protocol}://${url}`),
      ...(experiments ? [experiments.apiHost] : []),
      // Dev servers.
      ...(development ? assetOrigins : []),
    ].map(getEndpoint),
  };
}

async function start(): Promise<void> {
  const unsafe = refuseUnsafePublicSite(process.env, publicSettings(process.env));
  if (unsafe !== null) throw new ConfigError(unsafe);
  const config = parseConfig(process.env);
  const tls = readOwnTls(process.env, ConfigError);
  const endTracing = await startTracing({ process: 'host', ...config.tracing });
  const clientDir = join(config.distDir, 'client');
  const assets = await readHostAssets(clientDir).catch((error: unknown) => {
    throw new ConfigError(
      `The host has no build in ${clientDir} (${error instanceof Error ? error.message : String(error)}).`,
    );
  });
  const worker = getWorkerSettings(config);
  const keys = registryKeys(config.registryKeys, config.dataDir);
  const trust = createTrust(keys, config.assetOrigins, config.registryEnvironment);
  const registry = await openRegistry(config, trust);
  const rules = { ...POOL_RULES, size: config.renderers, jobMs: getJobLimit(config.page.search.timeLimitMs) };
  const startProcess = () => countProcess(startRenderProcess(worker, rules.memoryMb));
  const told = telling(log, ownerNotices(config.owners, registry.current, log), config);
  const renderer = createRenderer(
    (listener) => createRenderPool(startProcess, log, rules, listener),
    createQuarantine(),
    ({ event, ...fields }) => told(event, fields),
  );
  const pool = createRenderGate(renderer, config.renderers);
  const warmUp = createWarmUp(pool, config.renderers);
  const styleTexts = createStyleTexts(({ href }) => readSheet(href, clientDir, config));
  const exchange = await createExchange({ url: config.exchangeRatesUrl, file: ratesFile(config), log });
  void exchange.refresh();
  const drain = createDrain(config.drainMs);
  const app = await createApp({
    config,
    registry,
    trust,
    pool: warmUp.renderer,
    log: told,
    serverLog,
    tls,
    clientDir,
    assets: () => assets,
    styleTexts,
    exchange: exchange.current,
    draining: drain.draining,
    warm: warmUp.isWarm,
  });
  measureDisk(config.dataDir);
  measureQueues({ render: pool.load, images: () => app.images.load(), registryAge: registry.age });
  const stop = new AbortController();
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log('stopping', { signal });
    setTimeout(() => process.exit(1), config.drainMs + GRACE_MS).unref();
    stop.abort();
    await drain.begin();
    registry.close();
    exchange.close();
    await app.close();
    await Promise.all([pool.close(), endTracing().catch(() => undefined)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));

  await app.listen({ host: config.bind, port: config.port });
  warmUp.begin(askAsBrowser(app));
  log('listening', { url: config.siteUrl, port: config.port });
  const fetcher = createServicesFetch(config.servicesToken);
  const pictures = { ...config, fetcher, more: [HERO.src], signal: stop.signal };
  void prewarmHomePictures(app.images, pictures).then((count) => log('home_pictures_ready', { count }));
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) log('config_error', { message: error.message });
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    log('port_taken', { message: error.message });
  else log('start_failed', { error });
  process.exit(1);
});
