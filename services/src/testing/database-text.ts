/** Everything a database holds, as text: for tests that look for what must not be in there. */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export async function databaseText(db: Db): Promise<string> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(db);
    texts.push(...rows.rows.map((row) => `${name}: ${row.text}`));
  }
  return texts.join('\n');
}
