import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createRegistryClient } from './client.ts';
import type { Trust } from './trust.ts';
import type { RegistryRules } from './client.ts';
import { createStoredCopy } from './stored-copy.ts';
import { getRegistry, versionEntry } from './fixtures.ts';

/** Patient: what a registry answers is heard on a busy machine too. */
const RULES: RegistryRules = {
  freshMs: 0,
  patienceMs: 60_000,
  limitMs: 60_000,
  pollMs: 60_000,
};
/** The publisher's signature is the business of trust.test.ts. */
const trust = { getProblem: () => null, origins: ['http://assets.test'], readGrant: () => null };
const version = (number: string) => [versionEntry(number, { traffic: 100, isDefault: true })];

describe('registry client', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; body: string; etag?: string; hang?: boolean; down?: boolean };
  let asked: { etag: string | undefined }[];
  const events: [string, unknown][] = [];

  beforeEach(async () => {
    asked = [];
    events.length = 0;
    server = createServer((request, response) => {
      asked.push({ etag: request.headers['if-none-match'] });
      if (answer.hang) return;
      if (answer.down) return void request.socket.destroy();
      if (answer.etag && request.headers['if-none-match'] === answer.etag) {
        response.writeHead(304).end();
        return;
      }
      response.writeHead(answer.status, answer.etag ? { etag: answer.etag } : {}).end(answer.body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.0'))), etag: '"1"' };
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const client = (rules = RULES) =>
    createRegistryClient(
      url,
      (event, fields) => {
        events.push([event, fields]);
      },
      trust,
      rules,
    );
  const servedVersion = async (registry: ReturnType<typeof client>) =>
    (await registry.current())['mfe-search']?.[0]?.metadata.version;

  test('PLAT-2: the page after a publish has the new version', async () => {
    const registry = client();
    expect(await servedVersion(registry)).toBe('1.0.0');
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.1'), 'mfe-search', 2)), etag: '"2"' };
    expect(await servedVersion(registry)).toBe('1.0.1');
    registry.close();
  });

  test('PLAT-2: an unchanged registry costs a 304', async () => {
    const registry = client();
    await registry.current();
    expect(await servedVersion(registry)).toBe('1.0.0');
    expect(asked).toEqual([{ etag: undefined }, { etag: '"1"' }]);
    registry.close();
  });

  test('PLAT-2: a fresh copy is used without asking', async () => {
    const registry = client({ ...RULES, freshMs: 60_000 });
    await registry.current();
    await registry.current();
    expect(asked).toHaveLength(1);
    registry.close();
  });

  test.each([
    ['an error', { status: 500, body: 'no' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no registry', { status: 200, body: '{"microFrontends":3}' }],
    ['silence', { status: 200, body: '', hang: true }],
    ['a process that is not there', { status: 200, body: '', down: true }],
  ])('PLAT-3: %s leaves the last good copy in use', async (name, bad) => {
    const registry = client(name === 'silence' ? { ...RULES, patienceMs: 60 } : RULES);
    await registry.current();
    answer = bad;
    expect(await servedVersion(registry)).toBe('1.0.0');
    expect(registry.ready()).toBe(true);
    registry.close();
  });

  test('SAFE-2: a registry that is not signed is not used', async () => {
    const untrusted = createRegistryClient(url, () => undefined, { ...trust, getProblem: () => 'not signed' }, RULES);
    expect(await untrusted.current()).toEqual({});
    expect(untrusted.ready()).toBe(false);
    untrusted.close();
  });

  test('PLAT-2: a host that starts while the registry is down uses the stored copy, and then the registry’s next one', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'registry-'));
    const file = join(directory, 'registry-copy/production.json');
    const kept = createStoredCopy(file, (event, fields) => events.push([event, fields]));
    const make = (believed: Trust = trust) => createRegistryClient(url, () => undefined, believed, RULES, fetch, kept);
    const before = make();
    await before.current();
    await kept.write(JSON.parse(answer.body));
    before.close();
    answer = { status: 503, body: '' };
    const after = make();
    expect(await servedVersion(after)).toBe('1.0.0');
    expect([after.ready(), after.answered()]).toEqual([true, false]);
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.1'), 'mfe-search', 2)), etag: '"2"' };
    expect(await servedVersion(after)).toBe('1.0.1');
    expect(after.answered()).toBe(true);
    after.close();
    answer = { status: 503, body: '' };
    const distrusting = make({ ...trust, getProblem: () => 'not signed' });
    expect(await distrusting.current()).toEqual({});
    expect(distrusting.ready()).toBe(false);
    distrusting.close();
    await kept.write(null);
    await rm(directory, { recursive: true });
  });

  test('PLAT-2: a host works without a disk', async () => {
    const kept = createStoredCopy('/dev/null/no.json', (event, fields) => events.push([event, fields]));
    await kept.write({});
    expect(await kept.read()).toBeNull();
    expect(events.map(([event]) => event)).toEqual(['registry_not_kept']);
  });

  test('SAFE-10: an older registry is refused, though it is signed too', async () => {
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.1'), 'mfe-search', 5)), etag: '"5"' };
    const registry = client();
    await registry.current();
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.0'), 'mfe-search', 4)), etag: '"4"' };
    expect(await servedVersion(registry)).toBe('1.0.1');
    registry.close();
  });

  test('SAFE-10: an older registry is refused after a restart too, because the host stored its copy', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'registry-'));
    const kept = createStoredCopy(join(directory, 'registry-copy/production.json'), () => undefined);
    const make = () =>
      createRegistryClient(url, (event, fields) => events.push([event, fields]), trust, RULES, fetch, kept);
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.1'), 'mfe-search', 5)), etag: '"5"' };
    const before = make();
    await before.current();
    await kept.write(JSON.parse(answer.body));
    before.close();
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.0'), 'mfe-search', 4)), etag: '"4"' };
    const after = make();
    expect(await servedVersion(after)).toBe('1.0.1');
    expect(after.answered()).toBe(false);
    expect(JSON.stringify(events)).toContain('went back from revision 5 to 4: where it was put back on purpose');
    expect(events.map(([event]) => event)).toContain('registry_from_disk');
    // One that goes on is taken.
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.2'), 'mfe-search', 6)), etag: '"6"' };
    expect(await servedVersion(after)).toBe('1.0.2');
    after.close();
    // After what the client writes by itself.
    await kept.write(null);
    await rm(directory, { recursive: true });
  });

  test('PLAT-2: the first page of a host with a stored copy waits for the registry itself', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'registry-'));
    const kept = createStoredCopy(join(directory, 'production.json'), () => undefined);
    await kept.write(getRegistry(version('1.0.0')));
    answer = { status: 200, body: JSON.stringify(getRegistry(version('1.0.1'), 'mfe-search', 2)), etag: '"2"' };
    const slow: typeof fetch = async (...asked) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      return fetch(...asked);
    };
    const registry = createRegistryClient(url, () => undefined, trust, { ...RULES, patienceMs: 10 }, slow, kept);
    expect(await servedVersion(registry)).toBe('1.0.1');
    registry.close();
    await kept.write(null);
    await rm(directory, { recursive: true });
  });

  test('PLAT-9: the same problem is logged once, not on every page', async () => {
    const registry = client();
    answer = { status: 503, body: '' };
    for (let page = 0; page < 3; page += 1) await registry.current();
    expect(registry.ready()).toBe(false);
    expect(events.filter(([, fields]) => JSON.stringify(fields).includes('503'))).toHaveLength(1);
    registry.close();
  });
});
