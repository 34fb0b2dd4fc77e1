/** Addresses of the console that somebody typed or cut short: each says what is wrong with it. */
import { addVersion } from '../../registry/model.ts';
import { updateRegistry } from '../../registry/store.ts';
import { getPublishBody, startTestService } from '../../testing/test-service.ts';
import type { TestService } from '../../testing/test-service.ts';

let service: TestService;

beforeEach(async () => {
  service = await startTestService();
  for (const version of ['1.0.0', '1.0.1']) {
    const { entry } = getPublishBody(version);
    await updateRegistry(service.directory, (registry) => addVersion(registry, 'mfe-search', entry, null));
  }
});
afterEach(() => service.close());

async function open(path: string, token?: string) {
  const cookie = `roost_team=${token ?? (await service.token())}`;
  const { statusCode, body } = await service.app.inject({ url: `/teams${path}`, headers: { cookie } });
  return { status: statusCode, notice: /role="alert">([^<]*)</.exec(body)?.[1], text: body };
}

test.each([
  ['/?environment=moon', 400, 'There is no environment “moon”. This token is for staging, production.'],
  ['/?environment=', 400, 'There is no environment “”. This token is for staging, production.'],
  ['/?environment=Staging', 400, 'There is no environment “Staging”. This token is for staging, production.'],
  [
    '/?environment=staging&environment=production',
    400,
    'There is no environment “staging,production”. This token is for staging, production.',
  ],
  ['/changes?environment=moon', 400, 'There is no environment “moon”. This token is for staging, production.'],
  ['/contracts?environment=moon', 400, 'There is no environment “moon”. This token is for staging, production.'],
  [
    '/remotes/mfe-search?environment=moon',
    400,
    'There is no environment “moon”. This token is for staging, production.',
  ],
  ['/changes?before=yesterday', 400, '“yesterday” is no revision: changes are asked for before a whole number.'],
  ['/changes?before=-1', 400, '“-1” is no revision: changes are asked for before a whole number.'],
  ['/changes?before=', 400, '“” is no revision: changes are asked for before a whole number.'],
  [
    '/remotes/mfe-search/compare?from=1.0.0',
    404,
    'Name two versions of mfe-search that are published in production: 1.0.0, 1.0.1.',
  ],
  [
    '/remotes/mfe-search/compare?from=1.0.0&to=9.9.9',
    404,
    '9.9.9 of mfe-search is not published in production. There are 1.0.0, 1.0.1.',
  ],
])('PLAT-9: %s says what is wrong and shows nothing else', async (path, status, notice) => {
  const answer = await open(path);
  expect([answer.status, answer.notice]).toEqual([status, notice]);
  expect(answer.text).toContain('This page could not be shown');
});

test('PLAT-9: what a stranger put into an address is shown as text', async () => {
  const { notice, text } = await open(`/?environment=${encodeURIComponent('<img src=x>')}`);
  expect(notice).toContain('“&lt;img src=x&gt;”');
  expect(text).not.toContain('<img');
  expect((await open(`/?environment=${'x'.repeat(5000)}`)).notice).toHaveLength(
    'There is no environment “…”. This token is for staging, production.'.length + 40,
  );
});

test('PLAT-9: a token of one environment is told of that one only', async () => {
  const token = await service.token({ environments: ['staging'] });
  expect((await open('/?environment=moon', token)).notice).toBe(
    'There is no environment “moon”. This token is for staging.',
  );
});
