/** Commands of many machines against one service, over HTTP. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { readRegistry } from '../registry/store.ts';
import { atNewestRevision, createServiceClient, sendVersion } from './client.ts';
import type { ServiceClient } from './client.ts';
import { registryPlace } from './place.ts';
import { FILES, getPublishBody, startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';

const SETTINGS = {
  ports: {} as never,
  ...{ observePort: 0, bind: '', dataDir: '', siteUrl: 'http://stay.test', assetsUrl: '', sourceMaps: true },
};

let service: TestService;
let url: string;
let home: string;
beforeEach(async () => {
  service = await startTestService();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/teams`;
  home = await mkdtemp(join(tmpdir(), 'client-'));
});
afterEach(async () => {
  await service.close();
  await rm(home, { recursive: true, force: true });
});

const getClient = async (remotes: string[]): Promise<ServiceClient> =>
  createServiceClient({ url, token: await service.token({ remotes }), environment: 'production' });

async function send(client: ServiceClient, remote: string, version: string, isKnown = false) {
  const directory = join(home, `${remote}-${version}`);
  const files = Object.fromEntries(
    Object.entries(FILES).map(([path, text]) => [
      path,
      path.endsWith('.js') ? `${text}//${version}` : text.replace('mfe-search', remote),
    ]),
  );
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const { entry } = getPublishBody(version, { remote, files });
  return sendVersion(client, remote, directory, { version, traffic: null, commit: 'c', reason: null, entry, isKnown });
}

test('PLAT-2: what many machines were told is published is published, each change once', async () => {
  const remotes = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];
  const told = await Promise.all(
    remotes.map(async (remote) => {
      const client = await getClient([remote]);
      const revisions: number[] = [];
      for (const version of ['1.0.0', '1.0.1', '1.0.2']) revisions.push((await send(client, remote, version)).revision);
      return revisions;
    }),
  );
  expect(told.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const { microFrontends } = await readRegistry(service.directory);
  for (const remote of remotes) expect(microFrontends[remote]).toHaveLength(3);
});

test('PLAT-2: a change that was decided at an older revision asks again, a refusal for another reason does not', async () => {
  const client = await getClient(['mfe-a']);
  await send(client, 'mfe-a', '1.0.0');
  await send(client, 'mfe-a', '1.0.1');
  let asked = 0;
  const { message } = await atNewestRevision(client, async (revision) => {
    asked += 1;
    if (asked === 1)
      await client.traffic('mfe-a', { revision, version: '1.0.0', percent: 10, commit: null, reason: null });
    return client.rollback('mfe-a', { revision, commit: null, reason: 'it is slow' });
  });
  expect([asked, message]).toEqual([2, 'mfe-a: the canary 1.0.0 ended, 1.0.1 serves every visitor']);
  const foreign = atNewestRevision(client, (revision) =>
    client.rollback('mfe-b', { revision, commit: null, reason: null }),
  );
  await expect(foreign).rejects.toMatchObject({ code: 'not_your_remote' });
});

test('PLAT-2: a publish whose answer was lost is looked up: done, not done, or not known', async () => {
  const token = await service.token({ remotes: ['mfe-a'] });
  const state = { loses: 'the answer', isAway: false };
  const client = createServiceClient({ url, token, environment: 'production' }, async (input, init) => {
    if (state.isAway) throw new TypeError('fetch failed');
    if (!String(input).endsWith('/versions') || state.loses === 'nothing') return fetch(input, init);
    // The first one is told which files to send.
    const answer = state.loses === 'the request' ? null : await fetch(input, init);
    if (answer?.status === 409) return answer;
    state.isAway = state.loses === 'everything';
    throw new TypeError('fetch failed', { cause: new Error('other side closed') });
  });
  expect(await send(client, 'mfe-a', '1.0.0')).toMatchObject({ version: '1.0.0', revision: 1 });
  state.loses = 'the request';
  await expect(send(client, 'mfe-a', '1.0.1')).rejects.toThrow(
    /does not answer \(other side closed\).* mfe-a@1\.0\.1 is not published, and nothing of it is in the way: publish it again\./,
  );
  state.loses = 'everything';
  await expect(send(client, 'mfe-a', '1.0.2')).rejects.toThrow(
    'Whether mfe-a@1.0.2 was published is not known: `npm run registry -- list` says so when it answers.',
  );
  Object.assign(state, { loses: 'nothing', isAway: false });
  await expect(send(client, 'mfe-a', '1.0.1')).resolves.toMatchObject({ version: '1.0.1' });
});

test('PLAT-2: one goes back while another promotes: neither is done on what the other made of it', async () => {
  const client = await getClient(['mfe-a']);
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await send(client, 'mfe-a', version);
  const promote = (revision: number, version: string) =>
    client.traffic('mfe-a', { revision, version, percent: 100, commit: null, reason: null });
  let asked = 0;
  const back = atNewestRevision(
    client,
    async (revision) => {
      asked += 1;
      if (asked === 1) await promote(revision, '1.0.0');
      return client.rollback('mfe-a', { revision, commit: null, reason: null });
    },
    'mfe-a',
  );
  await expect(back).rejects.toThrow(
    'Somebody else changed mfe-a at this moment, and nothing was done: it has 1.0.0 100 % now, and had 1.0.2 100 %.',
  );
  // What others did to other remotes is no reason.
  const other = await getClient(['mfe-b']);
  asked = 0;
  const done = await atNewestRevision(
    client,
    async (revision) => {
      asked += 1;
      if (asked === 1) await send(other, 'mfe-b', '1.0.0');
      return client.rollback('mfe-a', { revision, commit: null, reason: null });
    },
    'mfe-a',
  );
  expect([asked, done.message]).toEqual([2, 'mfe-a is back at 1.0.2']);
});

test('PLAT-2: a remote that is removed while its team publishes stays away, until it is published again', async () => {
  const client = await getClient(['mfe-a']);
  await send(client, 'mfe-a', '1.0.0');
  const { registry } = await client.read();
  await client.remove('mfe-a', { revision: registry.revision, commit: null, reason: 'it shows names' });
  await expect(send(client, 'mfe-a', '1.0.1', true)).rejects.toThrow(
    'mfe-a was removed from production while it was published, and stays away. `npm run registry -- audit mfe-a` says by whom and why; publish again to bring it back.',
  );
  expect((await readRegistry(service.directory)).microFrontends).toEqual({});
  await expect(send(client, 'mfe-a', '1.0.1')).resolves.toMatchObject({ version: '1.0.1' });
});

test('PLAT-2: an address where no registry answers, and one that is something else, are a sentence', async () => {
  const token = await service.token();
  const nobody = createServiceClient({ url: 'http://127.0.0.1:9/teams', token, environment: 'production' });
  await expect(nobody.read()).rejects.toThrow(/does not answer .*\. The site goes on with what it has\./);
  const page = async () => new Response('<h1>Not found</h1>', { status: 404 });
  for (const [wrong, fetcher] of [['localhost:9/_teams'], [url.replace('http:', 'https:')], [url, page]] as const)
    await expect(createServiceClient({ url: wrong, token, environment: 'production' }, fetcher).read()).rejects.toThrow(
      'such as https://stay.example/_teams',
    );
  const other = createServiceClient({ url: `${url}/nothing`, token, environment: 'production' }, async () =>
    Response.json({ hello: 1 }),
  );
  await expect(other.read()).rejects.toThrow(/not as a registry/);
  const leak: string[] = [];
  const redirected = createServiceClient({ url, token, environment: 'production' }, async (_input, init) => {
    leak.push(String(init?.redirect));
    return Response.json({}, { status: 500 });
  });
  await expect(redirected.me()).rejects.toThrow('answered 500');
  // A redirect would take the token to an address that nobody set.
  expect(leak).toEqual(['error']);
});

test('PLAT-2: a registry that is away when a change begins leaves nobody in doubt whether it was done', async () => {
  const away = createServiceClient({ url, token: 'roost_x_y', environment: 'production' }, () =>
    Promise.reject(new Error('aborted')),
  );
  const change = atNewestRevision(away, () => Promise.reject(new Error('was asked for')));
  await expect(change).rejects.toThrow(/does not answer \(aborted\).* Nothing was changed: ask again\.$/);
});

test('PLAT-2: who looks or is on call hears within seconds that a registry hangs, a publish has its minute', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout');
  const client = await getClient(['mfe-a']);
  await client.read();
  expect(limits.mock.calls).toEqual([[10_000]]);
  await client.keepFile('0'.repeat(96), Buffer.from('x')).catch(() => null);
  expect(limits.mock.calls[1]).toEqual([60_000]);
  limits.mockRestore();
});

test('PLAT-2: what a token may not do is said before anything is built', async () => {
  const place = async (options: Parameters<TestService['token']>[0]) =>
    registryPlace(SETTINGS, 'production', () => undefined, {
      ROOST_REGISTRY_URL: url,
      ROOST_REGISTRY_TOKEN: await service.token(options),
    });
  await expect((await place({})).refuseUnlessAllowed('mfe-search', ['publish', 'release'])).resolves.toBeUndefined();
  for (const [options, why] of [
    [{ remotes: ['mfe-listing'] }, 'The token of search is for mfe-listing, not for mfe-search.'],
    [{ environments: ['staging'] }, 'The token of search is for staging, not for production.'],
    [{ rights: ['publish'] }, 'The token of search may publish, not release.'],
  ] as [Parameters<TestService['token']>[0], string][])
    await expect((await place(options)).refuseUnlessAllowed('mfe-search', ['publish', 'release'])).rejects.toThrow(why);
});

test('PLAT-7: a remote whose name another team has is told what to do', async () => {
  const place = registryPlace(SETTINGS, 'production', () => undefined, {
    ROOST_REGISTRY_URL: url,
    ROOST_REGISTRY_TOKEN: await service.token({ team: 'reviews', remotes: ['mfe-reviews'] }),
  });
  await expect(place.refuseUnlessAllowed('mfe-search', ['publish'])).rejects.toThrow(
    'not for mfe-search. If mfe-search is yours, ask whoever looks after the registry for a token that covers it; if another team has it, give yours another name.',
  );
});

test('PLAT-2: commands use the service where its address and a token are set, the directory otherwise, and half of it is refused', async () => {
  const settings = { ...SETTINGS, dataDir: service.dataDir };
  const say = () => undefined;
  const remote = registryPlace(settings, 'production', say, {
    ROOST_REGISTRY_URL: url,
    ROOST_REGISTRY_TOKEN: await service.token(),
  });
  expect(remote.directory).toBeNull();
  expect(await remote.read()).toMatchObject({ revision: 0 });
  await expect(remote.link('mfe-search@1.0.0', 8)).rejects.toThrow('mfe-search@1.0.0 is not published in production');
  expect(registryPlace(settings, 'production', say, {}).directory).toBe(service.directory);
  expect(() => registryPlace(settings, 'production', say, { ROOST_REGISTRY_URL: url })).toThrow(Failure);
  expect(() => registryPlace(settings, 'production', say, { ROOST_REGISTRY_TOKEN: 'x' })).toThrow(
    'ROOST_REGISTRY_URL is not set',
  );
  const open = { ROOST_REGISTRY_URL: 'http://stay.example/_teams', ROOST_REGISTRY_TOKEN: 'x' };
  // SAFE-1: a token goes over no line that others can read.
  expect(() => registryPlace(settings, 'production', say, open)).toThrow("your team's token unencrypted");
});

test.each(['roost_1a2b3c4d_secret\nShown once', 'schl\u00FCssel', 'roost_a b'])(
  'SAFE-1: what cannot be a token is refused and not shown: %j',
  (text) => {
    const open = () =>
      registryPlace(SETTINGS, 'production', () => undefined, {
        ROOST_REGISTRY_URL: url,
        ROOST_REGISTRY_TOKEN: text,
      });
    expect(open).toThrow(/^ROOST_REGISTRY_TOKEN is no token: it is one line such as roost_…, without blanks\.$/);
  },
);
