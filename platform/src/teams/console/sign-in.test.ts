/** Where signing in leads to: an owner's notice has the address of a version, and who opens it is not signed in. */
import { startTestService } from '../../testing/test-service.ts';
import type { TestService } from '../../testing/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.token();
});
afterAll(() => service.close());

const enter = (fields: Record<string, string>) =>
  service.app.inject({
    method: 'POST',
    url: '/teams/enter',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });
const getBack = (page: string): string | undefined => /name="back" value="([^"]*)"/.exec(page)?.[1];

test('PLAT-9: signing in leads to the page that was asked for, also after a token that was wrong', async () => {
  const page = '/remotes/mfe-search/versions/1.0.0?environment=staging';
  const door = await service.app.inject(`/teams${page}`);
  expect([door.statusCode, getBack(door.body)]).toEqual([401, `/_teams${page}`]);
  const wrong = await enter({ token: 'roost_x', back: getBack(door.body) ?? '' });
  expect([wrong.statusCode, getBack(wrong.body)]).toEqual([401, `/_teams${page}`]);
  const right = await enter({ token, back: getBack(wrong.body) ?? '' });
  expect([right.statusCode, right.headers.location]).toEqual([303, `/_teams${page}`]);
});

test.each([
  '',
  'https://evil.test/_teams/',
  '//evil.test/_teams/',
  '/_teams/../account',
  '/_teams/\r\nset-cookie: a=b',
  'javascript:alert(1)',
  '/_teamsters',
])('SAFE-6: signing in leads nowhere but into the console: %j', async (back) => {
  const { headers } = await enter({ token, back });
  expect(new URL(String(headers.location), 'https://stay.test').href).toMatch(/^https:\/\/stay\.test\/_teams\//);
  expect(String(headers['set-cookie'])).toMatch(/^roost_team=roost_/);
});

test.each([
  ['cross-site', '0'],
  ['same-origin', undefined],
  ['none', undefined],
])(
  'PLAT-9: from %s: who is signed in and follows a link of a mail is not asked again: a browser sends the sign-in to pages asked for from here alone',
  async (site, refresh) => {
    const door = await service.app.inject({ url: '/teams/', headers: { 'sec-fetch-site': site } });
    expect([door.statusCode, door.headers['refresh']]).toEqual([401, refresh]);
  },
);

test.each([
  ['who was signed out meanwhile', {}, 'Nothing was done: nobody was signed in any more. Sign in, and press it again.'],
  [
    'whose token has ended',
    { madeAt: new Date('2026-01-01T00:00:00Z'), days: 1 },
    'This token has ended. Ask for another one. Nothing was done.',
  ],
])(
  'PLAT-9: a press of %s says that nothing was done, and signing in leads back to its page',
  async (_who, made, says) => {
    const ended = 'days' in made ? await service.token(made) : null;
    const pressed = await service.app.inject({
      method: 'POST',
      url: '/teams/do/rollback',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...(ended !== null && { cookie: `roost_team=${ended}` }),
      },
      payload: new URLSearchParams({
        ...{ environment: 'staging', remote: 'mfe-search', revision: '3', back: '/remotes/mfe-search' },
      }).toString(),
    });
    expect(pressed.statusCode).toBe(401);
    expect(pressed.body).toContain(says);
    expect(getBack(pressed.body)).toBe('/_teams/remotes/mfe-search?environment=staging');
  },
);
