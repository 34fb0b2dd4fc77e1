/**
 * The collector's id of this browser, kept in a cookie of our own domain: made, checked and made again by the collector
 * (FRAUD-2).
 */
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import { sleep } from './clock.ts';
import { CALL_LIMIT_MS, COOKIE_DAYS, COOKIE_POLL_MS, COOKIE_WAIT_MS } from './limits.ts';
import type { Problems } from './problems.ts';
import type { Transport } from './transport.ts';

export const FRAUD_COOKIE = 'fraudDevice';

export type CookieJar = { read: () => string | undefined; write: (value: string) => void };

/** How the cookie is kept: a year, and on https also where the site is shown inside another. */
export function cookieAttributes(https: boolean): {
  expires: number;
  path: string;
  sameSite: 'none' | 'lax';
  secure: boolean;
} {
  return { expires: COOKIE_DAYS, path: '/', sameSite: https ? 'none' : 'lax', secure: https };
}

const answerSchema = z.object({ value: z.string().check(z.regex(/^[\w.~+/=-]{1,1024}$/)) });

/** The exchange about the cookie. `fields` of a collection are `m`, `s` and `sv`. */
export function createFirstPartyCookie({
  transport,
  jar,
  clock,
  problems,
}: {
  transport: Transport;
  jar: CookieJar;
  clock: Clock;
  problems: Problems;
}) {
  let valid = false;

  async function generate(query: string): Promise<string> {
    const answer = await transport.send({ method: 'GET', path: `/cs/generatecookie?${query}`, limit: CALL_LIMIT_MS });
    if (answer.status !== 200) throw new Error(`generatecookie answered ${answer.status}.`);
    const { value } = answerSchema.parse(JSON.parse(answer.text));
    jar.write(value);
    return value;
  }

  /** True when the collector knows the value, false when it wants another. */
  async function store(value: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
    const { status } = await transport.send({
      method: 'POST',
      path: '/cs/storecookie',
      form: { ...fields, k: value },
      limit: CALL_LIMIT_MS,
    });
    if (status === 200) return true;
    if (status === 500) return false;
    throw new Error(`storecookie answered ${status}.`);
  }

  async function check(fields: Readonly<Record<string, string>>): Promise<void> {
    const query = new URLSearchParams({ ...fields }).toString();
    const kept = jar.read();
    if (await store(kept ?? (await generate(query)), fields)) valid = jar.read() !== undefined;
    else if (await store(await generate(query), fields)) valid = jar.read() !== undefined;
  }

  return {
    /** Starts the exchange. Its failures become problems; nobody has to wait for it. */
    start(fields: Readonly<Record<string, string>>): void {
      valid = false;
      check(fields).catch((error: unknown) =>
        problems.add(`First-party cookie: ${error instanceof Error ? error.message : String(error)}`),
      );
    },
    /** Waits until the cookie is valid, at most 2 s. */
    async settled(): Promise<void> {
      for (const end = clock.now() + COOKIE_WAIT_MS; !valid; await sleep(clock, COOKIE_POLL_MS)) {
        if (clock.now() >= end)
          return problems.add(`First-party cookie: invalid or missing after ${COOKIE_WAIT_MS} ms.`);
      }
      return undefined;
    },
  };
}
