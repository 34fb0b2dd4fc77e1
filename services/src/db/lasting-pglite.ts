/**
 * The embedded database, so that it outlives a full disk (SAFE-13). While there is little room it is only read: a write
 * is refused before the database begins it, because one that cannot write its log ends for good. When it ended all the
 * same, it is opened again for the next statement.
 */
import type { PGlite } from '@electric-sql/pglite';
import type {
  PGlite as EmbeddedDatabase,
  PGliteQueryOptions as QueryOptions,
  PGliteQueryResults as Results,
  PGliteTransaction as Transaction,
} from 'kysely';

/** Statements that need room. Values are parameters, so that no guest's words are read here. */
const WRITES = /\b(?:insert|update|delete|create|alter|drop|truncate|merge|vacuum|reindex)\b/i;
/** Milliseconds until another try, after one to open the database failed. */
const REOPEN_MS = 1_000;

const noRoom = (): Error =>
  Object.assign(new Error('No space left on device: the embedded database is only read.'), { code: 'ENOSPC' });
const away = (cause: unknown): Error =>
  Object.assign(new Error('The embedded database has ended and is opened again.', { cause }), { code: '57P01' });

/**
 * True when the database itself has ended, and not only the statement: one that failed has a code of five characters.
 */
function hasEnded(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
  return severity === 'PANIC' || severity === 'FATAL' || typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code);
}

type Options = {
  /** Opens it again in the same place. */
  open: () => Promise<PGlite>;
  /** Whether it may write. */
  hasRoom: () => boolean;
};

export class LastingPglite implements EmbeddedDatabase {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  private current: PGlite | null;
  private opening: Promise<PGlite> | null = null;
  private failed: { at: number; error: unknown } = { at: -Infinity, error: null };
  private readonly options: Options;

  constructor(pglite: PGlite, options: Options) {
    this.current = pglite;
    this.options = options;
  }

  async query<T>(statement: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.requireRoom(statement);
    const pglite = await this.find();
    return this.watch(() => pglite.query<T>(statement, values, options));
  }

  /**
   * Runs `work` in a transaction. Where none can begin, `work` hears so at its first statement: Kysely would wait for
   * the beginning for ever.
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const step = { begun: false, failed: false };
    const runWork = async (begun: Transaction): Promise<T> => {
      step.begun = true;
      try {
        return await work(this.guard(begun));
      } catch (error) {
        step.failed = true;
        throw error;
      }
    };
    try {
      const pglite = await this.find();
      return await this.watch(
        () => pglite.transaction(runWork),
        () => !step.failed,
      );
    } catch (error) {
      if (step.begun) throw error;
      const refuse = (): Promise<never> => Promise.reject(error instanceof Error ? error : away(error));
      return work({ query: refuse, rollback: () => Promise.resolve() });
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.current?.close();
  }

  private guard(transaction: Transaction): Transaction {
    return {
      query: async <T>(statement: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> => {
        this.requireRoom(statement);
        return this.watch(() => transaction.query<T>(statement, values, options));
      },
      rollback: () => transaction.rollback(),
    };
  }

  private requireRoom(statement: string): void {
    if (WRITES.test(statement) && !this.options.hasRoom()) throw noRoom();
  }

  /**
   * Runs a statement, and forgets the database when that ended it. @param isJudged false for an error that is not the
   * database's
   */
  private async watch<T>(run: () => Promise<T>, isJudged = (): boolean => true): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!isJudged() || !hasEnded(error)) throw error;
      // What it holds goes with it: closing would make it write once more.
      this.current = null;
      throw away(error);
    }
  }

  /** The database, opened again where it had ended. Throws at once shortly after that failed. */
  private async find(): Promise<PGlite> {
    if (this.current) return this.current;
    if (this.closed || performance.now() - this.failed.at < REOPEN_MS) throw away(this.failed.error);
    this.opening ??= this.options.open().finally(() => {
      this.opening = null;
    });
    try {
      this.current = await this.opening;
      return this.current;
    } catch (error) {
      this.failed = { at: performance.now(), error };
      throw away(error);
    }
  }
}
