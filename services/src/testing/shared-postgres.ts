/**
 * Jest calls these two around a run with service tests: all of them share one PostgreSQL server, each with databases of
 * its own, and one database with all tables to copy them from.
 */
import { dropTemplate, findPostgresBinaries, startCluster, type TestPostgres } from './postgres.ts';

let server: TestPostgres | null = null;

/** Starts a server, unless there is one already or none is installed. Tests find it in TEST_DATABASE_URL. */
export async function startSharedPostgres(): Promise<void> {
  const binaries = findPostgresBinaries();
  if (!process.env.TEST_DATABASE_URL) {
    if (binaries === null) return;
    server = await startCluster(binaries);
    process.env.TEST_DATABASE_URL = server.url;
  }
  process.env['TEST_DATABASE_TEMPLATE'] = `roost_template_${process.pid}`;
}

export async function stopSharedPostgres(): Promise<void> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (server) await server.close();
  else if (url && template) await dropTemplate(url, template);
}
