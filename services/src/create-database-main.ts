/** The process that makes the database; see `create-database.ts`. */
import { renameSync } from 'node:fs';
import { parseConfig } from './config.ts';
import { databaseDirectory, newDatabaseDirectory } from './create-database.ts';
import { openPglite } from './db/open.ts';
import { explain } from './explain.ts';
import { jsonLog, quietWarnings } from './log.ts';
import { generateListings } from './seed/generate.ts';
import { prepareDatabase } from './start.ts';

quietWarnings();

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const { db, close } = await openPglite(newDatabaseDirectory(config), { empty: true });
  await prepareDatabase(db, { config, log: jsonLog, generate: generateListings });
  await close();
  renameSync(newDatabaseDirectory(config), databaseDirectory(config));
}

main().catch((error: unknown) => {
  jsonLog('failed', { reason: explain(error) });
  process.exit(1);
});
