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

/** Sends bytes. @returns the status and the text of the answer */
const send = (method: string, path: string, type: string, bytes: number): Promise<[number, string]> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': bytes };
    const asked = request({ port, agent, method, path: `/teams${path}`, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
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
