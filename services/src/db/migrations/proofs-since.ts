/** From when on mailed links and browsers that were proven with them count: an account that changes its address ends those of before. */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const proofsSince: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['stays', 'inquiries'])
      await sql`alter table ${sql.table(table)} add column proofs_since timestamptz`.execute(db);
  },
};
