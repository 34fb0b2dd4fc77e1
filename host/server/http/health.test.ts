import Fastify from 'fastify';
import { parseConfig } from '../config.ts';
import { healthPlugin } from './health.ts';

async function ask(
  path: string,
  { withoutVersion = [] as string[], renderer = true, draining = false, warm = true } = {},
) {
  const app = Fastify();
  await app.register(healthPlugin, {
    config: parseConfig({}),
    own: () => ({ registry: true, renderer }),
    remotes: async () => ({ withoutVersion, held: [{ version: 'mfe-search@1.0.1', reason: 'it looped' }] }),
    draining: () => draining,
    warm: () => warm,
    fetcher: async () => new Response('{}'),
  });
  const answer = await app.inject(path);
  await app.close();
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('health', () => {
  test('PLAT-9: a remote without a usable version is named, and the site is not healthy', async () => {
    const { status, body } = await ask('/healthz', { withoutVersion: ['mfe-search'] });
    expect(status).toBe(503);
    expect(body).toMatchObject({ ok: false, parts: { remotes: false }, withoutVersion: ['mfe-search'] });
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('PLAT-9: a process that can serve pages is ready whatever one remote does, and reports the remote', async () => {
    const { status, body } = await ask('/readyz', { withoutVersion: ['mfe-search'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, withoutVersion: ['mfe-search'], held: [{ version: 'mfe-search@1.0.1' }] });
    expect((await ask('/readyz', { renderer: false })).status).toBe(503);
  });

  test('SCALE-3: a process that was asked to stop is not ready any more, and says why', async () => {
    expect(await ask('/readyz', { draining: true })).toMatchObject({
      status: 503,
      body: { ok: false, reason: 'draining', parts: { renderer: true } },
    });
    expect((await ask('/readyz', { warm: false })).status).toBe(503);
    expect((await ask('/healthz', { draining: true })).status).toBe(200);
  });
});
