/** Everything a database holds, as text: for tests that look for what must not be in there. */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Names of all tables of ours, sorted. */
export async function tableNames(db: Db): Promise<string[]> {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
  return tables.rows.map(({ name }) => name);
}

/** Tables in which one of the words is found, whatever the column and its letters' case. */
export async function tablesWith(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tableNames(db)) {
    const rows = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(db);
    const all = rows.rows.map(({ text }) => text.toLowerCase()).join('\n');
    if (words.some((word) => all.includes(word.toLowerCase()))) found.push(name);
  }
  return found;
}

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
