/**
 * Brings the database at MIGRATE_DATABASE_URL, else DATABASE_URL, to this release's state and ends: the job that runs
 * before a release's processes start (docs/production.md).
 */
import { createLog, logWarnings } from '@roost/observe/log';
import { refuseUnsafePublicSite } from '@roost/shared/domain/public-site';
import { ConfigError, parseConfig } from './config.ts';
import { openPostgres } from './db/open.ts';
import { waitForDatabase } from './db/wait.ts';
import { explain } from './explain.ts';
import { SERVICES_PUBLIC_SETTINGS } from './public-settings.ts';
import { generateListings } from './seed/generate.ts';
import { prepareDatabase } from './start.ts';

const { log } = createLog('services');
logWarnings(log);

async function main(): Promise<void> {
  const unsafe = refuseUnsafePublicSite(process.env, SERVICES_PUBLIC_SETTINGS);
  if (unsafe !== null) throw new ConfigError(unsafe);
  const config = parseConfig(process.env);
  const url = config.migrateUrl ?? config.databaseUrl;
  if (url === null)
    throw new ConfigError('DATABASE_URL is not set: the embedded database is migrated by services themselves.');
  const { db, close } = openPostgres(url, { mayTakeLong: true });
  try {
    await waitForDatabase(db, log);
    await prepareDatabase(db, { config, log, generate: generateListings, mayTakeLong: true });
    log('database_ready');
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  log('failed', { reason: explain(error) });
  process.exit(1);
});
