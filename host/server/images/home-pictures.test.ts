import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prewarmHomePictures } from './home-pictures.ts';

const HOME = {
  totalListings: 2,
  destinations: [{ name: 'Lake Tahoe', query: 'query=x', homes: 2, imageUrl: '/pictures/a.svg' }],
  kinds: [{ title: 'Cabins', query: 'x', homes: 1, imageUrl: '/pictures/b.svg' }],
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

async function services(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function fakeStore() {
  const made: string[] = [];
  return {
    made,
    prewarm: async (paths: readonly string[], width: number, { avif = false } = {}) => {
      made.push(...paths.map((path) => `${path}@${width}${avif ? ' avif' : ''}`));
      return paths.length;
    },
  };
}

describe('pictures of the home page', () => {
  test.each([
    [true, ' avif'],
    [false, ''],
  ])(
    'LIST-7: they are made ahead once services answer, AVIF too where that is wanted: %s',
    async (makesAvifs, mark) => {
      let asked = 0;
      const servicesUrl = await services((_request, response) => {
        asked += 1;
        if (asked === 1) response.writeHead(503).end('not yet');
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(HOME));
      });
      const store = fakeStore();
      const ready = await prewarmHomePictures(store, {
        servicesUrl,
        makesAvifs,
        more: ['/pictures/hero.svg'],
        signal: new AbortController().signal,
        wait: async () => undefined,
      });
      expect(ready).toBe(6);
      expect(store.made).toEqual([
        `/pictures/hero.svg@640${mark}`,
        `/pictures/a.svg@640${mark}`,
        `/pictures/b.svg@640${mark}`,
        `/pictures/hero.svg@1080${mark}`,
        `/pictures/a.svg@1080${mark}`,
        `/pictures/b.svg@1080${mark}`,
      ]);
    },
  );

  test('LIST-7: without services it gives up quietly, and at once when the host stops', async () => {
    const servicesUrl = await services((request) => {
      request.socket.destroy();
    });
    const stop = new AbortController();
    let waits = 0;
    expect(
      await prewarmHomePictures(fakeStore(), {
        servicesUrl,
        makesAvifs: true,
        signal: stop.signal,
        wait: async () => {
          waits += 1;
          if (waits === 3) stop.abort();
        },
      }),
    ).toBe(0);
    expect(waits).toBe(3);
    expect(
      await prewarmHomePictures(fakeStore(), {
        servicesUrl,
        makesAvifs: true,
        signal: new AbortController().signal,
        wait: async () => undefined,
      }),
    ).toBe(0);
  });
});
