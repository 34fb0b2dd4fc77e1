/**
 * Process of the asset server: `node platform/src/assets/main.ts`. The one that has the publisher's key is also the
 * registry's service (`/teams`) and looks after rollouts; on a public site any other only serves files, and needs
 * neither key nor a directory that it may write.
 */
import { access, constants, mkdir } from 'node:fs/promises';
import { createLog, logWarnings } from '@roost/observe/log';
import { countEvents, measureDisk } from '@roost/observe/metrics';
import { readOwnTls } from '@roost/observe/own-tls';
import { startTracing } from '@roost/observe/spans';
import type { Environment } from '@roost/shared/contracts/registry';
import { isPublicSite } from '@roost/shared/contracts/site-address';
import { createDrain } from '@roost/shared/domain/drain';
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { getHosts, runningHosts, siteSettings, stagingHosts } from '../lib/environment.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { errorCode, Failure, sentenceFor } from '../lib/failure.ts';
import { objectPlace } from '../objects/published.ts';
import { askHosts } from '../publish/live-hosts.ts';
import { hasPublisherKey, publisherKey } from '../registry/signing.ts';
import { remotesDir } from '../registry/store.ts';
import { startController } from '../rollout/controller.ts';
import { askHealth } from '../rollout/host-health.ts';
import { askHostStates } from '../teams/console/host-state.ts';
import { teamsPlugin } from '../teams/service.ts';
import { findEachHost } from './each-host.ts';
import { createAssetServer } from './server.ts';
import { ASSETS_PUBLIC_SETTINGS, readAssetsSettings } from './settings.ts';

const log = countEvents(createLog('assets').log);
logWarnings(log);

/** Milliseconds that requests have to finish after the drain: a file of a version that a team sends. */
const CLOSE_LIMIT_MS = 20_000;

/** Addresses of each host of an environment. Hosts of staging are behind addresses of their own. */
const findHosts = (settings: SiteSettings, environment: Environment): Promise<string[]> =>
  findEachHost(environment === 'production' ? runningHosts(settings) : stagingHosts());

/** Looks after rollouts. @returns a function that ends it */
function startRollouts(settings: SiteSettings): () => void {
  return startController({
    directory: remotesDir(settings.dataDir),
    dataDir: settings.dataDir,
    health: async (environment) =>
      askHealth(
        settings.dataDir,
        await findHosts(settings, environment),
        fetch,
        // A rollout waits for ever when no host tells what its pages said.
        (address, problem) => log('host_health_unknown', { address, problem }),
      ),
    log: (event, fields) => log(event, { ...fields }),
  });
}

/**
 * Makes the directory of versions.
 * @param hasKey whether this process is to be the registry: then a directory that belongs to somebody else is a
 *   mistake, not a reader's
 * @returns false where this process may only read it
 */
async function isWritable(directory: string, hasKey: boolean): Promise<boolean> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EROFS') return false;
    // A container with another user than the one that publishes, on a volume mounted for reading (deploy/compose.yaml).
    if (code === 'EACCES' && !hasKey && (await isReadable(directory))) return false;
    throw error;
  }
}

const isReadable = (directory: string): Promise<boolean> =>
  access(directory, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

async function listen(app: Awaited<ReturnType<typeof createAssetServer>>, settings: SiteSettings): Promise<void> {
  try {
    await app.listen({ host: settings.bind, port: settings.ports.assets });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new Failure(`Port ${settings.ports.assets} is taken. Stop what uses it, or set ROOST_ASSETS_PORT.`);
    }
    throw error;
  }
}

async function main(): Promise<void> {
  const unsafe = refuseUnsafePublicSite(process.env, ASSETS_PUBLIC_SETTINGS);
  if (unsafe !== null) throw new Failure(unsafe);
  const settings = siteSettings();
  const own = readAssetsSettings(process.env);
  const tls = readOwnTls(process.env, Failure);
  const directory = remotesDir(settings.dataDir);
  const objects = objectPlace()?.store ?? null;
  const hasKey = hasPublisherKey(settings.dataDir);
  // A local site makes its key with its first version.
  const mayMakeKey = objects === null && !isPublicSite(settings.siteUrl);
  const isRegistry = (hasKey || mayMakeKey) && (await isWritable(directory, hasKey));
  // Said now rather than to the first team that publishes.
  if (hasKey) await publisherKey(settings.dataDir);
  const endTracing = await startTracing({ process: 'assets', ...own.tracing });
  measureDisk(settings.dataDir);
  const drain = createDrain(own.drainMs);
  const app = await createAssetServer({
    directory,
    publicUrl: settings.assetsUrl,
    sourceMaps: settings.sourceMaps,
    objects,
    metricsToken: own.metricsToken,
    tls,
    draining: drain.draining,
    onRegistryError: (error) => log('registry_unreadable', { error: String(error) }),
    teams: isRegistry
      ? teamsPlugin({
          directory,
          siteUrl: settings.siteUrl,
          serviceUrl: `${settings.siteUrl}/_teams`,
          hosts: async (environment) => askHosts(await findEachHost(getHosts(settings, environment))),
          hostStates: async (environment) => askHostStates(await findHosts(settings, environment)),
          log: (event, fields) => log(event, { ...fields }),
        })
      : null,
  });
  const endController = isRegistry ? startRollouts(settings) : () => undefined;
  const stop = async (signal: string): Promise<void> => {
    log('stopping', { signal });
    setTimeout(() => process.exit(1), own.drainMs + CLOSE_LIMIT_MS).unref();
    endController();
    await drain.begin();
    await app.close();
    await endTracing().catch(() => undefined);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(
      signal,
      () =>
        void stop(signal).then(
          () => process.exit(0),
          () => process.exit(1),
        ),
    );
  await listen(app, settings);
  log('listening', { port: settings.ports.assets, registry: isRegistry });
}

try {
  await main();
} catch (error) {
  const message =
    error instanceof Failure
      ? error.message
      : (sentenceFor(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  log('failed', { message });
  process.exitCode = 1;
}
