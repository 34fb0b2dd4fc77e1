/** Passwords, hashed with scrypt (AUTH-7). A hash says how it was made, so that the cost can be raised without losing old ones. */
import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';

/** 32 MiB and three passes each: what OWASP advises for this much memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
/** Hashes at work at once. More would only take memory: each keeps a core busy. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 40;

/** Thrown when too many passwords wait already: an answer now is better than one in a minute. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

let atWork = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooBusyError('Too many passwords to check at once.');
    await new Promise<void>((resolve) => { waiting.push(resolve); });
  } else {
    atWork += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

function scrypt(password: string, salt: Buffer, options: { N: number; r: number; p: number }): Promise<Buffer> {
  const limits: ScryptOptions = { ...options, maxmem: 256 * options.N * options.r };
  return inTurn(() => new Promise((resolve, reject) => {
    // The same letters typed on another keyboard may be composed otherwise.
    scryptCallback(password.normalize('NFKC'), salt, KEY_BYTES, limits, (error, key) => (error ? reject(error) : resolve(key)));
  }));
}

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await scrypt(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', Buffer.alloc(KEY_BYTES).toString('base64url')].join('$');

/** True when the password made this hash. Null (no such account, or none with a password) takes as long and is always false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const made = await scrypt(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
  return made.length === expected.length && timingSafeEqual(made, expected) && hash !== null;
}
