/** PostgreSQL's error codes, which both drivers put on the error they throw. */

export const EXCLUSION_VIOLATION = '23P01';
export const UNIQUE_VIOLATION = '23505';
export const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';
const RETRYABLE = new Set(['40001', '40P01']);

function getErrorCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** True when the database refused a row for this reason. */
export function isDatabaseError(error: unknown, code: string): boolean {
  return getErrorCode(error) === code;
}

/** Constraints by which a row names an account: those of 0042-forgotten-guests, and those of columns that had one before. */
const OF_ACCOUNT = /"\w+_(?:of_account|(?:account|profile)_id_fkey)"/;

/** True when a row names an account that was deleted while its request was under way. */
export const isAccountGone = (error: unknown): boolean =>
  isDatabaseError(error, FOREIGN_KEY_VIOLATION) && error instanceof Error && OF_ACCOUNT.test(error.message);

/** Errors of a server that went away or does not take connections now. Node's own for the network among them. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // No connection begins: this machine has no file handle, port or room for one now.
  'EMFILE',
  'ENFILE',
  'EADDRNOTAVAIL',
  'ENOBUFS',
  // The server itself has no file handle for one of its files; the embedded database shares those of its process.
  '53000',
  // A server that was the primary before a failover, or is not yet.
  '25006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** What the driver says without a code. */
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|client was closed|no file descriptors available/i;

/**
 * True when a pooler in front of the database refuses what our client sends when it connects: waiting mends no setting.
 */
export const isPoolerRefusal = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/i.test(error.message);

/** True when the database cannot be reached at the moment, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (isPoolerRefusal(error)) return false;
  const code = getErrorCode(error) ?? '';
  if (AWAY.has(code) || code.startsWith('08')) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error instanceof Error && AWAY_MESSAGE.test(error.message);
}

/**
 * Ended by a limit of the server: a statement that took too long, a lock that did not come, a transaction that did
 * nothing.
 */
const ENDED = new Set(['57014', '55P03', '25P03']);

/** True when the database is there but gave a statement up: something else holds its rows, or it has too much to do. */
export const isStatementEnded = (error: unknown): boolean => ENDED.has(getErrorCode(error) ?? '');

/** True when the database could not write because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  const code = getErrorCode(error);
  return (
    code === '53100' || code === 'ENOSPC' || (error instanceof Error && /no space left on device/i.test(error.message))
  );
}

/** Runs a transaction again when the database ended it only to untangle it from another one. At most three times. */
export async function withRetries<T>(run: () => Promise<T>, attempts = 3): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !RETRYABLE.has(getErrorCode(error) ?? '')) throw error;
    }
  }
}
