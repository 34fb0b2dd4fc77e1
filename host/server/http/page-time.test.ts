import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageTime } from './page-time.ts';

test('PLAT-9: pages have the time that a test set, the real one without a token or when services are silent', async () => {
  const asked: (string | undefined)[] = [];
  const services = createServer(({ headers }, response) => {
    asked.push(headers.authorization);
    response.end(JSON.stringify({ now: '2030-01-01T00:00:00.000Z' }));
  });
  await new Promise<void>((resolve) => {
    services.listen(0, '127.0.0.1', resolve);
  });
  const servicesUrl = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  expect(await createPageTime({ servicesUrl, servicesToken: null, testDataToken: 'a token' })()).toBe(
    '2030-01-01T00:00:00.000Z',
  );
  expect(asked).toEqual(['Bearer a token']);
  const begun = new Date().toISOString();
  const isReal = (time: string): boolean => begun <= time && time <= new Date().toISOString();
  expect(isReal(await createPageTime({ servicesUrl, servicesToken: null, testDataToken: null })())).toBe(true);
  expect(asked).toHaveLength(1);
  await new Promise((resolve) => {
    services.close(resolve);
    services.closeAllConnections();
  });
  expect(isReal(await createPageTime({ servicesUrl, servicesToken: null, testDataToken: 'a token' })())).toBe(true);
});
