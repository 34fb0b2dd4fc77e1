/** The API through Stripe's own node client, over HTTP. */
import Stripe from 'stripe';
import { registerFaults } from '../faults/plugin.ts';
import { silentLog } from '../log.ts';
import { startPlugin, temporaryDirectory } from '../testing.ts';
import { stripePlugin } from './plugin.ts';

const FRAME_ORIGIN = 'http://sandbox.test';
let directory: ReturnType<typeof temporaryDirectory>;
let running: Awaited<ReturnType<typeof start>>;

async function start(change: Partial<Parameters<typeof stripePlugin>[1]> = {}) {
  const started = await startPlugin((app) =>
    app.register(stripePlugin, {
      dataDir: directory.path,
      publicUrl: FRAME_ORIGIN,
      secretKey: 'sk_test_local',
      publishableKey: 'pk_test_local',
      webhookUrl: null,
      webhookSecret: 'whsec_local',
      log: silentLog,
      slowCardMs: 50,
      retryDelaysMs: [1, 1, 1],
      ...change,
    }),
  );
  const stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: started.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  return { ...started, stripe };
}

beforeEach(async () => {
  directory = temporaryDirectory();
  running = await start();
});
afterEach(async () => {
  await running.app.close();
  directory.remove();
});

const hold = { amount: 202_084, currency: 'usd', capture_method: 'manual', confirm: true } as const;

/** What the card frame sends. */
const fromFrame = (number: string, init: { origin?: string; key?: string; more?: Record<string, string> } = {}) =>
  fetch(`${running.url}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${init.key ?? 'pk_test_local'}`, origin: init.origin ?? FRAME_ORIGIN },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '40',
      'card[cvc]': '123',
      'billing_details[name]': 'Maya Ortiz',
      'billing_details[address][postal_code]': '96140',
      ...init.more,
    }),
  });

describe('payment methods', () => {
  test('BOOK-6: the card frame gets a payment method that holds no card number', async () => {
    const answer = await fromFrame('4242424242424242');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242' },
      billing_details: { name: 'Maya Ortiz' },
    });
    expect(text).not.toContain('4242424242424242');
  });

  test('BOOK-6: a wallet gives a payment method of a card, which says that it is one', async () => {
    const answer = await fromFrame('4242424242424242', { more: { 'card[wallet]': 'google_pay' } });
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      type: 'card',
      card: { last4: '4242', wallet: { type: 'google_pay', dynamic_last4: '4242' } },
    });
    expect(text).not.toContain('4242424242424242');
    expect(await (await fromFrame('4242424242424242')).json()).toMatchObject({ card: { wallet: null } });
  });

  test.each(['wallet-button', 'wallet-sheet'])(
    'BOOK-6: %s: page and script come from the vault, nothing inline',
    async (name) => {
      const page = await fetch(`${running.url}/stripe/${name}.html`);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await page.text()).toContain(`/stripe/browser/${name}.ts`);
      const script = await (await fetch(`${running.url}/stripe/browser/${name}.ts`)).text();
      expect(script).not.toMatch(/^import type/m);
    },
  );

  test.each([
    ['another page', { origin: 'http://localhost:3000' }],
    ['a server with the secret key', { key: 'sk_test_local' }],
  ])('BOOK-6: card data from %s is refused', async (_who, init) => {
    expect((await fromFrame('4242424242424242', init)).status).toBe(402);
  });

  test("BOOK-6: a wrong number is a card error in Stripe's shape", async () => {
    const answer = await fromFrame('4242424242424241');
    expect([answer.status, await answer.json()]).toMatchObject([
      402,
      { error: { type: 'card_error', code: 'incorrect_number', param: 'number' } },
    ]);
  });
});

