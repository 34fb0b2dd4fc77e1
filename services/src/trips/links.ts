/**
 * The link by which a guest without an account sees a stay. Its signed token names the stay and an expiry. The token stands after the
 * `#` of the address, which browsers send to no server, so that no log contains it.
 */
import { sign, verify } from '../security/sign.ts';

/** How long a link works. */
const LINK_DAYS = 60;

export function tripToken(code: string, now: Date, key: string): string {
  return sign(`${code}~${now.getTime() + LINK_DAYS * 86_400_000}`, 'trip', key);
}

export function tripUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/trips/${code}#${token}`;
}

/** Returns the stay's code of a valid token, else null. */
export function readTripToken(token: string, now: Date, key: string): string | null {
  const [code, until] = verify(token, 'trip', key)?.split('~') ?? [];
  return code && Number(until) > now.getTime() ? code : null;
}
