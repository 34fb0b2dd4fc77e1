/**
 * Flags of the sandbox, as the provider's own proxy serves them: evaluation at the service, a stream of changes, and a
 * page to change them. Rules never leave the service: a client gets values and the experiments they come from.
 */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { evaluateFeatures } from '@growthbook/proxy-eval';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { FLAGS } from './definitions.ts';
import { renderFlags } from './page.ts';
import { Buckets, FlagStore, parseSetting } from './store.ts';
import type { FlagSetting } from './store.ts';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'";
const BEAT_MS = 20_000;
const MOST_STREAMS = 1000;

const attribute = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]);
const askedSchema = z.object({
  attributes: z.record(z.string(), attribute),
  forcedVariations: z._default(z.record(z.string(), z.int()), {}),
  forcedFeatures: z._default(z.array(z.tuple([z.string(), z.unknown()])), []),
  url: z._default(z.string().check(z.maxLength(2000)), ''),
});

export type FlagsOptions = { dataDir: string; clientKey: string };

/**
 * Serves `/api/eval/{key}`, `/sub/{key}`, the page `/flags` and the same as JSON for tests. State lives in
 * `{dataDir}/flags`.
 */
export async function flagsPlugin(app: FastifyInstance, { dataDir, clientKey }: FlagsOptions): Promise<void> {
  const store = new FlagStore(join(dataDir, 'flags'));
  const buckets = new Buckets(join(dataDir, 'flags'));
  const css = readFileSync(new URL('./flags.css', import.meta.url), 'utf8');
  const streams = new Set<ServerResponse>();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const beat = setInterval(() => {
    for (const stream of streams) stream.write(':\n\n');
  }, BEAT_MS);
  beat.unref();
  app.addHook('onClose', async () => {
    clearInterval(beat);
    for (const stream of streams) stream.end();
    buckets.write();
  });

  function change(key: string, setting: FlagSetting): void {
    store.set(key, setting);
    for (const stream of streams) stream.write('event: features-updated\ndata: {}\n\n');
  }

  app.post<{ Params: { key: string } }>('/api/eval/:key', async (request, reply) => {
    if (request.params.key !== clientKey) return reply.code(400).send({ status: 400, error: 'Invalid API key' });
    const asked = askedSchema.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ status: 400, error: z.prettifyError(asked.error) });
    const { attributes, forcedVariations, forcedFeatures, url } = asked.data;
    const answer: unknown = await evaluateFeatures({
      payload: store.payload(),
      attributes,
      forcedVariations,
      forcedFeatures: new Map(forcedFeatures),
      url,
      stickyBucketService: buckets,
    });
    return reply.header('x-sse-support', 'enabled').header('cache-control', 'no-store').send(answer);
  });

  app.get<{ Params: { key: string } }>('/sub/:key', (request, reply) => {
    if (request.params.key !== clientKey) return void reply.code(400).send({ status: 400, error: 'Invalid API key' });
    if (streams.size >= MOST_STREAMS) return void reply.code(503).send({ status: 503, error: 'Too many streams' });
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    stream.write(':\n\n');
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
  });

  const shown = () =>
    FLAGS.map((flag) => ({ ...flag, setting: store.get(flag.key), visitors: buckets.count(flag.key) }));
  app.get('/flags/flags.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/flags', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderFlags(shown(), streams.size)),
  );
  app.post<{ Params: { key: string } }>('/flags/:key', async (request, reply) => {
    // A foreign page can send a form here, but it cannot forge its origin header.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return reply.code(403).send({ error: 'Flags are switched on their own page.' });
    const form = z.object({ mode: z.string(), share: z.coerce.number() }).safeParse(request.body);
    const setting = form.success ? parseSetting(request.params.key, form.data) : null;
    if (!setting) return reply.code(400).send({ error: 'There is no such flag or setting.' });
    change(request.params.key, setting);
    return reply.redirect('/flags', 303);
  });

  app.get('/flags.json', async () => ({ flags: shown(), streams: streams.size }));
  app.put<{ Params: { key: string } }>('/flags.json/:key', async (request, reply) => {
    const setting = parseSetting(request.params.key, request.body);
    if (!setting) return reply.code(400).send({ error: 'There is no such flag or setting.' });
    change(request.params.key, setting);
    return { flags: shown(), streams: streams.size };
  });
}
