/** Starts the host: `node host/server/main.ts`, after the host was built. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { createApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { readHostAssets } from './http/host-assets.ts';
import { prewarmHomePictures } from './images/home-pictures.ts';
import { HERO } from '../src/pages/hero.ts';
import { createLog } from './log.ts';
import { createRegistryClient } from './registry/client.ts';
import { publicSettings } from './public-settings.ts';
import { createRenderPool } from './render/pool.ts';
import type { WorkerData } from './render/protocol.ts';

const log = createLog();
const GRACE_MILLISECONDS = 8000;

async function start(): Promise<void> {
  const unsafe = refuseUnsafePublicSite(process.env, publicSettings(process.env));
  if (unsafe !== null) throw new ConfigError(unsafe);
  const config = parseConfig(process.env);
  const clientDir = join(config.distDir, 'client');
  const assets = await readHostAssets(clientDir).catch((error: unknown) => {
    throw new ConfigError(
      `The host has no build in ${clientDir} (${error instanceof Error ? error.message : String(error)}).`,
    );
  });
  const workerData: WorkerData = {
    rendererPath: join(config.distDir, 'server/render.cjs'),
    servicesUrl: config.servicesUrl,
  };
  const registry = createRegistryClient(`${config.assetsUrl}/registry.json`, log);
  const pool = createRenderPool(() => new Worker(new URL('./render/worker.ts', import.meta.url), { workerData }), log);
  const app = await createApp({ config, registry, pool, log, clientDir, assets: () => assets });

  const stop = new AbortController();
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log('stopping', { signal });
    setTimeout(() => process.exit(1), GRACE_MILLISECONDS).unref();
    stop.abort();
    registry.close();
    await app.close();
    await pool.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => {
    void end(signal);
  });
  process.on('SIGINT', (signal) => {
    void end(signal);
  });

  await app.listen({ host: config.bind, port: config.port });
  void registry.current();
  log('listening', { url: config.siteUrl, port: config.port });
  void prewarmHomePictures(app.images, { servicesUrl: config.servicesUrl, more: [HERO.src], signal: stop.signal }).then(
    (count) => {
      log('home_pictures_ready', { count });
    },
  );
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) log('config_error', { message: error.message });
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    log('port_taken', { message: error.message });
  else log('start_failed', { error });
  process.exit(1);
});
