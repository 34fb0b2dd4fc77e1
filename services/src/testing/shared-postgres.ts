/** Jest calls these two around a run with service tests: all of them share one PostgreSQL server, each with databases of its own. */
import { findPostgresBinaries, startCluster, type TestPostgres } from './postgres.ts';

let server: TestPostgres | null = null;

/** Starts a server, unless there is one already or none is installed. Tests find it in TEST_DATABASE_URL. */
export async function startSharedPostgres(): Promise<void> {
  const binaries = findPostgresBinaries();
  if (process.env.TEST_DATABASE_URL || binaries === null) return;
  server = await startCluster(binaries);
  process.env.TEST_DATABASE_URL = server.url;
}

export async function stopSharedPostgres(): Promise<void> {
  await server?.close();
}
