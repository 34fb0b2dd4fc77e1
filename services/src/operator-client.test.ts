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
