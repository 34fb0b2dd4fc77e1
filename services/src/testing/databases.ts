/** The databases every service test runs on: PGlite always, PostgreSQL when there is one. */
import { openPglite, openPostgres, type OpenDatabase } from '../db/open.ts';
import { hasPostgres, testPostgres } from './postgres.ts';

export type DatabaseKind = OpenDatabase['kind'];

const SKIPPED = 'POSTGRESQL IS NOT TESTED: set TEST_DATABASE_URL, or install a PostgreSQL 15 or newer server package.';

/** Kinds for `describe.each`. Says loudly when PostgreSQL is left out; with CI set that is an error. */
export function databaseKinds(): DatabaseKind[] {
  if (hasPostgres()) return ['pglite', 'postgresql'];
  if (process.env.CI) throw new Error(SKIPPED);
  process.stderr.write(`\n*** ${SKIPPED} ***\n`);
  return ['pglite'];
}

/** A fresh, empty database that nothing else uses. */
export async function freshDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === 'pglite') return openPglite();
  const server = await testPostgres();
  const opened = openPostgres(server.url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}
