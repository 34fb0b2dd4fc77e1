/**
 * Starts the sandbox. Exits 1 with one sentence when it cannot; stops on SIGTERM and SIGINT after writing its state to
 * disk.
 */
import { createLog, logWarnings } from '@roost/observe/log';
import { ConfigError, parseConfig } from './config.ts';
import { getGazetteer } from './maps/gazetteer.ts';
import { buildSandbox } from './server.ts';

const { log, server: serverLog } = createLog('sandbox');
logWarnings(log);

async function main(): Promise<void> {
  refusePublicSite(process.env.ROOST_SITE_URL);
  const config = parseConfig(process.env);
  const sandbox = await buildSandbox(config, log, serverLog);
  const stop = (signal: string) => {
    log('stopping', { signal });
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Before the first guest asks for a place.
  getGazetteer();
  await sandbox.listen({ port: config.port, host: config.bind });
  log('listening', { url: config.publicUrl, mail: `smtp://localhost:${config.mailPort}` });
}

/** The sandbox shows mails and takes any key: it never runs for a site that others reach (SAFE-1). */
function refusePublicSite(siteUrl: string | undefined): void {
  if (!siteUrl) return;
  const hostname = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  if (/^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname)) return;
  throw new ConfigError(
    `${siteUrl} is open to the public: the sandbox, which stands in for third parties, does not start.`,
  );
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already taken: stop the other program or choose another port.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `The data directory cannot be written (${path ?? message}).`;
  return message;
}

main().catch((error: unknown) => {
  log('failed', { reason: sentence(error) });
  process.exit(1);
});
