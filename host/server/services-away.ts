/** Reads from the error of a request whether services were away. */

/** The connection was not made: services did not get the request. */
const NEVER_SENT = new Set(['ECONNREFUSED']);
/** Services may have got the request, and done what it says. */
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function getCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? getCode(error.cause) : '';
}

/** True when services did not get the request, so that it can be sent again whatever it does. */
export const wasNeverSent = (error: unknown): boolean => NEVER_SENT.has(getCode(error));

/** True when the connection to services was refused or cut off. */
export const isAway = (error: unknown): boolean => wasNeverSent(error) || CUT_OFF.has(getCode(error));
