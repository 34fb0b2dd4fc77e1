/** What goes wrong in the sign-in client is told to the server (AUTH-5), by a beacon that outlives the page. */
import { AUTH_BASE } from '../domain/callback-address.ts';

/** Codes of AUTH-5 that a client can meet. */
export type ClientErrorCode =
  | 'CLIENT_FETCH_ERROR'
  | 'CLIENT_SESSION_ERROR'
  | 'MISSING_NEXTAUTH_API_ROUTE_ERROR'
  | 'INVALID_CALLBACK_URL_ERROR';

/** Why a request failed, in the texts of AUTH-5: before an answer began, while it came, or without any network. */
export function networkMessage(error: unknown, begun = false): string {
  if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return begun ? 'Socket timeout' : 'Connection timeout';
  return error instanceof TypeError ? 'Network request failed' : error instanceof Error ? error.message : String(error);
}

/** Tells the server. Never throws, never waits; offline it is lost. */
export function logToServer(code: ClientErrorCode, message: string): void {
  try {
    navigator.sendBeacon(
      `${AUTH_BASE}/_log`,
      new URLSearchParams({ level: 'error', code, message: message.slice(0, 300) }),
    );
  } catch {
    // A browser without beacons.
  }
}
