import { expect, type APIRequestContext } from '@playwright/test';
import { sandboxOrigin, STRIPE_KEY } from './sandbox.ts';

type Payment = { amount_received: number; status: string; metadata: Record<string, string> };

/** The payment provider has taken these amounts for this stay, in cents, and holds nothing else for it. */
export async function expectCharges(request: APIRequestContext, code: string, cents: readonly number[]): Promise<void> {
  const own = await readPayments(request, code);
  expect(own.map(({ status }) => status)).toEqual(cents.map(() => 'succeeded'));
  expect(own.map((payment) => payment.amount_received).toSorted((a, b) => a - b)).toEqual(
    cents.toSorted((a, b) => a - b),
  );
}

/** The payment provider has charged for this stay once, and holds nothing else for it. */
export async function expectOneCharge(request: APIRequestContext, code: string): Promise<void> {
  const own = await readPayments(request, code);
  expect(own.map(({ status }) => status)).toEqual(['succeeded']);
  expect(own[0]?.amount_received).toBeGreaterThan(0);
}

async function readPayments(request: APIRequestContext, code: string): Promise<Payment[]> {
  const answer = await request.get(`${await sandboxOrigin(request)}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${STRIPE_KEY}` },
  });
  const { data } = (await answer.json()) as { data: Payment[] };
  return data.filter(({ metadata }) => metadata['stay'] === code);
}
