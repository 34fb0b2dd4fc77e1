import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHeapMb, readLeastHeaps } from './memory.ts';

describe('SAFE-6: memory of a site that is abused', () => {
  const heaps = [300, 120, 250];
  let server: Server;
  let address = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.headers.authorization !== 'Bearer token') return response.writeHead(404).end();
      const mb = heaps.shift() ?? 200;
      return response.end(`nodejs_heap_size_total_bytes 1\nnodejs_heap_size_used_bytes ${mb * 2 ** 20}\n`);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('is what the process itself says, the least of some looks', async () => {
    expect(await readLeastHeaps([address], 'token', async () => undefined)).toEqual({ [address]: 120 });
  });

  test('a process that does not tell fails the run', async () => {
    await expect(readHeapMb(address, 'wrong')).rejects.toThrow('tells no memory (404)');
  });
});
