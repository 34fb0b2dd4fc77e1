/**
 * The fraud collector's host: configuration, first-party cookie, sessions, the frame and the call at the end of a page.
 * `/fraud.json` returns the received calls by session, for tests; `PUT /fraud.json/config` changes the configuration.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { isCookieValue, newCookieValue } from './cookies.ts';
import { DEVICE_SCRIPT, FRAME_HTML, FRAME_SCRIPT } from './frame.ts';

const FLAGS = { app: true, battery: true, browser: true, da: false, exp: true, page: true, ui: true };
const DEFAULT_CONFIG = { ttlms: 900_000, collection: { collect: true, feature_flags: FLAGS } };
const MOST_CALLS = 2000;

const querySchema = z.object({
  m: z.string().check(z.minLength(1)),
  s: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)),
  sv: z.string().check(z.minLength(1)),
});
const configSchema = z.object({
  ttlms: z._default(z.number(), DEFAULT_CONFIG.ttlms),
  collection: z._default(
    z.object({ collect: z.boolean(), feature_flags: z.record(z.string(), z.boolean()) }),
    DEFAULT_CONFIG.collection,
  ),
  da: z.optional(z.object({ orgId: z.string(), subdomain: z.string() })),
});

/** One received call: its name, its session and its fields. */
export type FraudCall = { at: string; call: string; session: string; fields: Record<string, string> };

/** Serves the collector at the root of the origin, as its real host does. */
export async function fraudPlugin(app: FastifyInstance): Promise<void> {
  const calls: FraudCall[] = [];
  let config: z.infer<typeof configSchema> = DEFAULT_CONFIG;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const note = (call: string, session: string, fields: Record<string, string>) => {
    calls.push({ at: new Date().toISOString(), call, session, fields });
    if (calls.length > MOST_CALLS) calls.shift();
  };
  /** The three fields of every call, or null after a 400. */
  const known = (given: unknown, reply: FastifyReply) => {
    const parsed = querySchema.safeParse(given);
    if (!parsed.success) void reply.code(400).send({ error: 'm, s and sv are required.' });
    return parsed.success ? parsed.data : null;
  };
  const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  app.get('/cs/config', async (request, reply) => {
    const query = known(request.query, reply);
    if (!query) return reply;
    note('config', query.s, query);
    return noStore(reply).send(config);
  });
  app.get('/cs/generatecookie', async (request, reply) => {
    const query = known(request.query, reply);
    if (!query) return reply;
    note('generatecookie', query.s, query);
    return noStore(reply).send({ value: newCookieValue() });
  });
  app.post('/cs/storecookie', async (request, reply) => {
    const fields = request.body as Record<string, string>;
    const query = known(fields, reply);
    if (!query) return reply;
    note('storecookie', query.s, fields);
    return noStore(reply)
      .code(isCookieValue(fields['k'] ?? '') ? 200 : 500)
      .send({});
  });
  app.post<{ Params: { id: string }; Querystring: { previousSessionID?: string } }>(
    '/session/:id',
    async (request, reply) => {
      const client = request.headers['client-id'];
      if (typeof client !== 'string' || client === '')
        return reply.code(401).send({ error: 'The header client-id is missing.' });
      const before = calls.some(({ call, session }) => call === 'session' && session === request.params.id);
      note('session', request.params.id, {
        client,
        ...(request.query.previousSessionID && { previousSessionID: request.query.previousSessionID }),
      });
      return reply.code(before ? 200 : 201).send({});
    },
  );
  app.post('/fin', async (request, reply) => {
    const fields = request.body as Record<string, string>;
    note('fin', fields['s'] ?? '', fields);
    return reply.code(204).send();
  });
  app.post('/collect', async (request, reply) => {
    const fields = request.body as Record<string, string>;
    note('collect', fields['s'] ?? '', fields);
    return reply.code(204).send();
  });
  app.get('/logo.htm', async (request, reply) => {
    const query = known(request.query, reply);
    if (!query) return reply;
    note('logo', query.s, query);
    return noStore(reply)
      .header('content-security-policy', "default-src 'none'; script-src 'self'; connect-src 'self'")
      .type('text/html; charset=utf-8')
      .send(FRAME_HTML);
  });
  app.get('/logo.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(FRAME_SCRIPT));
  app.get<{ Querystring: { session_id?: string; org_id?: string } }>('/da.js', async (request, reply) => {
    note('da', request.query.session_id ?? '', { orgId: request.query.org_id ?? '', host: request.hostname });
    return noStore(reply).type('text/javascript; charset=utf-8').send(DEVICE_SCRIPT);
  });

  app.get<{ Querystring: { session?: string } }>('/fraud.json', async (request) => ({
    config,
    calls: calls.filter(({ session }) => !request.query.session || session === request.query.session),
  }));
  app.put('/fraud.json/config', async (request, reply) => {
    const parsed = configSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    config = parsed.data;
    return { config };
  });
}
