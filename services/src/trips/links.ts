/**
 * The link by which a guest without an account sees a stay, or the messages of a stay or an inquiry. Its signed token
 * names that and an expiry. The token stands after the `#` of the address, which browsers send to no server, so that no
 * log contains it.
 */
import { sign, verify, type Keys } from '../security/sign.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** How long a link works. */
const LINK_DAYS = 60;

export function tripToken(code: string, now: Date, key: Keys): string {
  return sign(`${code}~${now.getTime() + LINK_DAYS * DAY_MS}`, 'trip', key);
}

export function tripUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/trips/${code}#${token}`;
}

/** The page with every charge and refund of a stay. */
export function receiptUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/trips/${code}/receipt#${token}`;
}

/** The page on which the rest of a stay is paid. */
export function payUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/trips/${code}/pay#${token}`;
}

/** The page on which a stay is reviewed. */
export function reviewUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/trips/${code}/review#${token}`;
}

/** The address of a thread; its token is that of the stay or the inquiry. */
export function threadUrl(siteUrl: string, code: string, token: string): string {
  return `${siteUrl}/messages/${code}#${token}`;
}

/** Returns the code of the stay or the inquiry that a valid token names, and when it was made; else null. */
export function readTripToken(token: string, now: Date, key: Keys): { code: string; madeAt: number } | null {
  const [code, until] = verify(token, 'trip', key)?.split('~') ?? [];
  return code && Number(until) > now.getTime() ? { code, madeAt: Number(until) - LINK_DAYS * DAY_MS } : null;
}
