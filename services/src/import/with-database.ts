/**
 * The database of a command that brings something in: the embedded one, whose site is stopped, or the one at
 * DATABASE_URL.
 */
import type { ServicesConfig } from '../config.ts';
import { databaseDirectory } from '../create-database.ts';
import { openPglite, openPostgres } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { prepareDatabase } from '../start.ts';

/**
 * Opens the database, brings its schema up to date, and closes it when `act` has ended. An empty one gets no generated
 * homes.
 */
export async function withDatabase<T>(config: ServicesConfig, act: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await (config.databaseUrl === null
    ? openPglite(databaseDirectory(config))
    : openPostgres(config.databaseUrl));
  try {
    const bare = { ...config, seed: { ...config.seed, listings: 0 } };
    await prepareDatabase(db, { config: bare, log: () => undefined, generate: () => [] });
    return await act(db);
  } finally {
    await close();
  }
}
