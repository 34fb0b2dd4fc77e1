/**
 * The objects the API keeps and answers, in Stripe's shape. Amounts are in the currency's smallest unit; times are unix
 * seconds.
 */
import type { Brand } from './card-rules.ts';
import type { StripeErrorBody } from './errors.ts';

export type Metadata = Record<string, string>;

export type BillingDetails = {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: {
    line1: string | null;
    line2: string | null;
    city: string | null;
    state: string | null;
    postal_code: string | null;
    country: string | null;
  };
};

export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  billing_details: BillingDetails;
  card: {
    brand: Brand;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    funding: 'credit';
    fingerprint: string;
    checks: { address_line1_check: string | null; address_postal_code_check: string | null; cvc_check: string };
    three_d_secure_usage: { supported: boolean };
    /** Null for a card that was typed in. */
    wallet: { type: 'google_pay'; dynamic_last4: string; google_pay: object } | null;
  };
  created: number;
  /** The customer it was saved for. */
  customer: string | null;
  livemode: false;
  metadata: Metadata;
};

/** Who cards are saved for. */
export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  description: string | null;
  livemode: false;
  metadata: Metadata;
};

/** A stored payment method: the object and the name of its test case, never the card number. */
export type StoredMethod = { method: PaymentMethod; testCase: string };

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic' | 'manual';
  client_secret: string;
  confirmation_method: 'automatic' | 'manual';
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: StripeErrorBody | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: {
    type: 'use_stripe_sdk';
    use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string };
  } | null;
  payment_method: string | null;
  payment_method_types: ['card'];
  processing: null;
  receipt_email: string | null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  statement_descriptor: string | null;
  status: IntentStatus;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: BillingDetails;
  captured: boolean;
  created: number;
  currency: string;
  description: string | null;
  disputed: false;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  outcome: { network_status: string; reason: string | null; seller_message: string; type: string };
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: { brand: Brand; last4: string; exp_month: number; exp_year: number } };
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id as Stripe makes them: prefix and 24 letters and digits. */
export function newId(prefix: string, length = 24): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return `${prefix}_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** Now in unix seconds, Stripe's clock. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
