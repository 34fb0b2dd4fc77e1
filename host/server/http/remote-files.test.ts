import Fastify, { type FastifyInstance } from 'fastify';
import { remoteFilesPlugin } from './remote-files.ts';

const FILE = '/_remotes/mfe-search/1.0.0/js/main.js';

describe('PLAT-5: files of remotes while the asset server is away', () => {
  let assets: FastifyInstance;
  let host: FastifyInstance;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    assets = Fastify({ forceCloseConnections: true });
    assets.get('/*', (request, reply) => {
      const encoding = String(request.headers['accept-encoding']);
      asked.push(`${request.url} ${encoding} ${request.headers.cookie ?? 'no cookie'}`);
      if (request.url.includes('missing')) return reply.code(404).send('Not found');
      // What is not said to last for ever may change.
      if (!request.url.includes('other')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply
        .header('vary', 'accept-encoding')
        .type('text/javascript')
        .send(`code of ${request.url}, ${encoding}`);
    });
    const assetsUrl = await assets.listen({ port: 0, host: '127.0.0.1' });
    host = Fastify();
    await host.register(remoteFilesPlugin, { assetsUrl, sourceMaps: false });
  });
  afterEach(async () => {
    await host.close();
    await assets.close();
  });
  const ask = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
    const { statusCode, body } = await host.inject({
      url,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    });
    return `${statusCode} ${body}`;
  };

  test('what was asked for is asked for once, by whoever and however a browser asks, and is there when nobody answers', async () => {
    const first = await ask(FILE, { cookie: 'session=secret' });
    expect(first).toBe('200 code of /mfe-search/1.0.0/js/main.js, br');
    expect(await ask(`${FILE}?again=1`)).toBe(first);
    await assets.close();
    expect(await ask(FILE)).toBe(first);
    expect(await ask(FILE, { 'cache-control': 'no-cache', pragma: 'no-cache', 'if-none-match': '"x"' })).toBe(first);
    expect(await ask(FILE, { 'accept-encoding': 'br;q=1.0, x-9' })).toBe(first);
    expect(asked).toEqual(['/mfe-search/1.0.0/js/main.js br no cookie']);
    // Nobody asked for it before.
    expect(await ask('/_remotes/mfe-search/1.0.0/js/late.js')).toBe('502 Not available');
  });

  test('a browser that reads no brotli gets a file of its own', async () => {
    await ask(FILE);
    expect(await ask(FILE, { 'accept-encoding': 'gzip' })).toBe('200 code of /mfe-search/1.0.0/js/main.js, gzip');
    expect(await ask(FILE, { 'accept-encoding': '' })).toBe('200 code of /mfe-search/1.0.0/js/main.js, identity');
  });

  test('what is missing, or may change, is asked for each time', async () => {
    for (const name of ['missing.js', 'other.js', 'missing.js', 'other.js'])
      await ask(`/_remotes/mfe-search/1.0.0/js/${name}`);
    expect(asked).toHaveLength(4);
    await assets.close();
    expect(await ask('/_remotes/mfe-search/1.0.0/js/other.js')).toBe('502 Not available');
  });
});
