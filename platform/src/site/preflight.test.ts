import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSettings } from '../lib/environment.ts';
import { fullDisk, preflight } from './preflight.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preflight-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Ports that nothing uses: one is opened and closed again for each. */
async function freePorts(): Promise<Record<string, string>> {
  const names = [
    'ROOST_HOST_PORT',
    'ROOST_ASSETS_PORT',
    'ROOST_SERVICES_PORT',
    'ROOST_SANDBOX_PORT',
    'ROOST_MAIL_PORT',
  ];
  const servers = await Promise.all(names.map(() => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
}

function listen(port: number): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
}

test.each(['ROOST_TLS_CERT_FILE', 'ROOST_TLS_KEY_FILE'])(
  'SAFE-1: %s is refused at once, not waited for',
  async (name) => {
    const settings = siteSettings({ ...(await freePorts()), ROOST_DATA_DIR: join(root, 'data') });
    await expect(preflight(settings, { [name]: '/etc/site.pem' })).rejects.toThrow(`${name} is for a process`);
  },
);

test('a directory that is ours, with its ports free, can be used; a second site on it is told so', async () => {
  const settings = siteSettings({ ...(await freePorts()), ROOST_DATA_DIR: join(root, 'data') });
  const release = await preflight(settings);
  await expect(preflight(settings)).rejects.toThrow(/A site already runs on .*data/);
  await release();
  await (
    await preflight(settings)
  )();
});

test.each(['ROOST_HOST_PORT', 'ROOST_ASSETS_PORT', 'ROOST_SERVICES_PORT', 'ROOST_SANDBOX_PORT', 'ROOST_MAIL_PORT'])(
  'a taken port is named with its variable: %s',
  async (name) => {
    const ports = await freePorts();
    const server = await listen(Number(ports[name]));
    try {
      const settings = siteSettings({ ...ports, ROOST_DATA_DIR: root });
      await expect(preflight(settings)).rejects.toThrow(`Port ${ports[name]} (${name}) is taken.`);
      // The lock is let go: nothing stands in the way of the next try.
      await expect(preflight(settings)).rejects.toThrow('is taken');
    } finally {
      server.close();
    }
  },
);

test('a file in the way of the data directory is named', async () => {
  await writeFile(join(root, 'file'), '');
  await mkdir(join(root, 'other'));
  const ports = await freePorts();
  await expect(preflight(siteSettings({ ...ports, ROOST_DATA_DIR: join(root, 'file') }))).rejects.toThrow(
    'a file of that name is in the way',
  );
  await expect(preflight(siteSettings({ ...ports, ROOST_DATA_DIR: join(root, 'file/below') }))).rejects.toThrow(
    'a file is in the way',
  );
});

test('an address of another machine is not called a taken port', async () => {
  const settings = siteSettings({ ...(await freePorts()), ROOST_DATA_DIR: root, ROOST_BIND: '192.0.2.1' });
  await expect(preflight(settings)).rejects.toThrow('No port can be opened on ROOST_BIND=192.0.2.1');
});

test('a disk with room, or a directory that is gone, is not called full', async () => {
  expect(await fullDisk(root)).toBeNull();
  expect(await fullDisk(join(root, 'gone'))).toBeNull();
});
