/**
 * Remembers in a browser which accounts have signed in there, so that a stranger's wrong passwords do not lock their
 * owners out (SAFE-7).
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../security/guest-cookie.ts';
import { sign, verify, type Keys } from '../security/sign.ts';
import { hashText } from './sessions.ts';

export const DEVICE_COOKIE = 'roost.device';
const YEAR_SECONDS = 31_536_000;
const MOST_ACCOUNTS = 10;
const SEPARATOR = '~';

type Device = { id: string; accounts: string[] };

function readDevice(request: FastifyRequest, secret: Keys): Device | null {
  const [id, ...accounts] = verify(readCookie(request, DEVICE_COOKIE), 'device', secret)?.split(SEPARATOR) ?? [];
  return id ? { id, accounts } : null;
}

/** Not the address itself, so that the cookie reveals no e-mail address. */
const toAccount = (email: string): string => hashText(`device:${email}`).slice(0, 22);

/** Returns a function that gives this browser's id for accounts that have signed in here, null for any other. */
export function getDevice(request: FastifyRequest, secret: Keys): (email: string) => string | null {
  const device = readDevice(request, secret);
  return (email) => (device?.accounts.includes(toAccount(email)) ? device.id : null);
}

/** Notes that an account has signed in here. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  { secret }: { secret: Keys },
): void {
  const known = readDevice(request, secret) ?? { id: randomBytes(18).toString('base64url'), accounts: [] };
  const account = toAccount(email);
  const accounts = [account, ...known.accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS);
  writeCookie(reply, DEVICE_COOKIE, sign([known.id, ...accounts].join(SEPARATOR), 'device', secret), YEAR_SECONDS);
}
