import { expect, type APIRequestContext } from '@playwright/test';
import { sandboxOrigin, STRIPE_KEY } from './sandbox.ts';

type Payment = { amount_received: number; status: string; metadata: Record<string, string> };

/** The payment provider has charged for this stay once, and holds nothing else for it. */
export async function expectOneCharge(request: APIRequestContext, code: string): Promise<void> {
  const answer = await request.get(`${await sandboxOrigin(request)}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${STRIPE_KEY}` },
  });
  const { data } = (await answer.json()) as { data: Payment[] };
  const own = data.filter(({ metadata }) => metadata['stay'] === code);
  expect(own.map(({ status }) => status)).toEqual(['succeeded']);
  expect(own[0]?.amount_received).toBeGreaterThan(0);
}
