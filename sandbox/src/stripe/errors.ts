/** Errors in the shape of Stripe's API. */
export type StripeErrorBody = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
  doc_url?: string;
};

/** Thrown by the API's handlers; becomes `{error: …}` with this status. */
export class StripeApiError extends Error {
  override name = 'StripeApiError';
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
      : body;
  }
}

export function missingParam(param: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'parameter_missing',
    param,
    message: `Missing required param: ${param}.`,
  });
}

export function invalidParam(param: string, message: string, code?: string): StripeApiError {
  return new StripeApiError(400, { type: 'invalid_request_error', param, message, ...(code ? { code } : {}) });
}

export function noSuch(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
}

export function unexpectedState(verb: string, intent: { status: string }): StripeApiError {
  return new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
  });
}

export function permissionDenied(message: string): StripeApiError {
  return new StripeApiError(401, { type: 'invalid_request_error', message });
}
