/** What is larger than the registry's service takes, as a connection carries it: its answer has to arrive. */
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';

let service: TestService;
let token: string;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  service = await startTestService();
  token = await service.token();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = service.app.server.address() as AddressInfo);
});
afterAll(() => {
  agent.destroy();
  return service.close();
});

/**
 * Sends bytes.
 * @param length how their number is told: before them, or by chunks
 * @returns the status and the text of the answer, and what becomes of the connection
 */
const send = (
  method: string,
  path: string,
  type: string,
  bytes: number,
  length: object = { 'content-length': bytes },
): Promise<[number, string, string | undefined]> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, ...length };
    const asked = request({ port, agent, method, path: `/teams${path}`, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve([answer.statusCode ?? 0, text, answer.headers.connection]));
    });
    asked.on('error', reject);
    asked.end(Buffer.alloc(bytes, 32));
  });

test.each([
  ['POST', '/v1/environments/production/remotes/mfe-search/traffic', 'application/json', 3_000_000, '2 MB'],
  ['PUT', `/v1/files/${'0'.repeat(96)}`, 'application/octet-stream', 21_000_000, '20 MB'],
])('SAFE-6: %s %s says that it is too large, and takes the next request', async (method, path, type, bytes, most) => {
  for (let times = 0; times < 5; times += 1) {
    const [status, text] = await send(method, path, type, bytes);
    expect([status, JSON.parse(text)]).toEqual([
      413,
      { error: { code: 'too_large', message: `It is larger than ${most}, the most that this address takes.` } },
    ]);
    expect((await send('GET', '/v1/me', 'application/json', 0))[0]).toBe(200);
  }
});

const CHUNKED = { 'transfer-encoding': 'chunked' };
const FILE = ['PUT', `/v1/files/${'0'.repeat(96)}`, 'application/octet-stream'] as const;
test.each([
  ['POST', '/v1/environments/production/remotes/mfe-search/traffic', 'application/json', 3_000_000, '2 MB'],
  [...FILE, 40_000_000, '20 MB'],
])(
  'SAFE-6: %s %s without its length is read to its end, so that a host in front can pass the answer on',
  async (method, path, type, bytes, most) => {
    const [status, text, connection] = await send(method, path, type, bytes, CHUNKED);
    expect([status, JSON.parse(text), connection]).toEqual([
      413,
      { error: { code: 'too_large', message: `It is larger than ${most}, the most that this address takes.` } },
      'keep-alive',
    ]);
  },
);

test('SAFE-6: what comes in chunks and is not too large is taken as it is', async () => {
  const [status, text] = await send(...FILE, 5_000_000, CHUNKED);
  // All of it was hashed, and is not what its name says.
  expect([status, text]).toEqual([422, expect.stringContaining('file_changed')]);
  const traffic = '/v1/environments/production/remotes/mfe-search/traffic';
  const [wrong, words] = await send('POST', traffic, 'application/json', 100, CHUNKED);
  expect([wrong, words]).toEqual([400, expect.stringContaining('bad_request')]);
});

test('SAFE-6: what never ends is not read for ever', async () => {
  await new Promise<void>((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': FILE[2] };
    const asked = request({ port, method: FILE[0], path: `/teams${FILE[1]}`, headers });
    const part = Buffer.alloc(1_000_000);
    const more = (): void => void asked.write(part, (error) => (error ? undefined : more()));
    asked.on('response', () => asked.destroy());
    // Whoever still sends may find the connection closed before the answer is read.
    asked.on('error', () => undefined);
    asked.on('close', () => resolve());
    more();
  });
  expect((await send('GET', '/v1/me', 'application/json', 0))[0]).toBe(200);
});
