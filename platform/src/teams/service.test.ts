/** The registry's service as a team uses it, and as a stranger would misuse it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { LiveHost } from '../publish/live-hosts.ts';
import { withdrawToken } from '../registry/tokens.ts';
import { ENDPOINTS } from './endpoints.ts';
import { FILES, getHexDigits, getPublishBody, startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startTestService();
  token = await service.token();
});
afterEach(() => service.close());

type Answer = {
  status: number;
  body: Record<string, unknown> & { error?: { code: string; message: string; missing?: string[] } };
};

async function ask(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object | Buffer,
  by: string | null = token,
): Promise<Answer> {
  const answer = await service.app.inject({
    method,
    url: `/teams${path}`,
    headers: {
      ...(by !== null && { authorization: `Bearer ${by}` }),
      ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const sendFiles = async (files: Readonly<Record<string, string>> = FILES): Promise<void> => {
  for (const text of Object.values(files)) await ask('PUT', `/v1/files/${getHexDigits(text)}`, Buffer.from(text));
};
const at = (what: string, environment = 'production', remote = 'mfe-search') =>
  `/v1/environments/${environment}/remotes/${remote}/${what}`;
const publish = async (
  version: string,
  more: Parameters<typeof getPublishBody>[1] = {},
  environment = 'production',
) => {
  await sendFiles(more.files ?? FILES);
  return ask('POST', at('versions', environment), getPublishBody(version, more));
};
const registry = async (environment = '') =>
  (await service.app.inject(`${environment}/registry.json`)).json<{
    revision: number;
    environment?: string;
    microFrontends: Record<
      string,
      { metadata: { version: string }; deployment: { traffic: number }; extras: { files: object } }[]
    >;
  }>();

test('a request that is wrong is told which field, why, and what it takes', async () => {
  expect(await ask('POST', '/v1/environments/production/links', { pins: 'mfe-search@1.0.0', hours: 0 })).toMatchObject({
    status: 400,
    body: {
      error: { code: 'bad_request', message: 'hours: too small, expected number to be >=1.' },
    },
  });
});

test.each<[string, object, string]>([
  ['release', { version: '1.0.0', from: 'staging', revision: 1, precent: 10 }, 'precent'],
  ['versions', { ...getPublishBody('1.0.1', { revision: 1 }), trafic: 10 }, 'trafic'],
  ['progressive', { version: '1.0.0', revision: 1, bakeMinute: 60 }, 'bakeMinute'],
  ['rollback', { revision: 1, version: '1.0.0' }, 'version'],
])(
  'PLAT-2: a field that %s does not know is refused: without it all visitors would get a version',
  async (what, body, field) => {
    await publish('1.0.0');
    expect(await ask('POST', at(what), body)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request', message: `the body: unrecognized key, "${field}".` } },
    });
    expect((await registry()).revision).toBe(1);
  },
);

describe('PLAT-2: a team publishes through the service', () => {
  test('files by their hash, each once; then the version is served, compressed too', async () => {
    const first = await ask('POST', at('versions'), getPublishBody('1.0.0'));
    expect(first).toMatchObject({ status: 409, body: { error: { code: 'files_missing' } } });
    expect(first.body.error?.missing).toHaveLength(5);
    expect(await publish('1.0.0')).toMatchObject({ status: 200, body: { version: '1.0.0', revision: 1 } });
    const file = await service.app.inject({
      url: '/mfe-search/1.0.0/remoteEntry.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(file.headers['content-encoding']).toBe('br');
    expect((await registry()).microFrontends['mfe-search']).toHaveLength(1);
    expect(await ask('POST', at('versions'), getPublishBody('1.0.1', { revision: 1, traffic: 10 }))).toMatchObject({
      status: 200,
    });
  });

  test('who, from which commit, why, before and after are written down', async () => {
    await publish('1.0.0', { commit: 'abc123', reason: 'first' });
    await publish('1.0.1', { revision: 1, traffic: 10 });
    await ask('POST', at('traffic'), { version: '1.0.1', percent: 50, revision: 2, reason: 'looks good' });
    const { body } = await ask('GET', '/v1/environments/production/audit?remote=mfe-search&limit=2');
    expect(body).toMatchObject({
      records: [
        {
          revision: 3,
          action: 'traffic',
          reason: 'looks good',
          who: expect.stringMatching(/^search \(token [0-9a-f]{8}\)$/) as string,
          changes: {
            'mfe-search': {
              before: [
                { version: '1.0.1', traffic: 10 },
                { version: '1.0.0', traffic: 90 },
              ],
              after: [
                { version: '1.0.1', traffic: 50 },
                { version: '1.0.0', traffic: 50 },
              ],
            },
          },
        },
        { revision: 2, action: 'publish' },
      ],
    });
    const older = await ask('GET', '/v1/environments/production/audit?before=2');
    expect(older.body).toMatchObject({ records: [{ revision: 1, commit: 'abc123', reason: 'first' }] });
  });

  test('promote, roll back, withdraw', async () => {
    await publish('1.0.0');
    await publish('1.0.1', { revision: 1 });
    expect(await ask('POST', at('rollback'), { revision: 2 })).toMatchObject({
      body: { message: 'mfe-search is back at 1.0.0' },
    });
    expect(await ask('POST', at('withdraw'), { revision: 3, version: '1.0.1', reason: 'shows names' })).toMatchObject({
      status: 200,
    });
    expect(await ask('POST', at('traffic'), { revision: 4, version: '1.0.1', percent: 100 })).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', message: expect.stringContaining('was withdrawn (shows names)') as string } },
    });
  });

  test('PLAT-6: a version that a host which runs now cannot run is given to nobody; going back to one is done, and says so', async () => {
    const old = { address: 'http://host-1:3000', contract: CONTRACT_VERSION, provided: {}, offered: null };
    const running: LiveHost[] = [];
    const site = await startTestService(async () => running);
    try {
      const owner = await site.token();
      const call = async (path: string, body: object) => {
        const answer = await site.app.inject({
          method: 'POST',
          url: `/teams${path}`,
          headers: { authorization: `Bearer ${owner}` },
          payload: body,
        });
        return { status: answer.statusCode, text: answer.body };
      };
      for (const text of Object.values(FILES))
        await site.app.inject({
          method: 'PUT',
          url: `/teams/v1/files/${getHexDigits(text)}`,
          headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(text),
        });
      for (const [revision, version] of ['1.0.0', '1.0.1'].entries())
        await call(at('versions', 'staging'), getPublishBody(version, { revision }));
      await call(at('versions'), getPublishBody('2.0.0', { revision: 0 }));
      await call(at('versions'), getPublishBody('2.0.1', { revision: 1, traffic: 0 }));
      // A host of another major is deployed after that.
      running.push({ ...old, contract: '99.0.0' });
      const cannot = { status: 422, text: expect.stringContaining('(http://host-1:3000)') as string };
      expect(await call(at('traffic'), { revision: 2, version: '2.0.1', percent: 10 })).toMatchObject(cannot);
      expect(await call(at('progressive'), { revision: 2, version: '2.0.1', bakeMinutes: 10 })).toMatchObject(cannot);
      expect(await call(at('release'), { revision: 2, version: '1.0.1', from: 'staging', percent: 100 })).toMatchObject(
        cannot,
      );
      running.length = 0;
      await call(at('traffic'), { revision: 2, version: '2.0.1', percent: 100 });
      running.push({ ...old, contract: '99.0.0' });
      expect(await call(at('rollback'), { revision: 3 })).toMatchObject({
        status: 200,
        text: expect.stringContaining('mfe-search is back at 2.0.0, which cannot run everywhere: ') as string,
      });
    } finally {
      await site.close();
    }
  });

  test('production gets the very bytes of staging', async () => {
    await publish('1.0.0', {}, 'staging');
    expect((await registry()).microFrontends).toEqual({});
    expect(await registry('/staging')).toMatchObject({ environment: 'staging', revision: 1 });
    const released = await ask('POST', at('release'), { revision: 0, from: 'staging', version: '1.0.0' });
    expect(released).toMatchObject({
      status: 200,
      body: { message: 'mfe-search@1.0.0 of staging serves every visitor of production' },
    });
    const [staging, production] = [await registry('/staging'), await registry()];
    expect(production.microFrontends['mfe-search']?.[0]?.extras.files).toEqual(
      staging.microFrontends['mfe-search']?.[0]?.extras.files,
    );
    expect(production).not.toHaveProperty('environment');
  });

  test('a remote is removed with its pages, and the names of its versions stay taken', async () => {
    await publish('1.0.0');
    await publish('1.0.1', { revision: 1 });
    expect(await ask('POST', at('remove'), { revision: 2 })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    });
    const foreign = await service.token({ team: 'listing', remotes: ['mfe-listing'] });
    const publisher = await service.token({ rights: ['publish', 'release'] });
    for (const [by, code] of [
      [foreign, 'not_your_remote'],
      [publisher, 'not_your_right'],
    ] as const)
      expect(await ask('POST', at('remove'), { revision: 2, reason: 'mine' }, by)).toMatchObject({
        status: 403,
        body: { error: { code } },
      });
    expect(await ask('POST', at('remove'), { revision: 2, reason: 'an experiment' })).toMatchObject({
      status: 200,
      body: { revision: 3, message: 'mfe-search is gone from production' },
    });
    expect((await registry()).microFrontends).toEqual({});
    expect((await ask('GET', '/v1/environments/production')).body).toMatchObject({
      taken: { 'mfe-search': ['1.0.0', '1.0.1'] },
    });
    expect(await publish('1.0.1', { revision: 3 })).toMatchObject({
      status: 409,
      body: { error: { code: 'version_exists' } },
    });
    expect((await publish('1.0.2', { revision: 3 })).status).toBe(200);
    expect(await ask('POST', at('remove', 'staging'), { revision: 0, reason: 'gone?' })).toMatchObject({ status: 422 });
  });

  test('an address that there is not is refused in the service’s own words, whoever asks', async () => {
    for (const path of ['/v1/nothing', '/v1/environments/production/remotes/mfe-search', '/v2/me', '/v1/me/']) {
      expect(await ask('GET', path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      expect(await ask('GET', path, undefined, null)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      });
    }
  });

  test('its description names every address, and each answers', async () => {
    const description = (await service.app.inject('/teams/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(description.openapi).toBe('3.1.0');
    const named = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(Object.keys(ENDPOINTS).sort());
    for (const [path, methods] of Object.entries(description.paths))
      for (const method of Object.keys(methods)) {
        const url = path
          .replace('{environment}', 'staging')
          .replace('{remote}', 'mfe-search')
          .replace('{sha384}', 'a'.repeat(96));
        expect(await ask(method.toUpperCase() as 'GET', url, undefined, null)).toMatchObject({
          status: 401,
          body: { error: { code: 'no_token' } },
        });
      }
  });
});

describe('PLAT-2: a stranger is refused by name', () => {
  const nothing = async () => {
    expect(await registry()).toMatchObject({ revision: 0, microFrontends: {} });
    expect(await registry('/staging')).toMatchObject({ revision: 0, microFrontends: {} });
  };

  test('without a token, with one of another make, a withdrawn and an ended one', async () => {
    await sendFiles();
    const body = getPublishBody('1.0.0');
    const [ended, withdrawn] = [
      await service.token({ days: 1, madeAt: new Date('2026-01-01') }),
      await service.token(),
    ];
    await withdrawToken(service.dataDir, withdrawn.slice(6, 14));
    for (const [by, code] of [
      [null, 'no_token'],
      ['roost', 'unknown_token'],
      [`${token.slice(0, -2)}aa`, 'unknown_token'],
      [ended, 'token_ended'],
      [withdrawn, 'token_withdrawn'],
    ] as const)
      expect(await ask('POST', at('versions'), body, by)).toMatchObject({ status: 401, body: { error: { code } } });
    await nothing();
  });

  test('what is on the disk is no token', async () => {
    const kept = await readFile(join(service.dataDir, 'registry-tokens.json'), 'utf8');
    expect(kept).not.toContain(token.slice(15));
    const { hash } = (JSON.parse(kept) as { tokens: { hash: string }[] }).tokens[0] ?? { hash: '' };
    expect((await ask('GET', '/v1/me', undefined, `${token.slice(0, 15)}${hash.slice(0, 43)}`)).body.error?.code).toBe(
      'unknown_token',
    );
  });

  test("with another team's token, of another environment, without the right", async () => {
    await sendFiles();
    const body = getPublishBody('1.0.0');
    const listing = await service.token({ team: 'listing', remotes: ['mfe-listing'] });
    const staging = await service.token({ environments: ['staging'] });
    const reader = await service.token({ rights: ['release'] });
    for (const [by, code] of [
      [listing, 'not_your_remote'],
      [staging, 'not_this_environment'],
      [reader, 'not_your_right'],
    ] as const)
      expect(await ask('POST', at('versions'), body, by)).toMatchObject({ status: 403, body: { error: { code } } });
    expect((await ask('GET', '/v1/environments/production', undefined, staging)).status).toBe(403);
    await nothing();
    // A version of staging goes to production only by whoever is at home in both.
    const production = await service.token({ environments: ['production'] });
    const released = await ask('POST', at('release'), { revision: 0, from: 'staging', version: '1.0.0' }, production);
    expect(released.body.error?.code).toBe('not_this_environment');
    const link = await ask('POST', '/v1/environments/production/links', { pins: 'mfe-listing@1.0.0' });
    expect(link.body.error?.code).toBe('not_your_remote');
    expect((await ask('POST', '/v1/environments/production/links', { pins: '*' })).body.error?.code).toBe(
      'not_your_remote',
    );
  });

  test('with a request that was made before: its revision is old', async () => {
    await publish('1.0.0');
    const body = { version: '1.0.0', percent: 100, revision: 1 };
    await publish('1.0.1', { revision: 1 });
    const replayed = await ask('POST', at('traffic'), body);
    expect(replayed).toMatchObject({
      status: 409,
      body: { error: { code: 'revision_is_old', message: expect.stringContaining('at revision 2, not 1') as string } },
    });
    expect(await registry()).toMatchObject({ revision: 2 });
    expect((await ask('POST', at('traffic'), { version: '1.0.0', percent: 100 })).body.error?.code).toBe('bad_request');
  });

  test('with a file that is not what its hash says, sent, or changed on the disk', async () => {
    const sent = await ask('PUT', `/v1/files/${getHexDigits(FILES['remoteEntry.js'] ?? '')}`, Buffer.from('alert(1)'));
    expect(sent).toMatchObject({ status: 422, body: { error: { code: 'file_changed' } } });
    await sendFiles();
    await writeFile(join(service.directory, '.blobs', getHexDigits(FILES['remoteEntry.js'] ?? '')), 'alert(1)');
    expect(await ask('POST', at('versions'), getPublishBody('1.0.0'))).toMatchObject({
      status: 422,
      body: { error: { code: 'file_changed' } },
    });
    await nothing();
    await publish('1.0.0', {}, 'staging');
    for (const file of ['js/expose-routes.js', 'remoteEntry.js.br']) {
      const path = join(service.directory, 'mfe-search/1.0.0', file);
      const right = await readFile(path);
      await writeFile(path, 'alert(1)');
      const released = await ask('POST', at('release'), { revision: 0, from: 'staging', version: '1.0.0' });
      expect(released).toMatchObject({ status: 422, body: { error: { code: 'file_changed' } } });
      await writeFile(path, right);
    }
    expect((await ask('POST', at('release'), { revision: 0, from: 'staging', version: '1.0.0' })).status).toBe(200);
  });

  test('with a version that is published already, in whatever environment, or so high that none could follow', async () => {
    await publish('1.0.0', {}, 'staging');
    expect(await publish('99999.99999.99999')).toMatchObject({ status: 422, body: { error: { code: 'refused' } } });
    expect(await publish('1.0.0')).toMatchObject({ status: 409, body: { error: { code: 'version_exists' } } });
  });

  test.each<[string, (body: ReturnType<typeof getPublishBody>) => object, RegExp]>([
    [
      'a path that leads out',
      (body) => ({ ...body, files: { ...body.files, '../../registry.json': body.files['remoteEntry.js'] } }),
      /files/,
    ],
    [
      'an entry of another remote',
      (body) => ({ ...body, entry: { ...body.entry, url: 'mfe-listing/1.0.0/mf-manifest.json' } }),
      /is not of mfe-search@1\.0\.0/,
    ],
    [
      'an address elsewhere',
      (body) => ({
        ...body,
        entry: { ...body.entry, extras: { ...body.entry.extras, baseUrl: 'https://evil.test/' } },
      }),
      /is not of mfe-search/,
    ],
    [
      'an entry with other hashes',
      (body) => ({
        ...body,
        entry: {
          ...body.entry,
          extras: {
            ...body.entry.extras,
            files: { ...body.entry.extras.files, 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
          },
        },
      }),
      /another hash in its entry/,
    ],
    [
      'a server bundle without a hash',
      (body) => ({
        ...body,
        entry: { ...body.entry, extras: { ...body.entry.extras, serverBundle: 'server/other.cjs' } },
      }),
      /which has no hash/,
    ],
    [
      'a contract that no host speaks',
      (body) => ({ ...body, entry: { ...body.entry, extras: { ...body.entry.extras, contract: '99.0.0' } } }),
      /contract 99/,
    ],
    ...[
      ['the page of every address', { routes: [{ id: 'all', path: '/*' }] }, /no address that a remote may have/],
      ['a page of the host', { routes: [{ id: 'api', path: '/api/x' }] }, /no address that a remote may have/],
      ['the global name of something else', { globalName: 'document' }, /its global name is document/],
      ['an owner with a line of its own in a mail', { owner: 'a\r\nBcc: all@x.test' }, /owner or channel/],
      ['an owner without end', { channel: 'x'.repeat(10_000) }, /owner or channel/],
    ].map(
      ([what, extras, message]) =>
        [
          what,
          (body: ReturnType<typeof getPublishBody>) => ({
            ...body,
            entry: { ...body.entry, extras: { ...body.entry.extras, ...(extras as object) } },
          }),
          message,
        ] as [string, (body: ReturnType<typeof getPublishBody>) => object, RegExp],
    ),
    ['a version like a path', (body) => ({ ...body, version: '../1.0.0' }), /version/],
  ])('with %s', async (_what, change, message) => {
    await sendFiles();
    const answer = await ask('POST', at('versions'), change(getPublishBody('1.0.0')));
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.error?.message).toMatch(message);
    await nothing();
  });

  test('SAFE-2: with compressed copies of its own, which would be written over what another team has published', async () => {
    await publish('1.0.0');
    const theirs = await readFile(join(service.directory, 'mfe-search', '1.0.0', 'remoteEntry.js'));
    const other = await service.token({ team: 'listing', remotes: ['mfe-listing'] });
    // The copy comes first and is a file that the other team has sent; the script after it is compressed into it.
    const files = {
      ...FILES,
      'js/own.js.br': FILES['remoteEntry.js'] ?? '',
      'js/own.js': 'globalThis.own = 1;'.repeat(60),
    };
    await sendFiles(files);
    const body = getPublishBody('1.0.0', { remote: 'mfe-listing', files, revision: 1 });
    const answer = await ask('POST', at('versions', 'production', 'mfe-listing'), body, other);
    expect(await readFile(join(service.directory, 'mfe-search', '1.0.0', 'remoteEntry.js'))).toEqual(theirs);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
  });

  test('SAFE-2: with a file that is a directory of another', async () => {
    const answer = await publish('1.0.0', { files: { ...FILES, 'js/x': 'one', 'js/x/y.js': 'two' } });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
  });

  test('where hosts run, with nothing said of what it takes from their pages', async () => {
    const host = { address: 'http://host-1:3000', contract: CONTRACT_VERSION, provided: {}, offered: null };
    const site = await startTestService(async () => [host]);
    try {
      const headers = { authorization: `Bearer ${await site.token()}` };
      for (const text of Object.values(FILES))
        await site.app.inject({
          ...{ method: 'PUT', url: `/teams/v1/files/${getHexDigits(text)}`, payload: Buffer.from(text) },
          headers: { ...headers, 'content-type': 'application/octet-stream' },
        });
      const body = getPublishBody('1.0.0');
      const publishing = (extras: object) =>
        site.app.inject({
          ...{ method: 'POST', url: `/teams${at('versions')}`, headers },
          payload: { ...body, entry: { ...body.entry, extras: { ...body.entry.extras, ...extras } } },
        });
      expect((await publishing({})).body).toContain('it does not say what it takes from the page');
      expect((await publishing({ needs: { shared: {}, names: {} } })).statusCode).toBe(200);
    } finally {
      await site.close();
    }
  });

  test.each(['\u001b[2J', 'a\nb', '\u0000', '\u202e'])(
    'SAFE-2: with words that a terminal would act on, or that read otherwise than they are: %j',
    async (words) => {
      await sendFiles();
      const body = getPublishBody('1.0.0');
      for (const sent of [{ reason: `all well ${words}` }, { commit: words }])
        expect(await ask('POST', at('versions'), { ...body, ...sent })).toMatchObject({
          status: 400,
          body: { error: { message: expect.stringContaining('no characters that steer a terminal') } },
        });
      for (const sent of [{ owner: words }, { channel: words }, { unchecked: words }]) {
        const entry = { ...body.entry, extras: { ...body.entry.extras, ...sent } };
        expect(await ask('POST', at('versions'), { ...body, entry })).toMatchObject({ status: 422 });
      }
      await nothing();
    },
  );

  test('with an owner that is another team, who would be told of its trouble', async () => {
    await service.token({ team: 'booking', remotes: ['mfe-booking'] });
    const of = (owner: string) => {
      const body = getPublishBody('1.0.0');
      return { ...body, entry: { ...body.entry, extras: { ...body.entry.extras, owner } } };
    };
    await sendFiles();
    const answer = await ask('POST', at('versions'), of('booking'));
    expect(answer.body.error?.message).toMatch(/its owner is booking, a team that looks after mfe-booking and not/);
    await nothing();
    // A second team of the same remote is none.
    await service.token({ team: 'filters', remotes: ['mfe-filters', 'mfe-search'] });
    expect((await ask('POST', at('versions'), of('filters'))).status).toBe(200);
  });

  test('with styles for the whole page or outside its layer, or 20 MB', async () => {
    const styles = await publish('1.0.0', { files: { ...FILES, 'css/routes.css': 'body{color:red}' } });
    expect(styles.body.error?.message).toMatch(/styles the whole page/);
    const other = await publish('1.0.0', { files: { ...FILES, 'css/routes.css': '@layer ui{._aB3dE9{color:red}}' } });
    expect(other.body.error?.message).toMatch(/css\/routes\.css is not wholly in the layer remotes\.mfe-search/);
    const heavy = await publish('1.0.0', { files: { ...FILES, 'js/expose-routes.js': 'x'.repeat(600_000) } });
    expect(heavy.body.error?.message).toMatch(/more than 500000/);
    expect((await ask('PUT', `/v1/files/${'a'.repeat(96)}`, Buffer.alloc(20_000_001))).status).toBe(413);
    await nothing();
  });

  test('what it says of itself that its files show otherwise is not believed', async () => {
    const body = getPublishBody('1.0.0', {
      files: { ...FILES, 'server/index.cjs': "createSlice({ name: 'mine', reducers: {} })" },
    });
    await sendFiles({ a: "createSlice({ name: 'mine', reducers: {} })", ...FILES });
    const entry = {
      ...body.entry,
      deployment: { traffic: 100, default: true },
      extras: { ...body.entry.extras, slices: [], withdrawn: { reason: 'no', at: 'now' }, publishedAt: '1970-01-01' },
    };
    await publish('0.9.0');
    expect((await ask('POST', at('versions'), { ...body, entry, revision: 1, traffic: 0 })).status).toBe(200);
    const published = (await registry()).microFrontends['mfe-search']?.find(
      ({ metadata }) => metadata.version === '1.0.0',
    );
    expect(published).toMatchObject({ deployment: { traffic: 0, default: false }, extras: { slices: ['mine'] } });
    expect(published?.extras).not.toHaveProperty('withdrawn');
    expect(JSON.stringify(published)).not.toContain('1970');
  });
});

test('SAFE-6: a file without a token is refused before it is read', async () => {
  const large = Buffer.alloc(21_000_000);
  const answer = await ask('PUT', `/v1/files/${'0'.repeat(96)}`, large, null);
  expect([answer.status, answer.body.error?.code]).toEqual([401, 'no_token']);
  expect((await ask('PUT', `/v1/files/${'0'.repeat(96)}`, large)).status).toBe(413);
});
