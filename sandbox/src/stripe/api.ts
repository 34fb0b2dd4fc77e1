/**
 * The API's calls by method and path. Each is a pure step over the ledger; the plugin adds keys, idempotency and HTTP.
 */
import { createCustomer, deleteCustomer } from './customers.ts';
import { noSuch, permissionDenied } from './errors.ts';
import { listParam, textParam, type FormTree } from './form.ts';
import type { Charge, PaymentIntent, Refund, StripeEvent } from './objects.ts';
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  requireIntent,
  updateIntent,
  type RequestContext,
} from './payment-intents.ts';
import { createMethod } from './payment-methods.ts';
import { createRefund } from './refunds.ts';

/** Who calls: a server with the secret key, or a page with the publishable one. */
export type Caller = { secret: boolean; fromCardFrame: boolean };

export type ApiRequest = RequestContext & { form: FormTree; params: Record<string, string>; caller: Caller };

type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; run: (request: ApiRequest) => object };

/** Every call of the API. Paths are in the router's notation. */
export const CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    run: ({ ledger, form, caller }) => createMethod(ledger, form, caller),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    run: ({ ledger, params, caller }) => {
      secretOnly(caller);
      const stored = ledger.method(params['id'] ?? '');
      if (!stored) throw noSuch('PaymentMethod', params['id'] ?? '', 'payment_method');
      return stored.method;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    run: (request) => answer(request, createIntent(secret(request), request.form)),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    run: (request) => {
      secretOnly(request.caller);
      return list(request.form, '/v1/payment_intents', request.ledger.journal.all<PaymentIntent>('intent'));
    },
  },
  { method: 'GET', path: '/v1/payment_intents/:id', run: (request) => answer(request, intentFor(request)) },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    run: (request) => answer(request, updateIntent(secret(request), intentFor(request), request.form)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    run: (request) => answer(request, confirmIntent(request, intentFor(request), request.form)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    run: (request) => answer(request, captureIntent(secret(request), intentFor(request), request.form)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    run: (request) => answer(request, cancelIntent(secret(request), intentFor(request), request.form)),
  },
  { method: 'POST', path: '/v1/customers', run: (request) => createCustomer(secret(request), request.form) },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    run: (request) => found('customer', request, request.ledger.customer(request.params['id'] ?? '')),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    run: (request) => deleteCustomer(secret(request), request.params['id'] ?? ''),
  },
  { method: 'POST', path: '/v1/refunds', run: (request) => createRefund(secret(request), request.form) },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    run: (request) => found('refund', request, request.ledger.refund(request.params['id'] ?? '')),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    run: (request) => {
      secretOnly(request.caller);
      const [charge, intent] = [textParam(request.form, 'charge'), textParam(request.form, 'payment_intent')];
      const refunds = request.ledger.journal
        .all<Refund>('refund')
        .filter((refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent));
      return list(request.form, '/v1/refunds', refunds);
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    run: (request) => found('charge', request, request.ledger.charge(request.params['id'] ?? '')),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    run: (request) => {
      secretOnly(request.caller);
      const intent = textParam(request.form, 'payment_intent');
      const charges = request.ledger.journal
        .all<Charge>('charge')
        .filter((charge) => !intent || charge.payment_intent === intent);
      return list(request.form, '/v1/charges', charges);
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    run: (request) =>
      found('event', request, request.ledger.journal.get<StripeEvent>('event', request.params['id'] ?? '')),
  },
  {
    method: 'GET',
    path: '/v1/events',
    run: (request) => {
      secretOnly(request.caller);
      const type = textParam(request.form, 'type');
      return list(
        request.form,
        '/v1/events',
        request.ledger.journal.all<StripeEvent>('event').filter((event) => !type || event.type === type),
      );
    },
  },
];

function secretOnly(caller: Caller): void {
  if (!caller.secret)
    throw permissionDenied('This API call cannot be made with a publishable API key. Please use a secret API key.');
}

function secret(request: ApiRequest): ApiRequest {
  secretOnly(request.caller);
  return request;
}

function found<T extends object>(kind: string, request: ApiRequest, object: T | undefined): T {
  secretOnly(request.caller);
  if (!object) throw noSuch(kind, request.params['id'] ?? '');
  return object;
}

/** The intent of the path. A publishable key must bring the intent's client secret. */
function intentFor(request: ApiRequest): PaymentIntent {
  const intent = requireIntent(request.ledger, request.params['id'] ?? '');
  if (!request.caller.secret && textParam(request.form, 'client_secret') !== intent.client_secret) {
    throw noSuch('payment_intent', intent.id, 'intent');
  }
  return intent;
}

/** The intent as this caller may see it, with `expand[]` of charge and payment method. */
function answer(request: ApiRequest, intent: PaymentIntent): object {
  const expand = listParam(request.form, 'expand');
  const { ledger } = request;
  if (!request.caller.secret) {
    const { metadata: _metadata, receipt_email: _email, ...visible } = intent;
    return visible;
  }
  return {
    ...intent,
    ...(expand.includes('latest_charge') && intent.latest_charge
      ? { latest_charge: ledger.charge(intent.latest_charge) ?? null }
      : {}),
    ...(expand.includes('payment_method') && intent.payment_method
      ? { payment_method: ledger.method(intent.payment_method)?.method ?? null }
      : {}),
  };
}

/** A page of a list, newest first, with Stripe's cursors. */
function list(form: FormTree, url: string, oldestFirst: readonly { id: string }[]): object {
  const limit = Math.min(100, Math.max(1, Number(textParam(form, 'limit') ?? '10') || 10));
  const newestFirst = oldestFirst.toReversed();
  const after = textParam(form, 'starting_after');
  const before = textParam(form, 'ending_before');
  const start = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0;
  const end = before ? newestFirst.findIndex(({ id }) => id === before) : newestFirst.length;
  const range = newestFirst.slice(start, end < 0 ? newestFirst.length : end);
  const data = before ? range.slice(-limit) : range.slice(0, limit);
  return { object: 'list', url, has_more: range.length > data.length, data };
}
