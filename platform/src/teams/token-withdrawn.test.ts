/** A token that is withdrawn in the middle of a publish: nothing of it is live, and nothing of it is in the way. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveHost } from '../publish/live-hosts.ts';
import { prune, RETENTION } from '../registry/retention.ts';
import { readTokens, withdrawToken } from '../registry/tokens.ts';
import { readRegistry } from '../registry/store.ts';
import { FILES, getHexDigits, getPublishBody, startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';
import { assemble, removeLooseFiles } from './version-store.ts';

let service: TestService;
/** What happens while the service asks the hosts, which it does after a request was let in. */
let meanwhile: () => Promise<void>;
const hosts = async (): Promise<LiveHost[]> => {
  await meanwhile();
  return [];
};
beforeEach(async () => {
  meanwhile = async () => undefined;
  service = await startTestService(hosts);
});
afterEach(() => service.close());

async function ask(by: string, method: 'POST' | 'PUT', path: string, payload: object | Buffer) {
  const answer = await service.app.inject({
    ...{ method, url: `/teams/v1${path}`, payload },
    headers: {
      authorization: `Bearer ${by}`,
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
    },
  });
  return { status: answer.statusCode, body: answer.json<{ error?: { code: string; message: string } }>() };
}
const sendFiles = async (by: string): Promise<void> => {
  for (const text of Object.values(FILES)) await ask(by, 'PUT', `/files/${getHexDigits(text)}`, Buffer.from(text));
};
const change = (by: string, what: string, body: object) =>
  ask(by, 'POST', `/environments/production/remotes/mfe-search/${what}`, body);
const withdrawAll = async (): Promise<void> => {
  for (const { id } of await readTokens(service.dataDir)) await withdrawToken(service.dataDir, id);
};
const published = async () =>
  ((await readRegistry(service.directory)).microFrontends['mfe-search'] ?? []).map(({ metadata }) => metadata.version);

test('SAFE-10: after its files were sent', async () => {
  const token = await service.token();
  await sendFiles(token);
  await withdrawAll();
  expect(await change(token, 'versions', getPublishBody('1.0.0'))).toMatchObject({
    status: 401,
    body: { error: { code: 'token_withdrawn', message: 'This token was withdrawn. Ask for another one.' } },
  });
  expect(await published()).toEqual([]);
  // The team's next token goes on where this one was.
  const next = await change(await service.token(), 'versions', getPublishBody('1.0.0'));
  expect([next.status, await published()]).toEqual([200, ['1.0.0']]);
});

test('SAFE-10: while its version is being put together', async () => {
  const token = await service.token();
  await sendFiles(token);
  meanwhile = withdrawAll;
  expect(await change(token, 'versions', getPublishBody('1.0.0'))).toMatchObject({
    status: 401,
    body: { error: { code: 'token_withdrawn' } },
  });
  expect(await published()).toEqual([]);
  expect(existsSync(join(service.directory, 'mfe-search/1.0.0'))).toBe(false);
  expect(await readdir(join(service.directory, '.staging'))).toEqual([]);
  meanwhile = async () => undefined;
  expect(await change(await service.token(), 'versions', getPublishBody('1.0.0'))).toMatchObject({ status: 200 });
});

test('SAFE-10: while any other change waits for its turn', async () => {
  const token = await service.token();
  await sendFiles(token);
  await change(token, 'versions', getPublishBody('1.0.0'));
  await change(token, 'versions', getPublishBody('1.0.1', { revision: 1 }));
  meanwhile = withdrawAll;
  expect(await change(token, 'rollback', { revision: 2 })).toMatchObject({
    status: 401,
    body: { error: { code: 'token_withdrawn' } },
  });
  expect((await readRegistry(service.directory)).revision).toBe(2);
});

test('PLAT-2: what a process left that was killed while it put a version together goes with the daily clearing', async () => {
  const token = await service.token();
  await sendFiles(token);
  const files = getPublishBody('1.0.0').files;
  await assemble(service.directory, files);
  const staging = join(service.directory, '.staging');
  const half = join(staging, 'half');
  await mkdir(half);
  await writeFile(join(half, 'remoteEntry.js'), 'half');
  expect(await readdir(staging)).toHaveLength(2);
  const clear = async (): Promise<void> => {
    const place = { directory: service.directory, dataDir: service.dataDir };
    await prune(place, RETENTION, { dryRun: false, note: {} });
    await removeLooseFiles(service.directory);
  };
  // It may be going on.
  await clear();
  expect(await readdir(staging)).toHaveLength(2);
  const old = new Date(Date.now() - 2 * 86_400_000);
  for (const folder of [staging, join(service.directory, '.blobs')])
    for (const name of await readdir(folder)) await utimes(join(folder, name), old, old);
  await clear();
  expect(await readdir(staging)).toEqual([]);
  expect(await readdir(join(service.directory, '.blobs'))).toEqual([]);
});
