/**
 * Keeps rows in memory for as long as the database names the same version of them (decision 0185). The version is read
 * each time and never assumed, so that a row is as new as one that was read: in the process that wrote it and in others.
 */
import { sql, type RawBuilder } from 'kysely';
import { BoundedCache } from '../bounded-cache.ts';
import type { Db } from './schema.ts';

/** The id of a row and the version that the database named with it. */
export type RowVersion = { id: string; version: string };
type Row<T> = RowVersion & { value: T };

/** A database that is restored while this process lives might write other rows under the same version. */
const KEPT_MS = 5 * 60_000;

/**
 * Names the stored state of a row of a table: the transaction that wrote it and its place. Whoever writes the row, also
 * in a transaction that began long ago, leaves another one; a transaction that is rolled back leaves none.
 */
export const rowVersion = (table: 'listings' | 'calendars'): RawBuilder<string> =>
  sql<string>`${sql.ref(`${table}.xmin`)}::text || ${sql.ref(`${table}.ctid`)}::text`;

/** Makes a value and all that is in it unchangeable: every request gets the same one. */
function freeze<T>(value: T): T {
  for (const part of Object.values(value ?? {})) if (typeof part === 'object' && part !== null) freeze(part);
  return Object.freeze(value);
}

export class KeptRows<T> {
  private readonly databases = new WeakMap<Db, BoundedCache<Row<T>>>();
  private readonly size: number;
  private readonly read: (db: Db, ids: readonly string[]) => Promise<Row<T>[]>;

  /** @param read returns the rows of these ids with the version that each has now; unknown ids are left out */
  constructor(size: number, read: (db: Db, ids: readonly string[]) => Promise<Row<T>[]>) {
    this.size = size;
    this.read = read;
  }

  /** Returns the row that is kept under an id, whether it is still the newest or not. */
  peek(db: Db, id: string): Row<T> | undefined {
    return this.getKept(db).get(id, new Date());
  }

  /** Keeps a row that was read. Returns its value, which nobody can change from now on. */
  keep(db: Db, row: Row<T>): T {
    this.getKept(db).set(row.id, { ...row, value: freeze(row.value) }, new Date());
    return row.value;
  }

  /**
   * Returns the values of rows by id. Those whose version is not kept are read in one statement; one that was deleted
   * meanwhile is left out.
   */
  async take(db: Db, named: readonly RowVersion[]): Promise<Map<string, T>> {
    const values = new Map<string, T>();
    const missing: string[] = [];
    for (const { id, version } of named) {
      const kept = this.peek(db, id);
      if (kept?.version === version) values.set(id, kept.value);
      else missing.push(id);
    }
    const rows = missing.length > 0 ? await this.read(db, missing) : [];
    for (const row of rows) values.set(row.id, this.keep(db, row));
    return values;
  }

  private getKept(db: Db): BoundedCache<Row<T>> {
    const kept = this.databases.get(db) ?? new BoundedCache<Row<T>>(this.size, KEPT_MS);
    this.databases.set(db, kept);
    return kept;
  }
}
