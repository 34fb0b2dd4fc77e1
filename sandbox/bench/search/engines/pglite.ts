/** PostgreSQL in this process, as WebAssembly. */
import { PGlite } from '@electric-sql/pglite';
import { ask, fill } from './sql.ts';
import type { Engine } from './engine.ts';

export async function openPglite(days: number): Promise<Engine> {
  const db = await PGlite.create();
  return { load: (homes) => fill(db, homes, days), ask: (query) => ask(db, query), close: () => db.close() };
}
