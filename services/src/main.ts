/** Starts services. Exits 1 with one sentence when they cannot start; stops on SIGTERM and SIGINT. */
import { ConfigError, parseConfig } from './config.ts';
import { DatabaseInUseError } from './db/lock.ts';
import { errorFields, jsonLog } from './log.ts';
import { generateListings } from './seed/generate.ts';
import { startServices } from './start.ts';

// Warnings of the runtime go where everything goes; that types are stripped at start is known.
process.removeAllListeners('warning');
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') jsonLog('warning', { name: warning.name, message: warning.message });
});

async function main(): Promise<void> {
  const services = await startServices({ config: parseConfig(process.env), log: jsonLog, generate: generateListings });
  const stop = async (signal: string): Promise<void> => {
    jsonLog('stopping', { signal });
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

/** The failures a person can mend, in words. */
function sentence(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseInUseError) return error.message;
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already taken: stop the other program or choose another port.`;
  if (code === 'EACCES' || code === 'EROFS') return `The data directory cannot be written (${path ?? message}).`;
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.';
  return message;
}

main().catch((error: unknown) => {
  jsonLog('failed', { reason: sentence(error) });
  process.exit(1);
});
