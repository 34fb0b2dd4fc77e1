/** PostgreSQL's error codes, which both drivers put on the error they throw. */

export const EXCLUSION_VIOLATION = '23P01';
export const UNIQUE_VIOLATION = '23505';
export const CHECK_VIOLATION = '23514';
const RETRYABLE = new Set(['40001', '40P01']);

function getErrorCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** True when the database refused a row for this reason. */
export function isDatabaseError(error: unknown, code: string): boolean {
  return getErrorCode(error) === code;
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
