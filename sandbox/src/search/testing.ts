import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import Fastify, { type FastifyInstance } from 'fastify';
import { searchPlugin, type SearchOptions } from './plugin.ts';

export const APP_ID = 'test-app';
export const ADMIN_KEY = 'test-admin-key';
export const SEARCH_KEY = 'test-search-key';

/** A server of the search stand-in alone on a free port, and clients of it, for tests. */
export type TestServer = { app: FastifyInstance; port: number; dataDir: string; admin: Algoliasearch; client: (key: string) => Algoliasearch; close: () => Promise<void> };

export async function startSearch(options: Partial<SearchOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'search-'));
  const app = Fastify();
  await app.register(searchPlugin, { dataDir, adminKey: ADMIN_KEY, searchKey: SEARCH_KEY, appId: APP_ID, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  const { port } = address;
  const client = (key: string): Algoliasearch => algoliasearch(APP_ID, key, { hosts: hostsOf(port) });
  return {
    app, port, dataDir, admin: client(ADMIN_KEY), client,
    close: async () => {
      await app.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What `hosts` of the client must be to reach a local server. */
export const hostsOf = (port: number): { url: string; accept: 'readWrite'; protocol: 'http'; port?: number }[] => [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }];
