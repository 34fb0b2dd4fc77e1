/**
 * PostgreSQL as Kysely speaks it, without Kysely's own lock of migrations: `migrate` has one that a pooler cannot lose.
 */
import { PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * Kysely locks by session, outside the transaction that migrates. A pooler that hands out connections by transaction
 * (PgBouncer) may ask for the lock on one connection and give it back on another: then it is held for good, and no
 * process of the site starts again.
 */
class AdapterWithoutLock extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

export class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock();
  }
}
