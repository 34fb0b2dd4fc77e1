/** Explains why services cannot start, for the person at the terminal. */
import { ConfigError } from './config.ts';
import { AlreadyExplainedError } from './create-database.ts';
import { isDatabaseAway, isPoolerRefusal } from './db/errors.ts';
import { DatabaseInUseError } from './db/lock.ts';

/** PostgreSQL's codes. */
const DISK_FULL = '53100';
const TOOK_TOO_LONG = '57014';
const TABLE_HELD = '55P03';

/**
 * Returns one sentence about a failure that a person can fix, else the error's own message. Null when it was already
 * printed.
 */
export function explain(error: unknown): string | null {
  if (error instanceof AlreadyExplainedError) return null;
  if (error instanceof ConfigError || error instanceof DatabaseInUseError) return error.message;
  if (isPoolerRefusal(error))
    return 'The pooler at DATABASE_URL refuses our time limits: set ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout in PgBouncer, and the two limits on the database (docs/production.md).';
  const { code, port, path, message } = error as Partial<NodeJS.ErrnoException> & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already taken: stop the other program or choose another port.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
    return `The data directory cannot be written (${path ?? message}).`;
  if (code === 'ENOSPC' || code === DISK_FULL || /no space left on device/i.test(message ?? ''))
    return 'The disk is full.';
  if (code === TOOK_TOO_LONG)
    return 'A statement took longer than its time limit, and nothing was changed. A migration of large tables belongs to the job before a release: services/src/migrate-main.ts (docs/production.md, "Migrations").';
  if (code === TABLE_HELD)
    return 'Something else holds a table that a migration changes, for instance a backup or a report, and nothing was changed. Try again when it has ended.';
  if (isDatabaseAway(error)) return 'The database at DATABASE_URL does not answer, or takes no changes now.';
  return message || `The database could not be made or opened (${String(error)}).`;
}
