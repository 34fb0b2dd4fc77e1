import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import Fastify from 'fastify';
import { searchPlugin, type SearchOptions } from './plugin.ts';

export const APP_ID = 'test-app';
export const ADMIN_KEY = 'test-admin-key';
export const SEARCH_KEY = 'test-search-key';

/** A server of the search stand-in alone on a free port, and clients of it, for tests. */
export type TestServer = {
  port: number;
  dataDir: string;
  admin: Algoliasearch;
  client: (key: string) => Algoliasearch;
  close: () => Promise<void>;
  /** A request as no client would send it, with the admin key unless other headers are given. */
  send: (
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: unknown; headers: Headers }>;
};

export async function startSearch(options: Partial<SearchOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'search-'));
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  await app.register(searchPlugin, { dataDir, adminKey: ADMIN_KEY, searchKey: SEARCH_KEY, appId: APP_ID, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  const { port } = address;
  const client = (key: string): Algoliasearch => algoliasearch(APP_ID, key, serverAt(port));
  return {
    port,
    dataDir,
    admin: client(ADMIN_KEY),
    client,
    send: async (
      method,
      path,
      body,
      headers = { 'x-algolia-api-key': ADMIN_KEY, 'x-algolia-application-id': APP_ID },
    ) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers,
        body: body ?? null,
        signal: AbortSignal.timeout(5000),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        body: text === '' ? null : (JSON.parse(text) as unknown),
        headers: answer.headers,
      };
    },
    close: async () => {
      await app.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Options of a client for the server at a port. Patient: what a test says of the index does not depend on how busy the
 * machine is.
 */
export const serverAt = (port: number) => ({
  hosts: getHosts(port),
  timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
});

/** What `hosts` of the client must be to reach a local server. */
export const getHosts = (port: number): { url: string; accept: 'readWrite'; protocol: 'http'; port?: number }[] => [
  { url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' },
];
