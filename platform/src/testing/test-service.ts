/** A registry's service in a directory of its own, and a version to publish to it, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment, VersionEntry } from '@roost/shared/contracts/registry';
import { createAssetServer } from '../assets/server.ts';
import { remotesDir } from '../registry/store.ts';
import { makeToken, RIGHTS } from '../registry/tokens.ts';
import type { Right } from '../registry/tokens.ts';
import { teamsPlugin } from '../teams/service.ts';
import type { TeamsOptions } from '../teams/service.ts';
import { getIntegrity, toHex } from '../teams/version-store.ts';

export type TestService = {
  app: FastifyInstance;
  dataDir: string;
  directory: string;
  /** Names of what it has logged. */
  logged: readonly string[];
  token: (options?: {
    team?: string;
    remotes?: string[];
    environments?: Environment[];
    rights?: Right[];
    days?: number | null;
    madeAt?: Date;
  }) => Promise<string>;
  close: () => Promise<void>;
};

export async function startTestService(
  hosts: TeamsOptions['hosts'] = async () => [],
  site = 'http://stay.test',
  hostStates: TeamsOptions['hostStates'] = async () => [],
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teams-'));
  const directory = remotesDir(dataDir);
  const serviceUrl = `${site}/_teams`;
  const logged: string[] = [];
  const log = (event: string) => void logged.push(event);
  const teams = teamsPlugin({ directory, siteUrl: site, serviceUrl, hosts, hostStates, log });
  const app = await createAssetServer({ directory, publicUrl: 'http://assets.test', teams });
  return {
    ...{ app, dataDir, directory, logged },
    token: ({
      team = 'search',
      remotes = ['mfe-search'],
      environments = [...ENVIRONMENTS],
      rights = [...RIGHTS],
      days = null,
      madeAt = new Date(),
    } = {}) => makeToken(dataDir, { team, remotes, environments, rights, days }, madeAt),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Files of a version, by path. */
export const FILES: Readonly<Record<string, string>> = {
  'mf-manifest.json': '{}',
  'remoteEntry.js': 'globalThis.entry = 1;'.repeat(60),
  'js/expose-routes.js': 'export const routes = [];',
  'css/routes.css': '@layer remotes.mfe-search{.card_title_aB3dE{color:red}}',
  'server/index.cjs': 'module.exports = {};',
};

export const getHashes = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, getIntegrity(Buffer.from(text))]));
export const getHexDigits = (text: string): string => toHex(getIntegrity(Buffer.from(text)));

/** What a publisher says of a version. */
export function getPublishBody(
  version: string,
  {
    remote = 'mfe-search',
    files = FILES,
    ...more
  }: { remote?: string; files?: Record<string, string> | typeof FILES } & Record<string, unknown> = {},
): { version: string; files: Record<string, string>; entry: VersionEntry; revision: number; traffic: number | null } {
  const hashes = getHashes(files);
  const entry: VersionEntry = {
    url: `${remote}/${version}/mf-manifest.json`,
    fallbackUrl: null,
    metadata: { integrity: hashes['mf-manifest.json'] ?? null, version },
    deployment: { traffic: 0, default: false },
    extras: {
      contract: CONTRACT_VERSION,
      baseUrl: `${remote}/${version}/`,
      entry: 'remoteEntry.js',
      owner: 'search team',
      routes: [],
      exposes: { './routes': { js: ['js/expose-routes.js'], css: ['css/routes.css'] } },
      serverBundle: 'server/index.cjs',
      files: hashes,
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
  };
  return { version, files: hashes, entry, revision: 0, traffic: null, ...more };
}
