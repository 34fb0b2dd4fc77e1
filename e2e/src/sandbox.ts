import type { APIRequestContext } from '@playwright/test';

/** How a part of the sandbox may fail; see sandbox/src/faults. */
export type Fault = {
  part:
    | 'fraud'
    | 'monitoring'
    | 'analytics'
    | 'analytics-intake'
    | 'insights'
    | 'third-party-scripts'
    | 'flags'
    | 'maps';
  mode: 'slow' | 'down' | 'lost' | 'nonsense';
  delayMs?: number;
};
export type FraudCall = { call: string; session: string; fields: Record<string, string> };

let origin: string | undefined;

/** Origin of the sandbox, as the pages of the site under test know it. */
export async function sandboxOrigin(request: APIRequestContext): Promise<string> {
  if (origin) return origin;
  const html = await (await request.get('/')).text();
  const state = /<script[^>]+id="roost-page"[^>]*>([^<]+)<\/script>/.exec(html)?.[1];
  if (!state) throw new Error('The home page has no inlined state.');
  const { fraud } = (JSON.parse(state) as { config: { fraud?: { protocol: string; hostname: string; port: number } } })
    .config;
  if (!fraud) throw new Error('The site under test has no fraud collector.');
  origin = `${fraud.protocol}://${fraud.hostname}:${fraud.port}`;
  return origin;
}

/** The key of the sandbox's switches for tests. */
export const SANDBOX_KEY = { 'x-sandbox-key': process.env.SANDBOX_ADMIN_KEY ?? 'local-sandbox-key' };

/** The payment provider's secret key. */
export const STRIPE_KEY = process.env.STRIPE_SECRET_KEY ?? 'sk_test_local';

export async function breakPart(request: APIRequestContext, fault: Fault): Promise<void> {
  const answer = await request.post(`${await sandboxOrigin(request)}/sandbox/faults`, {
    headers: SANDBOX_KEY,
    data: fault,
  });
  if (!answer.ok()) throw new Error(`The sandbox refused a fault: ${answer.status()}`);
}

export async function mendAll(request: APIRequestContext): Promise<void> {
  await request.delete(`${await sandboxOrigin(request)}/sandbox/faults`, { headers: SANDBOX_KEY });
}

/** Returns the fraud collector's calls about a session, in order. */
export async function fraudCalls(request: APIRequestContext, session: string): Promise<FraudCall[]> {
  const answer = await request.get(`${await sandboxOrigin(request)}/fraud.json?session=${session}`);
  return ((await answer.json()) as { calls: FraudCall[] }).calls;
}
