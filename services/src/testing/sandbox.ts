/** The real sandbox, started inside a test: the third parties that services talk to, with their fault switches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { parseConfig as parseSandboxConfig } from '@roost/sandbox/config';
import { silentLog } from '@roost/sandbox/log';
import { buildSandbox } from '@roost/sandbox/server';
import { freePort } from './free-port.ts';

type Fault = {
  part: 'search' | 'maps' | 'stripe' | 'oidc' | 'flags' | 'pictures' | 'fraud' | 'monitoring';
  mode: 'slow' | 'down' | 'lost' | 'nonsense' | 'failed' | 'failed-after';
  delayMs?: number;
  times?: number;
  method?: 'GET' | 'POST' | 'PUT';
  /** Only requests whose address contains this. */
  address?: string;
};

export type TestSandbox = {
  url: string;
  /** Origin that the sandbox believes it has: card data is taken from frames of this origin only. */
  publicUrl: string;
  /** Where it keeps its files. */
  dataDir: string;
  /** Environment that points services here. */
  environment: Record<string, string>;
  stripe: Stripe;
  fault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** The cardholder's answer in the bank's window. */
  answerChallenge: (clientSecret: string, outcome: 'complete' | 'fail') => Promise<void>;
  /** What a bank does that cannot book a refund: it sends the money back. */
  failRefund: (refundId: string) => Promise<void>;
  /** Mails to an address, as they came. */
  mails: (to: string) => Promise<{ text: string; receivedAt: string }[]>;
  /** A payment method as a wallet gives it. */
  walletCard: () => Promise<string>;
  close: () => Promise<void>;
};

/** What the sheet of a wallet sends. */
const WALLET_CARD = {
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '12',
  'card[exp_year]': '40',
  'card[cvc]': '123',
  'card[wallet]': 'google_pay',
  'billing_details[name]': 'Ada Lovelace',
  'billing_details[address][postal_code]': '96140',
};

export type SandboxPlace = {
  /** Where payment events go; it may be a server that starts later. */
  webhookUrl?: string;
  port?: number;
  /** Its origin in browsers, where that is another one. */
  publicUrl?: string;
};

export async function startSandbox(place: SandboxPlace = {}): Promise<TestSandbox> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(place);
    } catch (error) {
      // Another process may have taken the port between finding and using it.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempt === 3) throw error;
    }
  }
}

async function startOnce({
  webhookUrl = 'http://127.0.0.1:9/webhooks/stripe',
  port: wanted = 0,
  publicUrl,
}: SandboxPlace): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roost-sandbox-'));
  const mailPort = await freePort();
  const config = parseSandboxConfig({
    ROOST_SANDBOX_PORT: String(wanted),
    ...(publicUrl ? { ROOST_SANDBOX_URL: publicUrl } : {}),
    ROOST_MAIL_PORT: String(mailPort),
    ROOST_DATA_DIR: dataDir,
    STRIPE_WEBHOOK_URL: webhookUrl,
  });
  const app = await buildSandbox(config, silentLog);
  const url = await app.listen({ port: wanted, host: '127.0.0.1' });
  const { hostname, port } = new URL(url);
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': 'local-sandbox-key' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  return {
    url,
    dataDir,
    publicUrl: config.publicUrl,
    environment: { ROOST_SANDBOX_URL: url, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
    stripe: new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false }),
    fault: (fault) => post('/sandbox/faults', fault),
    clearFaults: async () => {
      await fetch(`${url}/sandbox/faults`, { method: 'DELETE', headers: { 'x-sandbox-key': 'local-sandbox-key' } });
    },
    answerChallenge: (clientSecret, outcome) =>
      post(`/stripe/challenge/${clientSecret.split('_secret_')[0]}/answer`, { client_secret: clientSecret, outcome }),
    mails: async (to) => {
      const answer = await fetch(`${url}/mail.json?${new URLSearchParams({ to })}`);
      return ((await answer.json()) as { messages: { text: string; receivedAt: string }[] }).messages;
    },
    walletCard: async () => {
      const answer = await fetch(`${url}/v1/payment_methods`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_local', origin: config.publicUrl },
        body: new URLSearchParams(WALLET_CARD),
      });
      if (!answer.ok) throw new Error(`The wallet got no payment method: ${answer.status}`);
      return ((await answer.json()) as { id: string }).id;
    },
    failRefund: (refundId) => post(`/sandbox/stripe/refunds/${refundId}/fail`, {}),
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
