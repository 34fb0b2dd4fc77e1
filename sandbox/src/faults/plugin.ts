/**
 * Fault switches for tests: make a part slow, down, answer nonsense, or lose its answers (the request runs, the
 * connection breaks before the answer). They need a key, so that nothing sets them by accident.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** The parts that can fail, and the addresses that belong to each. */
const PART_PREFIXES = {
  search: ['/1/'],
  maps: ['/maps/'],
  stripe: ['/v1/'],
  'stripe-js': ['/stripe/'],
  analytics: ['/analytics-cdn/'],
  'analytics-intake': ['/analytics-intake/'],
  insights: ['/1/events'],
  'third-party-scripts': ['/tag-manager/', '/visual-optimization/'],
  pictures: ['/pictures/'],
  mail: ['/mail'],
  oidc: ['/oidc/'],
  fraud: ['/cs/', '/session/', '/fin', '/logo.', '/collect', '/da.js'],
  monitoring: ['/monitoring/'],
  flags: ['/api/eval/', '/sub/'],
} as const;

/** A megabyte of HTML, which no client of a part expects. */
const NONSENSE = `<!doctype html><title>Nonsense</title><p>${'[{"wrong":true}] '.repeat(65_536)}`;

const faultSchema = z.object({
  part: z.enum([
    'search',
    'maps',
    'stripe',
    'stripe-js',
    'analytics',
    'analytics-intake',
    'insights',
    'third-party-scripts',
    'pictures',
    'mail',
    'oidc',
    'fraud',
    'monitoring',
    'flags',
  ]),
  /**
   * `slow` waits delayMs first; `down` answers 503 before the part sees the request; `lost` runs the request and breaks
   * the connection; `nonsense` answers 200 with a megabyte of HTML. Of Stripe only: `failed` answers 500 from inside
   * the call, which is stored under its idempotency key, and `failed-after` does the same after the call has worked.
   */
  mode: z.enum(['slow', 'down', 'lost', 'nonsense', 'failed', 'failed-after']),
  delayMs: z._default(z.number().check(z.minimum(0), z.maximum(60_000)), 0),
  /** How many requests it hits; without it, every one until the switch is cleared. */
  times: z.optional(z.number().check(z.int(), z.minimum(1))),
  /** Only requests with this method. */
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Only requests whose address contains this, e.g. `/capture`. */
  address: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});
type Fault = z.infer<typeof faultSchema>;

/** Requests that fail inside of their part. */
const failing = new WeakMap<object, 'failed' | 'failed-after'>();

/** How a request shall fail inside of its part; null when it shall not. */
export const failsInside = (request: object): 'failed' | 'failed-after' | null => failing.get(request) ?? null;

/** Must be registered on the root, before the parts, so that its hooks see their requests. */
export function registerFaults(app: FastifyInstance, options: { adminKey: string }): void {
  const faults = new Map<Fault['part'], Fault>();
  const lost = new WeakSet<object>();

  function take(method: string, url: string): Fault | null {
    for (const fault of faults.values()) {
      if (fault.method && fault.method !== method) continue;
      if (fault.address && !url.includes(fault.address)) continue;
      if (!PART_PREFIXES[fault.part].some((prefix) => url.startsWith(prefix))) continue;
      if (fault.times !== undefined) {
        if (fault.times <= 1) faults.delete(fault.part);
        else faults.set(fault.part, { ...fault, times: fault.times - 1 });
      }
      return fault;
    }
    return null;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (faults.size === 0) return;
    const fault = take(request.method, request.url);
    if (!fault) return;
    if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.mode === 'down')
      return reply.code(503).send({ error: `The sandbox's ${fault.part} part is switched off.` });
    if (fault.mode === 'nonsense') return reply.code(200).type('text/html; charset=utf-8').send(NONSENSE);
    if (fault.mode === 'failed' || fault.mode === 'failed-after') failing.set(request, fault.mode);
    if (fault.mode === 'lost') lost.add(request);
    return;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (lost.has(request)) request.raw.socket.destroy();
    return payload;
  });

  const allowed = (key: unknown): boolean => {
    const given = Buffer.from(typeof key === 'string' ? key : '');
    const expected = Buffer.from(options.adminKey);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/sandbox/') && !allowed(request.headers['x-sandbox-key']))
      return reply.code(403).send({ error: 'The header x-sandbox-key is wrong or missing.' });
    return;
  });
  app.get('/sandbox/faults', async () => ({ faults: [...faults.values()] }));
  app.post('/sandbox/faults', async (request, reply) => {
    const parsed = faultSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    faults.set(parsed.data.part, parsed.data);
    return { faults: [...faults.values()] };
  });
  app.delete('/sandbox/faults', async () => {
    faults.clear();
    return { faults: [] };
  });
}
