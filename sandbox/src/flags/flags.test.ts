/** @jest-environment node */
import { readFileSync } from 'node:fs';
import cors from '@fastify/cors';
import { GrowthBook } from '@growthbook/growthbook';
import type { FastifyInstance } from 'fastify';
import { startPlugin, temporaryDirectory } from '../testing.ts';
import { flagsPlugin } from './plugin.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let app: FastifyInstance;
let url: string;

async function start(): Promise<void> {
  ({ app, url } = await startPlugin(async (server) => {
    await server.register(cors, { origin: '*', exposedHeaders: ['x-sse-support'] });
    await server.register(flagsPlugin, { dataDir: directory.path, clientKey: 'sdk-local' });
  }));
}
beforeEach(async () => {
  directory = temporaryDirectory();
  await start();
});
afterEach(async () => {
  await app.close();
  directory.remove();
});

type Answer = {
  dateUpdated: string;
  features: Record<
    string,
    {
      defaultValue: string;
      rules?: {
        force: string;
        tracks: {
          experiment: { variations: unknown[] };
          result: { value: string; inExperiment: boolean; stickyBucketUsed: boolean };
        }[];
      }[];
    }
  >;
};
const KEY = 'search-card-layout';
const ask = (body: unknown, key = 'sdk-local') =>
  fetch(`${url}/api/eval/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const evaluate = async (id: string, more: object = {}) =>
  (await (await ask({ attributes: { id }, ...more })).json()) as Answer;
const getVariation = async (id: string) => (await evaluate(id)).features[KEY]?.defaultValue;
const put = (setting: object, key = KEY) =>
  fetch(`${url}/flags.json/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(setting),
  });
const ids = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);

describe('flags of the sandbox', () => {
  test('ANLT-5: the real client is evaluated for at the service and tracks what it was given', async () => {
    const tracked: unknown[] = [];
    const client = new GrowthBook({
      apiHost: url,
      clientKey: 'sdk-local',
      remoteEval: true,
      attributes: { id: 'visitor-1' },
      cacheKeyAttributes: ['id'],
      trackingCallback: (experiment, result) => {
        tracked.push([experiment.key, result.value]);
      },
    });
    const { success } = await client.init({ skipCache: true });
    const value = client.getFeatureValue(KEY, 'none');
    client.destroy({ destroyAllStreams: true });
    expect(success).toBe(true);
    expect(value).toBe(await getVariation('visitor-1'));
    expect(tracked).toEqual([[KEY, value]]);
  });

  test('ANLT-5: what leaves the service is the one value, and the experiment without its other values', async () => {
    const answer = await ask({ attributes: { id: 'visitor-1' } });
    expect(answer.headers.get('x-sse-support')).toBe('enabled');
    const { features } = (await answer.json()) as Answer;
    const value = features[KEY]?.defaultValue;
    const [track] = features[KEY]?.rules?.[0]?.tracks ?? [];
    expect(track?.result).toMatchObject({ inExperiment: true, value });
    expect(track?.experiment.variations).toEqual(value === 'home-first' ? [value, {}] : [{}, value]);
  });

  test('ANLT-5: visitors are split as set, the same id always the same way, also after a restart', async () => {
    await put({ mode: 'split', share: 30 });
    const given = new Map(await Promise.all(ids.map(async (id) => [id, await getVariation(id)] as const)));
    const second = [...given.values()].filter((variation) => variation === 'price-first').length;
    expect(second).toBeGreaterThan(35);
    expect(second).toBeLessThan(85);
    await app.close();
    await start();
    await put({ mode: 'split', share: 100 });
    expect(await getVariation('visitor-new')).toBe('price-first');
    for (const id of ids.slice(0, 40)) expect(await getVariation(id)).toBe(given.get(id));
    expect(readFileSync(`${directory.path}/flags/visitors.json`, 'utf8')).toContain('visitor-1');
  });

  test.each([
    ['off', 'home-first'],
    ['price-first', 'price-first'],
    ['home-first', 'home-first'],
  ])('ANLT-5: switched to %s everybody gets %s, and it is no experiment', async (mode, variation) => {
    await put({ mode, share: 50 });
    const { features } = await evaluate('visitor-1');
    expect(features[KEY]).toEqual({ defaultValue: variation });
  });

  test('ANLT-5: a variation can be forced', async () => {
    for (const variation of [0, 1]) {
      const { features } = await evaluate('visitor-1', { forcedVariations: { [KEY]: variation } });
      expect(features[KEY]?.defaultValue).toBe(['home-first', 'price-first'][variation]);
    }
  });

  test('ANLT-5: an open stream hears of a switch, and the date of the answer is another one', async () => {
    const before = (await evaluate('visitor-1')).dateUpdated;
    const controller = new AbortController();
    const stream = await fetch(`${url}/sub/sdk-local`, { signal: controller.signal });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.getReader();
    await put({ mode: 'price-first', share: 50 });
    let heard = '';
    while (reader && !heard.includes('features-updated'))
      heard += new TextDecoder().decode((await reader.read()).value);
    controller.abort();
    expect((await evaluate('visitor-1')).dateUpdated > before).toBe(true);
  });

  test.each([
    ['another key', { attributes: { id: 'x' } }, 'sdk-other'],
    ['no attributes', {}, 'sdk-local'],
    ['attributes that are none', { attributes: 'x' }, 'sdk-local'],
    ['nested attributes', { attributes: { id: { deep: 1 } } }, 'sdk-local'],
    ['a list', [], 'sdk-local'],
  ])('ANLT-5: %s is refused', async (_name, body, key) => {
    expect((await ask(body, key)).status).toBe(400);
    expect((await fetch(`${url}/sub/sdk-other`)).status).toBe(400);
  });

  test('ANLT-5: the page shows how flags stand and switches them; no other site does', async () => {
    await getVariation('visitor-1');
    expect(await (await fetch(`${url}/flags`)).text()).toMatch(
      /value="split" checked[\s\S]*Visitors so far[\s\S]*100 %/,
    );
    const send = (fields: Record<string, string>, headers = {}) =>
      fetch(`${url}/flags/${KEY}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
    expect((await send({ mode: 'price-first', share: '50' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect([
      (await send({ mode: 'nonsense', share: '50' })).status,
      (await send({ mode: 'split', share: '101' })).status,
      (await put({ mode: 'off', share: 1 }, 'other')).status,
    ]).toEqual([400, 400, 400]);
    expect((await send({ mode: 'price-first', share: '50' })).status).toBe(303);
    expect(await (await fetch(`${url}/flags`)).text()).toContain('value="price-first" checked');
    expect(await getVariation('visitor-1')).toBe('price-first');
  });
});
