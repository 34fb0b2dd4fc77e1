/** Starts services. Exits 1 with one sentence when they cannot start; stops on SIGTERM and SIGINT. */
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { ConfigError, parseConfig } from './config.ts';
import { createDatabaseOnce } from './create-database.ts';
import { explain } from './explain.ts';
import { errorFields, jsonLog, quietWarnings } from './log.ts';
import { SERVICES_PUBLIC_SETTINGS } from './public-settings.ts';
import { generateListings } from './seed/generate.ts';
import { startServices } from './start.ts';

quietWarnings();

/** Milliseconds that requests and background work have to finish after the drain. */
const CLOSE_LIMIT_MS = 20_000;

async function main(): Promise<void> {
  const unsafe = refuseUnsafePublicSite(process.env, SERVICES_PUBLIC_SETTINGS);
  if (unsafe !== null) throw new ConfigError(unsafe);
  const config = parseConfig(process.env);
  await createDatabaseOnce(config);
  const services = await startServices({ config, log: jsonLog, generate: generateListings });
  const stop = async (signal: string): Promise<void> => {
    jsonLog('stopping', { signal });
    // Whatever hangs then is settled by another process, or at the next start.
    setTimeout(() => {
      jsonLog('stop_late');
      process.exit(1);
    }, config.drainMs + CLOSE_LIMIT_MS).unref();
    await services.close();
    process.exit(0);
  };
  const onSignal = (signal: string) => {
    stop(signal).catch((error: unknown) => {
      jsonLog('stop_failed', errorFields(error));
      process.exit(1);
    });
  };
  process.once('SIGTERM', onSignal);
  process.once('SIGINT', onSignal);
  jsonLog('listening', { url: services.url });
}

main().catch((error: unknown) => {
  const reason = explain(error);
  if (reason !== null) jsonLog('failed', { reason });
  process.exit(1);
});
