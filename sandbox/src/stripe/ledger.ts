/** Everything that was paid: typed access to the journal, and the events that each change announces. */
import type { Journal } from './journal.ts';
import {
  newId,
  now,
  type Charge,
  type Customer,
  type PaymentIntent,
  type Refund,
  type StoredMethod,
  type StripeEvent,
} from './objects.ts';
import { READY_MADE } from './test-cards.ts';
import { makeMethod } from './payment-methods.ts';

/** The version of the API that the sandbox speaks; the node client of the project sends the same. */
export const API_VERSION = '2026-10-28.endive';
const KEPT_EVENTS = 1000;

/** A webhook that was not acknowledged yet. */
export type Delivery = { eventId: string; attempts: number };

export class Ledger {
  readonly journal: Journal;
  constructor(journal: Journal) {
    this.journal = journal;
  }

  intent(id: string): PaymentIntent | undefined {
    return this.journal.get<PaymentIntent>('intent', id);
  }

  charge(id: string): Charge | undefined {
    return this.journal.get<Charge>('charge', id);
  }

  refund(id: string): Refund | undefined {
    return this.journal.get<Refund>('refund', id);
  }

  /** A payment method by id; Stripe's ready-made ones (`pm_card_visa`) are made on first use, one a use. */
  method(id: string): StoredMethod | undefined {
    const stored = this.journal.get<StoredMethod>('method', id);
    const number = READY_MADE[id];
    if (stored || !number) return stored;
    const year = new Date().getUTCFullYear() + 3;
    const made = makeMethod({ number, expMonth: 12, expYear: year, cvc: '123' });
    this.journal.put('method', made.method.id, made);
    return made;
  }

  customer(id: string): Customer | undefined {
    return this.journal.get<Customer>('customer', id);
  }

  /** Keeps a card for a customer, or for nobody any more. */
  attachMethod(stored: StoredMethod, customer: string | null): StoredMethod {
    const attached = { ...stored, method: { ...stored.method, customer } };
    this.journal.put('method', stored.method.id, attached);
    return attached;
  }

  saveIntent(intent: PaymentIntent): PaymentIntent {
    this.journal.put('intent', intent.id, intent);
    return intent;
  }

  saveCharge(charge: Charge): Charge {
    this.journal.put('charge', charge.id, charge);
    return charge;
  }

  /** Stores an event and its delivery. The webhook sender sends it once the change is on disk. */
  emit(type: string, object: object, idempotencyKey: string | null): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: now(),
      data: { object: { ...object } },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req', 14), idempotency_key: idempotencyKey },
      type,
    };
    this.journal.put('event', event.id, event);
    const events = this.journal.all<StripeEvent>('event');
    for (const old of events.slice(0, Math.max(0, events.length - KEPT_EVENTS)))
      this.journal.put('event', old.id, null);
    this.journal.put('delivery', event.id, { eventId: event.id, attempts: 0 } satisfies Delivery);
  }
}
