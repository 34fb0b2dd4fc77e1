/**
 * Instant from which mailed links, and browsers proven by them, are valid: when an account changes its address, older
 * ones end.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const proofsSince: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['stays', 'inquiries'])
      await sql`alter table ${sql.table(table)} add column proofs_since timestamptz`.execute(db);
  },
};
