/** A receiver of the owners' webhook stands by; the versions come through the service. */
import { randomBytes } from 'node:crypto';
import { startOwnersWebhook } from '../testing/owners-webhook.ts';
import type { OwnersWebhook } from '../testing/owners-webhook.ts';
import { FILES, getHexDigits, getPublishBody, startTestService } from '../testing/test-service.ts';
import { weighFirst } from './first-weights.ts';

let hook: OwnersWebhook;
beforeEach(async () => {
  hook = await startOwnersWebhook();
  process.env.OWNERS_WEBHOOK_URL = hook.url;
});
afterEach(async () => {
  delete process.env.OWNERS_WEBHOOK_URL;
  await hook.close();
});

test('PLAT-9: the owner of a version that goes out over its budget is told, of one within it not', async () => {
  const service = await startTestService();
  const headers = { authorization: `Bearer ${await service.token()}` };
  const publish = async (version: string, more: Readonly<Record<string, string>>, revision: number) => {
    const files: Record<string, string> = { ...FILES, ...more };
    for (const text of Object.values(files))
      await service.app.inject({
        method: 'PUT',
        url: `/teams/v1/files/${getHexDigits(text)}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: Buffer.from(text),
      });
    return service.app.inject({
      method: 'POST',
      url: '/teams/v1/environments/production/remotes/mfe-search/versions',
      headers,
      payload: { ...getPublishBody(version, { files }), revision },
    });
  };
  expect((await publish('1.0.0', {}, 0)).statusCode).toBe(200);
  expect(hook.told).toEqual([]);
  const heavy = { 'js/expose-routes.js': `/*${randomBytes(60_000).toString('base64')}*/` };
  expect((await publish('1.0.1', heavy, 1)).statusCode).toBe(200);
  expect(hook.told).toMatchObject([
    {
      event: 'remote_over_budget',
      remote: 'mfe-search',
      version: '1.0.1',
      owner: 'search team',
      message: expect.stringMatching(/^js\/expose-routes\.js has \d+ bytes compressed, more than 30720/) as string,
    },
  ]);
  await service.close();
});

test('PLAT-6: a first page waits for the entry and the exposed chunks', async () => {
  const weights = await weighFirst(
    ['remoteEntry.js', 'js/expose-routes.1a.js', 'js/late.js', 'css/routes.css', 'remoteEntry.js.map'],
    async () => Buffer.from('let a=1;'),
  );
  expect(Object.keys(weights)).toEqual(['remoteEntry.js', 'js/expose-routes.1a.js']);
});
