/**
 * Stripe's API on `/v1/*`, the card frame and challenge window under `/stripe/`, and signed webhooks. Speaks to the
 * real `stripe` node client and, through `/stripe/v3/`, to the real `@stripe/react-stripe-js`.
 */
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failsInside } from '../faults/plugin.ts';
import type { Log } from '../log.ts';
import { CALLS, type ApiRequest, type Caller } from './api.ts';
import { serveAssets } from './assets.ts';
import { serveChallenge } from './challenge.ts';
import { StripeApiError, permissionDenied } from './errors.ts';
import { parseForm, textParam, type FormTree } from './form.ts';
import { IdempotencyKeys, type ApiAnswer } from './idempotency.ts';
import { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import { newId } from './objects.ts';
import { getConnection } from './payment-intents.ts';
import { failRefund } from './refunds.ts';
import { WebhookSender } from './webhooks.ts';

export type StripeOptions = {
  dataDir: string;
  /** Origin of the card frames; card data is taken from pages of this origin only. */
  publicUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookUrl: string | null;
  webhookSecret: string;
  log: Log;
  /** How long the slow test card takes, milliseconds. */
  slowCardMs?: number;
  retryDelaysMs?: readonly number[];
};

/** Registers the stand-in. Its payments live in `{dataDir}/stripe/journal.jsonl`. */
export async function stripePlugin(app: FastifyInstance, options: StripeOptions): Promise<void> {
  const ledger = new Ledger(new Journal(join(options.dataDir, 'stripe', 'journal.jsonl')));
  const keys = new IdempotencyKeys(ledger.journal);
  const webhooks = new WebhookSender(ledger, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    log: options.log,
    ...(options.retryDelaysMs ? { retryDelaysMs: options.retryDelaysMs } : {}),
  });
  app.addHook('onReady', async () => webhooks.wake());
  app.addHook('onClose', async () => webhooks.close());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, done) => done(null, body),
  );

  serveAssets(app);
  serveChallenge(app, { ledger, afterChange: () => webhooks.wake() });

  // For tests, behind the key of the fault switches: fails a refund as the cardholder's bank would.
  app.post<{ Params: { id: string } }>('/sandbox/stripe/refunds/:id/fail', async (request, reply) => {
    const failed = failRefund(ledger, request.params.id);
    if (!failed) return reply.code(404).send({ error: 'There is no such refund to fail.' });
    ledger.journal.commit();
    webhooks.wake();
    return failed;
  });

  for (const call of CALLS) {
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const body =
          call.method === 'POST'
            ? typeof request.body === 'string'
              ? request.body
              : ''
            : (request.url.split('?')[1] ?? '');
        const result = await answerCall(request, body, call.run);
        if (lost.has(request)) request.raw.socket.destroy();
        return send(reply, result);
      },
    });
  }
  app.all('/v1/*', async (request, reply) =>
    send(
      reply,
      errorAnswer(
        new StripeApiError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
        }),
      ),
    ),
  );

  /** Requests whose answer never arrives. */
  const lost = new WeakSet<FastifyRequest>();

  async function answerCall(
    request: FastifyRequest,
    body: string,
    run: (request: ApiRequest) => object,
  ): Promise<ApiAnswer> {
    try {
      const form = parseForm(body);
      const caller = identify(request, form);
      const header = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
      const key = typeof header === 'string' && header !== '' ? header.slice(0, 255) : null;
      const identity = {
        account: caller.secret ? 'secret' : 'publishable',
        method: request.method,
        path: request.url,
        body,
      };
      const kept = key === null ? null : keys.begin(key, identity);
      if (kept) return kept;
      let answer: ApiAnswer | null = null;
      try {
        const connection = connectionFor(request, form);
        if (connection === 'slow') await new Promise((resolve) => setTimeout(resolve, options.slowCardMs ?? 8_000));
        const fails = failsInside(request);
        answer =
          fails === 'failed'
            ? FAILED
            : attempt(() =>
                run({ ledger, idempotencyKey: key, form, params: request.params as Record<string, string>, caller }),
              );
        if (fails === 'failed-after') answer = FAILED;
        if (connection === 'lost') lost.add(request);
      } finally {
        // Stripe stores results, refused cards and its own failures (500), but no requests that were refused before
        // they ran.
        if (key !== null) keys.end(key, identity, answer && isStored(answer.status) ? answer : null);
      }
      ledger.journal.commit();
      webhooks.wake();
      return answer;
    } catch (error) {
      if (error instanceof StripeApiError) return errorAnswer(error);
      throw error;
    }
  }

  /** Runs a call. A refusal other than the card's undoes its changes. */
  function attempt(run: () => object): ApiAnswer {
    try {
      return { status: 200, body: run() };
    } catch (error) {
      if (!(error instanceof StripeApiError) || error.status !== 402) ledger.journal.rollback();
      if (!(error instanceof StripeApiError)) throw error;
      return errorAnswer(error);
    }
  }

  function connectionFor(request: FastifyRequest, form: FormTree): 'slow' | 'lost' | 'good' {
    const confirms = request.url.endsWith('/confirm') || textParam(form, 'confirm') === 'true';
    const id = (request.params as Record<string, string>)['id'];
    return confirms
      ? getConnection(ledger, textParam(form, 'payment_method') ?? (id ? ledger.intent(id)?.payment_method : null))
      : 'good';
  }

  function identify(request: FastifyRequest, form: FormTree): Caller {
    const authorization = request.headers.authorization ?? '';
    const [scheme, credential = ''] = authorization.split(' ');
    const given =
      scheme === 'Basic' ? (Buffer.from(credential, 'base64').toString('utf8').split(':')[0] ?? '') : credential;
    const key = given || (textParam(form, 'key') ?? '');
    if (key === options.secretKey) return { secret: true, fromCardFrame: false };
    if (key === options.publishableKey)
      return { secret: false, fromCardFrame: request.headers.origin === options.publicUrl };
    throw permissionDenied(
      key === ''
        ? 'You did not provide an API key. You need to provide your API key in the Authorization header.'
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`,
    );
  }
}

const isStored = (status: number): boolean => status < 400 || status === 402 || status >= 500;

/** Stripe's answer when it fails itself. */
const FAILED: ApiAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
};

function errorAnswer(error: StripeApiError): ApiAnswer {
  return { status: error.status, body: { error: error.body } };
}

function send(reply: FastifyReply, answer: ApiAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .header('request-id', newId('req', 14))
    .header('cache-control', 'no-store')
    .send(answer.body);
}
