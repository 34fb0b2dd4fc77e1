/** Texts of extras that are true of every home: a condo is no house, and a fire pit has no hearth (TRUE-1). */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Old and new text; an operator's own words stay. */
const TEXTS = [
  ['The house is yours from 1:00 PM.', 'Come any time from 1:00 PM.'],
  ['Fresh linens and a clean house halfway through.', 'Fresh linens and a full clean halfway through.'],
  ['A dry bundle by the hearth for every evening.', 'A dry bundle for a fire every evening.'],
] as const;

export const extrasInAnyHome: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [before, after] of TEXTS)
      await sql`update optional_items set description = ${after} where description = ${before}`.execute(db);
  },
};
