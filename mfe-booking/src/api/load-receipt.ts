/** Data of `/trips/:code/receipt` (STAY-4). Never cached: it is one guest's. */
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import { receiptSchema } from '@roost/shared/contracts/receipt';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import { createHttp } from '@roost/shared/http';
import type { Fetcher, HttpResult } from '@roost/shared/http';

export type ReceiptData =
  | { type: 'receipt'; receipt: StayReceipt; phone: string }
  /** Not for this browser to see, or no such stay: the mailed link opens it. */
  | { type: 'closed'; code: string; phone: string }
  | { type: 'failed'; phone: string };

export function getReceipt(code: string, api: Fetcher): Promise<HttpResult<StayReceipt>> {
  return createHttp(api).get(`/trips/${encodeURIComponent(code)}/receipt`, receiptSchema);
}

export async function loadReceipt(context: LoaderContext): Promise<LoaderResult<ReceiptData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const code = context.params['code'] ?? '';
  const { phone } = context.config;
  const answer = await getReceipt(code, context.api);
  if (answer.ok) return { type: 'data', data: { type: 'receipt', receipt: answer.value, phone } };
  return answer.failure.type === 'refused'
    ? { type: 'data', data: { type: 'closed', code, phone }, status: 404 }
    : { type: 'data', data: { type: 'failed', phone }, status: 503 };
}
