/**
 * A refund that the cardholder's bank sends back, and what an operator does with `npm run refunds`. It needs the secret
 * in the site's data directory (`@local`).
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { SANDBOX_KEY, sandboxOrigin, STRIPE_KEY } from './sandbox.ts';

const COMMAND = join(import.meta.dirname, '../../services/src/sent-back/refunds-main.ts');
/** Milliseconds until the site has heard of it. */
const PATIENCE_MS = 60_000;

type Refund = { id: string; amount: number; metadata: Record<string, string> };

/** The bank sends back what the guest of a cancelled stay was given. Returns its amount in cents. */
async function sendRefundBack(request: APIRequestContext, code: string): Promise<number> {
  const sandbox = await sandboxOrigin(request);
  const answer = await request.get(`${sandbox}/v1/refunds?limit=100`, {
    headers: { authorization: `Bearer ${STRIPE_KEY}` },
  });
  const { data } = (await answer.json()) as { data: Refund[] };
  const refund = data.find(({ metadata }) => Object.values(metadata).includes(code));
  if (!refund) throw new Error(`The stay ${code} has no refund.`);
  await request.post(`${sandbox}/sandbox/stripe/refunds/${refund.id}/fail`, { headers: SANDBOX_KEY, data: {} });
  return refund.amount;
}

/** The bank sends a refund back, and somebody pays it by bank transfer. */
export async function payRefundByTransfer(request: APIRequestContext, code: string): Promise<void> {
  const cents = await sendRefundBack(request, code);
  const given = {
    amount: (cents / 100).toFixed(2),
    method: 'bank-transfer',
    on: new Date().toISOString().slice(0, 10),
    reference: 'T-881',
    by: 'Jo Smith',
    reason: 'card was closed',
  };
  const words = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
  const end = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      await promisify(execFile)(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', COMMAND, 'paid', code, ...words],
        { timeout: PATIENCE_MS },
      );
      return;
    } catch (error) {
      // The site hears of the bank's answer by a webhook.
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
}
