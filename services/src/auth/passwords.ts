/**
 * Passwords, hashed with scrypt (AUTH-7). A hash says how it was made, so that the cost can be raised without losing
 * old ones.
 */
import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';

/** Passes over the memory. With 2^15 (32 MiB) it is what OWASP advises for this much memory. */
const PASSES = 3;
const BLOCK = 8;
const KEY_BYTES = 32;
/** Hashes that run at the same time. Each keeps a core busy, so more would only use memory. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 40;

/** Thrown when too many passwords wait: a refusal now is better than an answer in a minute. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

let atWork = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooBusyError('Too many passwords to check at once.');
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
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
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        // Keyboards compose the same letter in different ways; normal form makes them equal.
        scryptCallback(password.normalize('NFKC'), salt, KEY_BYTES, limits, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export type Passwords = ReturnType<typeof createPasswords>;

/** `costLog2` is the binary logarithm of scrypt's N: each step doubles time and memory. */
export function createPasswords(costLog2: number) {
  const cost = { N: 2 ** costLog2, r: BLOCK, p: PASSES };
  const written = (salt: Buffer, key: Buffer): string =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
  const nobody = written(Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

  return {
    /** `scrypt$N$r$p$salt$key`. Rejects with TooBusyError when too many wait. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return written(salt, await scrypt(password, salt, cost));
    },

    /**
     * True when the password made this hash. Null (no such account, or none with a password) takes as long and is
     * always false.
     */
    async verify(password: string, hash: string | null): Promise<boolean> {
      const [, n, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64url');
      const made = await scrypt(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
      return made.length === expected.length && timingSafeEqual(made, expected) && hash !== null;
    },
  };
}
