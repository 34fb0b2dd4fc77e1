/** Changes whose answers are lost behind the host that passes them on, as a registry that is restarted loses them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addVersion } from '../registry/model.ts';
import { readRegistry, updateRegistry } from '../registry/store.ts';
import { getHexDigits, getPublishBody, startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';
import { createServiceClient, sendVersion } from './client.ts';
import { registryPlace } from './place.ts';
import { keepBlob } from './version-store.ts';

const SETTINGS = {
  ports: {} as never,
  ...{ observePort: 0, bind: '', dataDir: '', siteUrl: 'http://stay.test', assetsUrl: '', sourceMaps: true },
};
const UNAVAILABLE = {
  error: { code: 'unavailable', message: 'The registry does not answer. Pages go on with what they have.' },
};

let service: TestService;
let url: string;
/** What the host loses of a change: nothing, its answer, the request, or everything from the answer on. */
let loses: 'nothing' | 'the answer' | 'the request' | 'everything';
/** What others do when a change of ours is lost. */
let meanwhile: () => Promise<unknown>;
/** From the lost answer on nothing comes back. */
let isCut = false;
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  const isChange = request.method === 'POST' && loses !== 'nothing';
  const ask = () =>
    service.app.inject({
      method: request.method as 'POST',
      url: request.url ?? '/',
      headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
      ...(body && { payload: body }),
    });
  const answer = isCut || (isChange && loses === 'the request') ? null : await ask();
  if (isChange) await meanwhile();
  isCut ||= isChange && loses === 'everything';
  const isLost = answer === null || isCut || (isChange && answer.statusCode < 300);
  response
    .writeHead(isLost ? 502 : answer.statusCode, { 'content-type': 'application/json' })
    .end(isLost ? JSON.stringify(UNAVAILABLE) : answer.body);
}
const host = createServer((request, response) => void passOn(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/teams`;
});
afterAll(() => void host.close());
beforeEach(async () => {
  [loses, isCut] = ['nothing', false];
  meanwhile = async () => undefined;
  service = await startTestService();
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
    const { entry } = getPublishBody(version, { remote: 'mfe-a', files: { 'mf-manifest.json': '{}' } });
    const add = (now: Parameters<typeof addVersion>[0]) => addVersion(now, 'mfe-a', entry, null);
    await updateRegistry(service.directory, add);
  }
});
afterEach(() => service.close());

const getPlace = async () =>
  registryPlace(SETTINGS, 'production', () => undefined, {
    ROOST_REGISTRY_URL: url,
    ROOST_REGISTRY_TOKEN: await service.token({ team: 'a', remotes: ['mfe-a'] }),
  });
const getDefault = async () =>
  (await readRegistry(service.directory)).microFrontends['mfe-a']?.find(({ deployment }) => deployment.default)
    ?.metadata.version;

test('PLAT-2: a roll back whose answer was lost says that it was done: nobody goes back twice', async () => {
  const place = await getPlace();
  loses = 'the answer';
  await expect(place.rollback('mfe-a', { reason: null })).resolves.toBe(
    'The answer was lost, and it was done (rollback, revision 4): mfe-a had 1.0.1 0 %, 1.0.2 100 %, and has 1.0.2 0 %, 1.0.1 100 %',
  );
  expect(await getDefault()).toBe('1.0.1');
});

test('PLAT-2: one that never arrived says so, and one of which nothing is known says what to look at first', async () => {
  const place = await getPlace();
  loses = 'the request';
  await expect(place.rollback('mfe-a', { reason: null })).rejects.toThrow(/Nothing was changed: ask again\.$/);
  expect(await getDefault()).toBe('1.0.2');
  loses = 'everything';
  await expect(place.rollback('mfe-a', { reason: null })).rejects.toThrow(
    /Whether mfe-a was changed is not known\. Before you ask again, look when it answers: `npm run registry -- audit mfe-a`/,
  );
});

test("PLAT-2: somebody else's change at that revision is not taken for one's own", async () => {
  const place = await getPlace();
  const other = await service.token({ team: 'b', remotes: ['mfe-a'] });
  const headers = { authorization: `Bearer ${other}` };
  const payload = { revision: 3 };
  const path = '/teams/v1/environments/production/remotes/mfe-a/rollback';
  loses = 'the request';
  meanwhile = () => service.app.inject({ method: 'POST', url: path, headers, payload });
  await expect(place.rollback('mfe-a', { reason: null })).rejects.toThrow(/Nothing was changed/);
  expect((await readRegistry(service.directory)).revision).toBe(4);
});

test('PLAT-2: a publish whose answer the host lost is looked up, and not said to have published nothing', async () => {
  const files = await mkdtemp(join(tmpdir(), 'lost-answer-'));
  try {
    await writeFile(join(files, 'mf-manifest.json'), '{}');
    await keepBlob(service.directory, getHexDigits('{}'), Buffer.from('{}'));
    const { entry } = getPublishBody('1.0.3', { remote: 'mfe-a', files: { 'mf-manifest.json': '{}' } });
    const extras = { ...entry.extras, entry: 'mf-manifest.json', serverBundle: 'mf-manifest.json', exposes: {} };
    const token = await service.token({ remotes: ['mfe-a'] });
    const client = createServiceClient({ url, token, environment: 'production' });
    loses = 'the answer';
    const sent = { version: '1.0.3', traffic: null, commit: null, reason: null, entry: { ...entry, extras } };
    await expect(sendVersion(client, 'mfe-a', files, sent)).resolves.toMatchObject({ version: '1.0.3', revision: 4 });
  } finally {
    await rm(files, { recursive: true, force: true });
  }
});
