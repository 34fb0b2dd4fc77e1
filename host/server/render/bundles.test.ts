import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBundleCache } from './bundles.ts';

const CODE = "const react = require('react'); module.exports = { './routes': { react, path: require('node:path') } };";
const getIntegrity = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
const version = (number: string, code = CODE) => ({
  remote: 'mfe-search' as const,
  version: number,
  bundleUrl: `http://assets.test/${number}/index.cjs`,
  integrity: getIntegrity(code),
  owner: null,
  chunks: {},
  serves: 'default' as const,
});
const react = { createElement: () => null };

function setUp(files: Record<string, string | Error>) {
  const asked: string[] = [];
  let time = 0;
  const fetcher = (async (url: string) => {
    asked.push(url);
    const file = files[url];
    if (file instanceof Error) throw file;
    return new Response(file ?? 'not here', { status: file === undefined ? 404 : 200 });
  }) as typeof fetch;
  return {
    asked,
    cache: createBundleCache({ react }, fetcher, () => time),
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('server bundles', () => {
  test("PLAT-6: a bundle gets the renderer's own React, and is fetched once", async () => {
    const { cache, asked } = setUp({ 'http://assets.test/1.0.0/index.cjs': CODE });
    const first = await cache.loadFirst([version('1.0.0')]);
    const second = await cache.loadFirst([version('1.0.0')]);
    expect((first.found?.exposes['./routes'] as { react: unknown }).react).toBe(react);
    expect(second.found?.exposes).toBe(first.found?.exposes);
    expect(asked).toHaveLength(1);
    expect(cache.evaluated()).toBe(1);
  });

  test('PLAT-2: a connection that died since the last bundle does not keep the next one waiting', async () => {
    const used = new WeakSet<object>();
    const server = http.createServer(({ socket }, response) => {
      // A connection that was used before is dead: nothing comes back on it.
      if (!used.has(socket)) response.end(CODE);
      used.add(socket);
    });
    server.keepAliveTimeout = 72_000;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const cache = createBundleCache({ react }, fetch, () => 0);
    for (const number of ['1.0.0', '1.0.1', '1.0.2']) {
      const bundleUrl = `http://127.0.0.1:${port}/${number}/index.cjs`;
      const { found } = await cache.loadFirst([{ ...version(number), bundleUrl }]);
      expect(found?.version.version).toBe(number);
    }
    server.closeAllConnections();
    server.close();
  });

  test('PLAT-8: code with another hash than the registry’s is never evaluated', async () => {
    const { cache } = setUp({ 'http://assets.test/1.0.0/index.cjs': `${CODE}//changed` });
    const { found, skipped } = await cache.loadFirst([version('1.0.0')]);
    expect(found).toBeNull();
    expect(String(skipped[0]?.error)).toContain('not what the registry says');
    expect(cache.evaluated()).toBe(0);
  });

  test.each([
    ['is missing', { 'http://assets.test/1.0.0/index.cjs': CODE }],
    [
      'cannot be reached',
      { 'http://assets.test/2.0.0/index.cjs': new Error('refused'), 'http://assets.test/1.0.0/index.cjs': CODE },
    ],
  ])('PLAT-3: when a version %s the next of the fallback chain is used', async (_name, files) => {
    const { cache } = setUp(files);
    const { found, skipped } = await cache.loadFirst([version('2.0.0'), version('1.0.0')]);
    expect(found?.version.version).toBe('1.0.0');
    expect(skipped.map((skip) => skip.version.version)).toEqual(['2.0.0']);
  });

  test('PLAT-5: a bundle that throws, or asks for something that is not shared, is a failure of that remote', async () => {
    const throwing = "throw new Error('broken remote')";
    const greedy = "module.exports = require('left-pad')";
    const { cache } = setUp({
      'http://assets.test/1.0.0/index.cjs': throwing,
      'http://assets.test/2.0.0/index.cjs': greedy,
    });
    const { found, skipped } = await cache.loadFirst([version('1.0.0', throwing), version('2.0.0', greedy)]);
    expect(found).toBeNull();
    expect(skipped.map((skip) => String(skip.error))).toEqual([
      expect.stringContaining('broken remote'),
      expect.stringContaining('left-pad, which the host does not share'),
    ]);
  });

  test('PLAT-5: a failure is remembered for a moment only', async () => {
    const files: Record<string, string> = {};
    const { cache, asked, later } = setUp(files);
    await cache.loadFirst([version('1.0.0')]);
    await cache.loadFirst([version('1.0.0')]);
    expect(asked).toHaveLength(1);
    files['http://assets.test/1.0.0/index.cjs'] = CODE;
    later(5000);
    expect((await cache.loadFirst([version('1.0.0')])).found).not.toBeNull();
  });

  test('PLAT-3: a late bundle is left out of pages before it, and used from then on', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const asked: string[] = [];
    const fetcher = ((url: string) => {
      asked.push(url);
      return new Promise<Response>((resolve) => {
        arrive = resolve;
      });
    }) as unknown as typeof fetch;
    const cache = createBundleCache({ react }, fetcher, Date.now, undefined, 20);
    const early = await Promise.all([cache.loadFirst([version('1.0.0')]), cache.loadFirst([version('1.0.0')])]);
    expect(early.map(({ found }) => found)).toEqual([null, null]);
    expect(String(early[0].skipped[0]?.error)).toContain('was not there within 20 ms');
    // Who comes now does not wait at all.
    expect((await cache.loadFirst([version('1.0.0')])).found).toBeNull();
    arrive(new Response(CODE));
    await new Promise(setImmediate);
    expect((await cache.loadFirst([version('1.0.0')])).found?.version.version).toBe('1.0.0');
    expect(asked).toHaveLength(1);
  });
});
