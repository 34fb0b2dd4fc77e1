/** Connections to an asset server that is gone without a word: its machine was switched off, or it got another address. */
import { createServer } from 'node:http';
import { connect, createServer as createLine } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createRegistryClient } from './client.ts';
import { getRegistry, versionEntry } from './fixtures.ts';
import { createOwnConnection } from './own-connection.ts';

const RULES = { freshMs: 0, patienceMs: 60_000, limitMs: 150, pollMs: 60_000 };
const trust = { getProblem: () => null, origins: ['http://assets.test'], readGrant: () => null };
const close = (server: ReturnType<typeof createServer> | ReturnType<typeof createLine>) =>
  new Promise((resolve) => {
    server.close(resolve);
  });

test('PLAT-2: a version that was promoted while the asset server was gone is there with the second request after it is back', async () => {
  let revision = 1;
  const server = createServer((_request, response) => {
    const entries = [versionEntry(`1.0.${revision}`, { traffic: 100, isDefault: true })];
    response.end(JSON.stringify(getRegistry(entries, 'mfe-search', revision)));
  });
  // Longer than a test takes: clients keep what they have open as long as they are told.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const ends: Socket[] = [];
  const known: Socket[] = [];
  const line = createLine((socket) => {
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
    ends.push(socket, other);
    known.push(socket);
    socket.pipe(other).pipe(socket);
    for (const end of [socket, other]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(line.address() as AddressInfo).port}/registry.json`;
  const registry = createRegistryClient(url, () => undefined, trust, RULES, createOwnConnection());
  const shown = async () => (await registry.current())['mfe-search']?.[0]?.metadata.version;
  // The host asks the same server for other files too, many at once.
  await Promise.all(Array.from({ length: 8 }, async () => (await fetch(url)).text()));
  expect(await shown()).toBe('1.0.1');
  // Nothing more arrives on any of them, and nobody closes them.
  for (const socket of known) {
    socket.unpipe();
    socket.pause();
  }
  revision = 2;
  expect(await shown()).toBe('1.0.1');
  expect(await shown()).toBe('1.0.2');
  registry.close();
  for (const socket of ends) socket.destroy();
  server.closeAllConnections();
  await Promise.all([close(line), close(server)]);
});
