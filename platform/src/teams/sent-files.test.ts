/**
 * What a team sends is looked at by the service too: whoever has a token may have changed the command that checks it
 * first (PLAT-6).
 */
import { FILES, getHexDigits, getPublishBody, startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startTestService();
  token = await service.token();
});
afterEach(() => service.close());

async function publish(changed: Record<string, string>) {
  const files = { ...FILES, ...changed };
  const headers = { authorization: `Bearer ${token}` };
  for (const text of Object.values(files))
    await service.app.inject({
      method: 'PUT',
      url: `/teams/v1/files/${getHexDigits(text)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(text),
    });
  const answer = await service.app.inject({
    method: 'POST',
    url: '/teams/v1/environments/production/remotes/mfe-search/versions',
    headers,
    payload: getPublishBody('1.0.0', { files }),
  });
  return { status: answer.statusCode, message: answer.json<{ error?: { message: string } }>().error?.message ?? '' };
}

test('PLAT-6: what keeps the rules is taken', async () => {
  expect(await publish({})).toEqual({ status: 200, message: '' });
});

test.each([
  ['css/routes.css', '@layer remotes.mfe-search{body{color:red}}', 'css/routes.css styles the whole page: body (begin'],
  ['css/routes.css', '.card_title_aB3dE{color:red}', 'css/routes.css is not wholly in the layer remotes.mfe-search'],
  ['js/expose-routes.js', 'alert(1)', 'js/expose-routes.js stops the page with a box of the browser: alert('],
  ['js/expose-routes.js', 'JSON.parse=f', 'js/expose-routes.js changes what all scripts use: JSON.parse='],
  [
    'js/expose-routes.js',
    'dispatchEvent(new CustomEvent("mfe-booking:paid"))',
    'names that are not its own: mfe-booking:paid (begin them with mfe-search:)',
  ],
  [
    'js/expose-routes.js',
    `//${'x'.repeat(500_000)}`,
    'js/expose-routes.js has 500002 bytes, more than 500000: leave out',
  ],
  ['server/index.cjs', "createSlice({ name: 'session', reducers: {} })", `its slice "session" is the page's own`],
  ['server/index.cjs', 'createSlice({ name: x, reducers: {} })', 'whose name does not stand as a text'],
  ['server/index.cjs', `//${'x'.repeat(5_000_000)}`, 'its server bundle has 5000002 bytes'],
])('PLAT-6: %s with what no version may have is refused, and says which file', async (path, text, why) => {
  const { status, message } = await publish({ [path]: text });
  expect([status, message]).toEqual([422, expect.stringContaining(why)]);
});
