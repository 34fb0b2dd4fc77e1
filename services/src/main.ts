/** Starts services. Exits 1 with one sentence when they cannot start; stops on SIGTERM and SIGINT. */
import { flushCompileCache } from 'node:module';
import { createLog, logWarnings } from '@roost/observe/log';
import { collectGarbage } from '@roost/observe/memory';
import { countEvents } from '@roost/observe/metrics';
import { readOwnTls } from '@roost/observe/own-tls';
import { startTracing } from '@roost/observe/spans';
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { ConfigError, parseConfig } from './config.ts';
import { createDatabaseOnce } from './create-database.ts';
import { explain } from './explain.ts';
import { errorFields } from './log.ts';
import { SERVICES_PUBLIC_SETTINGS } from './public-settings.ts';
import { generateListings } from './seed/generate.ts';
import { startServices } from './start.ts';

const { log: lines, server: serverLog } = createLog('services');
const log = countEvents(lines);
logWarnings(log);

/** Milliseconds that requests and background work have to finish after the drain. */
const CLOSE_LIMIT_MS = 20_000;

async function main(): Promise<void> {
  const unsafe = refuseUnsafePublicSite(process.env, SERVICES_PUBLIC_SETTINGS);
  if (unsafe !== null) throw new ConfigError(unsafe);
  const config = parseConfig(process.env);
  await createDatabaseOnce(config);
  const endTracing = await startTracing({ process: 'services', ...config.tracing });
  const services = await startServices({
    config,
    log,
    serverLog,
    tls: readOwnTls(process.env, ConfigError),
    generate: generateListings,
    freeMemory: collectGarbage,
  });
  const stop = async (signal: string): Promise<void> => {
    log('stopping', { signal });
    // Whatever hangs then is settled by another process, or at the next start.
    setTimeout(() => {
      log('stop_late');
      process.exit(1);
    }, config.drainMs + CLOSE_LIMIT_MS).unref();
    await services.close();
    await endTracing().catch(() => undefined);
    process.exit(0);
  };
  const onSignal = (signal: string) => {
    stop(signal).catch((error: unknown) => {
      log('stop_failed', errorFields(error));
      process.exit(1);
    });
  };
  process.once('SIGTERM', onSignal);
  process.once('SIGINT', onSignal);
  log('listening', { url: services.url });
  // Where NODE_COMPILE_CACHE is set, the next start finds what this one compiled, however this one ends.
  flushCompileCache();
}

main().catch((error: unknown) => {
  const reason = explain(error);
  if (reason !== null) log('failed', { reason });
  process.exit(1);
});
