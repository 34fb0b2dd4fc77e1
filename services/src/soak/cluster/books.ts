/** Looks into the databases of a cluster: which stays are there, and whether the books balance. */
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { openPostgres } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { checkAlways, checkAtRest, type Books } from '../invariants.ts';

const SETTLE_MS = 90_000;
const AGAIN_MS = 2_000;

async function inDatabase<T>(url: string, look: (db: Db) => Promise<T>): Promise<T> {
  const opened = openPostgres(url);
  try {
    return await look(opened.db);
  } finally {
    await opened.close();
  }
}

/** Returns those of the codes that are no confirmed stay there. */
export async function findMissing(url: string, codes: readonly string[]): Promise<string[]> {
  const rows = await inDatabase(url, (db) =>
    db.selectFrom('stays').select('code').where('status', '=', 'confirmed').execute(),
  );
  const there = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !there.has(code));
}

/** Returns the number of stays, of a database that holds what must always hold. */
export const countStays = (url: string): Promise<number> =>
  inDatabase(url, async (db) => {
    await checkAlways(db);
    return (await db.selectFrom('stays').select('code').execute()).length;
  });

/** The books when every booking is decided, or what is still wrong with them after a while. */
export async function readBooksAtRest(url: string, stripe: Stripe): Promise<Books | string> {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    try {
      return await inDatabase(url, async (db) => {
        await checkAlways(db);
        return checkAtRest(db, stripe);
      });
    } catch (error) {
      if (performance.now() > until) return error instanceof Error ? error.message : String(error);
      await sleep(AGAIN_MS);
    }
  }
}
