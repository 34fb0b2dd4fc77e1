/** The process that makes the database; see `create-database.ts`. */
import { renameSync } from 'node:fs';
import { createLog, logWarnings } from '@roost/observe/log';
import { parseConfig } from './config.ts';
import { databaseDirectory, newDatabaseDirectory } from './create-database.ts';
import { openPglite } from './db/open.ts';
import { explain } from './explain.ts';
import { generateListings } from './seed/generate.ts';
import { prepareDatabase } from './start.ts';

const { log } = createLog('services');
logWarnings(log);

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const { db, close } = await openPglite(newDatabaseDirectory(config), { empty: true });
  await prepareDatabase(db, { config, log, generate: generateListings });
  await close();
  renameSync(newDatabaseDirectory(config), databaseDirectory(config));
}

main().catch((error: unknown) => {
  log('failed', { reason: explain(error) });
  process.exit(1);
});
