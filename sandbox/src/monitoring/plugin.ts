/**
 * Monitoring of the sandbox: the intake that the real client sends to through its proxy, the page of vitals, and the
 * same as JSON for tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { DEVICES, parseEvents } from './events.ts';
import type { Device, VitalRecord } from './events.ts';
import { renderVitals } from './page.ts';
import { owners, getRange, rows, getViews } from './stats.ts';
import type { Period } from './stats.ts';
import { VitalsStore } from './store.ts';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";
const LARGEST = 1024 * 1024;
const MOST_BATCHES = 200;

const choiceSchema = z.object({
  device: z.catch(z.optional(z.enum(DEVICES)), undefined),
  period: z.catch(z.optional(z.enum(['today', 'week', 'month'])), undefined),
});

/** Serves `/monitoring/intake` and `/vitals`. Records live in `{dataDir}/monitoring/vitals.jsonl`. */
export async function monitoringPlugin(
  app: FastifyInstance,
  options: { dataDir: string; log: Log; now?: () => number },
): Promise<void> {
  const now = options.now ?? Date.now;
  const store = new VitalsStore(join(options.dataDir, 'monitoring', 'vitals.jsonl'), now);
  const css = readFileSync(new URL('./vitals.css', import.meta.url), 'utf8');
  /** The newest raw requests, for tests of the protocol. */
  const batches: { forward: string; text: string }[] = [];

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) => done(null, body));

  app.post<{ Querystring: { ddforward?: string } }>('/monitoring/intake', async (request, reply) => {
    const forward = request.query.ddforward ?? '';
    if (!forward.startsWith('/api/v2/rum'))
      return reply.code(400).send({ error: 'ddforward is not an address of the intake.' });
    const text = unpack(
      request.body as Buffer,
      /dd-evp-encoding=deflate/.test(forward) ? 'deflate' : request.headers['content-encoding'],
    );
    if (text === null) return reply.code(400).send({ error: 'The body cannot be read.' });
    const { records, dropped } = parseEvents(text);
    store.add(records);
    batches.push({ forward, text });
    if (batches.length > MOST_BATCHES) batches.shift();
    if (dropped > 0) options.log('monitoring_dropped', { lines: dropped });
    return reply.code(202).send({});
  });

  app.get('/vitals/vitals.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/vitals', async (request, reply) => {
    const records = store.all();
    const choice = choiceSchema.parse(request.query);
    const period = choice.period ?? 'today';
    const html = renderVitals({
      records,
      period,
      device: choice.device ?? likelyDevice(records, period, now()),
      now: now(),
    });
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get('/vitals.json', async (request) => {
    const records = store.all();
    const choice = choiceSchema.parse(request.query);
    const range = getRange(choice.period ?? 'today', now());
    return {
      rows: (choice.device ? [choice.device] : DEVICES).flatMap((device) =>
        rows(records, device, range).map((row) => ({ device, ...row })),
      ),
      owners: owners(records, range),
      events: batches.flatMap(({ text }) => text.split('\n').filter(Boolean)).map(parseAny),
      forwards: batches.map(({ forward }) => forward),
    };
  });
  app.delete('/vitals.json', async () => {
    store.clear();
    batches.length = 0;
    return { rows: [] };
  });
}

function unpack(body: Buffer, encoding: string | undefined): string | null {
  try {
    const limit = { maxOutputLength: 8 * LARGEST };
    const bytes =
      encoding === 'deflate' ? inflateSync(body, limit) : encoding === 'gzip' ? gunzipSync(body, limit) : body;
    return bytes.toString('utf8');
  } catch {
    return null;
  }
}

function parseAny(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/** Returns the device of most visits: on a developer's machine there is often only one. */
function likelyDevice(records: readonly VitalRecord[], period: Period, now: number): Device {
  const range = getRange(period, now);
  return getViews(records, 'phone', range).length > getViews(records, 'desktop', range).length ? 'phone' : 'desktop';
}
