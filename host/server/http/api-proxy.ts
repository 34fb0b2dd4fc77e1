/**
 * Passes `/api/*` on to our services, so that the browser deals with one origin. Answers in JSON even when services do
 * not.
 */
import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { traceHeaders } from '@roost/observe/trace-context';
import { SERVICES_TOKEN_HEADER } from '@roost/shared/domain/services-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toPassedHeaders, withoutConnectionHeaders } from './connection-headers.ts';
import { getLanguage } from './language.ts';
import type { ServicesWatch } from './services-watch.ts';

export type ApiProxyOptions = {
  servicesUrl: string;
  /** What services are shown so that they answer; null when they ask for nothing. */
  servicesToken?: string | null;
  /** Public origin of the site, sent to services. */
  siteUrl: string;
  limitMs?: number;
  services: Pick<ServicesWatch, 'answered' | 'pauseMs'>;
};

const LIMIT_MS = 10_000;
const BODY_LIMIT_BYTES = 256 * 1024;
const MAIL_PATH = '/api/mail/inbound';

/** Headers that describe the body of a response. They are removed when the body is replaced. */
const OF_BODY = ['content-length', 'content-encoding', 'content-type', 'etag', 'last-modified', 'vary', 'set-cookie'];

/**
 * Headers of every answer: it is data, so no document of it may run or load anything, stand in a frame, or be embedded
 * by another site.
 */
const OF_DATA: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

function unavailable(reply: FastifyReply, status: 502 | 504): void {
  const message =
    status === 504
      ? 'This takes longer than it should. Please try again.'
      : 'This is not working right now. Please try again.';
  void reply
    .code(status)
    .headers(OF_DATA)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ error: { code: status === 504 ? 'timeout' : 'unavailable', message } });
}

/** Returns true for the HTML error page of a load balancer in front of services. Services never answer with HTML. */
const isForeignPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

export async function apiProxyPlugin(
  app: FastifyInstance,
  { servicesUrl, servicesToken = null, siteUrl, limitMs = LIMIT_MS, services }: ApiProxyOptions,
): Promise<void> {
  const site = new URL(siteUrl);
  // Bodies are passed on unparsed: a webhook's signature covers its bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(replyFrom, {
    base: servicesUrl,
    disableRequestLogging: true,
    cacheURLs: 1,
    undici: {
      connections: 64,
      headersTimeout: limitMs,
      bodyTimeout: limitMs,
      connect: { timeout: Math.min(limitMs, 3000) },
    },
  });

  const passOn = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.raw.url?.split('?', 1)[0]?.slice('/api'.length).replace(/^\/+/, '/') ?? '/';
    const body =
      Buffer.isBuffer(request.body) && request.body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD'
        ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
        : {};
    return reply.from(path, {
      ...body,
      timeout: limitMs,
      retryDelay: ({ err, req }) => {
        // The library's types promise an error, but there is none when the request was answered. A streamed body cannot
        // be sent twice: the mail provider delivers it again.
        if (err && request.body instanceof Readable) return null;
        if (err as Error | null) return services.pauseMs(req.method ?? 'GET', err);
        services.answered();
        return null;
      },
      rewriteHeaders: (headers) => ({ ...withoutConnectionHeaders(headers), ...OF_DATA }),
      rewriteRequestHeaders: (incoming, { baggage: _, [SERVICES_TOKEN_HEADER]: _ofTheBrowser, ...headers }) => ({
        ...toPassedHeaders(headers),
        ...traceHeaders(),
        'accept-language': getLanguage(incoming),
        'x-forwarded-for': incoming.ip,
        'x-forwarded-host': site.host,
        'x-forwarded-proto': site.protocol.slice(0, -1),
        ...(servicesToken !== null && { [SERVICES_TOKEN_HEADER]: servicesToken }),
      }),
      onResponse: (_request, _answer, { stream }) => {
        if (!isForeignPage(reply)) return void reply.send(stream);
        stream.resume();
        for (const name of OF_BODY) reply.removeHeader(name);
        unavailable(reply, 502);
      },
      onError: (failed, { error }) =>
        unavailable(failed as unknown as FastifyReply, 'statusCode' in error && error.statusCode === 504 ? 504 : 502),
    });
  };
  app.all('/api/*', passOn);
  // Inbound mail carries photographs, so its body is streamed and not held here. Services check the sender's headers
  // and the size.
  await app.register(async (mail) => {
    mail.removeAllContentTypeParsers();
    mail.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mail.post(MAIL_PATH, passOn);
  });
}
