/**
 * The link by which a guest with no account sees a stay. Its token says which stay and until when, and is signed; it stands after the
 * `#` of the address, which browsers send to no server, so that it is in no log.
 */
import { sign, verify } from '../security/sign.ts';

/** A link works this long; another one can be asked for. */
const LINK_DAYS = 60;

export function tripToken(code: string, now: Date, key: string): string {
  return sign(`${code}~${now.getTime() + LINK_DAYS * 86_400_000}`, 'trip', key);
}

export function tripUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/trips/${code}#${token}`;
}

/** The code of a token that is ours and not over, else null. */
export function readTripToken(token: string, now: Date, key: string): string | null {
  const [code, until] = verify(token, 'trip', key)?.split('~') ?? [];
  return code && Number(until) > now.getTime() ? code : null;
}
