/**
 * Idempotency keys as Stripe keeps them: the same key with the same request gets the first answer again for a day, a
 * 500 too; with other parameters it is refused; while the first is running the second gets 409.
 */
import { createHash } from 'node:crypto';
import { StripeApiError } from './errors.ts';
import type { Journal } from './journal.ts';
import { now } from './objects.ts';

/** An answer of the API, as it is sent and kept. */
export type ApiAnswer = { status: number; body: unknown };

type Kept = ApiAnswer & { fingerprint: string; created: number };
const KEPT_SECONDS = 24 * 60 * 60;

export class IdempotencyKeys {
  readonly #journal: Journal;
  readonly #running = new Set<string>();

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const { id, created } of journal.all<Kept & { id: string }>('key')) {
      if (created < now() - KEPT_SECONDS) journal.put('key', id, null);
    }
    journal.commit();
  }

  /**
   * The kept answer of this key, or null when the request must run. Throws for another request or one still running.
   */
  begin(key: string, request: { account: string; method: string; path: string; body: string }): ApiAnswer | null {
    const kept = this.#journal.get<Kept>('key', this.#id(key, request.account));
    if (kept && kept.created >= now() - KEPT_SECONDS) {
      if (kept.fingerprint !== fingerprint(request)) {
        throw new StripeApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      return { status: kept.status, body: kept.body };
    }
    if (this.#running.has(this.#id(key, request.account))) {
      throw new StripeApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
      });
    }
    this.#running.add(this.#id(key, request.account));
    return null;
  }

  /** Stores the answer with its changes (the caller commits), or frees the key when there is no answer to store. */
  end(
    key: string,
    request: { account: string; method: string; path: string; body: string },
    answer: ApiAnswer | null,
  ): void {
    const id = this.#id(key, request.account);
    this.#running.delete(id);
    if (answer) this.#journal.put('key', id, { id, ...answer, fingerprint: fingerprint(request), created: now() });
  }

  #id(key: string, account: string): string {
    return `${account}:${key}`;
  }
}

function fingerprint(request: { method: string; path: string; body: string }): string {
  return createHash('sha256').update(`${request.method} ${request.path}\n${request.body}`).digest('base64url');
}
