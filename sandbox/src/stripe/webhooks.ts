/**
 * Webhooks: each event is signed and posted to the configured address until it is acknowledged with a 2xx, with growing
 * pauses. Waiting deliveries are in the journal, so a restart continues them. The order is not guaranteed, as with
 * Stripe.
 */
import { createHmac } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Delivery, Ledger } from './ledger.ts';
import { now, type StripeEvent } from './objects.ts';

export type WebhookOptions = {
  url: string | null;
  secret: string;
  log: Log;
  /** Pause before each further attempt, milliseconds; after the last one the event is given up. */
  retryDelaysMs?: readonly number[];
  /** Time limit of one delivery, milliseconds. */
  timeoutMs?: number;
};

const RETRY_DELAYS_MS = [1_000, 5_000, 15_000, 60_000, 300_000, 1_800_000];

/** The `Stripe-Signature` header of a body: HMAC-SHA256 over time and body. */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

export class WebhookSender {
  readonly #ledger: Ledger;
  readonly #options: WebhookOptions;
  readonly #delays: readonly number[];
  readonly #underway = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stop = new AbortController();

  constructor(ledger: Ledger, options: WebhookOptions) {
    this.#ledger = ledger;
    this.#options = options;
    this.#delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  }

  /** Starts sending waiting events; called after each commit and at start. Returns at once. */
  wake(): void {
    for (const delivery of this.#ledger.journal.all<Delivery>('delivery')) {
      if (this.#underway.has(delivery.eventId)) continue;
      this.#underway.add(delivery.eventId);
      void this.#deliver(delivery);
    }
  }

  /** Stops sending; waiting events stay in the journal. */
  close(): void {
    this.#stop.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { url, log } = this.#options;
    const event = this.#ledger.journal.get<StripeEvent>('event', delivery.eventId);
    if (url === null || !event) return this.#forget(delivery);
    const failure = await this.#post(url, event);
    if (this.#stop.signal.aborted) return;
    if (failure === null) {
      log('webhook_delivered', { type: event.type, id: event.id, attempts: delivery.attempts + 1 });
      this.#ledger.journal.put('event', event.id, { ...event, pending_webhooks: 0 });
      return this.#forget(delivery);
    }
    const delay = this.#delays[delivery.attempts];
    log('webhook_failed', {
      type: event.type,
      id: event.id,
      attempts: delivery.attempts + 1,
      failure,
      givenUp: delay === undefined,
    });
    if (delay === undefined) return this.#forget(delivery);
    const next: Delivery = { ...delivery, attempts: delivery.attempts + 1 };
    this.#ledger.journal.put('delivery', event.id, next);
    this.#ledger.journal.commit();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#deliver(next);
    }, delay);
    timer.unref();
    this.#timers.add(timer);
  }

  #forget(delivery: Delivery): void {
    this.#ledger.journal.put('delivery', delivery.eventId, null);
    this.#ledger.journal.commit();
    this.#underway.delete(delivery.eventId);
  }

  /** Returns null when acknowledged, else the reason in a word. */
  async #post(url: string, event: StripeEvent): Promise<string | null> {
    const body = JSON.stringify(event);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, this.#options.secret, now()),
        },
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(this.#options.timeoutMs ?? 10_000)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  }
}
