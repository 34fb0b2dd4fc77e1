/** Process of the asset server: `node platform/src/assets/main.ts`. */
import { mkdir } from 'node:fs/promises';
import { createLog } from '@roost/observe/log';
import { runningHosts, siteSettings } from '../lib/environment.ts';
import { errorCode, Failure, sentenceFor } from '../lib/failure.ts';
import { objectPlace } from '../objects/published.ts';
import { askHosts } from '../publish/live-hosts.ts';
import { remotesDir } from '../registry/store.ts';
import { startController } from '../rollout/controller.ts';
import { askHealth } from '../rollout/host-health.ts';
import { teamsPlugin } from '../teams/service.ts';
import { createAssetServer } from './server.ts';

const { log } = createLog('assets');

async function main(): Promise<void> {
  const settings = siteSettings();
  const directory = remotesDir(settings.dataDir);
  await mkdir(directory, { recursive: true });
  const app = await createAssetServer({
    directory,
    publicUrl: settings.assetsUrl,
    sourceMaps: settings.sourceMaps,
    objects: objectPlace()?.store ?? null,
    onRegistryError: (error) => log('registry_unreadable', { error: String(error) }),
    teams: teamsPlugin({
      directory,
      siteUrl: settings.siteUrl,
      serviceUrl: `${settings.siteUrl}/_teams`,
      hosts: () => askHosts(runningHosts(settings)),
      log: (event, fields) => log(event, { ...fields }),
    }),
  });
  const endController = startController({
    directory,
    dataDir: settings.dataDir,
    // Hosts of staging are behind addresses of their own.
    health: (environment) =>
      askHealth(
        settings.dataDir,
        environment === 'production'
          ? runningHosts(settings)
          : (process.env.ROOST_STAGING_HOSTS?.split(',').filter(Boolean) ?? []),
        fetch,
        // A rollout waits for ever when no host tells what its pages said.
        (address, problem) => log('host_health_unknown', { address, problem }),
      ),
    log: (event, fields) => log(event, { ...fields }),
  });
  const stop = (signal: string): void => {
    endController();
    log('stopping', { signal });
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    await app.listen({ host: settings.bind, port: settings.ports.assets });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new Failure(`Port ${settings.ports.assets} is taken. Stop what uses it, or set ROOST_ASSETS_PORT.`);
    }
    throw error;
  }
  log('listening', { port: settings.ports.assets });
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