describe('payment intents', () => {
  test('BOOK-7: held, then captured', async () => {
    const { id: method } = (await (await fromFrame('4242424242424242')).json()) as { id: string };
    const held = await running.stripe.paymentIntents.create({
      ...hold,
      payment_method: method,
      metadata: { stay: 'RST-1' },
      expand: ['latest_charge'],
    });
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 202_084,
      amount_received: 0,
      metadata: { stay: 'RST-1' },
    });
    expect(held.latest_charge).toMatchObject({
      captured: false,
      paid: true,
      payment_method_details: { card: { last4: '4242' } },
    });
    const taken = await running.stripe.paymentIntents.capture(held.id);
    expect(taken).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 202_084 });
    await expect(running.stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('BOOK-7: held, then released', async () => {
    const held = await running.stripe.paymentIntents.create({ ...hold, payment_method: 'pm_card_visa' });
    expect(await running.stripe.paymentIntents.cancel(held.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', { code: 'card_declined', decline_code: 'generic_decline' }],
    ['pm_card_chargeDeclinedInsufficientFunds', { code: 'card_declined', decline_code: 'insufficient_funds' }],
    ['pm_card_diners', { code: 'card_declined', decline_code: 'card_not_supported' }],
    ['pm_card_missingData', { code: 'incomplete_cvc' }],
  ])('BOOK-6: %s is refused, and the intent waits for another card', async (method, error) => {
    const intent = await running.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      capture_method: 'manual',
      payment_method: method,
    });
    await expect(running.stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      ...error,
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(await running.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: error,
    });
    expect(await running.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'requires_capture',
      last_payment_error: null,
    });
  });

  test('a request that cannot run changes nothing', async () => {
    await expect(running.stripe.paymentIntents.create({ ...hold, payment_method: 'pm_unknown' })).rejects.toMatchObject(
      { param: 'payment_method', code: 'resource_missing' },
    );
    await expect(running.stripe.paymentIntents.create({ currency: 'usd', amount: 1 })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    expect((await running.stripe.paymentIntents.list()).data).toEqual([]);
  });

  test('lists are newest first, with cursors', async () => {
    for (const amount of [1000, 2000, 3000]) await running.stripe.paymentIntents.create({ amount, currency: 'usd' });
    const amounts: number[] = [];
    for await (const intent of running.stripe.paymentIntents.list({ limit: 2 })) amounts.push(intent.amount);
    expect(amounts).toEqual([3000, 2000, 1000]);
  });

  test('a page sees only the intent whose client secret it has, without its metadata', async () => {
    const intent = await running.stripe.paymentIntents.create({
      ...hold,
      payment_method: 'pm_card_visa',
      metadata: { stay: 'RST-1' },
    });
    const ask = (secret: string) =>
      fetch(`${running.url}/v1/payment_intents/${intent.id}?client_secret=${secret}`, {
        headers: { authorization: 'Bearer pk_test_local' },
      });
    expect((await ask('guessed')).status).toBe(404);
    const seen = (await (await ask(intent.client_secret ?? '')).json()) as object;
    expect(seen).toMatchObject({ id: intent.id, status: 'requires_capture' });
    expect(seen).not.toHaveProperty('metadata');
  });

  test('refunds never exceed what was captured', async () => {
    const intent = await running.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    expect(await running.stripe.refunds.create({ payment_intent: intent.id, amount: 2000 })).toMatchObject({
      status: 'succeeded',
      amount: 2000,
    });
    await expect(running.stripe.refunds.create({ payment_intent: intent.id, amount: 4000 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(await running.stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 3000 });
    await expect(running.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('an unknown key is refused', async () => {
    const stranger = new Stripe('sk_test_wrong', { host: '127.0.0.1', port: running.port, protocol: 'http' });
    await expect(stranger.paymentIntents.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  });

  test('payments survive a restart', async () => {
    const held = await running.stripe.paymentIntents.create({ ...hold, payment_method: 'pm_card_visa' });
    await running.app.close();
    running = await start();
    expect(await running.stripe.paymentIntents.capture(held.id)).toMatchObject({ status: 'succeeded' });
  });
});

describe("the bank's challenge", () => {
  const challenged = () =>
    running.stripe.paymentIntents.create({ ...hold, payment_method: 'pm_card_authenticationRequired' });
  const answer = (intent: Stripe.PaymentIntent, outcome: string, secret = intent.client_secret) =>
    fetch(`${running.url}/stripe/challenge/${intent.id}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: secret, outcome }),
    });

  test('BOOK-6: completed, the money is held', async () => {
    const intent = await challenged();
    expect(intent).toMatchObject({
      status: 'requires_action',
      amount_capturable: 0,
      next_action: { type: 'use_stripe_sdk' },
    });
    expect(await (await answer(intent, 'complete')).json()).toEqual({ status: 'requires_capture' });
  });

  test('BOOK-6: failed, nothing is held and the intent says why', async () => {
    const intent = await challenged();
    await answer(intent, 'fail');
    expect(await running.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test('BOOK-6: nobody without the client secret can answer it', async () => {
    const intent = await challenged();
    expect((await answer(intent, 'complete', 'guessed')).status).toBe(404);
    expect(await running.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'requires_action' });
  });
});

describe('idempotency keys', () => {
  const create = (key: string, amount = 5000) =>
    running.stripe.paymentIntents.create({ ...hold, amount, payment_method: 'pm_card_visa' }, { idempotencyKey: key });

  test('BOOK-7: the same key gets the same answer and charges once, also after a restart', async () => {
    const first = await create('k1');
    expect((await create('k1')).id).toBe(first.id);
    await running.app.close();
    running = await start();
    expect((await create('k1')).id).toBe(first.id);
    expect((await running.stripe.charges.list()).data).toHaveLength(1);
  });

  test('BOOK-7: the same key with other parameters is refused', async () => {
    await create('k2');
    await expect(create('k2', 6000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('BOOK-7: a declined card is declined again for its key, without another charge', async () => {
    const declined = () =>
      running.stripe.paymentIntents.create(
        { ...hold, payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: 'k3' },
      );
    await expect(declined()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(declined()).rejects.toMatchObject({ code: 'card_declined' });
    expect((await running.stripe.charges.list()).data).toHaveLength(1);
  });

  test('BOOK-7: an answer that is lost comes when it is asked for again, and is one charge', async () => {
    const pay = () =>
      fetch(`${running.url}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local', 'idempotency-key': 'k5' },
        body: new URLSearchParams({
          amount: '5000',
          currency: 'usd',
          capture_method: 'manual',
          confirm: 'true',
          payment_method: 'pm_card_lost',
        }),
      });
    await expect(pay()).rejects.toThrow('fetch failed');
    expect(await (await pay()).json()).toMatchObject({ status: 'requires_capture' });
    expect((await running.stripe.charges.list()).data).toHaveLength(1);
  });

  test.each(['failed', 'failed-after'] as const)(
    'SAFE-13: its own failure (%s) is stored under the key for a day, as Stripe does; another key works',
    async (mode) => {
      await running.app.close();
      const started = await startPlugin(async (app) => {
        registerFaults(app, { adminKey: 'key' });
        await app.register(stripePlugin, {
          dataDir: directory.path,
          publicUrl: FRAME_ORIGIN,
          secretKey: 'sk_test_local',
          publishableKey: 'pk_test_local',
          webhookUrl: null,
          webhookSecret: 'whsec_local',
          log: silentLog,
        });
      });
      running = { ...running, ...started };
      const stripe = new Stripe('sk_test_local', {
        host: '127.0.0.1',
        port: started.port,
        protocol: 'http',
        maxNetworkRetries: 0,
      });
      const { id } = await stripe.paymentIntents.create({ ...hold, payment_method: 'pm_card_visa' });
      await fetch(`${started.url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sandbox-key': 'key' },
        body: JSON.stringify({ part: 'stripe', mode, times: 1, address: '/capture' }),
      });
      const capture = (key: string) => stripe.paymentIntents.capture(id, {}, { idempotencyKey: key });
      await expect(capture('a')).rejects.toMatchObject({ statusCode: 500 });
      await expect(capture('a')).rejects.toMatchObject({ statusCode: 500 });
      const { status } = await stripe.paymentIntents.retrieve(id);
      expect(status).toBe(mode === 'failed' ? 'requires_capture' : 'succeeded');
      if (mode === 'failed') expect((await capture('b')).status).toBe('succeeded');
    },
  );

  test('BOOK-7: while the first runs the second is told to wait', async () => {
    const slow = () =>
      running.stripe.paymentIntents.create({ ...hold, payment_method: 'pm_card_slow' }, { idempotencyKey: 'k4' });
    const results = await Promise.allSettled([slow(), slow()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await running.stripe.charges.list()).data).toHaveLength(1);
  });
});

describe('webhooks', () => {
  /** A receiver that answers with these statuses in turn, then 200, and collects verified events. */
  async function receiver(statuses: number[]) {
    const events: string[] = [];
    let enough: (() => void) | undefined;
    let wanted = Infinity;
    const started = await startPlugin((app) => {
      app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      app.post('/hook', async (request, reply) => {
        const event = running.stripe.webhooks.constructEvent(
          request.body as string,
          request.headers['stripe-signature'] as string,
          'whsec_local',
        );
        const status = statuses.shift() ?? 200;
        if (status === 200) events.push(event.type);
        if (events.length >= wanted) enough?.();
        return reply.code(status).send();
      });
    });
    const received = (count: number) =>
      new Promise<string[]>((resolve) => {
        wanted = count;
        enough = () => resolve(events);
        if (events.length >= count) resolve(events);
      });
    return { ...started, received };
  }

  test('BOOK-7: every change is announced, signed so that the client accepts it, and again until it is acknowledged', async () => {
    const hook = await receiver([500, 503]);
    await running.app.close();
    running = await start({ webhookUrl: `${hook.url}/hook` });
    await running.stripe.paymentIntents.create({ ...hold, payment_method: 'pm_card_visa' });
    expect((await hook.received(3)).sort()).toEqual([
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.created',
    ]);
    await hook.app.close();
  });

  test('what could not be delivered before a restart is delivered after it', async () => {
    await running.app.close();
    running = await start({ webhookUrl: 'http://127.0.0.1:9/hook', retryDelaysMs: [60_000] });
    await running.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    await running.app.close();
    const hook = await receiver([]);
    running = await start({ webhookUrl: `${hook.url}/hook` });
    expect(await hook.received(1)).toEqual(['payment_intent.created']);
    await hook.app.close();
  });
});

describe("the browser's side", () => {
  test.each(['/stripe/v3/', '/stripe/browser/frame.ts', '/stripe/browser/challenge.ts', '/stripe/card-rules.ts'])(
    '%s is a script without types',
    async (path) => {
      const answer = await fetch(`${running.url}${path}`);
      const text = await answer.text();
      expect(answer.headers.get('content-type')).toContain('text/javascript');
      expect(text).not.toMatch(/import type \{|satisfies |: string\)/);
    },
  );

  test('BOOK-6: the frame may run and call its own origin only', async () => {
    const answer = await fetch(`${running.url}/stripe/frame.html`);
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });
});
