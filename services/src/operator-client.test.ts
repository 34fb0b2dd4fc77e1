import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiError } from './api-error.ts';
import { askServices } from './operator-client.ts';
import { freePort } from './testing/free-port.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1'],
  ['::1', 'http://[::1]'],
])('a command says where it looked for services: %s', async (bind, address) => {
  const port = await freePort();
  process.env = {
    ...before,
    ROOST_BIND: bind,
    ROOST_SERVICES_PORT: String(port),
    AUTH_SECRET: 'k3JxPq9vWz7TnB2mLdR5hYc8sFgAe4Uo',
  };
  await expect(askServices({ purpose: 'guests', header: 'x-test', path: '/guests/export' })).rejects.toThrow(
    `No services answer at ${address}:${port}. Start them, or run this where they run`,
  );
});

test('a command says which of its words services could not read', async () => {
  const server = createServer((_request, response) => {
    response.statusCode = 400;
    response.end(JSON.stringify(apiError('bad_request', 'The request could not be read.', 'code')));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env = {
    ...before,
    ROOST_BIND: '127.0.0.1',
    ROOST_SERVICES_PORT: String((server.address() as AddressInfo).port),
    AUTH_SECRET: 'k3JxPq9vWz7TnB2mLdR5hYc8sFgAe4Uo',
  };
  const body = { code: 'R'.repeat(40), by: 'Jo Smith' };
  await expect(askServices({ purpose: 'stays', header: 'x-test', path: '/stays/cancel', body })).rejects.toThrow(
    `The request could not be read. It was the code, 40 characters: "${body.code}".`,
  );
  server.close();
});
